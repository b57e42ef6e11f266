// @ts-check
/**
 * The search of the theme runs in a worker, which browsers refuse to pages that are opened as
 * files. There, the worker's script runs in an empty frame instead.
 */
if (location.protocol === "file:") {
  class FrameWorker extends EventTarget {
    /** @param {string | URL} url */
    constructor(url) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      const inside = /** @type {any} */ (frame.contentWindow);
      inside.postMessage = (/** @type {unknown} */ data) =>
        this.dispatchEvent(new MessageEvent("message", { data }));
      const script = inside.document.createElement("script");
      script.src = String(url);
      this.inside = inside;
      this.ready = new Promise((done) => script.addEventListener("load", done));
      inside.document.body.append(script);
    }

    /** @param {unknown} data */
    async postMessage(data) {
      await this.ready;
      this.inside.dispatchEvent(new MessageEvent("message", { data }));
    }

    terminate() {}
  }
  Object.assign(window, { Worker: FrameWorker });
}
