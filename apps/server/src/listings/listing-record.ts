import type { ListingDraft } from "@propertyvr/ingest";

/** A home as a source states it, before it has an id of ours: what is inserted, with its texts. */
export interface ListingRecord extends Omit<ListingDraft, "raw"> {
  /** "sample", "import:<name>", later a partner's id. With `externalId` it names the home for good. */
  readonly source: string;
  /** Drawn from our generator, not a real home. */
  readonly isSample: boolean;
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
