import type {
  ChangeWords,
  ChangedKey,
  ChangedPart,
  CriterionChange,
  SingleKey,
} from "@propertyvr/parts";
import {
  isEmptyCriteria,
  isSameUnder,
  type Amenity,
  type ConversationState,
  type Criteria,
  type CriteriaEdit,
  type ListingStatus,
  type PropertyType,
} from "@propertyvr/vocabulary";
import { homesOf, type TurnContext } from "./context.ts";
import type { Homes } from "./writer/writer.ts";

/** A search with its names as people of one language say them. */
export interface NamedSearch {
  readonly homes: Homes;
  readonly niceToHave: readonly Amenity[];
  readonly notTypes: readonly PropertyType[];
  readonly isNearAny: boolean;
  readonly status: ListingStatus;
}

/** What one search differs from the one before it in, in the order people say things. */
export function whatChanged(
  before: NamedSearch,
  after: NamedSearch,
  words: ChangeWords,
): readonly CriterionChange[] {
  const one = before.homes.criteria;
  const other = after.homes.criteria;
  const single = (key: SingleKey) => changeOfValue(key, one, other, words);
  const swapped = (key: ChangedKey, from: readonly string[], to: readonly string[]) =>
    changeOfList(key, from, to, words);
  const listed = (key: ChangedKey, from: readonly string[], to: readonly string[]) =>
    changesOfItems(key, from, to);
  const areNear = (search: NamedSearch) =>
    search.isNearAny && search.homes.near.length > 1 ? [words.nearAny()] : [];
  return [
    ...single("deal"),
    ...swapped("types", one.types.map(words.type), other.types.map(words.type)),
    ...single("bedrooms"),
    ...single("bathrooms"),
    ...single("price"),
    ...single("area_sqm"),
    ...single("land_sqm"),
    ...swapped("places", before.homes.places, after.homes.places),
    ...swapped("near", before.homes.near.map(words.near), after.homes.near.map(words.near)),
    ...listed("amenities", one.amenities.map(words.amenity), other.amenities.map(words.amenity)),
    ...listed("nice_to_have", before.niceToHave.map(words.wish), after.niceToHave.map(words.wish)),
    ...single("tenure"),
    ...single("sort"),
    ...listed("not_types", before.notTypes.map(words.notType), after.notTypes.map(words.notType)),
    ...listed("near_any", areNear(before), areNear(after)),
    ...(before.status === after.status
      ? []
      : [change("status", words.status(before.status), words.status(after.status), words)]),
  ];
}

function change(
  key: ChangedKey,
  from: string,
  to: string,
  { name }: Pick<ChangeWords, "name">,
): CriterionChange {
  return { key, kind: "changed", name: name(key), from, to };
}

const added = (key: ChangedKey, to: string): CriterionChange => ({
  key,
  kind: "added",
  name: null,
  from: null,
  to,
});
const removed = (key: ChangedKey, from: string): CriterionChange => ({
  key,
  kind: "removed",
  name: null,
  from,
  to: null,
});

function changeOfValue(
  key: SingleKey,
  before: Criteria,
  after: Criteria,
  words: ChangeWords,
): readonly CriterionChange[] {
  if (isSameUnder(key, before, after)) return [];
  if (before[key] === null) return [added(key, words.value(key, after))];
  if (after[key] === null) return [removed(key, words.value(key, before))];
  return [change(key, ...words.fromTo(key, before, after), words)];
}

/** What comes in the place of something else is told as one change. */
function changeOfList(
  key: ChangedKey,
  before: readonly string[],
  after: readonly string[],
  words: ChangeWords,
): readonly CriterionChange[] {
  const gone = before.filter((item) => !after.includes(item));
  const come = after.filter((item) => !before.includes(item));
  return gone.length > 0 && come.length > 0
    ? [change(key, words.or(gone), words.or(come), words)]
    : changesOfItems(key, before, after);
}

const changesOfItems = (
  key: ChangedKey,
  before: readonly string[],
  after: readonly string[],
): readonly CriterionChange[] => [
  ...after.filter((item) => !before.includes(item)).map((item) => added(key, item)),
  ...before.filter((item) => !after.includes(item)).map((item) => removed(key, item)),
];

/** The line an answer opens with; null on the first search, and where nothing changed. */
export function changedPart({ turn, state, writer, ports }: TurnContext): ChangedPart | null {
  const before = turn.state;
  if (before === null || isBlank(before)) return null;
  const named = ({
    criteria,
    extensions,
    status = "available",
    nice_to_have: niceToHave = [],
    place_refs: placeRefs = [],
  }: ConversationState): NamedSearch => ({
    homes: homesOf({ criteria, placeRefs }, ports.placeName, writer.language),
    niceToHave,
    notTypes: extensions?.not_types ?? [],
    isNearAny: extensions?.near_any ?? false,
    status,
  });
  const changes = whatChanged(named(before), named(state), writer.changes);
  if (changes.length === 0) return null;
  return {
    type: "changed",
    version: 1,
    changes,
    text: writer.changed(changes),
    language: writer.language,
    before: editOf(before),
    say: writer.undoSay(),
  };
}

const isBlank = ({ criteria, extensions, status, nice_to_have = [] }: ConversationState): boolean =>
  isEmptyCriteria(criteria) &&
  criteria.sort === null &&
  extensions === undefined &&
  status === undefined &&
  nice_to_have.length === 0;

/** Every key is there: one that is left out would stay as it is. */
const editOf = ({
  criteria,
  extensions,
  status,
  nice_to_have,
  place_refs,
}: ConversationState): CriteriaEdit => ({
  criteria,
  extensions: extensions ?? {},
  status: status ?? "available",
  nice_to_have: nice_to_have ?? [],
  ...(place_refs && { place_refs }),
});
