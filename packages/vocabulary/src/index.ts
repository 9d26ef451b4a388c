export * from "./criteria.ts";
export * from "./fits.ts";
export * from "./geo.ts";
export * from "./listing.ts";
export * from "./parts.ts";
export * from "./result.ts";
export * from "./understood.ts";
export * from "./wanted.ts";
