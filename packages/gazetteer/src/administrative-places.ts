import type { Point } from "@propertyvr/vocabulary";
import { distanceM } from "@propertyvr/vocabulary";
import type { Name, NamedPlace, Place } from "./place.ts";
import { plain, readNames, shy } from "./place.ts";
import { DISTRICT_ALIASES, WORDS_BEFORE_DISTRICTS } from "./tables/district-names.ts";
import { DISTRICT_ROWS, DISTRICTS_CHECKED_AT } from "./tables/districts.gen.ts";
import { PROVINCE_ROWS, PROVINCES_CHECKED_AT } from "./tables/provinces.ts";

const NAMES_SOURCE = "thailand-geography-data/thailand-geography-json (MIT)";
const POINTS_SOURCE = "kongvut/thai-province-data (MIT)";
const BANGKOK = 10;

interface DistrictRow {
  readonly code: number;
  readonly name: string;
  readonly nameTh: string;
  readonly point: Point;
  readonly precisionM: number;
  readonly isEstimate: boolean;
}

const lines = (rows: string) => rows.trim().split("\n");

function districtRows(): readonly DistrictRow[] {
  return lines(DISTRICT_ROWS).map((line) => {
    const [code, name, nameTh, lat, lon, precision, basis] = line.split("|") as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    return {
      code: Number(code),
      name,
      nameTh,
      point: { lat: Number(lat), lon: Number(lon) },
      precisionM: Number(precision),
      isEstimate: basis === "e",
    };
  });
}

/** The 77 provinces and 928 districts with all their names. */
export function administrativePlaces(): readonly NamedPlace[] {
  const districts = districtRows();
  return [
    ...lines(PROVINCE_ROWS).map((line) => province(line, districts)),
    ...districts.map(district),
  ];
}

function province(line: string, districts: readonly DistrictRow[]): NamedPlace {
  const [codeText, name, thai, aliases] = line.split("|") as [string, string, string, string];
  const code = Number(codeText);
  const isWord = thai.startsWith("=");
  const nameTh = isWord ? thai.slice(1) : thai;
  const own = districts.filter((d) => provinceOf(d.code) === code).map((d) => d.point);
  const point = { lat: mean(own.map((p) => p.lat)), lon: mean(own.map((p) => p.lon)) };
  const place: Place = {
    id: `province:${code}`,
    kind: "province",
    name,
    nameTh,
    nearKind: null,
    network: null,
    within: null,
    point,
    areas: [{ kind: "province", code }],
    footing: {
      source: `${NAMES_SOURCE}; point: mean of its districts`,
      precisionM: Math.ceil(Math.max(...own.map((p) => distanceM(point, p))) / 2_000) * 1_000,
      checkedAt: PROVINCES_CHECKED_AT,
    },
  };
  const thaiNames: readonly Name[] = isWord
    ? [{ text: nameTh, needs: "neighbour" }]
    : [plain(nameTh)];
  return {
    place,
    names: [
      WORDS.has(name) ? shy(name) : plain(name),
      ...thaiNames,
      ...prefixed(nameTh, ["จังหวัด", "จ."]),
      ...readNames(aliases),
    ],
  };
}

function district(row: DistrictRow): NamedPlace {
  const provinceCode = provinceOf(row.code);
  const place: Place = {
    id: `district:${row.code}`,
    kind: "district",
    name: row.name,
    nameTh: row.nameTh,
    nearKind: null,
    network: null,
    within: `province:${provinceCode}`,
    point: row.point,
    areas: [{ kind: "district", code: row.code }],
    footing: {
      source: `${NAMES_SOURCE}; point: ${row.isEstimate ? "own estimate" : POINTS_SOURCE}`,
      precisionM: row.precisionM,
      checkedAt: DISTRICTS_CHECKED_AT,
    },
  };
  const isInBangkok = provinceCode === BANGKOK;
  return {
    place,
    names: [
      ...[row.name, row.nameTh].map((text) => bareName(text, isInBangkok)),
      plain(`amphoe ${row.name}`),
      plain(`${row.name} district`),
      ...(row.nameTh.startsWith("เมือง")
        ? prefixed(`เมือง ${row.nameTh.slice(5)}`, ["อำเภอ", "อ."])
        : []),
      ...prefixed(row.nameTh, isInBangkok ? ["เขต", "ข."] : ["อำเภอ", "อ."]),
      ...readNames(DISTRICT_ALIASES[row.code] ?? ""),
    ],
  };
}

/** The name alone: a word, or short enough to be one, it needs something beside it. */
function bareName(text: string, isInBangkok: boolean): Name {
  if (WORDS_BEFORE_DISTRICTS.has(text)) return { text, needs: "neighbour" };
  return !isInBangkok && isShort(text) ? shy(text) : plain(text);
}

const prefixed = (nameTh: string, prefixes: readonly string[]): readonly Name[] =>
  prefixes.map((prefix) => plain(prefix + nameTh));

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
const provinceOf = (districtCode: number) => Math.floor(districtCode / 100);
/** Too short to be taken for a place by itself: Ban Tak, Pua, แวง. */
function isShort(name: string): boolean {
  return /^[A-Za-z]/.test(name) ? name.replace(/[^A-Za-z]/g, "").length <= 5 : name.length <= 3;
}
/** Provinces whose English name is also an ordinary word. */
const WORDS = new Set(["Nan", "Tak"]);
