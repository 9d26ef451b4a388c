export { isMigrated, migrate, MigrationError } from "./migrate.ts";
export { createPool, type PoolOptions } from "./pool.ts";
export type { Tables } from "./tables.ts";
