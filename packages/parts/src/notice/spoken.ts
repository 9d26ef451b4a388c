import { spokenText } from "../text/spoken.ts";
import type { NoticePart } from "./schema.ts";

export const spokenNotice = (part: NoticePart): string => spokenText(part);
