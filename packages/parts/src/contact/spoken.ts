import { spokenText } from "../text/spoken.ts";
import type { ContactPart } from "./schema.ts";

/** What to beware of. Numbers and addresses are for the eye: the prose before has said whom they reach. */
export const spokenContact = (part: ContactPart): string => spokenText(part);
