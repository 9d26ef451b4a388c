import type { OwnListing } from "@propertyvr/contracts";
import type { Queryable } from "@propertyvr/database";
import type { Language } from "@propertyvr/vocabulary";
import type { Clock } from "../../platform/config/deps.ts";
import { duplicatesOf } from "../duplicates/others-store.ts";
import { pictureOf } from "../listings/drawn-picture.ts";
import { locationOf, titleOf } from "../listings/listing-texts.ts";
import type { PlaceNames } from "../listings/place-names.ts";
import { partnerProperty } from "../partner-listings/partner-property.ts";
import { figuresOf } from "../views/view-store.ts";
import type { OwnRow } from "./own-listings-store.ts";

/** What showing a partner its own homes stands on. */
export interface OwnListingPorts {
  readonly pool: Queryable;
  readonly clock: Clock;
  readonly names: PlaceNames;
}

/** Homes as their partner sees them in the browser, in the order given. */
export async function ownListingsOf(
  { pool, clock, names }: OwnListingPorts,
  rows: readonly OwnRow[],
  language: Language,
): Promise<OwnListing[]> {
  const now = clock.now();
  const ids = rows.map(({ id }) => id);
  const duplicates = await duplicatesOf(pool, ids);
  const figures = await figuresOf(pool, ids, now);
  return rows.map((row) => ({
    title: titleOf(row, language),
    location: locationOf(row, language, names),
    image: pictureOf(row, row.cover, 640, language).image,
    property: partnerProperty(row, now),
    duplicates: duplicates.get(row.id) ?? null,
    // Of a home that was deleted since it was read.
    figures: figures.get(row.id) ?? { ...NO_FIGURES, views_since: now.toISOString() },
  }));
}

const NO_FIGURES = { views: 0, views_30_days: 0, enquiries: 0 } as const;
