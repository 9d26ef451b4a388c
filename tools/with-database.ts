import {
  BackupError,
  chooseDataDir,
  connectToRunning,
  type Database,
  DataDirError,
  DataDirInUseError,
  migrate,
  MigrationError,
  MissingPostgresError,
} from "@propertyvr/database";

const log = (text: string): void => console.error(text);

/** Which database a command works on: DATABASE_URL, else the embedded one of DATA_DIR. */
export const databaseOptions = () => ({
  databaseUrl: process.env.DATABASE_URL || undefined,
  dataDir: process.env.DATA_DIR || chooseDataDir(process.cwd(), log),
  log,
});

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
    MigrationError,
    MissingPostgresError,
  ].some((kind) => error instanceof kind);
  console.error(isForeseen ? (error as Error).message : error);
  process.exit(1);
}
