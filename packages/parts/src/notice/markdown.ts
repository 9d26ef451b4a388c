import { plainInMarkdown } from "../words/links.ts";
import type { NoticePart } from "./schema.ts";

export const markdownNotice = ({ text }: NoticePart): string => `> ${plainInMarkdown(text)}`;
