export type {
  AdministrativeArea,
  AdministrativeCodes,
  AdministrativeNames,
} from "./administrative.ts";
export { administrativeArea, districtsOf, findAdministrativeArea } from "./administrative.ts";
export { neighbourhoodAt, placesBeside, provinceAround, stationsBeside } from "./around.ts";
export type { PlaceOption } from "./choices.ts";
export { choicesOf } from "./choices.ts";
export { findPlaces } from "./find-places.ts";
export type { PlaceMention } from "./names/hits.ts";
export type { Located, NamedPoint } from "./locate.ts";
export { locate, placesWithin } from "./locate.ts";
export { allPlaces, placeById, placesNamed } from "./named.ts";
export { nearestM, nearestPlace, nearestStation } from "./nearest.ts";
export type { Footing, Network, Place } from "./place.ts";
export { branchesOf } from "./places-meant.ts";
export { numberedSoi } from "./soi-series.ts";
export {
  districtCodeOf,
  type KnownArea,
  type Pinpoint,
  pinpoint,
  pinpointDistrict,
  PINPOINT_EDITION,
  type Pinpointed,
} from "./pinpoint.ts";
export type { SuggestFor } from "./suggest-places.ts";
export { stationCodes, suggestPlaces } from "./suggest-places.ts";
export type { Subdistrict } from "./subdistricts.ts";
export { knowSubdistricts, subdistrictsOf } from "./subdistricts.ts";
