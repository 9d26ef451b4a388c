import { readFileSync } from "node:fs";
import type { SeededRandom } from "@propertyvr/vocabulary";

/** Lines in which no fault can be planted: empty ones, comments, imports and those of brackets alone. */
const HOLDS_NO_CODE = /^\s*(?:$|\/\/|\/?\*|import\b|export (?:type|interface)\b|[[\](){},;\s]+$)/;

/**
 * Lines of code drawn at random from files, each once, as Stryker's `mutate` names them: "file.ts:5-5".
 * Faults that stretch over several lines (a whole block taken out) are in no single line; tests see those most
 * easily, so a sample finds a share of seen faults that is rather too low than too high.
 */
export function sampleLines(
  files: readonly string[],
  count: number,
  random: SeededRandom,
): readonly string[] {
  const lines = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, at) =>
        HOLDS_NO_CODE.test(line) ? [] : [`${file}:${String(at + 1)}-${String(at + 1)}`],
      ),
  );
  const drawn: string[] = [];
  while (drawn.length < count && lines.length > 0)
    drawn.push(...lines.splice(random.whole(0, lines.length - 1), 1));
  return drawn;
}
