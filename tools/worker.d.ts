/** What the worker of the score pad has and a page has not: TypeScript cannot hold both at once. */

/** `web/pad/routes.py` writes these before `web/static/pad/worker.js`. */
declare const CACHE: string;
declare const PAGES: readonly string[];
declare const KEPT: readonly string[];

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WindowEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
}

interface Window {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}
