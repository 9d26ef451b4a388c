import type { Listing, PlacedBy } from "@propertyvr/vocabulary";

/** A home read from a file or a partner's request, placed on the map, before it belongs to anybody's stock. */
export interface ListingDraft extends Omit<Listing, "id" | "createdAt" | "isSample"> {
  /** The source's own reference of this home. */
  readonly externalId: string;
  readonly titleEn: string | null;
  readonly titleTh: string | null;
  readonly descriptionEn: string | null;
  readonly descriptionTh: string | null;
  readonly project: string | null;
  readonly address: string | null;
  /** What its text was placed by; null where the point was given, or there is none. */
  readonly placed: PlacedBy | null;
  readonly floor: string | null;
  readonly yearBuilt: number | null;
  readonly furnishing: "unfurnished" | "partly" | "fully" | null;
  /** http or https addresses of photos, the first one shown on cards. */
  readonly images: readonly string[];
  readonly websiteUrl: string | null;
  readonly contact: Readonly<Record<string, string>> | null;
  /** YYYY-MM-DD. */
  readonly availableFrom: string | null;
  /** Whether the assistant and searches may show it. */
  readonly allowAiDisplay: boolean;
  /** The record as it was sent. Kept as it is, never shown. */
  readonly raw: unknown;
}

/** Of a home whose source says nothing about these. */
export const UNSTATED = {
  descriptionEn: null,
  descriptionTh: null,
  project: null,
  address: null,
  pointPrecisionM: null,
  placed: null,
  floor: null,
  yearBuilt: null,
  furnishing: null,
  images: [],
  websiteUrl: null,
  contact: null,
  availableFrom: null,
  allowAiDisplay: true,
} as const satisfies Partial<ListingDraft>;
