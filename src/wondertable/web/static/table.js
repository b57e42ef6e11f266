// @ts-check
/** What a page needs to live: it works without this, only less smoothly. */
import { startClocks } from "./clock.js";
import { startForms } from "./forms.js";
import { startKeys } from "./keys.js";
import { startLive } from "./live.js";
import { startSound } from "./sound.js";
import { startTalk } from "./talk.js";
import { startTheme } from "./theme.js";

startTheme();
startSound();
startKeys();
startForms();
startClocks();
startLive();
startTalk();
