import { sharesOf, type Band, type BandShare } from "../rules/bands.ts";
import type { SourceId } from "../rules/sources.ts";
import { toSatang } from "./round.ts";

/** How a home is used, as the land and building tax asks. */
export type PropertyUse =
  | "main_home"
  | "main_home_building_only"
  | "other_home"
  | "commercial"
  | "vacant_land";

const MILLION = 1_000_000;
const band = (upToMillions: number, percent: number): Band => ({
  upToThb: upToMillions * MILLION,
  rate: percent / 100,
});

const COMMERCIAL: readonly Band[] = [
  band(50, 0.3),
  band(200, 0.4),
  band(1_000, 0.5),
  band(5_000, 0.6),
  band(Infinity, 0.7),
];

/** Rates of the year, on the official appraised value; the first band of a main home is exempt. */
const BANDS: Readonly<Record<PropertyUse, readonly Band[]>> = {
  main_home: [band(50, 0), band(75, 0.03), band(100, 0.05), band(Infinity, 0.1)],
  main_home_building_only: [
    band(10, 0),
    band(50, 0.02),
    band(75, 0.03),
    band(100, 0.05),
    band(Infinity, 0.1),
  ],
  other_home: [band(50, 0.02), band(75, 0.03), band(100, 0.05), band(Infinity, 0.1)],
  commercial: COMMERCIAL,
  // Of the first three years: it rises by 0.3 points every three years that the land lies empty.
  vacant_land: COMMERCIAL,
};

export const LAND_TAX_SOURCES: readonly SourceId[] = ["land_tax_news", "land_tax_nation"];

export interface LandBuildingTax {
  readonly bands: readonly BandShare[];
  /** For one year, in baht, rounded to the satang. */
  readonly taxThb: number;
}

/** The land and building tax of one year for whoever owns the home on 1 January. */
export function landBuildingTax(appraisedThb: number, use: PropertyUse): LandBuildingTax {
  const bands = sharesOf(appraisedThb, BANDS[use]);
  return { bands, taxThb: toSatang(bands.reduce((sum, { taxThb }) => sum + taxThb, 0)) };
}
