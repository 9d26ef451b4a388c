import type { TalkOf } from "../kinds.ts";
import { BEGINNINGS } from "./beginnings.ts";
import { CHANGES } from "./changes.ts";
import { LIVES } from "./lives.ts";
import { SHOWN_HOMES } from "./shown-homes.ts";

/** Messages of our own; what each must lead to was written before the code that serves it. */
export const THAI: readonly TalkOf[] = [...BEGINNINGS, ...CHANGES, ...SHOWN_HOMES, ...LIVES];
