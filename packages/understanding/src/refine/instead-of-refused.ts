import { type ConversationState, type Criteria, isSameCriteria } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import type { MessageDraft } from "./draft.ts";

const SUGGESTS = /^(?:(?:ok|so|and|then|hmm)[, ]+)*(?:how|what) about\b/;
const SAYS_INSTEAD = /\binstead\s*[.!]*$|แทน(?:ดีกว่า|ละกัน|ก็ได้|นะ|ค่ะ|ครับ|คะ)*\s*$/;
/** What stands beside a place where nothing else is said. */
const BESIDE = new Set([
  "areas",
  "filler",
  "replace",
  "seek",
  "comma",
  "stop",
  "inArea",
  "or",
  "and",
  "talk",
]);

/**
 * "Pak Kret instead" behind "Bang Bua Thong is too far" of three: it takes the place of what was just taken out,
 * and the others stay.
 */
export function isInsteadOfRefused(
  { areas }: MessageDraft,
  facts: readonly Fact[],
  { state, text }: { readonly state: ConversationState | undefined; readonly text: string },
): boolean {
  if (areas.length === 0 || state?.previous === undefined || !SAYS_INSTEAD.test(text)) return false;
  // "How about San Kamphaeng instead": somewhere else altogether.
  if (SUGGESTS.test(text)) return false;
  if (!facts.every(({ kind }) => BESIDE.has(kind))) return false;
  const { criteria, previous } = state;
  const isTakenOut =
    criteria.places.length > 0 &&
    criteria.places.length < previous.places.length &&
    criteria.places.every((name) => previous.places.includes(name));
  return isTakenOut && isSameCriteria({ ...previous, places: criteria.places }, criteria);
} // prettier-ignore

/** "Sorry, I meant Hua Mak, not Makkasan" behind "Ramkhamhaeng or Makkasan": the one is corrected, the other stays. */
export const correctsOne = (
  { areas, without }: MessageDraft,
  { places }: Criteria,
  text: string,
): boolean =>
  areas.length > 0 &&
  places.some((name) => without.places.includes(name)) &&
  places.some((name) => !without.places.includes(name)) &&
  /\b(?:meant|mean)\b|หมายถึง/.test(text.toLowerCase());
