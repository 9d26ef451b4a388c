/**
 * `npm run chaos [-- --moments 30 --seed 1 --pace 40 --only database]`: starts the built product with a slow
 * writer and strikes while it answers: kill -9 of the server, kill -9 of PostgreSQL, reloads,
 * network cuts. Whatever happens, no character that was sent may be lost and none may come twice.
 * Exits with 1 where one did.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { seededRandom } from "@propertyvr/vocabulary";
import { checkThatDamageCounts } from "./chaos/compare-texts.ts";
import { DISTURBANCES, DisturbedProduct } from "./chaos/disturbances.ts";
import {
  QUESTIONS,
  askUndisturbed,
  strike,
  type Moment,
  type Struck,
  type Whole,
} from "./chaos/moments.ts";
import { Browser } from "./chaos/viewer.ts";
import { buildProduct } from "./harness/product.ts";

const { values } = parseArgs({
  options: {
    moments: { type: "string", default: "30" },
    seed: { type: "string", default: "1" },
    pace: { type: "string", default: "40" },
    /** One kind of disturbance only, by the first word of its name. */
    only: { type: "string", default: "" },
  },
});

checkThatDamageCounts();
buildProduct();
const dataDir = mkdtempSync(path.join(tmpdir(), "propertyvr-chaos-"));
// As root, PostgreSQL runs as another user, who must be able to walk through.
chmodSync(dataDir, 0o711);
const struck: Struck[] = [];
let exitCode: number | null = null;
const site = await DisturbedProduct.open(dataDir, Number(values.pace));
try {
  await run();
} finally {
  exitCode = await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exitCode = report() ? 0 : 1;

async function run(): Promise<void> {
  const browser = new Browser(() => site.url);
  await untilPrinted("PropertyVR is at");
  await browser.signUp();
  const wholes = new Map<string, Whole>();
  for (const question of QUESTIONS) wholes.set(question, await askUndisturbed(browser, question));
  for (const moment of planned()) {
    const whole = wholes.get(moment.question);
    if (whole === undefined) throw new Error("unknown question");
    struck.push(
      await strike({ browser, site }, moment, whole).catch((error: unknown) => ({
        moment,
        status: "failed" as const,
        connections: 0,
        isSearchFailed: false,
        lost: 0,
        doubled: 0,
        wrong: [error instanceof Error ? error.message : String(error)],
      })),
    );
    process.stdout.write(".");
  }
  process.stdout.write("\n");
}

/** Every kind of disturbance in turn; where in the reply, and of which question, the seed decides. */
function planned(): readonly Moment[] {
  const random = seededRandom(Number(values.seed));
  const kinds = DISTURBANCES.filter((kind) => kind.startsWith(values.only));
  return Array.from({ length: Number(values.moments) }, (_, index) => ({
    number: index + 1,
    kind: kinds[index % kinds.length] ?? "network cut",
    question: random.pick(QUESTIONS as unknown as [string, ...string[]]),
    at: random.next(),
  }));
}

/** Sample homes are loaded after the server answers; replies must not change under the proof. */
async function untilPrinted(line: string): Promise<void> {
  while (!site.output.includes(line)) await sleep(100);
}

function report(): boolean {
  const sum = (rows: readonly Struck[], key: "lost" | "doubled" | "connections") =>
    rows.reduce((total, row) => total + row[key], 0);
  console.table(
    DISTURBANCES.map((kind) => {
      const rows = struck.filter(({ moment }) => moment.kind === kind);
      return {
        disturbance: kind,
        moments: rows.length,
        done: rows.filter(({ status }) => status === "done").length,
        "search failed": rows.filter(({ isSearchFailed }) => isSearchFailed).length,
        interrupted: rows.filter(({ status }) => status === "interrupted").length,
        connections: sum(rows, "connections"),
        "lost characters": sum(rows, "lost"),
        "doubled characters": sum(rows, "doubled"),
      };
    }),
  );
  const bad = struck.filter(({ lost, doubled, wrong }) => lost + doubled + wrong.length > 0);
  for (const { moment, status, lost, doubled, wrong } of bad) {
    const { number, kind, at, question } = moment;
    console.log(
      `moment ${String(number)}: ${kind} at ${at.toFixed(2)} of "${question}": ${status}, ` +
        [`${String(lost)} lost`, `${String(doubled)} doubled`, ...wrong].join(", "),
    );
  }
  if (bad.length > 0) console.log(`The server printed last:\n${site.output.slice(-2_000)}`);
  if (exitCode !== 0) console.log(`the server ended with ${String(exitCode)}`);
  const isWhole = struck.length === Number(values.moments);
  console.log(
    `${String(struck.length)} moments, seed ${values.seed}: ${String(sum(struck, "lost"))} lost, ` +
      `${String(sum(struck, "doubled"))} doubled, ${String(bad.length)} with something wrong`,
  );
  return isWhole && bad.length === 0 && exitCode === 0;
}
