import {
  BackupError,
  chooseDataDir,
  connectToRunning,
  type Database,
  DatabaseUrlError,
  DataDirError,
  DataDirInUseError,
  migrate,
  MigrationError,
  MissingPostgresError,
} from "@propertyvr/database";
import { findCheckout, readEnv } from "../apps/server/src/platform/config/read-env.ts";

const log = (text: string): void => console.error(text);

/**
 * Which database a command works on: DATABASE_URL, else the embedded one of DATA_DIR; as the server
 * reads them, from the environment and from `.env`.
 * @param checkout the folder of the product
 */
export const databaseOptions = (checkout = findCheckout(import.meta.dirname)) => {
  const env = readEnv(checkout);
  return {
    databaseUrl: env.DATABASE_URL?.trim() || undefined,
    dataDir: env.DATA_DIR?.trim() || chooseDataDir(checkout, log),
    log,
  };
};

/** Runs a command on the database of the running server, or opens it for as long as the command takes. */
export async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const database = await connectToRunning(databaseOptions());
  try {
    await migrate(database.pool);
    await work(database);
  } finally {
    await database.close();
  }
}

/** Ends a command with the one line that helps; anything unforeseen keeps its stack. */
export function sayAndExit(error: unknown): never {
  const isForeseen = [
    BackupError,
    DataDirError,
    DataDirInUseError,
    DatabaseUrlError,
    MigrationError,
    MissingPostgresError,
  ].some((kind) => error instanceof kind);
  console.error(isForeseen ? (error as Error).message : error);
  process.exit(1);
}
