import { placeById, placesWithin } from "@propertyvr/gazetteer";
import {
  type Criteria,
  settledJoins,
  type PlaceRef,
  type SearchExtensions,
  type WhereKey,
} from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import { value } from "../shapes/meanings.ts";
import type { MessageDraft } from "./draft.ts";
import { isRow, joinsByOr, opensWithOr, separates, type NameSeparator } from "./either-near.ts";
import { unique } from "./imply.ts";

/** One message, and the search that came of it. */
export interface AppliedSearch {
  readonly facts: readonly Fact[];
  readonly draft: MessageDraft;
  readonly before: Criteria;
  readonly criteria: Criteria;
  readonly refs: readonly PlaceRef[];
}

/**
 * Which of places and kinds of things to be near one is enough, after a message: "in Ari or near
 * BTS Mo Chit", "near BTS Ari and near a mall or a hospital", a later "or near BTS Mo Chit".
 */
export function oneOfAfter(
  before: SearchExtensions,
  applied: AppliedSearch,
  saysBoth: boolean,
): readonly WhereKey[] {
  const { facts, draft, criteria } = applied;
  if (draft.areas.length + draft.targets.length === 0)
    return saysBoth ? [] : settledJoins(criteria, before).one_of;
  const row = saidTogether(applied);
  const said = row.length > 0 ? row : ofTwoDays(applied);
  const stood = settledJoins(applied.before, before);
  // "Near the beach or near a mall is fine": the "or" of the row is all that is joined.
  const isRowAlone = !opensWithOr(facts) && rowsOf(facts).some(({ isEither }) => isEither);
  const joined =
    joinsByOr(facts) && !isRowAlone
      ? joinedLater(stood, applied, said)
      : said.length > 0
        ? said
        : stood.one_of;
  const keys = isWithout(joined, applied) ? joined.filter((key) => key !== "places") : joined;
  return settledJoins(criteria, { one_of: [...keys] }).one_of;
}

/** "She works in Sathon, I in Rangsit": of a district and a station, where two people go, near one is enough. */
function ofTwoDays({ draft: { areas, targets, dayPlaces } }: AppliedSearch): readonly WhereKey[] {
  const isOfBoth = areas.length > 0 && targets.length > 0;
  return isOfBoth && dayPlaces.length > 1 && areas.length + targets.length === dayPlaces.length
    ? unique<WhereKey>(["places", ...targets.map(({ kind }) => kind)])
    : [];
}

/** "Or near BTS Mo Chit" after "in Ari": what was said joins what stands, where that is one thing. */
function joinedLater(
  stood: ReturnType<typeof settledJoins>,
  { draft, before, criteria }: AppliedSearch,
  said: readonly WhereKey[],
): readonly WhereKey[] {
  const named = unique<WhereKey>([
    ...(draft.areas.length > 0 ? (["places"] as const) : []),
    ...draft.targets.map(({ kind }) => kind),
  ]);
  if (stood.one_of.length > 0) return unique([...stood.one_of, ...named]);
  const kept = before.near.filter((near) => criteria.near.includes(near));
  const kinds = unique(kept.map(({ kind }) => kind));
  const isOne = stood.near_any || kinds.length === 1;
  if (named.includes("places") && before.places.length === 0)
    return isOne ? unique([...kinds, ...named]) : said;
  const isPlaceAlone = kept.length === 0 && before.places.length > 0;
  return isPlaceAlone && named.length > 0 ? unique(["places", ...named]) : said;
}

/** One thing in a row: the places, or what is to be near, by kind. */
interface Alternative {
  readonly keys: readonly WhereKey[];
  readonly names: readonly string[];
}

/** The longest row of things of this message that "or" joins; empty where it joins none of two sorts. */
function saidTogether({ facts, criteria, refs }: AppliedSearch): readonly WhereKey[] {
  const rows = rowsOf(facts);
  const row = rows.find(({ isEither, items }) => isEither && keysOf(items).length > 1);
  if (row === undefined) return [];
  const keys = keysOf(row.items);
  const outside = rows.filter((other) => other !== row).flatMap(({ items }) => items);
  const isElsewhere = keysOf(outside).some((key) => key !== "places" && keys.includes(key));
  return isElsewhere || !isWider(outside, row.items, { criteria, refs }) ? [] : keys;
}

const keysOf = (items: readonly Alternative[]): readonly WhereKey[] =>
  unique(items.flatMap(({ keys }) => keys));

/** "In Bangkok, in Ari or near BTS Mo Chit": a place outside of the row holds those in it. */
function isWider(
  outside: readonly Alternative[],
  row: readonly Alternative[],
  { criteria, refs }: Pick<AppliedSearch, "criteria" | "refs">,
): boolean {
  const inRow = row.flatMap(({ names }) => names);
  if (inRow.length === 0 || outside.every(({ names }) => names.length === 0)) return true;
  const inner = placesWithin(criteria.places, refs).map((at) => criteria.places[at]);
  return (
    inRow.every((name) => inner.includes(name)) &&
    outside.every(({ names }) => names.every((name) => !inner.includes(name)))
  );
}

interface Alternatives {
  readonly items: readonly Alternative[];
  readonly isEither: boolean;
}

/** Places and things to be near, in rows that "or" joins; a comma goes on with a row of one sort. */
function rowsOf(facts: readonly Fact[]): readonly Alternatives[] {
  const rows: { items: Alternative[]; isEither: boolean }[] = [];
  let between: Fact[] = [];
  for (const piece of facts.flatMap(piecesOf)) {
    if ("kind" in piece) {
      between.push(piece);
      continue;
    }
    const row = rows.at(-1);
    const last = row?.items.at(-1);
    const joins: NameSeparator = separates(between);
    const isAlike = last !== undefined && isPlace(last) === isPlace(piece);
    if (row !== undefined && (joins === "or" || (joins === "comma" && isAlike))) {
      row.items.push(piece);
      row.isEither ||= joins === "or";
    } else rows.push({ items: [piece], isEither: false });
    between = [];
  }
  return rows;
}

const isPlace = ({ keys }: Alternative): boolean => keys.includes("places");

/** A row that rules have read as one is taken apart again. */
function piecesOf(fact: Fact): readonly (Alternative | Fact)[] {
  if (fact.kind === "areas")
    return [{ keys: ["places"], names: value(fact, "areas").map(({ name }) => name) }];
  if (fact.kind !== "targets") return [fact];
  const targets = [...value(fact, "targets")];
  if (!isRow(fact)) return [nearItem(targets)];
  return fact.parts.flatMap((part): readonly (Alternative | Fact)[] => {
    if (part.kind === "targets") {
      targets.splice(0, value(part, "targets").length);
      return piecesOf(part);
    }
    const isThing = part.kind === "place" || part.kind === "nearNoun";
    return isThing ? [nearItem(targets.splice(0, 1))] : [part];
  });
}

const nearItem = (targets: MessageDraft["targets"]): Alternative => ({
  keys: targets.map(({ kind }) => kind),
  names: [],
});

/** True where the places hold everything named beside them: "in Bangkok or near BTS Mo Chit" is no choice. */
function isWithout(
  keys: readonly WhereKey[],
  { criteria, refs }: Pick<AppliedSearch, "criteria" | "refs">,
): boolean {
  if (!keys.includes("places")) return false;
  const named = criteria.near.filter(({ kind, name }) => keys.includes(kind) && name !== null);
  const inner = placesWithin(criteria.places, refs);
  const provinces = criteria.places
    .filter((_, at) => inner.length === 0 || inner.includes(at))
    .flatMap((name) => idOf(name, refs) ?? []);
  return (
    named.length > 0 &&
    criteria.near.every(({ kind, name }) => !keys.includes(kind) || name !== null) &&
    named.every(({ name }) => {
      const place = placeById(idOf(name ?? "", refs) ?? "");
      return provinces.some((id) => id.startsWith("province:") && isInside(place?.within, id));
    })
  );
}

const idOf = (name: string, refs: readonly PlaceRef[]): string | undefined =>
  refs.find((ref) => ref.name === name)?.id;

function isInside(within: string | null | undefined, outer: string): boolean {
  for (let id = within; id !== null && id !== undefined; id = placeById(id)?.within)
    if (id === outer) return true;
  return false;
}

/** True for a message that puts a place or a landmark of its own where one of several was enough. */
const isReplaced = (keys: readonly WhereKey[], draft: MessageDraft): boolean =>
  keys.includes("places") &&
  !draft.isAlso &&
  (draft.areas.length > 0 || draft.targets.some(({ ref }) => ref !== null));

/** "In Thong Lo" after "in Ari or near a mall": the new place stands for both sides. */
export function withoutReplaced(
  before: Criteria,
  extensions: SearchExtensions,
  draft: MessageDraft,
): Criteria {
  const keys = settledJoins(before, extensions).one_of;
  if (!isReplaced(keys, draft)) return before;
  return { ...before, places: [], near: before.near.filter(({ kind }) => !keys.includes(kind)) };
}
