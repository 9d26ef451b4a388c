import type { Criteria, PropertyType } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import { FOLLOW_UP, SEEKING } from "../grammar.ts";
import type { MessageDraft } from "./draft.ts";

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
  draft: MessageDraft,
  before: Criteria,
  text: string,
): boolean {
  const types = draft.types.filter(({ isWeak }) => isWeak !== true).flatMap((word) => word.types);
  const names = [
    ...draft.areas.map(({ name }) => name),
    ...draft.targets.flatMap(({ name, ref }) => (name === null || ref === null ? [] : [name])),
  ];
  if (types.length === 0 || names.length === 0 || before.types.length === 0) return false;
  if (isOtherBrief(facts, draft, before, names)) return true;
  if (pointsBack(facts, draft, text)) return false;
  const isOtherHome = types.every((type) => !before.types.includes(type));
  const known = [...before.places, ...before.near.map(({ name }) => name)];
  const isOtherPlace = names.every((name) => !known.includes(name));
  return isOtherHome
    ? seeks(facts, text) || describes(draft)
    : isOtherPlace && (seeks(facts, text) || isWhole(draft));
}

/**
 * "Not condos, houses instead in Chiang Mai, 3-5 million": another kind of home in another
 * place at a price of its own owes nothing to what came before, even where it points back.
 */
function isOtherBrief(
  facts: readonly Fact[],
  draft: MessageDraft,
  before: Criteria,
  names: readonly string[],
): boolean {
  const types = draft.types.filter(({ isWeak }) => isWeak !== true).flatMap((word) => word.types);
  const known = [...before.places, ...before.near.map(({ name }) => name)];
  const asksAlike = facts.some(({ kind }) => kind === "comparative" || kind === "action");
  return (
    !draft.isAlso &&
    !asksAlike &&
    draft.money.length > 0 &&
    known.length > 0 &&
    draft.areas.length > 0 &&
    types.every((type) => !before.types.includes(type)) &&
    names.every((name) => !known.includes(name))
  );
}

/** True where a message says so much of a home, its kind included, that it may be a request of its own. */
export function mayBeNew(draft: MessageDraft, before: Criteria): boolean {
  const types = draft.types.filter(({ isWeak }) => isWeak !== true).flatMap((word) => word.types);
  if (draft.isAlso || types.every((type) => before.types.includes(type))) return false;
  if (isLandOfHome(draft, types, before)) return false;
  const said = [
    draft.areas.length + draft.targets.length > 0,
    draft.money.length > 0,
    draft.bedrooms !== null,
    draft.area !== null || draft.land !== null,
  ];
  return said.filter(Boolean).length >= 2;
}

/** Homes that come with land of their own. */
const LANDED = new Set<PropertyType>(["house", "villa", "townhouse", "shophouse", "warehouse"]);

/** "At least 400 sqm of land" after a villa, with no place named: the land of the villa, and no plot. */
function isLandOfHome(
  draft: MessageDraft,
  types: readonly PropertyType[],
  before: Criteria,
): boolean {
  const isLand = types.length === 1 && types[0] === "land" && !draft.isLandInstead;
  const hasLand = before.types.length > 0 && before.types.every((type) => LANDED.has(type));
  const isHere = draft.areas.length + draft.targets.length === 0;
  return isLand && hasLand && isHere && (draft.land ?? draft.area) !== null;
}

function pointsBack(facts: readonly Fact[], draft: MessageDraft, text: string): boolean {
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

const describes = (draft: MessageDraft): boolean =>
  draft.amenities.length + draft.money.length > 0 ||
  draft.bedrooms !== null ||
  draft.bathrooms !== null ||
  draft.area !== null ||
  draft.land !== null;

/** "2 bed condo for rent in Ekkamai": said in full again, it owes nothing to what came before. */
const isWhole = (draft: MessageDraft): boolean =>
  draft.deals.length > 0 && (draft.bedrooms !== null || draft.money.length > 0);
