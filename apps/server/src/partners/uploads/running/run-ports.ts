import type pg from "pg";
import type { Clock } from "../../../platform/config/deps.ts";
import type { RunName } from "../store/run-store.ts";
import type { UploadRow } from "../store/upload-store.ts";

/** What a run stands on. It shares nothing with other runs, so it may live in a thread of its own. */
export interface UploadRunPorts {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  /** Told again and again while the work goes on: a run that is silent for long hangs. */
  readonly beat: () => void;
  /** Aborts when the server stops: what is committed stands, and the next run goes on from there. */
  readonly signal: AbortSignal;
}

/** An upload that this run alone writes to. */
export interface RunningUpload {
  readonly name: RunName;
  readonly upload: UploadRow & { readonly file_id: string };
}
