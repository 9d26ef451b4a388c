// Everything a change must pass, in one command: `npm run check`.
// `npm run check -- --quick` leaves out the browser journeys.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

const quick = process.argv.includes("--quick");
const bin = (name) => path.join("node_modules", ".bin", name);
const LEAST_MODULES_CRUISED = 100;

/**
 * Runs one tool and resolves to its output and exit code.
 * @returns {Promise<{ code: number, output: string }>}
 */
function run(command, args, { show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: 1, output: String(error) }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A boundary check that saw hardly any module has checked nothing. */
async function boundaries(config, folders) {
  const result = await run(bin("depcruise"), ["--config", config, ...folders]);
  const seen = Number(/(\d+) modules/.exec(result.output)?.[1] ?? 0);
  if (result.code === 0 && seen < LEAST_MODULES_CRUISED) {
    return { code: 1, output: `only ${seen} modules were seen\n${result.output}` };
  }
  return result;
}

/** @type {readonly (readonly [name: string, check: () => Promise<{ code: number, output: string }>])[]} */
const checks = [
  ["types", () => run(bin("tsc"), ["-p", "tsconfig.json"])],
  ["domain types", () => run(bin("tsc"), ["-p", "tsconfig.domain.json"])],
  ["lint", () => run(bin("oxlint"), ["--type-aware", "--deny-warnings"])],
  ["formatting", () => run(bin("prettier"), ["--check", "--log-level", "warn", "."])],
  [
    "boundaries",
    () => boundaries(".dependency-cruiser.mjs", ["apps", "packages", "tools", "bench", "e2e"]),
  ],
  ["circles of folders", () => boundaries(".dependency-cruiser-folders.mjs", ["apps", "packages"])],
  ["dead code", () => run(bin("knip"), [])],
];

let failed = 0;
const queue = [...checks];
async function worker() {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [name, check] = next;
    const started = Date.now();
    const { code, output } = await check();
    const took = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${took} s)`);
    if (code !== 0) {
      failed += 1;
      console.log(output);
    }
  }
}
await Promise.all([worker(), worker()]);

const report = path.join("build", "test-report.json");
mkdirSync("build", { recursive: true });
rmSync(report, { force: true });
const tests = await run(
  bin("vitest"),
  [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--reporter=${path.join("tools", "project-times.ts")}`,
    `--outputFile.json=${report}`,
    ...(quick ? ["--project=!browser"] : []),
  ],
  { show: true },
);
if (tests.code !== 0) failed += 1;

const counts = readReport();
console.log(`${counts.passed} passed, ${counts.failed + failed} failed, ${counts.skipped} skipped`);
process.exitCode = failed === 0 && counts.passed > 0 ? 0 : 1;

function readReport() {
  try {
    const json = JSON.parse(readFileSync(report, "utf8"));
    return {
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      skipped: json.numPendingTests,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
