export { ListingsSkeleton } from "./listings-skeleton.tsx";
export { UnderstoodAs } from "./understood-as.tsx";
