import type { Upload } from "@propertyvr/contracts";
import { chooseMode, goToChanges, startOver } from "./flow.ts";
import { followUpload } from "./run/upload-run.ts";

/** Goes on here with an upload that was begun before the page was loaded, or in another tab. */
export function goOnWith(upload: Upload): void {
  startOver();
  chooseMode(upload.mode);
  // A trial leads to its changes, where it is imported; nothing else of the file is known here.
  if (upload.dry_run || upload.state === "checked") goToChanges();
  void followUpload(upload);
}

/** Whether there is still something to do with it: to watch, or to import. */
export const canGoOn = ({ state, kept_until }: Upload): boolean =>
  state === "waiting" ||
  state === "running" ||
  (state === "checked" && kept_until !== null && Date.parse(kept_until) > Date.now());
