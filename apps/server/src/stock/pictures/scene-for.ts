import type { Amenity, NearestM, PropertyType } from "@propertyvr/vocabulary";
import type { PictureSetting } from "./backdrop.ts";
import type { PictureScene } from "./draw-picture.ts";

/** What a picture may be drawn from: facts of the listing, nothing invented beside them. */
export interface PicturedListing {
  readonly pictureSeed: number;
  readonly type: PropertyType;
  readonly provinceCode: number;
  readonly nearestM: NearestM;
  readonly amenities: Readonly<Partial<Record<Amenity, "yes" | "no">>>;
}

const BANGKOK = 10;
const METROPOLITAN = new Set([11, 12, 13, 73, 74]);
/** Chiang Mai, Chiang Rai, Lampang, Lamphun, Mae Hong Son, Nan, Phayao, Phrae, Tak, Loei. */
const MOUNTAINOUS = new Set([50, 57, 52, 51, 58, 55, 56, 54, 63, 42]);

export function sceneFor(home: PicturedListing): PictureScene {
  return {
    seed: home.pictureSeed,
    type: home.type,
    setting: settingOf(home),
    hasPool: home.amenities.pool === "yes" && home.type !== "land",
    hasGarden: home.amenities.garden === "yes",
  };
}

function settingOf({ amenities, nearestM, provinceCode }: PicturedListing): PictureSetting {
  if (amenities.sea_view === "yes") return "sea";
  if (amenities.river_view === "yes") return "river";
  if (amenities.mountain_view === "yes") return "hills";
  if (nearestM.beach !== null && nearestM.beach <= 1_500) return "sea";
  if (provinceCode === BANGKOK) return isWithin(nearestM.transit, 1_200) ? "city" : "suburb";
  if (METROPOLITAN.has(provinceCode)) return "suburb";
  if (MOUNTAINOUS.has(provinceCode)) return "hills";
  return isWithin(nearestM.mall, 3_000) ? "suburb" : "countryside";
}

const isWithin = (metres: number | null, limit: number): boolean =>
  metres !== null && metres <= limit;
