import type { PlaceName } from "@propertyvr/assistant";
import { placeById, placesNamed } from "@propertyvr/gazetteer";
import { THAI_NOUNS } from "./common-nouns.ts";

/** A place as people call it, stations with their line: "BTS Asok", "BTS อโศก"; "park" is "สวนสาธารณะ". */
export const placeName: PlaceName = ({ name, id }, language) => {
  const noun = id === undefined ? THAI_NOUNS[name] : undefined;
  if (noun !== undefined) return language === "th" ? noun : name;
  const place = (id === undefined ? undefined : placeById(id)) ?? placesNamed(name)[0];
  if (place === undefined) return name;
  const bare = language === "th" && place.nameTh !== "" ? place.nameTh : place.name;
  return place.network === null ? bare : `${place.network.toUpperCase()} ${bare}`;
};
