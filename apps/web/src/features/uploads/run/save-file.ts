import type { Upload } from "@propertyvr/contracts";
import { openStream } from "../../../lib/api/index.ts";
import { workEndpoints } from "../../../lib/api/work-endpoints.ts";

/** Saves the sender's own file with the reasons in it. Throws ProblemError. */
export async function saveUploadedFile(upload: Upload, rows: "failed" | "all"): Promise<void> {
  const response = await openStream(workEndpoints.uploadedFile, {
    params: { id: upload.id },
    query: { rows },
    headers: { accept: "application/octet-stream" },
  });
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = nameIn(response.headers.get("content-disposition")) ?? upload.file_name;
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** RFC 6266: the name in any script, else the plain one. */
function nameIn(disposition: string | null): string | undefined {
  const extended = /filename\*=utf-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  if (extended !== undefined) return decodeURIComponent(extended);
  return /filename="([^"]+)"/.exec(disposition ?? "")?.[1];
}
