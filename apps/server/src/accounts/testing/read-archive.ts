import type { AccountExport } from "@propertyvr/contracts";
import { unzipSync } from "fflate";

/** What the archive of an account tells as data, and as it stands in the file. */
export function readArchive(reply: { readonly rawPayload: Uint8Array }): {
  readonly data: AccountExport["data"];
  readonly text: string;
} {
  const text = Buffer.from(unzipSync(reply.rawPayload)["data.json"] ?? []).toString();
  return { data: (JSON.parse(text) as AccountExport).data, text };
}
