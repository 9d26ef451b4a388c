import type { Upload, UploadOptions, UploadReply } from "@propertyvr/contracts";
import { call, isProblem, type ProblemError } from "../../../lib/api/index.ts";
import { workEndpoints } from "../../../lib/api/work-endpoints.ts";
import { onSessionChange, readSession } from "../../../lib/session/session-store.ts";
import { createStore, useStore } from "../../../lib/store.ts";
import type { UploadSource } from "../flow.ts";
import { sendSource } from "./send-file.ts";
import { waitPolitely } from "./wait-politely.ts";

/** What the server is doing with a file. */
export type UploadRunState =
  | { readonly at: "none" }
  | { readonly at: "sending"; readonly sent: number; readonly total: number }
  /** All of it is there, or asked for; `upload` is null until the server names it. */
  | {
      readonly at: "working";
      readonly upload: Upload | null;
      /** Nothing of it is kept. */
      readonly isTrial: boolean;
      readonly isOutOfReach: boolean;
    }
  /** A dry run is over, or the deletion guard waits for a confirmation. */
  | { readonly at: "checked"; readonly upload: Upload }
  | { readonly at: "done"; readonly upload: Upload }
  | { readonly at: "failed"; readonly why: ProblemError | null; readonly upload: Upload | null };

const NONE: UploadRunState = { at: "none" };
const store = createStore<UploadRunState>(NONE);
export const useRun = (): UploadRunState => useStore(store);
export const readRun = store.read;

/** What was begun last; an answer to anything before it is dropped. */
let current = new AbortController();
const begin = (): AbortSignal => {
  current.abort();
  current = new AbortController();
  return current.signal;
};

/** Told about each import that ended, whoever watches. */
const ends = new Set<(run: UploadRunState) => void>();
export function onRunEnd(listener: (run: UploadRunState) => void): () => void {
  ends.add(listener);
  return () => ends.delete(listener);
}

let token: string | null = null;
const tokenNow = (): string | null => {
  const session = readSession();
  return session.status === "signed_out" ? null : session.token;
};
onSessionChange(() => {
  if (tokenNow() !== token) forgetRun();
});

/** Looks at nothing any more. What the server does goes on. */
export function forgetRun(): void {
  begin();
  store.write(NONE);
}

/** Sends a file, for a dry run or to be imported at once. */
export function sendAndRun(source: UploadSource, options: UploadOptions): Promise<void> {
  const { file } = source;
  const list = async (signal: AbortSignal): Promise<readonly Upload[]> =>
    (await call(workEndpoints.listUploads, { query: {}, signal })).uploads;
  let before: ReadonlySet<string> | undefined;
  return run(
    { at: "sending", sent: 0, total: file.size },
    {
      options,
      ask: async (signal) => {
        before = new Set((await list(signal)).map(({ id }) => id));
        return sendSource(source, options, {
          signal,
          onProgress: (sent, total) =>
            store.write(sent < total ? { at: "sending", sent, total } : asked(options)),
        });
      },
      // Not one of those that were there: a file of this size may have been sent a minute ago.
      find: async (signal) =>
        before === undefined
          ? undefined
          : (await list(signal)).find(
              ({ id, bytes }) => bytes === file.size && before?.has(id) === false,
            ),
    },
  );
}

/** Has a file that was sent for a dry run gone through again: with other options, or imported. */
export const runAgain = (
  { id, finished_at: before }: Upload,
  options: UploadOptions,
): Promise<void> =>
  run(asked(options), {
    options,
    ask: (signal) => call(workEndpoints.importUpload, { params: { id }, body: options, signal }),
    find: async (signal) => {
      const upload = await uploadNamed(id, signal);
      const isAsked = upload.dry_run === options.dry_run && upload.mode === options.mode;
      // As it was before, nothing that was asked for has arrived.
      return isAsked && upload.finished_at !== before ? upload : undefined;
    },
  });

const asked = ({ dry_run: isTrial }: UploadOptions, isOutOfReach = false): UploadRunState => ({
  at: "working",
  upload: null,
  isTrial,
  isOutOfReach,
});
const working = (upload: Upload, isOutOfReach = false): UploadRunState => ({
  at: "working",
  upload,
  isTrial: upload.dry_run,
  isOutOfReach,
});

/** Goes on with an upload that was begun elsewhere: in another tab, or before the page was loaded. */
export async function followUpload(upload: Upload): Promise<void> {
  token = tokenNow();
  const signal = begin();
  store.write(runOf(upload));
  await keepAsking(upload, signal);
}

/** Asks the server to stop. Where it has not named the upload there is nothing to stop there. */
export async function cancelRun(): Promise<void> {
  const now = store.read();
  if (now.at === "sending") return forgetRun();
  if (now.at !== "working") return;
  if (now.upload === null) return forgetRun();
  const { id } = now.upload;
  const upload = await call(workEndpoints.cancelUpload, { params: { id } });
  if (store.read().at !== "working") return;
  // Of a trial nothing is kept, so there is nothing to tell.
  if (upload.dry_run) return forgetRun();
  // Where it stops only after its batch, whoever asks how it goes sees that it did.
  if (isUnderWay(upload)) return;
  // An answer that is still on its way was written before it stopped.
  begin();
  end(runOf(upload));
}

const uploadNamed = (id: string, signal: AbortSignal): Promise<Upload> =>
  call(workEndpoints.getUpload, { params: { id }, signal });

interface UploadAttempt {
  readonly options: UploadOptions;
  readonly ask: (signal: AbortSignal) => Promise<UploadReply>;
  /** The upload that was asked for, where the answer did not come or did not say. */
  readonly find: (signal: AbortSignal) => Promise<Upload | undefined>;
}

async function run(first: UploadRunState, { ask, find, options }: UploadAttempt): Promise<void> {
  token = tokenNow();
  const signal = begin();
  store.write(first);
  try {
    const { upload } = await ask(signal);
    if (!signal.aborted) await keepAsking(upload, signal);
  } catch (error) {
    if (signal.aborted) return;
    const why = isProblem(error) ? error : null;
    const isRefused = isProblem(error, "upload_refused");
    // A file that was sent before is answered by its former upload, which only the answer names.
    const named = why?.uploadId;
    const look = isRefused && named !== undefined ? () => uploadNamed(named, signal) : find;
    const found =
      isRefused || isPassing(error) || isBegun(error)
        ? await lookFor(look, signal, () => store.write(asked(options, true)))
        : undefined;
    if (signal.aborted) return;
    if (found === undefined) end({ at: "failed", why, upload: null });
    else if (!isRefused) await keepAsking(found, signal);
    else if (found.state === "checked") end(runOf(found));
    else end({ at: "failed", why, upload: found });
  }
}

/** Asks until there is an answer, also where the network is away for long. */
async function lookFor(
  find: UploadAttempt["find"],
  signal: AbortSignal,
  outOfReach: () => void,
): Promise<Upload | undefined> {
  for (let asked = 0; !signal.aborted; asked++) {
    try {
      return await find(signal);
    } catch (error) {
      if (!isPassing(error)) return undefined;
      outOfReach();
      await waitPolitely(asked, signal);
    }
  }
  return undefined;
}

/** Until it is over. A lost network ends nothing: the server goes on, and is asked again. */
async function keepAsking(first: Upload, signal: AbortSignal): Promise<void> {
  let upload = first;
  if (isUnderWay(upload)) store.write(working(upload));
  for (let asked = 0; isUnderWay(upload); asked++) {
    await waitPolitely(asked, signal);
    if (signal.aborted) return;
    try {
      upload = await uploadNamed(upload.id, signal);
      if (!signal.aborted) store.write(working(upload));
    } catch (error) {
      if (signal.aborted) return;
      const why = isProblem(error) ? error : null;
      if (!isPassing(error)) return end({ at: "failed", why, upload });
      store.write(working(upload, true));
    }
    if (signal.aborted) return;
  }
  end(runOf(upload));
}

export const isUnderWay = ({ state }: Upload): boolean =>
  state === "waiting" || state === "running";

const isPassing = (error: unknown): boolean =>
  isProblem(error, "offline", "timeout", "unavailable", "unreadable_reply", "too_many_requests");

/** The same may have been asked for in another tab. */
const isBegun = (error: unknown): boolean => isProblem(error, "conflict");

function runOf(upload: Upload): UploadRunState {
  if (upload.state === "checked") return { at: "checked", upload };
  if (upload.state === "done" || upload.state === "cancelled") return { at: "done", upload };
  if (upload.state === "failed") return { at: "failed", why: null, upload };
  return working(upload);
}

function end(to: UploadRunState): void {
  store.write(to);
  for (const listener of ends) listener(to);
}
