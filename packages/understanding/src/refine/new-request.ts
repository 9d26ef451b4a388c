import type { Criteria } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import { FOLLOW_UP, SEEKING } from "../grammar.ts";
import type { Draft } from "./draft.ts";

/** Kinds that only make sense beside what was said before. */
const CUES = new Set([
  "replace",
  "also",
  "isOk",
  "comparative",
  "action",
  "change",
  "ordinal",
  "sort",
]);
/** Signs of carrying on, when a message begins with them. */
const OPENERS = new Set(["or", "and", "negation", "negated", "talk"]);
const SEEKERS = new Set(["seek", "filler", "deal"]);

/**
 * True when a message stands on its own although something was said before: it
 * names both a home and a place, in words that seek, or describes another kind
 * of home further, and nothing in it points back. Anything less is a follow-up.
 */
export function isNewRequest(
  facts: readonly Fact[],
  draft: Draft,
  before: Criteria,
  text: string,
): boolean {
  const types = draft.types.filter(({ isWeak }) => isWeak !== true).flatMap((word) => word.types);
  const names = [
    ...draft.areas.map(({ name }) => name),
    ...draft.targets.flatMap(({ name, ref }) => (name === null || ref === null ? [] : [name])),
  ];
  if (types.length === 0 || names.length === 0 || before.types.length === 0) return false;
  if (pointsBack(facts, draft, text)) return false;
  const isOtherHome = types.every((type) => !before.types.includes(type));
  const known = [...before.places, ...before.near.map(({ name }) => name)];
  const isOtherPlace = names.every((name) => !known.includes(name));
  return isOtherHome
    ? seeks(facts, text) || describes(draft)
    : isOtherPlace && (seeks(facts, text) || isWhole(draft));
}

function pointsBack(facts: readonly Fact[], draft: Draft, text: string): boolean {
  const first = facts.find(({ kind }) => kind !== "filler" && kind !== "comma");
  return (
    draft.isAlso ||
    facts.some(({ kind, parts }) => CUES.has(kind) || parts.some((part) => CUES.has(part.kind))) ||
    (first !== undefined && OPENERS.has(first.kind)) ||
    FOLLOW_UP.some((words) => words.test(text))
  );
}

const seeks = (facts: readonly Fact[], text: string): boolean =>
  facts.some(
    ({ kind, start, end }) =>
      SEEKERS.has(kind) && SEEKING.some((words) => words.test(text.slice(start, end))),
  );

const describes = (draft: Draft): boolean =>
  draft.amenities.length + draft.money.length > 0 ||
  draft.bedrooms !== null ||
  draft.bathrooms !== null ||
  draft.area !== null ||
  draft.land !== null;

/** "2 bed condo for rent in Ekkamai": said in full again, it owes nothing to what came before. */
const isWhole = (draft: Draft): boolean =>
  draft.deals.length > 0 && (draft.bedrooms !== null || draft.money.length > 0);
