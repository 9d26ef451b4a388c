import type { Amenity, Criteria, PropertyType } from "@propertyvr/vocabulary";
import { type Fact, FILLER } from "../engine/fact.ts";
import { type Negated, value } from "../shapes/meanings.ts";
import type { MessageDraft } from "./draft.ts";
import { unique } from "./imply.ts";

/** A thing that is merely tolerated lets go of what was asked for in its place. */
export function giveWay(draft: MessageDraft, part: Fact): void {
  if (part.kind === "quality")
    draft.without.amenities.push(...(value(part, "quality")?.givesUp ?? []));
  if (part.kind === "tenure") draft.tolerated.push(value(part, "tenure"));
}

/** What may stand behind "forget that". */
const AFTERWORDS = new Set([FILLER, "stop", "comma", "also", "talk"]);
/**
 * "The dog found a new home, so forget that": what stands and is named again before
 * such words is let go of, rather than the last change taken back.
 */
export function letGoOfNamed(draft: MessageDraft, facts: readonly Fact[], before: Criteria): void {
  const last = facts.findLast(({ kind }) => !AFTERWORDS.has(kind));
  const isLetGo =
    last?.kind === "remove" || (last?.kind === "undo" && value(last, "undo") === "that");
  if (!isLetGo) return;
  draft.without.amenities.push(...draft.amenities.filter((a) => before.amenities.includes(a)));
}

/** "Just the pool" of a pool and a gym: the others are let go of. */
export function letOnlyNamedStand(
  draft: MessageDraft,
  facts: readonly Fact[],
  before: Criteria,
): void {
  const isOnly = facts.some((fact) => fact.kind === "replace" && value(fact, "replace") === "only");
  const isOfAmenities = facts.every(({ kind }) => kind === "amenity" || AROUND_ONLY.has(kind));
  if (
    !isOnly ||
    !isOfAmenities ||
    !draft.amenities.every((each) => before.amenities.includes(each))
  )
    return;
  draft.without.amenities.push(
    ...before.amenities.filter((each) => !draft.amenities.includes(each)),
  );
}
const AROUND_ONLY = new Set([...AFTERWORDS, "replace", "and", "seek", "needed", "isOk"]);

/** "No condos": a kind of home that must not be found, unlike one that is merely taken out. */
export const excludes = (fact: Fact, { isTolerated, isTakenOut = false }: Negated): boolean =>
  fact.kind === "type" && !isTolerated && !isTakenOut && value(fact, "type").isWeak !== true;
/** "A condo, not an apartment": the wider word refuses only what is not asked for by name. */
export function keepNamedTypes(draft: MessageDraft): void {
  const named = draft.types.flatMap(({ types }) => (types.length === 1 ? types : []));
  const isOther = (type: PropertyType): boolean => !named.includes(type);
  if (!draft.without.types.some(isOther)) return;
  draft.without.types = draft.without.types.filter(isOther);
  draft.notTypes = unique(draft.notTypes.filter(isOther));
}

/** "Forget the river": the view of it goes as well. */
export const VIEWS_OF: Readonly<Record<string, readonly Amenity[]>> = {
  river: ["river_view"],
  beach: ["sea_view"],
};

/** What is refused, and equally what is "not needed", is no longer asked for. */
export function refuse(draft: MessageDraft, fact: Fact, said: Negated): void {
  const { without } = draft;
  if (excludes(fact, said)) draft.notTypes.push(...value(fact, "type").types);
  if (fact.kind === "amenity") without.amenities.push(...value(fact, "amenity"));
  if (fact.kind === "quality") without.amenities.push(...(value(fact, "quality")?.stands ?? []));
  if (fact.kind === "tenure") without.tenures.push(value(fact, "tenure"));
  if (fact.kind === "areas") without.places.push(...value(fact, "areas").map(({ name }) => name));
  // "Forget the beach": whatever beach it was to be near.
  if (fact.kind === "nearNoun") {
    const noun = value(fact, "nearNoun");
    without.targets.push({ ...noun, withinM: null, ref: null });
    without.amenities.push(...(VIEWS_OF[noun.name ?? noun.kind] ?? []));
  }
  if (fact.kind === "targets") without.targets.push(...value(fact, "targets"));
  if (said.isTolerated) return;
  if (fact.kind === "type") {
    const word = value(fact, "type");
    // "no shared room" refuses no kind of home.
    if (word.isWeak === true && word.bedrooms === undefined) return;
    if (word.bedrooms === undefined) without.types.push(...word.types);
    else {
      without.keys.push("bedrooms");
      without.rooms.push(word.bedrooms);
    }
  }
  if (fact.kind === "measure") {
    const { dimension, from, to } = value(fact, "measure");
    if (dimension === "bedrooms" && (to ?? from) === from) without.rooms.push(from);
    // "Forget the 2 bedrooms": how many no longer matters.
    if (dimension === "bedrooms" && said.isTakenOut === true)
      draft.changes.push({ do: "clear", key: "bedrooms" });
  }
  if (fact.kind === "deal") {
    const deal = value(fact, "deal");
    if (deal !== "both") without.deals.push(deal);
  }
}
