import { plainInMarkdown } from "../words/links.ts";
import type { ChangedPart } from "./schema.ts";

export const markdownChanged = ({ text }: ChangedPart): string => plainInMarkdown(text);
