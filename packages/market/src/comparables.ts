import type { Range } from "@propertyvr/vocabulary";

/** What lies so near has the same surroundings, whatever its district. Metres. */
export const COMPARABLE_WITHIN_M = 1_500;

const AREA_TOLERANCE = 0.25;

/** The sizes that can be compared with one of so many square metres. */
export const comparableAreas = (areaSqm: number): Required<Range> => ({
  min: areaSqm * (1 - AREA_TOLERANCE),
  max: areaSqm * (1 + AREA_TOLERANCE),
});
