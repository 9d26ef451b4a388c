import { readFileSync } from "node:fs";
import type { UnderstandRequest } from "@propertyvr/understanding";
import { everythingTried } from "@propertyvr/understanding/corpus";
import { parseDialogues, parseLines } from "@propertyvr/understanding/evaluation";
import { build } from "esbuild";

const SETS = new URL("../../packages/understanding/evaluation/set-1/", import.meta.url);

/** Each phrase of the corpora and each message of the labelled set, in its conversation. */
export function everyRequest(): readonly UnderstandRequest[] {
  const file = (name: string): string => readFileSync(new URL(name, SETS), "utf8");
  return [
    ...everythingTried(),
    ...parseLines(file("messages.jsonl")).map(({ text, history }) => ({ text, history })),
    ...parseDialogues(file("dialogues.jsonl")).flatMap(({ turns }) =>
      turns.map(({ user }, at) => ({
        text: user,
        history: turns.slice(0, at).map((turn) => turn.user),
      })),
    ),
  ];
}

/**
 * Understanding as the web ships it, as a script that leaves `understand` as a
 * global: the `browser` condition leaves sub-districts to the server.
 */
export async function bundleUnderstanding(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { understand } from "@propertyvr/understanding";
        globalThis.understand = understand;`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: "iife",
    platform: "browser",
    conditions: ["browser"],
    minify: true,
  });
  return outputFiles[0]?.text ?? "";
}
