import { buildAtlas } from "#built";
import type { Atlas } from "./build-atlas.ts";
import type { Place } from "./place.ts";

let built: Atlas | undefined;

/** Built at first use, then kept. */
export function atlas(): Atlas {
  built ??= buildAtlas();
  return built;
}

/** Id of the province a place lies in; undefined for regions and lines, which lie in several. */
export function provinceId(place: Place): string | undefined {
  let each: Place | undefined = place;
  while (each !== undefined && each.kind !== "province")
    each = each.within === null ? undefined : atlas().byId.get(each.within);
  return each?.id;
}
