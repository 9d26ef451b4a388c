import { spokenText } from "../text/spoken.ts";
import type { ChangedPart } from "./schema.ts";

/** The sentence, not the signs of the line. */
export const spokenChanged = (part: ChangedPart): string => spokenText(part);
