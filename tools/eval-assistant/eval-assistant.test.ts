import { builtInResponder, modelResponder, type ModelEvent } from "@propertyvr/assistant";
import { expect, it } from "vitest";
import { scriptedModel, says } from "../../packages/assistant/src/testing/scripted-model.ts";
import { ENGLISH } from "./english.ts";
import { evaluate, type Candidate } from "./evaluate.ts";
import { tableOf } from "./table.ts";
import { THAI } from "./thai.ts";

const ALL = [...ENGLISH, ...THAI];
const options = { now: () => 0, mostUsd: 1 };

const model = (script: readonly ModelEvent[]): Candidate => ({
  name: "scripted",
  price: { inputUsd: 1, outputUsd: 2 },
  respond: (onTurn) =>
    modelResponder({
      runStep: scriptedModel([script]).runStep,
      limits: { steps: 3, outputTokens: 500, totalMs: 1_000, firstTokenMs: 1_000, idleMs: 1_000 },
      now: () => 0,
      after: () => () => undefined,
      signal: new AbortController().signal,
      model: { id: "scripted", name: "Scripted" },
      plainSearchesBuiltIn: false,
      onTurn,
    }),
});

it("the evaluation has about forty conversations, as many in English as in Thai", () => {
  expect(ALL).toHaveLength(40);
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(40);
  expect(ENGLISH.length).toBe(THAI.length);
});

it("the built-in assistant answers nearly all of them right, for nothing", async () => {
  const { short, tokens, costUsd } = await evaluate(
    { name: "built-in", respond: () => builtInResponder, price: null },
    ALL,
    options,
  );
  // Three are of a kind that it reads wrongly, so that the table shows what a model is good for.
  expect(short.length).toBeLessThanOrEqual(3);
  expect([tokens, costUsd]).toEqual([[0, 0], 0]);
});

it("a model that makes figures up and judges prices is seen to, and what it cost", async () => {
  const lie = says("It is worth 99,123 baht. The homes stand below.");
  const lied = await evaluate(model(lie), ENGLISH, options);
  expect(lied.right.grounded[0]).toBeLessThan(lied.turns / 2);
  expect(lied.heldBack).toBeGreaterThan(10);
  expect(lied.costUsd).toBeGreaterThan(0);
  const english = await evaluate(model(says("The homes stand below.")), THAI, options);
  expect(english.right.finished[0]).toBeLessThan(english.turns / 2);
  expect(tableOf([lied])).toMatch(/^responder +turns.*\nscripted +\d+/);
});

it("the evaluation of the assistant ends where its budget is spent", async () => {
  const dear = {
    ...model(says("The homes stand below.")),
    price: { inputUsd: 1e6, outputUsd: 1e6 },
  };
  const { turns, isCut } = await evaluate(dear, ALL, options);
  expect(isCut).toBe(true);
  expect(turns).toBeLessThan(10);
});
