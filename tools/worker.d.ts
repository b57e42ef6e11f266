/** What the worker has and a page has not: TypeScript cannot hold both at once. */

/** `web/installed.py` writes these before `web/static/worker.js`. */
declare const CACHE: string;
declare const OFFLINE: string;
declare const PAGES: readonly string[];
declare const KEPT: readonly string[];
declare const ICON: string;
declare const ROOT: string;

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}

interface WorkerPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

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
  push: PushEvent;
  notificationclick: NotificationEvent;
}

interface Window {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<readonly WorkerPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
}
