import { administrativePlaces } from "./administrative-places.ts";
import { canalPlaces } from "./canal-places.ts";
import { neighbourhoodPlaces } from "./neighbourhood-places.ts";
import type { NamedPlace, Place } from "./place.ts";
import type { TransitLine } from "./station-places.ts";
import { landmarkPlaces } from "./landmark-places.ts";
import { regionPlaces } from "./region-places.ts";
import { roadPlaces } from "./road-places.ts";
import { stationPlaces } from "./station-places.ts";
import { NEIGHBOURHOOD_TABLES } from "./tables/neighbourhoods.ts";

/** Every place we know, each once. */
export interface Atlas {
  readonly named: readonly NamedPlace[];
  readonly byId: ReadonlyMap<string, Place>;
  readonly lines: readonly TransitLine[];
}

export function buildAtlas(): Atlas {
  const administrative = administrativePlaces();
  const districtIds = new Map(
    administrative.map(({ place }) => [`${place.within ?? ""}/${place.name}`, place.id]),
  );
  const districtId = (province: number, name: string): string => {
    const id = districtIds.get(`province:${province}/${name}`);
    if (id === undefined) throw new Error(`no district ${name} in province ${province}`);
    return id;
  };
  const { stations, lines } = stationPlaces();
  const named = [
    ...neighbourhoodPlaces(NEIGHBOURHOOD_TABLES, districtId),
    ...canalPlaces(),
    ...roadPlaces(),
    ...landmarkPlaces(),
    ...regionPlaces(),
    ...administrative,
    ...stations,
    ...lines.map((line) => line.place),
  ];
  return { named, byId: new Map(named.map(({ place }) => [place.id, place])), lines };
}
