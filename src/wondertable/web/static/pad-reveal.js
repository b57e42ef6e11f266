// Not a module: it waits for the style before it, and the page waits for it. Pages that a worker hands out are else shown
// before their style says that they glide in, which Chromium counts as a failed transition.
addEventListener("pagereveal", (event) => event.viewTransition?.ready.catch(() => {}));
