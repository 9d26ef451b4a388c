import type { NamedPlace, Place } from "./place.ts";
import { readNames, slug } from "./place.ts";
import { QUARTERS } from "./tables/regions.ts";
import type { NeighbourhoodRow, NeighbourhoodTable } from "./tables/rows.ts";

/** Neighbourhoods of the given tables; `districtId` finds a district by province code and English name. */
export function neighbourhoodPlaces(
  tables: readonly NeighbourhoodTable[],
  districtId: (province: number, name: string) => string,
): readonly NamedPlace[] {
  return tables.flatMap((table) =>
    Object.entries(table.districts).flatMap(([district, rows]) => {
      const within =
        district === "" ? `province:${table.province}` : districtId(table.province, district);
      return rows.map((row) => {
        const place = neighbourhood(row, table, CITY_OF.get(row[0]) ?? within);
        return DISTRICTS_ELSEWHERE.has(row[0])
          ? alsoDistrict(place, districtId(table.province, row[0]))
          : place;
      });
    }),
  );
}

/** Neighbourhoods beside the district of their name: whoever searches for homes in it may mean either. */
const DISTRICTS_ELSEWHERE: ReadonlySet<string> = new Set(["Phaya Thai", "Phra Khanong"]);

function alsoDistrict({ place, names }: NamedPlace, districtId: string): NamedPlace {
  const code = Number(districtId.slice("district:".length));
  return { place: { ...place, areas: [...place.areas, { kind: "district", code }] }, names };
}

const CITY_OF = new Map(
  Object.entries(QUARTERS).flatMap(([city, quarters]) =>
    quarters.map((name) => [name, city] as const),
  ),
);

function neighbourhood(
  row: NeighbourhoodRow,
  table: NeighbourhoodTable,
  within: string,
): NamedPlace {
  const [name, nameTh, aliases, lat, lon, radiusM, precisionM] = row;
  const point = { lat, lon };
  const place: Place = {
    id: `area:${slug(name)}`,
    kind: "neighbourhood",
    name,
    nameTh,
    nearKind: null,
    network: null,
    within,
    point,
    areas: [{ kind: "circle", center: point, radiusM }],
    footing: { source: table.source, precisionM, checkedAt: table.checkedAt },
  };
  return { place, names: [...readNames(name), ...readNames(nameTh), ...readNames(aliases)] };
}
