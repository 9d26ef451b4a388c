export * from "./account-faults.ts";
export * from "./accounts.ts";
export * from "./chats.ts";
export * from "./criteria.ts";
export * from "./endpoint.ts";
export * from "./endpoints.ts";
export * from "./listings.ts";
export * from "./problem.ts";
