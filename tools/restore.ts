/** npm run restore -- FILE : fills a new DATA_DIR, or the empty database of DATABASE_URL, with a backup. */
import { restoreFromFile } from "@propertyvr/database";
import { databaseOptions, sayAndExit } from "./with-database.ts";

const [file, ...rest] = process.argv.slice(2);
if (file === undefined || rest.length > 0) {
  console.error("npm run restore -- FILE");
  process.exit(2);
}
try {
  const { rows, isKeyLost } = await restoreFromFile(databaseOptions(), file);
  for (const [table, count] of Object.entries(rows))
    console.log(`${String(count).padStart(12)} ${table}`);
  console.log(
    isKeyLost
      ? "Restored. The backup didn't include the session key: see docs/backup.md."
      : "Restored.",
  );
} catch (error) {
  sayAndExit(error);
}
