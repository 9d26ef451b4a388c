/** What is read from outside, checked by zod. Its types are of the main door, which brings no zod. */
export * from "./conversation.ts";
export * from "./criteria.ts";
export * from "./listing.ts";
export * from "./search-change.ts";
export * from "./search-query.ts";
