/**
 * npm run mutants -- FOLDER... [--tests PATTERN] [--since REVISION] [--sample LINES [--seed N]]
 * Plants small faults in a folder, one at a time, and runs the tests that come by it: a fault that no test sees
 * is printed. `--since` takes the files changed since a revision, of all folders or of those named. Which tests
 * are run: those of the folder's room (for the server, of its wing), or those that match `--tests`. `--sample`
 * plants them in so many lines drawn at random, which says the share of a large folder in minutes.
 * The faults are planted in a copy of the project, `build/mutants`.
 */
import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { seededRandom } from "@propertyvr/vocabulary";
import { Stryker } from "@stryker-mutator/core";
import { copyOfProject } from "./mutants/copy-of-project.ts";
import { roomOf } from "./mutants/room-of.ts";
import { sampleLines } from "./mutants/sample-lines.ts";
import { summaryOf } from "./mutants/summary-of.ts";

const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: "string" },
    tests: { type: "string" },
    sample: { type: "string" },
    seed: { type: "string" },
  },
});
const NO_PRODUCT = /\.test\.tsx?$|\/(?:testing|corpus)\/|\.d\.ts$/;

const changed = values.since === undefined ? undefined : filesChangedSince(values.since);
const files = changed ?? filesIn(folders);
const rooms = (changed ?? folders).map(roomOf);
const [room] = rooms;
if (room === undefined) throw new Error("name a folder, or --since a revision that changed one");
// The faults of another room would count as unseen, though its tests were not run.
if (
  rooms.some(
    ({ project, tests }) =>
      project !== room.project || (values.tests ?? tests) !== (values.tests ?? room.tests),
  )
)
  throw new Error("one room at a time: name its folder, beside --since too, or its --tests");
const copy = path.resolve("build/mutants");
copyOfProject(process.cwd(), copy);
process.chdir(copy);
process.env["MUTANTS_PROJECT"] = room.project;
process.env["MUTANTS_TESTS"] = values.tests ?? room.tests;

const results = await new Stryker({
  mutate: [...(values.sample === undefined ? files : drawLines(Number(values.sample)))],
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "tools/mutants/vitest.config.ts" },
  coverageAnalysis: "perTest",
  inPlace: true,
  disableTypeChecks: false,
  reporters: ["progress-append-only", "json"],
  // Texts are held by what reads them; a word more or less in them is no fault of a rule.
  mutator: { excludedMutations: ["StringLiteral"] },
  ignoreStatic: true,
  concurrency: 2,
  // A busy machine is no endless loop: what is taken for one counts as seen.
  timeoutMS: 90_000,
}).runMutationTest();
console.log(summaryOf(results).join("\n"));
rmSync(copy, { recursive: true, force: true });

function filesChangedSince(revision: string): string[] {
  return productFiles("diff", "--name-only", "--diff-filter=d", revision).filter(
    (name) => folders.length === 0 || folders.some((folder) => name.startsWith(folder)),
  );
}

function filesIn(of: readonly string[]): string[] {
  return of.length === 0 ? [] : productFiles("ls-files", "-co", "--exclude-standard", "--", ...of);
}

function productFiles(...git: readonly string[]): string[] {
  return execFileSync("git", git, { encoding: "utf8" })
    .split("\n")
    .filter((name) => /^(apps|packages)\/.*\.tsx?$/.test(name) && !NO_PRODUCT.test(name));
}

function drawLines(count: number): readonly string[] {
  const seed = Number(values.seed ?? randomInt(2 ** 31));
  console.log(`${count} lines drawn with --seed ${seed}`);
  return sampleLines(files, count, seededRandom(seed));
}
