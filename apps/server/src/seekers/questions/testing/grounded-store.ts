import type { Message } from "@propertyvr/contracts";
import type { TestApp } from "../../../platform/http/testing/test-app.ts";
import { markdownAnswer } from "@propertyvr/parts/markdown";
import { spokenAnswer } from "@propertyvr/parts/spoken";
import { dataOf, figuresInProse, ungroundedFigures } from "./grounded.ts";

export interface GroundedStore {
  readonly answers: number;
  /** Figures in the prose of all of them. */
  readonly figures: number;
  /** Those that no data of the same chat holds, with the prose that they stand in. */
  readonly misses: readonly string[];
  /** Numbers that people do not write ("NaN", "1e+21"), in the answer as it is exported or read aloud. */
  readonly oddNumbers: readonly string[];
}

const ODD = /\bNaN\b|\bInfinity\b|∞|\d(?:\.\d+)?e[+-]?\d+\b|\bundefined\b|\bnull\b/gi;

/** Every stored answer of a test's database: each figure of its prose must stand in data of its chat. Prints the count. */
export async function groundedStore({ database }: TestApp): Promise<GroundedStore> {
  const stored = await database.db
    .selectFrom("messages")
    .select(["chat_id", "sender", "parts"])
    .orderBy("chat_id")
    .orderBy("position")
    .execute();
  let answers = 0;
  let figures = 0;
  const misses: string[] = [];
  const oddNumbers: string[] = [];
  const before = new Map<string, readonly unknown[]>();
  for (const { chat_id, sender, parts: written } of stored) {
    if (sender !== "ai") continue;
    const parts = written as Message["parts"];
    const earlier = before.get(chat_id) ?? [];
    answers += 1;
    figures += figuresInProse(parts);
    for (const figure of ungroundedFigures(parts, earlier))
      misses.push(`${figure}: ${JSON.stringify(parts.filter(({ type }) => type === "text"))}`);
    const told = `${markdownAnswer(parts, () => "")}\n${spokenAnswer(parts)}`;
    oddNumbers.push(...(told.match(ODD) ?? []));
    before.set(chat_id, [...earlier, ...dataOf(parts)]);
  }
  process.stdout.write(`${String(figures)} figures in the prose of ${String(answers)} answers\n`);
  return { answers, figures, misses, oddNumbers };
}
