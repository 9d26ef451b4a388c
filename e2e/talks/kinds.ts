import type { ScriptedConversation } from "./expectations.ts";

/** What a talk tries; `npm run talks -- --about law` plays one kind. */
export const ABOUTS = [
  "vague",
  "small talk",
  "rambling",
  "change",
  "combined",
  "either",
  "dead end",
  "in view",
  "crossing",
  "slang",
  "investor",
  "family",
  "pets",
  "student",
  "law",
  "outage",
] as const;

export type TalkOf = ScriptedConversation<(typeof ABOUTS)[number]>;
