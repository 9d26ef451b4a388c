import path from "node:path";
import type { Stryker } from "@stryker-mutator/core";

type MutantResult = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

interface Tally {
  killed: number;
  survived: number;
}

const KILLED = new Set(["Killed", "Timeout"]);
const SURVIVED = new Set(["Survived", "NoCoverage"]);

/** Every fault that no test saw, by file and line, then the share that was seen of each folder. */
export function summaryOf(results: readonly MutantResult[]): readonly string[] {
  const folders = new Map<string, Tally>();
  const unseen: string[] = [];
  for (const { fileName, status, location, mutatorName, replacement } of results) {
    const file = path.relative(process.cwd(), fileName);
    const folder = path.dirname(file);
    const tally = folders.get(folder) ?? { killed: 0, survived: 0 };
    folders.set(folder, tally);
    if (KILLED.has(status)) tally.killed += 1;
    if (!SURVIVED.has(status)) continue;
    tally.survived += 1;
    const by = `${mutatorName}: ${(replacement ?? "").replaceAll(/\s+/g, " ").slice(0, 80)}`;
    unseen.push(
      `${file}:${location.start.line} ${status === "NoCoverage" ? "not run, " : ""}${by}`,
    );
  }
  const lines = [...folders]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([folder, { killed, survived }]) => {
      const share = (100 * killed) / Math.max(1, killed + survived);
      return `${share.toFixed(0).padStart(3)} % of ${killed + survived} in ${folder}`;
    });
  return [...unseen.toSorted((one, other) => one.localeCompare(other)), ...lines];
}
