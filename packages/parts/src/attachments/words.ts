import type { AttachmentsPart } from "./schema.ts";

export type FileFigures = Omit<AttachmentsPart["files"][number], "id" | "name" | "text">;

export interface AttachmentsWords {
  /** Heads what was read of so many files. */
  readonly attachmentsRead: (count: number) => string;
  /** "3 pages, 1 table, 2,140 characters". */
  readonly attachedFile: (file: FileFigures) => string;
}
