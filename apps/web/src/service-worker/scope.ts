/** What a service worker has that a page has not; the compiler's own types for it and for pages exclude each other. */
export interface WorkerScope {
  readonly location: Location;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

interface Lasting extends Event {
  /** The worker is not ended before this has settled. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerEvents {
  readonly install: Lasting;
  readonly activate: Lasting;
  readonly message: MessageEvent<WorkerMessage>;
  readonly fetch: Lasting & {
    readonly request: Request;
    readonly respondWith: (reply: Promise<Response>) => void;
  };
}

/** What a page says to a worker: which release are you of (answered through the port), and take over. */
export type WorkerMessage = "which" | "take over";
