import { buildAtlas } from "../build-atlas.ts";
import { foldedThai, indexedNames, type IndexedName, indexOf } from "../names/build-name-index.ts";
import { buildPlacesByName, indexedPlaces } from "../names/places-by-name.ts";
import type { NamedPlace, Place } from "../place.ts";
import type { TransitLine } from "../station-places.ts";
import { NOT_PLACES } from "../tables/ordinary-words.ts";
import { foldLetters } from "../text/fold.ts";
import {
  BETWEEN_CELLS,
  BETWEEN_FORMS,
  BETWEEN_NAMES,
  latinGroup,
  NEED_MARKS,
  OWN_NAME,
  OWN_NAME_TH,
  ownWords,
  shortId,
  thaiGroup,
  writeGroups,
} from "./format.ts";

/**
 * What the gazetteer makes of its tables, as plain data: the places, and each name in the form
 * it is met by. A place is meant by its number, from 0; columns hold a line a place. What only
 * a search needs (points, areas, footings) stays on the server, and so do the names that other
 * words are likely slips of.
 */
export interface Prepared {
  /** Id, English name, Thai name, names as the index takes them in. */
  readonly places: string;
  readonly kinds: string;
  readonly nearKinds: string;
  readonly networks: string;
  readonly withins: string;
  readonly lines: readonly (Omit<TransitLine, "place"> & { readonly place: number })[];
  readonly blocking: readonly string[];
  /** The places that have a name in each group, see `latinGroup` and `thaiGroup`: a line a group. */
  readonly latinGroups: string;
  readonly thaiGroups: string;
  readonly thaiFoldedGroups: string;
  /** Letters of the longest Latin name. */
  readonly longest: number;
  /** Names that no text is searched for: the places of each key. */
  readonly apart: readonly (readonly [key: string, ...places: number[]])[];
}

/** Makes everything from the tables and writes it down. */
export function prepare(): Prepared {
  const { named, lines } = buildAtlas();
  const places = named.map(({ place }) => place);
  const numbers = new Map(places.map(({ id }, n) => [id, n]));
  const numberOf = ({ id }: Place): number => numbers.get(id) ?? -1;
  const column = (cell: (place: Place) => string | null) =>
    places.map((place) => cell(place) ?? "").join("\n");
  const index = indexOf(indexedNames(named), { blocking: NOT_PLACES, mistyped: new Set() });
  const idsOf = (candidates: readonly { readonly place: Place }[]): string =>
    candidates.map(({ place }) => place.id).join(" ");
  const apart = [...buildPlacesByName(named)].filter(
    ([key, candidates]) => idsOf(indexedPlaces(key, index)) !== idsOf(candidates),
  );
  return {
    places: named.map(writePlace).join("\n"),
    kinds: column(({ kind }) => kind),
    nearKinds: column(({ nearKind }) => nearKind),
    networks: column(({ network }) => network),
    withins: column(({ within }) => within),
    lines: lines.map((line) => ({ ...line, place: numberOf(line.place.place) })),
    blocking: [...NOT_PLACES],
    ...groupsOf(named),
    longest: index.latin.longest,
    apart: apart.map(([key, all]) => [key, ...all.map(({ place }) => numberOf(place))]),
  };
}

type Groups = "latinGroups" | "thaiGroups" | "thaiFoldedGroups";

function groupsOf(named: readonly NamedPlace[]): Pick<Prepared, Groups> {
  const groups: Record<Groups, Map<string, Set<number>>> = {
    latinGroups: new Map(),
    thaiGroups: new Map(),
    thaiFoldedGroups: new Map(),
  };
  const put = (of: Groups, group: string, n: number): void => {
    groups[of].set(group, (groups[of].get(group) ?? new Set()).add(n));
  };
  for (const [n, place] of named.entries()) {
    for (const name of indexedNames([place])) {
      if (name.script === "latin") put("latinGroups", latinGroup(name.forms.folded), n);
      else {
        put("thaiGroups", thaiGroup(name.name), n);
        const folded = name.candidate.needs === "nothing" ? foldedThai(name.name) : undefined;
        if (folded !== undefined) put("thaiFoldedGroups", thaiGroup(folded), n);
      }
    }
  }
  return {
    latinGroups: writeGroups(groups.latinGroups),
    thaiGroups: writeGroups(groups.thaiGroups),
    thaiFoldedGroups: writeGroups(groups.thaiFoldedGroups),
  };
}

function writePlace(named: NamedPlace): string {
  const { id, name, nameTh } = named.place;
  const names = [...indexedNames([named])].map(writeName).join(BETWEEN_NAMES);
  return [shortId(id, name), name, nameTh, names].join(BETWEEN_CELLS);
}

function writeName(name: IndexedName): string {
  const { place, needs } = name.candidate;
  const mark = NEED_MARKS[needs];
  if (name.script === "thai") return mark + (name.name === place.nameTh ? OWN_NAME_TH : name.name);
  const { words, folded } = name.forms;
  const written = words.join(" ");
  const isTogether = words.map(foldLetters).join("") === folded;
  return (
    mark +
    (written === ownWords(place.name) ? OWN_NAME : written) +
    (isTogether ? "" : BETWEEN_FORMS + folded)
  );
}
