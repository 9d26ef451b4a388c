import type { Upload } from "@propertyvr/contracts";
import { openStream } from "../../../lib/api/index.ts";
import { workEndpoints } from "../../../lib/api/work-endpoints.ts";
import { saveFile } from "../../../lib/save-file.ts";

/** Saves the sender's own file with the reasons in it. Throws ProblemError. */
export async function saveUploadedFile(upload: Upload, rows: "failed" | "all"): Promise<void> {
  const response = await openStream(workEndpoints.uploadedFile, {
    params: { id: upload.id },
    query: { rows },
    headers: { accept: "application/octet-stream" },
  });
  const name = nameIn(response.headers.get("content-disposition")) ?? upload.file_name;
  saveFile(name, await response.blob());
}

/** RFC 6266: the name in any script, else the plain one. */
function nameIn(disposition: string | null): string | undefined {
  const extended = /filename\*=utf-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  if (extended !== undefined) return decodeURIComponent(extended);
  return /filename="([^"]+)"/.exec(disposition ?? "")?.[1];
}
