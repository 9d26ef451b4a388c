import { type DocumentText, plainText, withoutContacts } from "@propertyvr/documents";
import type { Understood } from "@propertyvr/vocabulary";
import type { Turn } from "./turn.ts";
import type { Understand } from "./understand.ts";

/** A listing, a brochure or a post; what is longer tells of more than one home. UTF-16 units. */
const SHORT = 3_000;

/** "Find something like this": what it is like stands in a file. */
const LIKE_THE_FILE =
  /\b(?:like|similar to|matching|based on) (?:this|that|it|these|the (?:one |home |place |unit )?(?:in |on )?(?:the |this )?(?:file|document|brochure|listing|attachment|pdf|post))\b|\b(?:something|anything|homes?|places?|condos?|houses?|more) similar\b|(?:แบบ|ตาม|เหมือน|คล้าย|ใกล้เคียง)(?:เดียว)?(?:กัน)?(?:กับ)?\s*(?:ใน)?(?:นี้|อันนี้|ไฟล์|เอกสาร|ประกาศ|โบรชัวร์)/i;

/** The words of files that may be one home's description; empty where they are none or too many. */
function wordsOfFiles({ attachments = [] }: Turn): string {
  const documents = attachments.flatMap(({ document }) => document ?? []);
  const words = documents.map(shortText).filter((text) => text !== "");
  return words.length === 0 || words.length < documents.length ? "" : words.join("\n");
}

function shortText(document: DocumentText): string {
  // Ways to reach somebody tell nothing of a home ("nok_home").
  const text = document.isCut ? "" : withoutContacts(plainText(document)).text;
  return text.length > SHORT ? "" : text;
}

/** Whether a message asks for homes like what came with it. */
export const asksLikeTheFile = ({ text }: Turn): boolean => LIKE_THE_FILE.test(text);

/**
 * The home that the files of a message describe, as if it were said, but implied: nobody said it. Only
 * what the home is like is taken of them; whatever else they ask for is no request. null where they
 * describe none.
 * @param said the message itself: the answer is in its language
 */
export function homeInFiles(
  understand: Understand,
  turn: Turn,
  said: Understood,
): Understood | null {
  const { language } = said;
  const text = sentencesOf(wordsOfFiles(turn))
    .filter((sentence) => tellsOfHome(understand({ text: sentence, language })))
    .join("\n");
  if (text === "") return null;
  const read = understand({ text, language, ...(turn.state !== null && { state: turn.state }) });
  const described: Understood = {
    ...read,
    language,
    intent: "search",
    action: null,
    adjusts: [],
    about_shown: null,
    only_this: null,
    is_vague: false,
    talk: { search: "asked", courtesy: null, is_brief: false, outside: null, may_need_home: false },
    scope: null,
    calculation: null,
    wishes: [],
    unread: [],
    readings: [],
    unclear: [],
    touched: Object.fromEntries(Object.keys(read.touched).map((key) => [key, "implied" as const])),
  };
  return isEnough(described) ? described : null;
}

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+|\n/);

/** "Start over", "talk to a human" and sums are said to somebody; a home is told of by its criteria. */
const tellsOfHome = ({ touched, action, calculation }: Understood): boolean =>
  Object.keys(touched).length > 0 && action === null && calculation === null;

/** A kind or a place, and a second thing that narrows. */
function isEnough({ criteria }: Understood): boolean {
  const { types, places, near, bedrooms, price, area_sqm } = criteria;
  const told = [types.length > 0, places.length + near.length > 0, bedrooms, price, area_sqm];
  return told.filter(Boolean).length >= 2;
}
