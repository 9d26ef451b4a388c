/** What the gazetteer stands on, made from its tables. */
import type { NameIndex } from "../names/build-name-index.ts";
import type { PlaceCandidate } from "../names/hits.ts";
import type { Lookup } from "../names/latin-names.ts";
import { buildPlacesByName as fromTables } from "../names/places-by-name.ts";
import type { NamedPlace } from "../place.ts";

export { buildAtlas } from "../build-atlas.ts";
export { buildNameIndex } from "../names/build-name-index.ts";

export const buildPlacesByName: (
  named: readonly NamedPlace[],
  index: NameIndex,
) => Lookup<readonly PlaceCandidate[]> = fromTables;
