export { ListingsBlock } from "./listings-block.tsx";
export { ListingsSkeleton } from "./listings-skeleton.tsx";
export { NearestBlock } from "./nearest-block.tsx";
export { UnderstoodAs } from "./understood-as.tsx";
