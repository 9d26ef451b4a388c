import type { Listing } from "@propertyvr/vocabulary";

/** A home as a source states it, before it has an id of ours: what is inserted, with its texts. */
export interface ListingRecord extends Omit<Listing, "id" | "createdAt"> {
  /** "sample", "import:<name>", later a partner's id. With `externalId` it names the home for good. */
  readonly source: string;
  readonly externalId: string;
  /** At least one title. */
  readonly titleEn: string | null;
  readonly titleTh: string | null;
  readonly descriptionEn: string | null;
  readonly descriptionTh: string | null;
  readonly project: string | null;
  /** Street and surroundings as the source writes them. */
  readonly address: string | null;
  /** How far the point may be off. Metres. */
  readonly locationPrecisionM: number | null;
  readonly floor: string | null;
  readonly yearBuilt: number | null;
  readonly furnishing: "unfurnished" | "partly" | "fully" | null;
  /** https addresses of photos, the first one shown on cards. */
  readonly images: readonly string[];
  /** What a sample's picture is drawn from; null for a real home. */
  readonly pictureSeed: number | null;
  readonly websiteUrl: string | null;
  readonly contact: Readonly<Record<string, string>> | null;
  /** YYYY-MM-DD. */
  readonly availableFrom: string | null;
  readonly allowAiDisplay: boolean;
  /** When the source first listed it, UTC ISO 8601; null is now. */
  readonly createdAt: string | null;
  /** The record as it was sent. Kept as it is, never shown. */
  readonly raw: unknown;
}
