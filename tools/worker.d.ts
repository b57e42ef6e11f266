/** What the worker has and a page has not: TypeScript cannot hold both at once. */

/** `web/installed.py` writes these before `web/static/worker.js`. */
declare const CACHE: string;
declare const OFFLINE: string;
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
