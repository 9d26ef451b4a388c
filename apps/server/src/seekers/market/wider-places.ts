import { placeById, placesNamed, type Place } from "@propertyvr/gazetteer";
import type { Criteria, PlaceRef, SearchQuery } from "@propertyvr/vocabulary";

/** A place around another, as a search names it. */
export interface WiderPlace {
  readonly place: Place | null;
  readonly query: SearchQuery;
}

/**
 * The same homes in wider and wider places: the district, the province, the whole country. None where
 * nothing bounds where they lie.
 */
export function widerPlaces(query: SearchQuery): readonly WiderPlace[] {
  const { criteria, place_refs: refs } = query;
  const first = criteria.places[0] ?? criteria.near.find(({ name }) => name !== null)?.name;
  if (first === undefined || first === null) return [];
  const ref = refs.find(({ name }) => name === first);
  const place = (ref && placeById(ref.id)) ?? placesNamed(first)[0];
  if (place === undefined) return [];
  const around = ancestorsOf(place).filter(
    ({ kind }) => kind === "district" || kind === "province",
  );
  return [
    ...around.map((each) => ({ place: each, query: inPlace(query, each) })),
    { place: null, query: { ...query, criteria: anywhere(criteria), place_refs: [] } },
  ];
}

const anywhere = (criteria: Criteria): Criteria => ({ ...criteria, places: [], near: [] });

function inPlace(query: SearchQuery, place: Place): SearchQuery {
  const ref: PlaceRef = { name: place.name, id: place.id, kind: place.kind };
  return {
    ...query,
    criteria: { ...anywhere(query.criteria), places: [place.name] },
    place_refs: [ref],
  };
}

/** What a place lies in, the narrowest first. */
function ancestorsOf(place: Place): readonly Place[] {
  const found: Place[] = [];
  for (let id = place.within; id !== null;) {
    const outer = placeById(id);
    if (outer === undefined) break;
    found.push(outer);
    id = outer.within;
  }
  return found;
}
