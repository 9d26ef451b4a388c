import { distanceM } from "@propertyvr/vocabulary";
import type { Name, NamedPlace, Network, Place } from "./place.ts";
import { plain, readNames, shy, slug } from "./place.ts";
import type { LineRow, StationRow } from "./tables/stations.ts";
import { LINES, STATIONS_CHECKED_AT, STATIONS_OUTSIDE_BANGKOK } from "./tables/stations.ts";

/** What a search "in" a station covers. Metres. */
const STATION_RADIUS_M = 1_000;
/** Rows of one name and network nearer than this are one station on two lines. */
const SAME_STATION_M = 800;

const SOURCES = {
  cc0: "Gusb3ll/thailand-public-train-data (CC0)",
  estimate: "own estimate",
} as const;

export interface TransitLine {
  readonly place: NamedPlace;
  readonly network: Network;
  /** Ids of its stations in order. */
  readonly stationIds: readonly string[];
  readonly codes: readonly string[];
}

/** Stations, one place each even where two lines of a network meet, and the lines they make. */
export function stationPlaces(): {
  readonly stations: readonly NamedPlace[];
  readonly lines: readonly TransitLine[];
} {
  const stations = new Map<string, NamedPlace>();
  const lines = LINES.map((line) => {
    const stationIds = line.stations.map((row) => {
      const id = stationId(line.network, row);
      stations.set(id, merge(stations.get(id), station(id, line.network, row)));
      return id;
    });
    const spots = stationIds
      .map((id) => stations.get(id)?.place)
      .filter((place) => place !== undefined);
    return {
      place: linePlace(line, spots),
      network: line.network,
      stationIds,
      codes: line.stations.map((row) => row[0]),
    };
  });
  return { stations: [...stations.values()], lines };
}

/** Ids outlive a change of name. */
const NAMED_BEFORE: Readonly<Record<string, string>> = { "Phra Ram 9": "Rama 9" };
const stationId = (network: Network, row: StationRow) =>
  `station:${network}-${slug(NAMED_BEFORE[row[1]] ?? row[1])}`;

function station(id: string, network: Network, row: StationRow): NamedPlace {
  const [code, name, nameTh, aliases, lat, lon, precisionM, basis] = row;
  const point = { lat, lon };
  const place: Place = {
    id,
    kind: "station",
    name,
    nameTh,
    nearKind: "transit",
    network,
    within: `province:${PROVINCE_OF_CODE.get(code) ?? BANGKOK}`,
    point,
    areas: [{ kind: "circle", center: point, radiusM: STATION_RADIUS_M }],
    footing: { source: SOURCES[basis], precisionM, checkedAt: STATIONS_CHECKED_AT },
  };
  return { place, names: [...ordinary(name, nameTh), ...readNames(aliases)] };
}

const BANGKOK = "10";
const PROVINCE_OF_CODE = new Map(
  Object.entries(STATIONS_OUTSIDE_BANGKOK).flatMap(([province, codes]) =>
    codes.split(" ").map((code) => [code, province] as const),
  ),
);

function merge(known: NamedPlace | undefined, next: NamedPlace): NamedPlace {
  if (known === undefined) return next;
  const [a, b] = [known.place.point, next.place.point];
  if (a === null || b === null || distanceM(a, b) > SAME_STATION_M)
    throw new Error(`two stations share the id ${next.place.id}`);
  return { place: known.place, names: [...known.names, ...next.names] };
}

/** Station names that are words of their own: bearing, a torch, fields. */
const WORDS = new Set(["Bearing", "Nana", "ไฟฉาย", "นานา", "สามัคคี", "ภาวนา", "Lak Si"]);
const ordinary = (...names: readonly string[]): readonly Name[] =>
  names.map((text) => (WORDS.has(text) ? shy(text) : plain(text)));

function linePlace(line: LineRow, stations: readonly Place[]): NamedPlace {
  const place: Place = {
    id: `line:${line.id}`,
    kind: "station",
    name: line.name,
    nameTh: line.nameTh,
    nearKind: "transit",
    network: line.network,
    within: null,
    point: null,
    areas: stations.flatMap((s) => s.areas),
    footing: {
      source: "its stations",
      precisionM: Math.max(...stations.map((s) => s.footing.precisionM)),
      checkedAt: STATIONS_CHECKED_AT,
    },
  };
  return { place, names: [...ordinary(line.name, line.nameTh), ...readNames(line.aliases)] };
}
