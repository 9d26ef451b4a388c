interface Span {
  readonly min: number;
  readonly max: number;
}

export interface PriceListWords {
  readonly priceListHead: () => string;
  /** @param bedrooms 0 for a studio, null where it isn't told */
  readonly unitType: (bedrooms: number | null) => string;
  readonly listRows: (rows: number) => string;
  readonly listSize: (sqm: Span) => string;
  /** Baht; a month where it is let. */
  readonly listPrice: (thb: Span, deal: "rent" | "sale") => string;
  readonly heads: () => readonly [unit: string, rows: string, size: string, price: string];
  /** Whose prices these are, and what they are not. */
  readonly notMarket: () => string;
  readonly listCut: () => string;
}
