// @ts-check
/** Gives names, and the keyboard, what the theme leaves without. */
function mend() {
  document.querySelector(".md-search")?.setAttribute("aria-label", "Search");
  document
    .querySelectorAll(".md-code__nav")
    .forEach((nav, at) => nav.setAttribute("aria-label", `Code ${at + 1}`));
  // The reference has contents of contents, one landmark each, and many of one name.
  for (const nav of document.querySelectorAll(".md-nav--secondary .md-nav[aria-label]")) {
    nav.removeAttribute("aria-label");
    nav.setAttribute("role", "presentation");
  }
  for (const wrap of document.querySelectorAll(".md-typeset__scrollwrap, pre > code")) {
    if (wrap.scrollWidth > wrap.clientWidth) wrap.setAttribute("tabindex", "0");
  }
}

mend();
new MutationObserver(mend).observe(document.body, { childList: true, subtree: true });
addEventListener("resize", mend);
