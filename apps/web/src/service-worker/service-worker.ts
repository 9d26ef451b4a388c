/**
 * Opens the site without a network. It holds the files of its own release and never the API: what
 * people write and read goes past it (`kind-of.ts`). The build puts its release and files in
 * (`apps/web/offline-files.ts`); SERVICE_WORKER=off ends it on every device.
 */
import { kindOf } from "./kind-of.ts";
import type { WorkerScope } from "./scope.ts";

declare const RELEASE: string;
/** Of the release: what the chat and the sign-in need, hashed. */
declare const ASSETS: readonly string[];
/** Those without a hash. */
declare const FILES: readonly string[];

const worker = globalThis as unknown as WorkerScope;
const PREFIX = "files ";
const OWN = PREFIX + RELEASE;
/** This release and the one before, whose pages may still be open. */
const KEPT_RELEASES = 2;
/** Any address of the app is this page. */
const SHELL = "/";
/** With a network that hardly moves, the page comes from here after this. */
const PATIENCE_MS = 6_000;

worker.addEventListener("install", (event) => event.waitUntil(takeIn()));
worker.addEventListener("activate", (event) =>
  event.waitUntil(dropOldReleases().then(() => worker.clients.claim())),
);
worker.addEventListener("message", (event) => {
  if (event.data === "which") event.ports[0]?.postMessage(RELEASE);
  if (event.data === "take over") void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  switch (kindOf(request, worker.location.origin, FILES)) {
    case "page":
      return event.respondWith(networkFirst(request, SHELL));
    case "file":
      return event.respondWith(networkFirst(request, request.url));
    case "asset":
      return event.respondWith(
        assetOf(request, (name, reply) => event.waitUntil(put(name, reply))),
      );
    case null:
  }
});

async function takeIn(): Promise<void> {
  // Caches are listed in the order in which they were made: the newest is the last.
  await caches.delete(OWN);
  const page = await fetched(SHELL, "no-store");
  // Between two releases the page may be of another one than this worker: it is tried again later.
  if (!(await page.clone().text()).includes(RELEASE)) throw new Error("of another release");
  await put(SHELL, page);
  await Promise.all([
    ...FILES.map(async (file) => put(file, await fetched(file, "no-cache"))),
    ...ASSETS.map(async (asset) => put(asset, (await kept(asset)) ?? (await fetched(asset)))),
  ]);
}

async function fetched(file: string, cache: RequestCache = "default"): Promise<Response> {
  const reply = await fetch(file, { cache });
  if (!reply.ok) throw new Error(`${file} answered ${String(reply.status)}`);
  return reply;
}

async function dropOldReleases(): Promise<void> {
  const releases = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(releases.slice(0, -KEPT_RELEASES).map((name) => caches.delete(name)));
}

const put = async (name: string, reply: Response): Promise<void> =>
  (await caches.open(OWN)).put(name, reply);

/** Of any release: the name of a hashed file says its content. */
const kept = (name: string): Promise<Response | undefined> =>
  caches.match(name, { ignoreVary: true });

async function assetOf(
  request: Request,
  keep: (name: string, reply: Response) => void,
): Promise<Response> {
  const held = await kept(request.url);
  if (held !== undefined) return held;
  const reply = await fetch(request);
  if (reply.ok) keep(request.url, reply.clone());
  return reply;
}

/** What the server says, unless it is away or takes too long and something is held in its place. */
async function networkFirst(request: Request, name: string): Promise<Response> {
  const own = await caches.open(OWN);
  const held = await own.match(name, { ignoreVary: true });
  if (held === undefined) return fetch(request);
  const asked = fetch(request).then(
    (reply) =>
      reply.status === 502 || reply.status === 503 || reply.status === 504 ? held : reply,
    () => held,
  );
  return Promise.race([asked, after(PATIENCE_MS, held)]);
}

const after = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, value);
  });
