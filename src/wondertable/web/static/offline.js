// @ts-check
/** A worker keeps the score pad and says when there is no connection: for who has use for it. */

/**
 * Lets the worker of the site begin, and waits until it is at work.
 * @returns {Promise<boolean>} whether there is one
 */
export async function startWorker() {
  const place = document.querySelector("link[data-worker]");
  if (!("serviceWorker" in navigator) || !(place instanceof HTMLElement)) return false;
  const { worker = "", scope = "/" } = place.dataset;
  try {
    const registration = await navigator.serviceWorker.register(worker, { scope });
    await atWork(registration.installing ?? registration.waiting);
    await dismissOthers(registration);
    return true;
  } catch {
    return false; // without a secure address there is none; pages do everything else
  }
}

/**
 * Waits for a worker that is new: it keeps pages of another language, or of another version.
 * @param {ServiceWorker | null} worker
 */
function atWork(worker) {
  if (!worker) return navigator.serviceWorker.ready;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === "activated") resolve(worker);
      else if (worker.state === "redundant") reject(new Error("the worker gave up"));
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

/**
 * Sends away the worker of earlier versions, which kept the pad alone and would keep on doing so.
 * @param {ServiceWorkerRegistration} ours
 */
async function dismissOthers(ours) {
  const all = await navigator.serviceWorker.getRegistrations();
  const before = all.filter(({ scope }) => scope !== ours.scope && scope.startsWith(ours.scope));
  await Promise.all(before.map((registration) => registration.unregister()));
}

/** Who has put the site on the home screen wants it to begin without a connection, too. */
export function startInstalled() {
  if (matchMedia("(display-mode: standalone)").matches) startWorker();
  else addEventListener("appinstalled", () => startWorker());
}
