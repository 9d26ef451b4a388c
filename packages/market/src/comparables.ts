import type { Range } from "@propertyvr/vocabulary";

const AREA_TOLERANCE = 0.25;

/** The sizes that can be compared with one of so many square metres. */
export const comparableAreas = (areaSqm: number): Required<Range> => ({
  min: areaSqm * (1 - AREA_TOLERANCE),
  max: areaSqm * (1 + AREA_TOLERANCE),
});
