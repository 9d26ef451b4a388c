import { AMENITIES, TENURES, type Amenity, type Known, type Tenure } from "@propertyvr/vocabulary";
import { amenityBit, tenureBit } from "./offer-codes.ts";

/** The masks of `listings`: a bit in neither is unknown. */
export interface StatedMasks {
  readonly amenities_yes: number;
  readonly amenities_no: number;
  readonly tenure_yes: number;
  readonly tenure_no: number;
}

const known = (yes: number, no: number, bit: number): Known => {
  if ((yes & bit) !== 0) return "yes";
  return (no & bit) !== 0 ? "no" : "unknown";
};

export const amenityOf = (row: StatedMasks, amenity: Amenity): Known =>
  known(row.amenities_yes, row.amenities_no, amenityBit(amenity));

export const tenureOf = (row: StatedMasks, tenure: Tenure): Known =>
  known(row.tenure_yes, row.tenure_no, tenureBit(tenure));

export const allAmenities = (row: StatedMasks): Record<Amenity, Known> =>
  Object.fromEntries(AMENITIES.map((amenity) => [amenity, amenityOf(row, amenity)])) as Record<
    Amenity,
    Known
  >;

export const allTenures = (row: StatedMasks): Record<Tenure, Known> =>
  Object.fromEntries(TENURES.map((tenure) => [tenure, tenureOf(row, tenure)])) as Record<
    Tenure,
    Known
  >;
