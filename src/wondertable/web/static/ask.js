// @ts-check
/**
 * Questions before something is lost: links marked `data-ask` lead to a page that asks. Here its
 * question comes in a dialog, with the focus on the safe answer; Escape is a no. If the page cannot
 * be had, the link leads there.
 */

const QUESTION = "#asking";
let asking = false; // one question at a time, however often a link is pressed

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[data-ask]") : null;
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  event.preventDefault();
  if (asking) return;
  asking = true;
  ask(link);
});

/** @param {HTMLAnchorElement} link */
async function ask(link) {
  const place = back(link); // an update may bring the menu anew while the question stands
  const question = await asked(link.href).catch(() => null);
  if (!question) return location.assign(link.href);
  const dialog = document.createElement("dialog");
  dialog.className = "ask-dialog";
  dialog.setAttribute("aria-labelledby", "asking-h");
  dialog.setAttribute("aria-describedby", "asking-follows");
  dialog.append(question);
  // Who stays at the table need not load it again.
  if (document.body.dataset.live)
    for (const form of dialog.querySelectorAll("form[data-stays]"))
      form.setAttribute("data-act", "");
  dialog.addEventListener("click", (event) => {
    // The second half of a double press on the link was not meant for the question.
    if (event.detail > 1) return event.preventDefault();
    const no =
      event.target === dialog ||
      (event.target instanceof Element && event.target.closest("[data-no]"));
    if (!no) return;
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener("close", () => {
    asking = false;
    dialog.remove();
    place.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/**
 * The question of a page.
 * @param {string} address
 */
async function asked(address) {
  const answer = await fetch(address);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return answer.ok ? page.querySelector(QUESTION) : null;
}

/**
 * Where the focus goes after a no: the link, or what opens the menu in which it stands.
 * @param {HTMLAnchorElement} link
 * @returns {HTMLElement}
 */
function back(link) {
  const menu = link.closest("[popover]");
  const opener = menu && document.querySelector(`[popovertarget="${menu.id}"]`);
  return opener instanceof HTMLElement ? opener : link;
}
