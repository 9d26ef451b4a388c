import type { Range } from "@propertyvr/vocabulary";
import { type Fact, FILLER, UNREAD } from "../engine/fact.ts";
import { isReach } from "../shapes/near.ts";
import {
  type AreaName,
  type Measure,
  type Target,
  type TypeWord,
  value,
} from "../shapes/meanings.ts";
import { areaOf, nearName } from "../shapes/place-meaning.ts";
import { type Draft, emptyDraft } from "./draft.ts";

/** Gathers the facts of one message into what it says, key by key. */
export function merge(facts: readonly Fact[]): Draft {
  const draft = emptyDraft();
  facts.forEach((fact, i) => {
    const read = READERS[fact.kind];
    if (read !== undefined) read(draft, fact, facts, i);
  });
  keepUncorrected(draft);
  goWhereTheDayIs(draft);
  joinKnownTargets(draft);
  attachLooseDistance(draft);
  return draft;
}

/** What "sorry, I mean" takes back as soon as it is said anew. */
const CORRECTABLE = [
  "deals", "types", "money", "areas", "targets", "bedrooms", "bathrooms", "area", "land",
] as const; // prettier-ignore

function takeBackWords(draft: Draft): void {
  keepUncorrected(draft);
  draft.uncorrected = { ...draft };
  const fresh = emptyDraft();
  for (const key of CORRECTABLE) Object.assign(draft, { [key]: fresh[key] });
}
function keepUncorrected(draft: Draft): void {
  const said = draft.uncorrected;
  if (said === null) return;
  for (const key of CORRECTABLE) {
    const now = draft[key];
    if (now === null || (Array.isArray(now) && now.length === 0))
      Object.assign(draft, { [key]: said[key] });
  }
  draft.uncorrected = null;
}

/** What may stand before the first word that counts: "hi, or in Thong Lo". */
const OPENING = new Set([FILLER, UNREAD, "talk", "comma", "stop", "numberWord"]);

const isLand = (fact: Fact): boolean =>
  fact.kind === "type" && value(fact, "type").types.includes("land");

type Reader = (draft: Draft, fact: Fact, facts: readonly Fact[], at: number) => void;

const READERS: Readonly<Record<string, Reader | undefined>> = {
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
    draft.amenities.push(...(word.amenities ?? []));
    if (word.bedrooms !== undefined)
      addRooms(draft, { min: word.bedrooms, max: word.bedrooms }, fact, facts, at);
  },
  measure: readMeasure,
  areas(draft, fact) {
    for (const area of value(fact, "areas"))
      if (!draft.areas.some(({ name }) => name === area.name)) draft.areas.push(area);
  },
  targets(draft, fact) {
    for (const target of value(fact, "targets")) {
      const same = draft.targets.findIndex(
        ({ kind, name }) => kind === target.kind && name === target.name,
      );
      if (same < 0) draft.targets.push(target);
      else if (draft.targets[same]?.withinM === null) draft.targets[same] = target;
    }
  },
  walkable: readReach,
  placeOfDay: (draft, fact) => void draft.dayPlaces.push(value(fact, "placeOfDay")),
  there(draft) {
    draft.isThere = true;
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
  lease(draft) {
    draft.stays.push(null);
  },
  negated(draft, fact) {
    const { facts, isTolerated } = value(fact, "negated");
    for (const refused of facts) refuse(draft, refused, isTolerated);
    draft.wishes.push(fact);
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
  change(draft, fact) {
    draft.changes.push(value(fact, "change"));
  },
  also(draft) {
    draft.isAlso = true;
  },
  sorry: takeBackWords,
  or(draft, _fact, facts, at) {
    if (facts.slice(0, at).every(({ kind }) => OPENING.has(kind))) draft.isAlso = true;
  },
  // "Makkasan too": a place or a kind of home said so joins what was said before.
  filler(draft, fact, facts, at) {
    const joins = ["areas", "targets", "type"].includes(facts[at - 1]?.kind ?? "");
    if (value(fact, "filler") === "too" && joins) draft.isAlso = true;
  },
};

function readMeasure(draft: Draft, fact: Fact, facts: readonly Fact[], at: number): void {
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
      draft.area = joinBounds(draft.area, sizeRange(measure), draft, fact);
      break;
    case "land":
      draft.land = joinBounds(draft.land, sizeRange(measure), draft, fact);
      break;
    case "distance":
      readReach(draft, fact);
      break;
    default:
  }
}

/** "10 minutes from the Khlong Toei office": where somebody works, when another home is asked for. */
function isOfficeOfSomebody(word: TypeWord, facts: readonly Fact[], at: number): boolean {
  if (word.types[0] !== "office") return false;
  const before = facts[at - 1]?.kind;
  const isOther = (fact: Fact): boolean =>
    fact.kind === "type" && value(fact, "type").types[0] !== "office";
  return (before === "targets" || before === "areas") && facts.some(isOther);
}

function readReach(draft: Draft, fact: Fact): void {
  if (!isReach(fact)) return;
  draft.looseWithinM =
    fact.kind === "walkable"
      ? value(fact, "walkable")
      : (value(fact, "measure").to ?? value(fact, "measure").from);
}

/** "at Patana School ... near the school": a bare noun means the one of its kind that was named. */
function joinKnownTargets(draft: Draft): void {
  for (const bare of draft.targets) {
    if (bare.name !== null || bare.kind === "transit") continue;
    const named = draft.targets.filter(({ kind, name }) => kind === bare.kind && name !== null);
    if (named.length !== 1) continue;
    draft.targets = draft.targets
      .filter((target) => target !== bare)
      .map((target) =>
        target === named[0] ? { ...target, withinM: target.withinM ?? bare.withinM } : target,
      );
  }
}

/** "I work in Silom" asks for Silom only where no other place is, or "near there" points back. */
function goWhereTheDayIs(draft: Draft): void {
  const isElsewhere = draft.areas.length > 0 || draft.targets.some(({ ref }) => ref !== null);
  if (isElsewhere && !draft.isThere) return;
  for (const { mention, isArea } of draft.dayPlaces) {
    const made = isArea ? areaOf(mention) : nearName(mention, null);
    if (made?.kind === "areas") draft.areas.push(...(made.value as readonly AreaName[]));
    if (made?.kind === "targets") draft.targets.push(...(made.value as readonly Target[]));
  }
}

function attachLooseDistance(draft: Draft): void {
  const [only, ...more] = draft.targets;
  if (draft.looseWithinM === null || only === undefined || more.length > 0 || only.withinM !== null)
    return;
  draft.targets = [{ ...only, withinM: draft.looseWithinM }];
}

/** "2 bed" is exactly two. */
export function exactRange({ from, to, bound }: Measure): Range {
  if (bound === "max") return { max: to ?? from };
  if (bound === "min") return { min: from };
  return { min: from, max: to ?? from };
}

/** A bare size means about that size: a fifth down, a fifth up. */
export function sizeRange({ from, to, bound }: Measure): Range {
  if (bound === "max") return { max: to ?? from };
  if (bound === "min") return { min: from };
  return to === null ? aroundRange(from) : { min: from, max: to };
}
export const aroundRange = (n: number): Range => ({ min: rounded(n * 0.8), max: rounded(n * 1.2) });
export const rounded = (n: number): number => Math.round(n * 100) / 100;

/** A second statement about rooms widens the first where "or" stands between, else the count of beds holds. */
function addRooms(
  draft: Draft,
  range: Range,
  fact: Fact,
  facts: readonly Fact[],
  at: number,
): void {
  if (draft.bedrooms === null) {
    draft.bedrooms = range;
    return;
  }
  if (isAlternative(facts, at)) {
    const low = Math.min(draft.bedrooms.min ?? 0, range.min ?? 0);
    const high = Math.max(draft.bedrooms.max ?? 99, range.max ?? 99);
    draft.bedrooms = {
      ...(low > 0 || range.min === 0 || draft.bedrooms.min === 0 ? { min: low } : {}),
      ...(high < 99 ? { max: high } : {}),
    };
    return;
  }
  if (
    range.min === range.max &&
    draft.bedrooms.min === range.min &&
    draft.bedrooms.max === range.max
  )
    return;
  const isOneSided = (r: Range): boolean => r.min === undefined || r.max === undefined;
  if (isOneSided(range) && isOneSided(draft.bedrooms)) {
    draft.bedrooms = joinBounds(draft.bedrooms, range, draft, fact);
    return;
  }
  draft.contradictions.push(fact);
  if (draft.bedrooms.max === 0) draft.bedrooms = range;
}

/** True when a word of choice stands between this fact and the one about rooms before it. */
function isAlternative(facts: readonly Fact[], at: number): boolean {
  for (let i = at - 1; i >= 0 && i >= at - 8; i--) {
    const kind = facts[i]?.kind ?? "";
    if (["or", "comma", "slash", "and", "also", "to", "dash"].includes(kind)) return true;
    if (kind === "measure") return false;
  }
  return false;
}

/** "over 30, under 50" are two ends of one range; a floor above the ceiling is a contradiction. */
function joinBounds(have: Range | null, next: Range, draft: Draft, fact: Fact): Range {
  if (have === null) return next;
  const isComplement =
    (have.min === undefined) !== (next.min === undefined) &&
    (have.max === undefined) !== (next.max === undefined);
  if (!isComplement) return next;
  const joined = { ...have, ...next };
  if ((joined.min ?? 0) > (joined.max ?? Infinity)) {
    draft.contradictions.push(fact);
    return next;
  }
  return joined;
}

/** A thing that is merely tolerated lets go of what was asked for in its place. */
function giveWay(draft: Draft, part: Fact): void {
  if (part.kind === "quality")
    draft.without.amenities.push(...(value(part, "quality")?.givesUp ?? []));
  if (part.kind === "tenure") draft.tolerated.push(value(part, "tenure"));
}

/** What is refused, and equally what is "not needed", is no longer asked for. */
function refuse(draft: Draft, fact: Fact, isTolerated: boolean): void {
  const { without } = draft;
  if (fact.kind === "amenity") without.amenities.push(...value(fact, "amenity"));
  if (fact.kind === "quality") without.amenities.push(...(value(fact, "quality")?.stands ?? []));
  if (fact.kind === "tenure") without.tenures.push(value(fact, "tenure"));
  if (fact.kind === "areas") without.places.push(...value(fact, "areas").map(({ name }) => name));
  if (fact.kind === "targets") without.targets.push(...value(fact, "targets"));
  if (isTolerated) return;
  if (fact.kind === "type") {
    const word = value(fact, "type");
    if (word.bedrooms === undefined) without.types.push(...word.types);
    else without.keys.push("bedrooms");
  }
  if (fact.kind === "deal") {
    const deal = value(fact, "deal");
    if (deal !== "both") without.deals.push(deal);
  }
}
