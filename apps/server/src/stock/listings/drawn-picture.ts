import { picturePath, type PictureSize } from "@propertyvr/contracts";
import {
  NEAREST_KINDS,
  type Language,
  type Localised,
  type NearestM,
} from "@propertyvr/vocabulary";
import { describePicture, type PictureScene } from "../pictures/draw-picture.ts";
import { sceneFor } from "../pictures/scene-for.ts";
import { amenityOf } from "./stated.ts";
import type { CardRow } from "./stored-listing.ts";

/** The picture of a listing on our own origin, with what it shows. */
export interface ShownPicture {
  readonly image: string | null;
  /** What a drawing shows; null for a photo. */
  readonly image_alt: Localised | null;
}

/**
 * A real home shows our copy of its first photo, and none while there is no copy; a sample is drawn.
 * @param cover the id of that copy
 */
export function pictureOf(
  row: CardRow,
  cover: string | null,
  size: PictureSize,
  language: Language,
): ShownPicture {
  if (cover !== null) return { image: picturePath(cover, size), image_alt: null };
  const scene = sceneOf(row);
  if (scene === undefined) return { image: null, image_alt: null };
  return {
    image: `/api/properties/${row.id}/picture`,
    image_alt: { text: describePicture(scene)[language], language },
  };
}

/** What the drawing of a home shows; undefined where it is not drawn. */
export function sceneOf(row: CardRow): PictureScene | undefined {
  if (row.picture_seed === null) return undefined;
  const stated = (["pool", "garden", "sea_view", "river_view", "mountain_view"] as const).flatMap(
    (amenity) => {
      const known = amenityOf(row, amenity);
      return known === "unknown" ? [] : [[amenity, known] as const];
    },
  );
  return sceneFor({
    pictureSeed: row.picture_seed,
    type: row.type,
    provinceCode: row.province_code,
    nearestM: Object.fromEntries(
      NEAREST_KINDS.map((kind) => [kind, row[`nearest_${kind}_m`]]),
    ) as NearestM,
    amenities: Object.fromEntries(stated),
  });
}
