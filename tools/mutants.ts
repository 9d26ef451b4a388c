/**
 * npm run mutants -- FOLDER... [--tests PATTERN] [--since REVISION]
 * Plants small faults in a folder, one at a time, and runs the tests that come by it: a fault that no test sees
 * is printed. `--since` takes the files changed since a revision, of all folders or of those named. Which tests
 * are run: those of the folder's room (for the server, of its wing), or those that match `--tests`.
 * The faults are planted in a copy of the project, `build/mutants`.
 */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { copyOfProject } from "./mutants/copy-of-project.ts";
import { roomOf } from "./mutants/room-of.ts";
import { summaryOf } from "./mutants/summary-of.ts";

const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: { since: { type: "string" }, tests: { type: "string" } },
});
const NOT_PRODUCT = ["!**/*.test.{ts,tsx}", "!**/testing/**", "!**/corpus/**", "!**/*.d.ts"];

const changed = values.since === undefined ? undefined : filesChangedSince(values.since);
const mutate = changed ?? folders.map((folder) => `${folder.replace(/\/$/, "")}/**/*.{ts,tsx}`);
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
  mutate: [...mutate, ...NOT_PRODUCT],
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
  timeoutMS: 10_000,
}).runMutationTest();
console.log(summaryOf(results).join("\n"));
rmSync(copy, { recursive: true, force: true });

function filesChangedSince(revision: string): string[] {
  const names = execFileSync("git", ["diff", "--name-only", "--diff-filter=d", revision], {
    encoding: "utf8",
  });
  return names
    .split("\n")
    .filter((name) => /^(apps|packages)\/.*\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) => folders.length === 0 || folders.some((folder) => name.startsWith(folder)));
}
