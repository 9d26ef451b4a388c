import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { openMemoryFolder } from "./memory-folder.mjs";

/** Where npm put a tool. */
export const bin = (name) => path.join("node_modules", ".bin", name);

/**
 * Runs one tool and resolves to its output and exit code.
 * @param {{ show?: boolean, env?: NodeJS.ProcessEnv }} options `show`: its output goes to the terminal instead
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { show = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
      env: { ...process.env, ...env },
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: 1, output: String(error) }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs vitest in the terminal, with what it throws away in memory where there is enough of it.
 * @param {readonly string[]} args projects and files
 * @param {{ env?: NodeJS.ProcessEnv, beside?: string }} options `beside`: the name of a run beside another one, of
 *   which the output comes whole at its end
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>} a run that broke off counts as one failed
 */
export async function runTests(args, { env = {}, beside } = {}) {
  const report = path.join("build", `test-report${beside === undefined ? "" : `-${beside}`}.json`);
  mkdirSync("build", { recursive: true });
  rmSync(report, { force: true });
  const memory = openMemoryFolder();
  const { code, output } = await run(
    bin("vitest"),
    [
      "run",
      "--reporter=default",
      "--reporter=json",
      `--reporter=${path.join("tools", "project-times.ts")}`,
      `--outputFile.json=${report}`,
      ...args,
    ],
    { show: beside === undefined, env: { ...(memory && { TMPDIR: memory.folder }), ...env } },
  );
  memory?.remove();
  process.stdout.write(output);
  const counts = readCounts(report);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** The last line of a run, and its exit code: a run without a test is no success. */
export function tellTests({ passed, failed, skipped }) {
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

function readCounts(report) {
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
