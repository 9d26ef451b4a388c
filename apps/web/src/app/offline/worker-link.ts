import type { WorkerMessage } from "../../service-worker/scope.ts";
import { createStore, useStore } from "../../lib/store.ts";

/** How often a page that stays open asks whether there is a new release. */
const ASK_EVERY_MS = 30 * 60_000;

const ready = createStore(false);
export const useNewVersion = (): boolean => useStore(ready);

/** The release that this page is of; null where it was not built. */
const ownRelease = (): string | null =>
  document.querySelector('meta[name="release"]')?.getAttribute("content") ?? null;

/** Insecure contexts and private windows may have no workers. */
const container = (): ServiceWorkerContainer | undefined =>
  "serviceWorker" in navigator ? navigator.serviceWorker : undefined;

const post = (worker: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []): void =>
  worker.postMessage(message, ports);

let isStarted = false;

/** Has the worker hold the files of the site, and finds out when a newer release waits. Once a page. */
export function startWorker(): void {
  const workers = container();
  if (workers === undefined || ownRelease() === null || isStarted) return;
  isStarted = true;
  workers.addEventListener("controllerchange", () => void checkRelease(workers.controller));
  workers
    .register("/sw.js", { scope: "/", updateViaCache: "none" })
    .then(follow)
    // Refused, e.g. by the browser's settings: the site works without.
    .catch(() => (isStarted = false));
}

function follow(registration: ServiceWorkerRegistration): void {
  void checkRelease(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => void checkRelease(registration.waiting));
  });
  let askedAt = Date.now();
  const ask = (): void => {
    if (document.hidden || Date.now() - askedAt < ASK_EVERY_MS) return;
    askedAt = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", ask);
  setInterval(ask, ASK_EVERY_MS);
}

/** A worker of another release means that a reload brings that; one of this page's release takes over at once. */
async function checkRelease(worker: ServiceWorker | null): Promise<void> {
  if (worker === null) return;
  const release = await releaseOf(worker);
  if (release !== ownRelease()) ready.write(true);
  else if (worker.state === "installed") post(worker, "take over");
}

const releaseOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => resolve(data));
    port1.start();
    post(worker, "which", [port2]);
  });

export const dismissNewVersion = (): void => ready.write(false);

/** The page in the new release. Drafts are stored already; a form that would lose something asks first. */
export async function takeNewVersion(): Promise<void> {
  const registration = await container()?.getRegistration();
  const waiting = registration?.waiting;
  const reload = (): void => location.reload();
  if (waiting === null || waiting === undefined) return reload();
  container()?.addEventListener("controllerchange", reload, { once: true });
  post(waiting, "take over");
}

/** Ends the worker and forgets the files that it holds. */
export async function dropWorker(): Promise<void> {
  isStarted = false;
  const registration = await container()?.getRegistration();
  if (registration === undefined) return;
  await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith("files ")) await caches.delete(name);
}
