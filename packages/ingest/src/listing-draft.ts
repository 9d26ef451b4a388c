import type { Listing } from "@propertyvr/vocabulary";

/** A home read from a file, placed on the map, before it belongs to anybody's stock. */
export interface ListingDraft extends Omit<Listing, "id" | "createdAt" | "isSample"> {
  /** The file's own reference of this home. */
  readonly externalId: string;
  readonly titleEn: string | null;
  readonly titleTh: string | null;
  readonly descriptionEn: string | null;
  readonly descriptionTh: string | null;
  readonly project: string | null;
  readonly address: string | null;
  /** How far the point may be off. Metres. */
  readonly locationPrecisionM: number | null;
  readonly floor: string | null;
  readonly yearBuilt: number | null;
  /** The row as it was sent. */
  readonly raw: Readonly<Record<string, string>>;
}
