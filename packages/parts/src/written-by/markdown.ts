import { plainInMarkdown } from "../words/links.ts";
import { writtenByInWords } from "./in-words.ts";
import type { WrittenByPart } from "./schema.ts";

export const markdownWrittenBy = (part: WrittenByPart): string =>
  plainInMarkdown(writtenByInWords(part, part.language));
