import { spokenText } from "../text/spoken.ts";
import { quotable } from "../words/figures.ts";
import type { AttachmentsPart } from "./schema.ts";

/** Each file with what was read in it. */
export function spokenAttachments({ text, language, files }: AttachmentsPart): string {
  const lines = files.map((file) => `${quotable(file.name, 80)}: ${file.text}`);
  return spokenText({ text: [text, ...lines].join("\n"), language });
}
