import type { PlaceName } from "@propertyvr/assistant";
import { placeById, placesNamed } from "@propertyvr/gazetteer";

/** A place as people call it, stations with their line: "BTS Asok", "BTS อโศก". */
export const placeName: PlaceName = ({ name, id }, language) => {
  const place = (id === undefined ? undefined : placeById(id)) ?? placesNamed(name)[0];
  if (place === undefined) return name;
  const bare = language === "th" && place.nameTh !== "" ? place.nameTh : place.name;
  return place.network === null ? bare : `${place.network.toUpperCase()} ${bare}`;
};
