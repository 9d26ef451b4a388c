import { sweepFiles } from "./file-store.ts";
import type { UploadDeps } from "./upload-deps.ts";
import { sweepUploads } from "./upload-store.ts";

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
const REPORT_DAYS = 90;
/** A file of which nothing has come for so long was given up, or its server died. */
const SILENT = "15 minutes";

/** Takes away half-sent files, files whose time is over, and reports that are old. */
export const keepUploadsSwept = ({ jobs, pool, clock, log }: UploadDeps): void => {
  jobs.keep("sweep-uploads", {
    everyMs: HOUR_MS / 4,
    run: async () => {
      const now = clock.now();
      const files = await sweepFiles(pool, { now, silentFor: SILENT });
      const reports = await sweepUploads(pool, new Date(now.getTime() - REPORT_DAYS * DAY_MS));
      if (files + reports > 0) log.info({ files, reports }, "uploads swept");
    },
  });
};
