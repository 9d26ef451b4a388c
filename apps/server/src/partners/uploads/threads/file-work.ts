import type { RunName } from "../store/run-store.ts";

/** Runs an upload to its end, or until the signal; see `runUpload`. */
type RunUpload = (name: RunName, signal: AbortSignal) => Promise<void>;

/** Sends an upload's own file back, piece by piece; see `sendUploadBack`. */
type SendUploadBack = (
  task: SendBackTask,
  write: (bytes: Uint8Array) => Promise<void>,
  signal: AbortSignal,
) => Promise<void>;

/** What is done with files apart from the thread that answers requests. */
export interface FileWork {
  readonly run: RunUpload;
  readonly sendBack: SendUploadBack;
}

/** What a worker is given to do. */
export type Task = { readonly databaseUrl: string } & (
  | { readonly is: "run"; readonly name: RunName }
  | ({ readonly is: "send-back" } & SendBackTask)
);
export interface SendBackTask {
  readonly uploadId: string;
  readonly rows: "all" | "failed";
  /** For anybody but the sender of the file, without private cells. */
  readonly isForOthers: boolean;
}

/** What it tells while it works. */
export type TaskNews =
  | { readonly is: "beat" }
  | { readonly is: "bytes"; readonly bytes: Uint8Array }
  | { readonly is: "done" }
  | { readonly is: "failed"; readonly message: string };
