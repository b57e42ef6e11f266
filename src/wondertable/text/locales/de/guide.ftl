### A guided first game, and the coach, as the house says it.

web-guide = Geführtes erstes Spiel
web-guide-start = Zeig’s mir
web-guide-about = ein geführtes erstes Spiel, Schritt für Schritt
web-guide-step = Schritt { $step } von { $steps }
web-guide-next = Weiter
web-guide-back = Zurück
web-guide-skip = Ohne das weiter
web-guide-end = Allein weiterspielen
web-guide-leave = Führung verlassen
web-guide-resume = Führung fortsetzen
web-guide-waits = Du bist dran: Nach deiner Wahl geht es weiter.
web-refused-guide = An diesem Tisch wird niemand geführt.
web-coach = Trainer
web-coach-more = Im Glossar nachsehen
