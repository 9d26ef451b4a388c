import type { AttachmentFault } from "@propertyvr/contracts";
import type { DocumentText } from "@propertyvr/documents";
import type { Result } from "@propertyvr/vocabulary";
import type { DocumentFormat } from "../reading/read-document.ts";

/** Takes the text and the tables out of a file; see `readDocument`. */
export type ReadFile = (
  bytes: Uint8Array,
  format: DocumentFormat,
) => Promise<Result<DocumentText, AttachmentFault>>;

/** What the thread is given, and what it tells. */
export interface ReadingTask {
  readonly bytes: Uint8Array;
  readonly format: DocumentFormat;
}
export type ReadingNews =
  | { readonly is: "read"; readonly result: Result<DocumentText, AttachmentFault> }
  | { readonly is: "failed"; readonly message: string };
