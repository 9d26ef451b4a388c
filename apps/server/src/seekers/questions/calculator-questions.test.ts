import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import { ENGLISH_CALCULATIONS } from "./calculator-questions-en.ts";
import { THAI_CALCULATIONS } from "./calculator-questions-th.ts";
import { answerTo } from "./testing/ask.ts";
import { figuresInProse, ungroundedFigures } from "./testing/grounded.ts";
import { groundedStore } from "./testing/grounded-store.ts";

let test: TestApp;
let person: SignedUp;
beforeAll(async () => {
  test = await createTestApp({ config: { answerPaceMs: 0 } });
  person = await test.signUp({ name: "Ploy" });
});
afterAll(() => test.close());

describe.each([
  ["en", ENGLISH_CALCULATIONS],
  ["th", THAI_CALCULATIONS],
] as const)("a sum asked for in %s", (language, questions) => {
  it.each(questions)("$id: $asks", async ({ asks, tool, inputs, figures, faults }) => {
    const { parts } = await answerTo(test, person, [asks]);
    const sheet = parts.find((part) => part.type === "calculation");
    if (sheet === undefined) throw new Error(`no sum in ${JSON.stringify(parts)}`);
    expect(sheet).toMatchObject({ tool, language });
    const values = Object.fromEntries(sheet.inputs.map(({ key, value }) => [key, value]));
    for (const [key, value] of Object.entries(inputs))
      if (typeof value === "number") expect(values[key]).toBeCloseTo(value, 3);
      else expect(values[key]).toBe(value);
    const amounts = new Map(
      sheet.lines.flatMap(({ key, amount, year }) => (year === undefined ? [[key, amount]] : [])),
    );
    for (const [key, amount] of Object.entries(figures))
      expect([...amounts.entries()].find(([line]) => line === key)?.[1], key).toBeCloseTo(
        amount,
        1,
      );
    const faulty = Object.fromEntries(sheet.faults.map(({ key, why }) => [key, why]));
    expect(faulty).toEqual(faults ?? {});
    expect(ungroundedFigures(parts)).toEqual([]);
    expect(figuresInProse(parts) > 0 || faults !== undefined).toBe(true);
  });
});

it("a calculation keeps the search as it was, and offers homes within the affordable price", async () => {
  const asks = "My salary is 60,000 a month, what price can I afford?";
  const { parts } = await answerTo(test, person, ["condo to rent in Ari", asks]);
  expect(parts.map(({ type }) => type)).toEqual(["text", "calculation", "question"]);
  const question = parts.find((part) => part.type === "question");
  expect(question?.choices[0]?.criteria).toMatchObject({
    deal: "sale",
    price: { max: 4_210_000, per: "total" },
  });
  const { parts: after } = await answerTo(test, person, [
    "condo to rent in Ari",
    asks,
    "with a pool",
  ]);
  expect(after.find((part) => part.type === "criteria")?.criteria).toMatchObject({
    deal: "rent",
    places: ["Ari"],
    amenities: ["pool"],
  });
});

it("states no figure that its data does not hold, in any stored answer", async () => {
  const { answers, misses, oddNumbers } = await groundedStore(test);
  expect(misses).toEqual([]);
  expect(oddNumbers).toEqual([]);
  expect(answers).toBeGreaterThanOrEqual(60);
});
