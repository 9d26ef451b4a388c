import { chooseDataDir, connectToRunning, type Database, migrate } from "@propertyvr/database";

/** Runs a command on the database of the running server, or opens it for as long as the command takes. */
export async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const log = (text: string) => console.error(text);
  const database = await connectToRunning({
    databaseUrl: process.env.DATABASE_URL,
    dataDir: process.env.DATA_DIR ?? chooseDataDir(process.cwd(), log),
    log,
  });
  try {
    await migrate(database.pool);
    await work(database);
  } finally {
    await database.close();
  }
}
