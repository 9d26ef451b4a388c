/**
 * `npm run chaos:bulk [-- --moments 50 --rows 20000 --seed 1]`: sends files of homes to the built
 * product and kills the server with kill -9 while it receives, looks through, writes or takes off.
 * Started again it must end as it would have without: every good row once, one line in the log for
 * each thing that happened, the counts of the report, nothing moved in another stock, nothing left
 * lying about. Exits with 1 where it did not.
 */
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { BulkSite } from "./chaos/bulk-site.ts";
import { proveBulk } from "./chaos/prove-bulk.ts";
import { buildProduct } from "./harness/product.ts";
import { newDataDir } from "./harness/shelf.ts";

const { values } = parseArgs({
  options: {
    moments: { type: "string", default: "50" },
    rows: { type: "string", default: "20000" },
    seed: { type: "string", default: "1" },
  },
});

buildProduct();
const dataDir = newDataDir();
const site = await BulkSite.open(dataDir);
try {
  const { struck, wrong } = await proveBulk(site, {
    moments: Number(values.moments),
    rows: Number(values.rows),
    seed: Number(values.seed),
    onStruck: ({ wrong: own }) => process.stdout.write(own.length === 0 ? "." : "x"),
  });
  const kinds = [...new Set(struck.map(({ during }) => during))];
  console.log();
  console.table(
    kinds.map((during) => {
      const of = struck.filter((each) => each.during === during);
      const bad = of.filter(({ wrong: own }) => own.length > 0).length;
      return { "killed during": during, moments: of.length, "ended otherwise": bad };
    }),
  );
  for (const each of wrong) console.log(each);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
