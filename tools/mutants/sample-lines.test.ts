import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { seededRandom } from "@propertyvr/vocabulary";
import { expect, it, onTestFinished } from "vitest";
import { sampleLines } from "./sample-lines.ts";

const CODE = `import { one } from "./one.ts";

/** A comment. */
export const two = one + 1;
export function three(): number {
  return two + 1;
}
`;

it("a sample of lines holds lines of code alone, each once", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sample-lines-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "two.ts");
  writeFileSync(file, CODE);
  const all = [4, 5, 6].map((line) => `${file}:${line}-${line}`);
  const drawn = sampleLines([file], 10, seededRandom(1));
  expect(drawn.toSorted()).toEqual(all);
  expect(sampleLines([file], 2, seededRandom(1))).toHaveLength(2);
});

it("a sample of lines is the same for the same seed", () => {
  const drawn = (seed: number) => sampleLines([import.meta.filename], 5, seededRandom(seed));
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
});
