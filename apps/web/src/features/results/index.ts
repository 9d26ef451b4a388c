export { ListingsBlock } from "./listings-block.tsx";
export { ListingsSkeleton } from "./listings-skeleton.tsx";
export { UnderstoodAs, type CriteriaEdit } from "./understood-as.tsx";
