import type { Upload } from "@propertyvr/contracts";
import { openStream } from "../../../lib/api/index.ts";
import { workEndpoints } from "../../../lib/api/work-endpoints.ts";
import { nameOf, saveFile } from "../../../lib/save-file.ts";

/** Saves the sender's own file with the reasons in it. Throws ProblemError. */
export async function saveUploadedFile(upload: Upload, rows: "failed" | "all"): Promise<void> {
  const response = await openStream(workEndpoints.uploadedFile, {
    params: { id: upload.id },
    query: { rows },
    headers: { accept: "application/octet-stream" },
  });
  const name = nameOf(response) ?? upload.file_name;
  saveFile(name, await response.blob());
}
