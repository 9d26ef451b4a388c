import type pg from "pg";
import type { Clock } from "../../../platform/config/deps.ts";
import { runUpload } from "../running/run-upload.ts";
import type { FileWork } from "./file-work.ts";
import { sendUploadBack } from "./send-upload-back.ts";

/** Reads files where requests are answered: for tests, and where nothing is built. */
export const inThisThread = (pool: pg.Pool, clock: Clock): FileWork => ({
  run: (name, signal) => runUpload({ pool, clock, signal, beat: () => undefined }, name),
  sendBack: async (task, write, signal) => {
    for await (const bytes of sendUploadBack(pool, task, () => undefined)) {
      if (signal.aborted) return;
      await write(bytes);
    }
  },
});
