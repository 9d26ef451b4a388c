/** npm run sample -- load | remove : the made-up homes that show how the product works. */
import { loadSample, removeSample } from "../apps/server/src/stock/sample/load-sample.ts";
import { withDatabase } from "./with-database.ts";

const [command] = process.argv.slice(2);
if (command !== "load" && command !== "remove") {
  console.error("npm run sample -- load | remove");
  process.exit(2);
}
await withDatabase(async ({ pool }) => {
  if (command === "load") console.log(`${await loadSample(pool, new Date())} sample homes loaded`);
  else console.log(`${await removeSample(pool)} sample homes removed`);
});
