export { ListingsBlock } from "./listings-block.tsx";
export { ListingsSkeleton } from "./listings-skeleton.tsx";
export { UnderstoodAs } from "./understood-as.tsx";
