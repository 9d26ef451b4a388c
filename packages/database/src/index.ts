export { backUpToFile, restoreFromFile } from "./backup/backup-files.ts";
export { BackupError } from "./backup/backup-text.ts";
export { DatabaseUrlError, explainConnectFault } from "./connect-fault.ts";
export { chooseDataDir, DataDirError } from "./embedded/data-dir.ts";
export { MissingPostgresError } from "./embedded/binaries.ts";
export { readOrCreateSecret, type Secret } from "./embedded/secret.ts";
export { DataDirInUseError } from "./embedded/supervisor.ts";
export { isReady } from "./is-ready.ts";
export { migrate, MigrationError } from "./migrate.ts";
export {
  connectToRunning,
  openDatabase,
  type Database,
  type DatabaseOptions,
} from "./open-database.ts";
export { createPool, inTransaction, type PoolOptions, type Queryable } from "./pool.ts";
export { queriesOn } from "./queries-on.ts";
export { storableJson, storableText, unstorableText } from "./storable-text.ts";
export type { Db, Tables } from "./tables.ts";
export type { RunStatus } from "./tables/chats.ts";
export type { HomeSnapshot } from "./tables/enquiries.ts";
