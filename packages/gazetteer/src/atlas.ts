import { buildAtlas, buildNameIndex } from "#built";
import type { Atlas } from "./build-atlas.ts";
import type { NameIndex } from "./names/build-name-index.ts";
import type { Place } from "./place.ts";

let places: Atlas | undefined;
let names: NameIndex | undefined;

/** Every place; built at first use, then kept. */
export function atlas(): Atlas {
  places ??= buildAtlas();
  return places;
}

/** Every name of them, as texts are searched for it; built at first use, then kept. */
export function nameIndex(): NameIndex {
  names ??= buildNameIndex(atlas().named);
  return names;
}

/** Id of the province a place lies in; undefined for regions and lines, which lie in several. */
export function provinceId(place: Place): string | undefined {
  let each: Place | undefined = place;
  while (each !== undefined && each.kind !== "province")
    each = each.within === null ? undefined : atlas().byId.get(each.within);
  return each?.id;
}
