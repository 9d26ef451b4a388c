import type { ListingDraft } from "@propertyvr/ingest";

/** A home as a source states it, before it has an id of ours: what is inserted. */
export interface ListingRecord extends ListingDraft {
  /** "sample", "import:<name>", "partner:<id>". With `externalId` it names the home for good. */
  readonly source: string;
  /** Drawn from our generator, not a real home. */
  readonly isSample: boolean;
  /** What a sample's picture is drawn from; null for a real home. */
  readonly pictureSeed: number | null;
  /** When the source first listed it, UTC ISO 8601; null is now. */
  readonly createdAt: string | null;
}

/** A real home of a source. */
export const recordOf = (draft: ListingDraft, source: string): ListingRecord => ({
  ...draft,
  source,
  isSample: false,
  pictureSeed: null,
  createdAt: null,
});
