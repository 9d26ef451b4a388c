import { plainInMarkdown } from "../words/links.ts";
import type { AttachmentsPart } from "./schema.ts";

/** Each file with what was read in it. */
export function markdownAttachments({ text, files }: AttachmentsPart): string {
  const list = files.map((file) => `- ${plainInMarkdown(`${file.name}: ${file.text}`)}`);
  return `${plainInMarkdown(text)}\n\n${list.join("\n")}`;
}
