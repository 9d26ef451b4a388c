import type { NearKind } from "@propertyvr/vocabulary";
import type { Name, NamedPlace, Place } from "./place.ts";
import { plain, readNames, slug } from "./place.ts";
import { AIRPORTS, BEACHES, ESTATES, OFFICES, PARKS } from "./tables/landmarks-outdoors.ts";
import { HOSPITALS } from "./tables/hospitals.ts";
import { MALLS } from "./tables/malls.ts";
import { MARKETS, PIERS } from "./tables/markets.ts";
import { PROVINCIAL_HOSPITALS } from "./tables/provincial-hospitals.ts";
import { THAI_SCHOOLS, INTERNATIONAL_SCHOOLS, UNIVERSITIES } from "./tables/schools.ts";
import type { LandmarkRow } from "./tables/rows.ts";

/** What a search "in" a landmark covers. Metres. */
const LANDMARK_RADIUS_M = 1_500;
const CHECKED_AT = "2026-11-20";
const SOURCE = "own estimate";

interface Table {
  /** What the ids begin with. */
  readonly idKind: string;
  readonly nearKind: NearKind;
  readonly rows: readonly LandmarkRow[];
  /** "โรงพยาบาล" is also written "รพ." */
  readonly shortThai?: readonly (readonly [long: string, short: readonly string[]])[];
}

const HOSPITAL_SHORT: Table["shortThai"] = [["โรงพยาบาล", ["รพ.", "รพ"]]];
const SCHOOL_SHORT: Table["shortThai"] = [
  ["มหาวิทยาลัย", ["ม.", "มอ", "มหาลัย", "มหาวิทลัย"]],
  ["โรงเรียน", ["รร.", "รร", "ร.ร."]],
];

const TABLES: readonly Table[] = [
  { idKind: "university", nearKind: "school", rows: UNIVERSITIES, shortThai: SCHOOL_SHORT },
  { idKind: "school", nearKind: "school", rows: INTERNATIONAL_SCHOOLS, shortThai: SCHOOL_SHORT },
  { idKind: "school", nearKind: "school", rows: THAI_SCHOOLS, shortThai: SCHOOL_SHORT },
  { idKind: "mall", nearKind: "mall", rows: MALLS },
  { idKind: "hospital", nearKind: "hospital", rows: HOSPITALS, shortThai: HOSPITAL_SHORT },
  {
    idKind: "hospital",
    nearKind: "hospital",
    rows: PROVINCIAL_HOSPITALS,
    shortThai: HOSPITAL_SHORT,
  },
  { idKind: "beach", nearKind: "beach", rows: BEACHES },
  { idKind: "park", nearKind: "poi", rows: PARKS },
  { idKind: "market", nearKind: "poi", rows: MARKETS },
  { idKind: "pier", nearKind: "poi", rows: PIERS },
  { idKind: "airport", nearKind: "airport", rows: AIRPORTS },
  { idKind: "estate", nearKind: "poi", rows: ESTATES },
  { idKind: "office", nearKind: "poi", rows: OFFICES },
];

/** Schools, universities, malls, hospitals, beaches, parks, markets, piers, airports, estates and offices. */
export function landmarkPlaces(): readonly NamedPlace[] {
  return TABLES.flatMap((table) => table.rows.map((row) => landmark(row, table)));
}

function landmark(row: LandmarkRow, table: Table): NamedPlace {
  const [name, nameTh, aliases, province, lat, lon, precisionM] = row;
  const point = { lat, lon };
  const place: Place = {
    id: `${table.idKind}:${slug(name)}`,
    kind: "landmark",
    name,
    nameTh,
    nearKind: table.nearKind,
    network: null,
    within: `province:${province}`,
    point,
    areas: [{ kind: "circle", center: point, radiusM: LANDMARK_RADIUS_M }],
    footing: { source: SOURCE, precisionM, checkedAt: CHECKED_AT },
  };
  const thai = [nameTh, ...readNames(aliases).map(({ text }) => text)];
  return {
    place,
    names: [
      ...readNames(name),
      ...readNames(nameTh),
      ...readNames(aliases),
      ...thai.flatMap((text) => shortened(text, table)),
      ...nounFirst(name),
      ...nounCut(name),
    ],
  };
}

/** "Rangsit University" -> "University Rangsit", as speakers of Thai and many others set it. */
function nounFirst(name: string): readonly Name[] {
  const [, own, noun] = /^(.+) (University|International School)(?: \w+)?$/.exec(name) ?? [];
  if (own === undefined || noun === undefined) return [];
  const first = plain(`${noun} ${own}`);
  return noun === "University" ? [first, plain(`University of ${own}`)] : [first];
}

/** "Rangsit University" -> "Rangsit univ" */
const nounCut = (name: string): readonly Name[] =>
  name.endsWith(" University")
    ? ["Uni", "Univ"].map((short) => plain(name.replace(/University$/, short)))
    : [];

function shortened(text: string, table: Table): readonly Name[] {
  return (table.shortThai ?? []).flatMap(([long, short]) =>
    text.startsWith(long)
      ? short.map((prefix) => plain(prefix + text.slice(long.length).trimStart()))
      : [],
  );
}
