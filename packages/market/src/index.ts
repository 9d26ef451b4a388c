export { binsOf, type Bin } from "./bins.ts";
export { chainedIndex, type MonthLink } from "./chained-index.ts";
export { comparableAreas } from "./comparables.ts";
export {
  comparableMedians,
  type ComparableMedian,
  type ComparedOffer,
} from "./comparable-medians.ts";
export { confidenceOf, FEWEST, type Confidence } from "./confidence.ts";
export { medianInterval, type Interval } from "./median-interval.ts";
export { quantileOf } from "./quantile.ts";
export { differencePct, shareBelow } from "./position.ts";
export { rentalYield, type RentalYield, type YieldCell } from "./rental-yield.ts";
