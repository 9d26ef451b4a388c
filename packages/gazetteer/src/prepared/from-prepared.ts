/** What the gazetteer stands on, from what was prepared; texts are read as from the tables. */
import type { NearKind, PlaceKind } from "@propertyvr/vocabulary";
import type { Atlas } from "../build-atlas.ts";
import { foldedThai, type IndexedName, type NameIndex } from "../names/build-name-index.ts";
import type { PlaceCandidate } from "../names/hits.ts";
import { LatinNamesBuilder, type LatinNames, type Lookup } from "../names/latin-names.ts";
import { indexedPlaces } from "../names/places-by-name.ts";
import { type MetThaiNames, ThaiNames } from "../names/thai-names.ts";
import { ThaiSlips } from "../names/thai-typos.ts";
import type { Footing, NamedPlace, Need, Network, Place } from "../place.ts";
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
  readGroup,
  thaiGroup,
  wholeId,
} from "./format.ts";
import { PREPARED } from "./prepared.ts";

/** Where a place lies is asked of the server only. */
const ELSEWHERE: Footing = { source: "server", precisionM: Infinity, checkedAt: "" };

export function buildAtlas(): Atlas {
  const { kinds, nearKinds, networks, withins } = PREPARED;
  const columns = [kinds, nearKinds, networks, withins].map((column) => column.split("\n"));
  const [kind = [], nearKind = [], network = [], within = []] = columns;
  const named = PREPARED.places.split("\n").map((line, n): NamedPlace => {
    const [id = "", name = "", nameTh = ""] = line.split(BETWEEN_CELLS);
    const place: Place = {
      id: wholeId(id, name),
      kind: kind[n] as PlaceKind,
      name,
      nameTh,
      nearKind: (nearKind[n] || null) as NearKind | null,
      network: (network[n] || null) as Network | null,
      within: within[n] || null,
      point: null,
      areas: [],
      footing: ELSEWHERE,
    };
    return { place, names: [] };
  });
  return {
    named,
    byId: new Map(named.map(({ place }) => [place.id, place])),
    lines: PREPARED.lines.map((line) => ({ ...line, place: named[line.place] as NamedPlace })),
  };
}

/**
 * Each group of names is made when a text first asks for it: what a message needs is a small part.
 * @param named as `buildAtlas` made them
 */
export function buildNameIndex(named: readonly NamedPlace[]): NameIndex {
  const lines = PREPARED.places.split("\n");
  const read: (readonly IndexedName[] | undefined)[] = named.map(() => undefined);
  const namesOf = (n: number): readonly IndexedName[] =>
    (read[n] ??= readNames(lines[n] ?? "", named[n]));
  const thaiFolded = thaiNames(PREPARED.thaiFoldedGroups, namesOf, foldedName);
  return {
    latin: latinNames(namesOf),
    thai: thaiNames(PREPARED.thaiGroups, namesOf, (name) => name),
    thaiFolded: () => thaiFolded,
    thaiSlips: () => NO_THAI_SLIPS,
  };
}

const foldedName = (name: string, candidate?: PlaceCandidate): string | undefined =>
  candidate === undefined || candidate.needs === "nothing" ? foldedThai(name) : undefined;

type NamesOf = (place: number) => readonly IndexedName[];

function latinNames(namesOf: NamesOf): LatinNames {
  const groupOf = grouped(PREPARED.latinGroups, (group, members) => {
    const builder = new LatinNamesBuilder();
    for (const member of members)
      for (const name of namesOf(member))
        if (name.script === "latin" && latinGroup(name.forms.folded) === group)
          builder.add(name.forms, name.candidate);
    return builder.build(NO_SLIPS);
  });
  return {
    exact: { get: (letters) => groupOf(latinGroup(foldLetters(letters)))?.exact.get(letters) },
    folded: { get: (folded) => groupOf(latinGroup(folded))?.folded.get(folded) },
    beginnings: { has: (start) => groupOf(latinGroup(start))?.beginnings.has(start) ?? false },
    longest: PREPARED.longest,
    mistyped: NO_SLIPS,
  };
}
const NO_THAI_SLIPS = new ThaiSlips();
const NO_SLIPS: ReadonlySet<string> = new Set();

/** @param formOf the form in which a name is met; a word that blocks names has no candidate */
function thaiNames(
  groups: string,
  namesOf: NamesOf,
  formOf: (name: string, candidate?: PlaceCandidate) => string | undefined,
): MetThaiNames {
  const groupOf = grouped(groups, (group, members) => {
    const names = new ThaiNames();
    const add = (name: string, candidate?: PlaceCandidate): void => {
      const form = formOf(name, candidate);
      if (form !== undefined && thaiGroup(form) === group) names.add(form, candidate);
    };
    for (const member of members)
      for (const name of namesOf(member))
        if (name.script === "thai") add(name.name, name.candidate);
    for (const word of PREPARED.blocking) add(word);
    return names;
  });
  return {
    longestAt: (text, start, mayEnd) => groupOf(text.charAt(start))?.longestAt(text, start, mayEnd),
    candidatesOf: (name) => groupOf(thaiGroup(name))?.candidatesOf(name) ?? [],
  };
}

/** The groups of a column, each made when it is first asked for. */
function grouped<T>(
  column: string,
  make: (group: string, members: readonly number[]) => T,
): (group: string) => T | undefined {
  const written = new Map<string, string>();
  for (const line of column.split("\n")) {
    const end = line.indexOf(" ");
    written.set(line.slice(0, end), line.slice(end + 1));
  }
  const made = new Map<string, T>();
  return (group) => {
    const known = made.get(group);
    const steps = written.get(group);
    if (known !== undefined || steps === undefined) return known;
    const now = make(group, readGroup(steps));
    made.set(group, now);
    return now;
  };
}

const NEEDS = new Map(
  Object.entries(NEED_MARKS).map(([needs, mark]) => [mark, needs as Need] as const),
);

function readNames(line: string, named: NamedPlace | undefined): readonly IndexedName[] {
  const names = line.slice(line.lastIndexOf(BETWEEN_CELLS) + 1);
  if (names === "" || named === undefined) return [];
  return names.split(BETWEEN_NAMES).map((written) => {
    const needs = NEEDS.get(written.charAt(0));
    const candidate: PlaceCandidate = { place: named.place, needs: needs ?? "nothing" };
    return readName(needs === undefined ? written : written.slice(1), candidate);
  });
}

const THAI = /[\u0e01-\u0e4e]/;

/** See `writeName`. */
function readName(written: string, candidate: PlaceCandidate): IndexedName {
  const { place } = candidate;
  if (written === OWN_NAME_TH) return { script: "thai", candidate, name: place.nameTh };
  if (THAI.test(written)) return { script: "thai", candidate, name: written };
  const [first = "", folded] = written.split(BETWEEN_FORMS);
  const words = (first === OWN_NAME ? ownWords(place.name) : first).split(" ");
  return {
    script: "latin",
    candidate,
    forms: { words, folded: folded ?? words.map(foldWord).join("") },
  };
}

const foldedWords = new Map<string, string>();

/** A few words make most of the names. */
function foldWord(word: string): string {
  let folded = foldedWords.get(word);
  if (folded === undefined) foldedWords.set(word, (folded = foldLetters(word)));
  return folded;
}

export function buildPlacesByName(
  named: readonly NamedPlace[],
  index: NameIndex,
): Lookup<readonly PlaceCandidate[]> {
  const apart = new Map(
    PREPARED.apart.map(([key, ...places]) => [
      key,
      places.map((n): PlaceCandidate => ({
        place: (named[n] as NamedPlace).place,
        needs: "nothing",
      })),
    ]),
  );
  return {
    get(key) {
      const found = apart.get(key) ?? indexedPlaces(key, index);
      return found.length === 0 ? undefined : found;
    },
  };
}
