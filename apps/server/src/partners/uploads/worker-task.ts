import type { RunName } from "./run-store.ts";

/** What a worker is given to do. */
export type Task = { readonly databaseUrl: string } & (
  { readonly is: "run"; readonly name: RunName } | ({ readonly is: "send-back" } & SendBackTask)
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
