import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { type Fact, FILLER, UNREAD } from "../engine/fact.ts";
import { type TypeWord, value } from "../shapes/meanings.ts";
import { amenityOutside } from "../shapes/near-nouns.ts";
import { keepUncorrected, takeBackWords } from "./corrections.ts";
import { type MessageDraft, emptyDraft } from "./draft.ts";
import { excludes, giveWay, keepNamedTypes, refuse } from "./letting-go.ts";
import { addRooms, exactRange, joinBounds, sizeRange } from "./ranges.ts";
import {
  attachLooseDistance,
  dropNameOfHospital,
  dropWiderRegions,
  goWhereTheDayIs,
  joinKnownTargets,
  readReach,
} from "./where-said.ts";

/** Gathers the facts of one message into what it says, key by key; `before`: the search that stands. */
export function merge(facts: readonly Fact[], before = EMPTY_CRITERIA): MessageDraft {
  const draft = emptyDraft();
  facts.forEach((fact, i) => {
    const read = READERS[fact.kind];
    if (read !== undefined) read(draft, fact, facts, i);
  });
  keepUncorrected(draft);
  keepNamedTypes(draft);
  goWhereTheDayIs(draft, before);
  dropWiderRegions(draft);
  dropNameOfHospital(draft);
  joinKnownTargets(draft);
  attachLooseDistance(draft);
  return draft;
}

/** What may stand before the first word that counts: "hi, or in Thong Lo". */
const OPENING = new Set([FILLER, UNREAD, "talk", "comma", "stop", "numberWord"]);

/** What a search can be widened by. */
const NAMES = new Set(["areas", "targets", "type"]);
const BESIDE_NAMES = new Set([...NAMES, FILLER, "and", "or", "comma", "stop", "talk"]);

const nextWord = (facts: readonly Fact[], at: number): Fact | undefined =>
  facts.slice(at + 1).find(({ kind }) => kind !== FILLER);

/** "Too quiet", unlike "Ari too". */
export const isExcess = (facts: readonly Fact[], at: number): boolean =>
  facts[at]?.kind === "also" &&
  facts[at].value === "too" &&
  ["quality", UNREAD].includes(facts[at + 1]?.kind ?? "");

/** "4 bedrooms, her mother comes also": said of somebody in a clause that asks for nothing. */
function isOfStory(facts: readonly Fact[], at: number): boolean {
  const isEnd = ({ kind }: Fact): boolean => kind === "comma" || kind === "stop";
  const start = facts.slice(0, at).findLastIndex(isEnd) + 1;
  const length = facts.slice(at).findIndex(isEnd);
  const clause = facts.slice(start, length < 0 ? undefined : at + length);
  return (
    start > 0 &&
    clause.some(({ kind }) => kind === UNREAD) &&
    clause.every(({ kind }) => [UNREAD, FILLER, "also", "there"].includes(kind))
  );
}

/** "Is it sold?", "ขายแล้วหรือยัง": asked of one home. */
function pointsAtOne(facts: readonly Fact[], at: number): boolean {
  const isOne = ({ kind, value: said }: Fact): boolean =>
    kind === "comparative" || (kind === FILLER && said === "it");
  const next = facts[at + 1];
  return facts.slice(0, at).some(isOne) || (next?.kind === FILLER && next.value === "particle");
}

const isLand = (fact: Fact): boolean =>
  fact.kind === "type" && value(fact, "type").types.includes("land");

type FactReader = (draft: MessageDraft, fact: Fact, facts: readonly Fact[], at: number) => void;

const READERS: Readonly<Record<string, FactReader | undefined>> = {
  deal(draft, fact) {
    const deal = value(fact, "deal");
    if (deal === "both") draft.isBothDeals = true;
    else draft.deals.push(deal);
  },
  type(draft, fact, facts, at) {
    const word = value(fact, "type");
    if (isOfficeOfSomebody(word, facts, at)) return;
    if (word.isLie === true && facts.some(isLand)) return;
    draft.types.push(word);
    if ([facts[at - 1], facts[at + 1]].some((beside) => beside?.kind === "replace"))
      draft.isKindInstead = true;
    // "ที่ดินลดเหลือ 20 วา": the land of the home is to be so much, and land takes no home's place.
    const isOfSize = facts[at + 2]?.kind === "measure";
    if (isLand(fact) && facts[at + 1]?.kind === "replace" && !isOfSize) draft.isLandInstead = true;
    draft.amenities.push(...(word.amenities ?? []));
    draft.tenure = word.tenure ?? draft.tenure;
    if (word.bedrooms !== undefined)
      addRooms(draft, { min: word.bedrooms, max: word.bedrooms }, fact, facts, at);
  },
  measure: readMeasure,
  areas(draft, fact) {
    for (const area of value(fact, "areas"))
      if (!draft.areas.some(({ name }) => name === area.name)) draft.areas.push(area);
  },
  targets(draft, fact, facts, at) {
    const isEnough = nextWord(facts, at)?.kind === "isOk";
    for (const target of value(fact, "targets")) {
      // "A gym nearby is fine": it need not be in the building.
      const amenity = isEnough ? amenityOutside(target.name) : undefined;
      if (amenity !== undefined) draft.without.amenities.push(amenity);
      const same = draft.targets.findIndex(
        ({ kind, name }) => kind === target.kind && name === target.name,
      );
      if (same < 0) draft.targets.push(target);
      else if (draft.targets[same]?.withinM === null) draft.targets[same] = target;
    }
  },
  walkable: readReach,
  placeOfDay: (draft, fact) => void draft.dayPlaces.push(value(fact, "placeOfDay")),
  aside(draft, fact) {
    const aside = value(fact, "aside");
    draft.told.push(...(aside?.told ?? []));
    draft.isFinanced ||= aside?.what === "instalment";
    // No search looks for it: it is told that it was not used.
    if (UNUSED.has(aside?.what ?? "")) draft.wishes.push(fact);
  },
  there(draft, fact, facts, at) {
    draft.isThere = true;
    // "A nurse at Siriraj, somewhere I can walk to work".
    if (fact.value === "walk") draft.looseWithinM ??= WALKING_M;
    draft.isThereToo ||= facts[at - 1]?.kind === "or" || facts[at + 1]?.kind === "or";
  },
  amenity(draft, fact) {
    draft.amenities.push(...value(fact, "amenity"));
  },
  tenure(draft, fact) {
    const tenure = value(fact, "tenure");
    if (draft.tenure !== "foreign_quota") draft.tenure = tenure;
  },
  topic(draft, fact) {
    if (value(fact, "topic") === "rentPrice") draft.deals.push("rent");
    if (value(fact, "topic") === "salePrice") draft.deals.push("sale");
  },
  sort(draft, fact) {
    draft.sort = value(fact, "sort");
  },
  stay(draft, fact) {
    draft.stays.push(value(fact, "stay"));
  },
  // "Apartment in Ari, monthly": of no amount, it is how the home is taken.
  period(draft, fact, facts, at) {
    const [before, after] = [facts[at - 1]?.kind ?? "stop", facts[at + 1]?.kind];
    const isParted = (before === "comma" || before === "stop") && after !== "measure";
    // "Monthly" and no more is how a home asked for before is taken.
    const isAlone = facts.every(({ kind }) => kind === "period" || kind === FILLER);
    const isOfHome = isAlone || facts.some(({ kind }) => kind === "type");
    if (value(fact, "period") === "month" && isParted && isOfHome) draft.stays.push(null);
  },
  lease(draft) {
    draft.stays.push(null);
  },
  negated(draft, fact, facts) {
    const said = value(fact, "negated");
    const isOnlyKind = said.ofKind !== undefined && !facts.some(({ kind }) => kind === "type");
    if (isOnlyKind) draft.types.push(value(said.ofKind, "type"));
    for (const refused of said.facts) refuse(draft, refused, said);
    if (!said.facts.every((refused) => excludes(refused, said))) draft.wishes.push(fact);
  },
  wish(draft, fact) {
    draft.wishes.push(fact);
    draft.softened.push(...value(fact, "wish"));
    for (const part of fact.parts) giveWay(draft, part);
  },
  quality(draft, fact) {
    draft.wishes.push(fact);
    draft.without.amenities.push(...(value(fact, "quality")?.givesUp ?? []));
  },
  gone(draft, fact, facts, at) {
    draft.status = value(fact, "gone");
    // "sold condos", not "is it sold?"
    if (pointsAtOne(facts, at)) draft.status = null;
    else if (draft.status === "rented") draft.deals.push("rent");
  },
  change(draft, fact) {
    draft.changes.push(value(fact, "change"));
  },
  // "We could do Udom Suk if it's cheaper": one more place.
  budget(draft, fact, facts, at) {
    const next = nextWord(facts, at)?.kind;
    if (fact.value === "could" && (next === "areas" || next === "targets")) draft.isAlso = true;
  },
  // "Add a bathtub": only the bathtub joins; a place that follows takes the place of the earlier one.
  also(draft, fact, facts, at) {
    // "My brother comes too": said of him, and no place.
    const isOfPlace = facts[at - 1]?.kind === "inArea" && facts[at - 2]?.kind === "areas";
    const isOfOther = fact.value === "too" && !isOfPlace && IN_STORY.has(facts[at - 1]?.kind ?? "");
    if (isOfStory(facts, at) || isExcess(facts, at) || isOfOther) return;
    if (nextWord(facts, at)?.kind !== "amenity") draft.isAlso = true;
  },
  sorry: takeBackWords,
  or(draft, _fact, facts, at) {
    if (facts.slice(0, at).every(({ kind }) => OPENING.has(kind))) draft.isAlso = true;
  },
  // "And Bang Chak", "แล้วก็บางจาก" and no more: one more place or kind of home.
  and(draft, _fact, facts, at) {
    const rest = facts.slice(at + 1);
    const [next] = rest.filter(({ kind }) => kind !== FILLER);
    const opens = facts.slice(0, at).every(({ kind }) => OPENING.has(kind));
    if (opens && NAMES.has(next?.kind ?? "") && rest.every(({ kind }) => BESIDE_NAMES.has(kind)))
      draft.isAlso = true;
  },
  // "Makkasan too", "Ekkamai ok": a place or a kind of home said so joins what was said before.
  filler(draft, fact, facts, at) {
    const joins = ["areas", "targets", "type"].includes(facts[at - 1]?.kind ?? "");
    const next = facts[at + 1]?.kind ?? "stop";
    const isOk = value(fact, "filler") === "ok" && (next === "stop" || next === "comma");
    if ((value(fact, "filler") === "too" || isOk) && joins) draft.isAlso = true;
    // "Saphan Khwai sounds good, show me both": the one named, and the one before it.
    if (value(fact, "filler") === "both" && countPlaces(facts) === 1) draft.isAlso = true;
  },
};

const countPlaces = (facts: readonly Fact[]): number =>
  facts.reduce(
    (sum, fact) =>
      fact.kind === "areas" || fact.kind === "targets" ? sum + value(fact, fact.kind).length : sum,
    0,
  );

function readMeasure(draft: MessageDraft, fact: Fact, facts: readonly Fact[], at: number): void {
  const measure = value(fact, "measure");
  switch (measure.dimension) {
    case "money":
      draft.money.push({ measure, fact });
      break;
    case "bedrooms":
      // "2b2b": the second count of a pair is the bathrooms.
      if (measure.unit === "b" && draft.bedrooms !== null) {
        draft.bathrooms = { min: measure.from };
        break;
      }
      addRooms(draft, exactRange(measure), fact, facts, at);
      break;
    case "bathrooms":
      draft.bathrooms = { min: measure.from };
      break;
    case "area":
      draft.area = joinBounds("area_sqm", draft.area, sizeRange(measure), draft, fact);
      break;
    case "land":
      draft.land = joinBounds("land_sqm", draft.land, sizeRange(measure), draft, fact);
      break;
    case "distance":
      readReach(draft, fact);
      break;
    case "floor":
      draft.wishes.push(fact);
      break;
    case "drive":
      // "I want to walk to work, 15 minutes at the most".
      if (facts.some(({ kind, value: said }) => kind === "there" && said === "walk"))
        draft.looseWithinM = (measure.to ?? measure.from) * WALKED_M;
      break;
    default:
  }
}

/** Before "too": "my brother comes too", "my sister moves in too". */
const IN_STORY: ReadonlySet<string> = new Set([UNREAD, "inArea"]);

/** What is told of a home and no search looks for. */
const UNUSED: ReadonlySet<string> = new Set(["price-per-land", "floor", "age", "year"]);

/** On foot in a minute. */
const WALKED_M = 80;
const WALKING_M = 10 * WALKED_M;

/** "10 minutes from the Khlong Toei office": where somebody works, when another home is asked for. */
function isOfficeOfSomebody(word: TypeWord, facts: readonly Fact[], at: number): boolean {
  if (word.types[0] !== "office") return false;
  // "2 bedrooms, one of them for an office": nobody counts the bedrooms of an office.
  const isRoom = facts.some(
    (fact) =>
      fact.kind === "measure" &&
      value(fact, "measure").dimension === "bedrooms" &&
      fact !== facts[at],
  );
  const before = facts[at - 1]?.kind;
  // "I work in the Bang Na office"
  if (isRoom || before === "placeOfDay") return true;
  const isOther = (fact: Fact): boolean =>
    fact.kind === "type" && value(fact, "type").types[0] !== "office";
  return (before === "targets" || before === "areas") && facts.some(isOther);
}
