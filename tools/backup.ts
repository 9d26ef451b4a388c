/** npm run backup -- FILE : everything the running or resting database holds, in one new file. */
import { statSync } from "node:fs";
import { backUpToFile } from "@propertyvr/database";
import { databaseOptions, sayAndExit } from "./with-database.ts";

const [file, ...rest] = process.argv.slice(2);
if (file === undefined || rest.length > 0) {
  console.error("npm run backup -- FILE");
  process.exit(2);
}
try {
  const { rows } = await backUpToFile(databaseOptions(), file);
  for (const [table, count] of Object.entries(rows))
    console.log(`${String(count).padStart(12)} ${table}`);
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  console.log(
    `${file}: ${megabytes} MB. It contains what people wrote and the session key, so keep it safe.`,
  );
} catch (error) {
  sayAndExit(error);
}
