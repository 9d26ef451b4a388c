import { textBlocks } from "@propertyvr/documents";
import type { PartOf } from "@propertyvr/parts";
import { understand } from "@propertyvr/understanding";
import { describe, expect, it } from "vitest";
import { takeTurn } from "./take-turn.ts";
import { BROCHURE, PRICES, RENTS_TH } from "./testing/small-papers.ts";
import { smallMarket } from "./testing/small-market.ts";
import type { AnswerEvent, Turn } from "./turn.ts";

async function answerTo(file: string) {
  const document = { kind: "text" as const, isCut: false, blocks: textBlocks(file) };
  const attachments = [{ id: "7", name: "prices.txt", document, image: null, mayGoToModel: false }];
  const turn: Turn = { text: "", state: null, origins: {}, messageId: "m1", attachments };
  const steps: AnswerEvent[] = [];
  for await (const step of takeTurn({ understand, ...smallMarket([]).ports }, turn))
    steps.push(step);
  const parts = steps.flatMap((step) => (step.type === "part" ? [step.part] : []));
  return {
    said: steps.flatMap((step) => (step.type === "text" ? [step.delta] : [])).join(""),
    state: steps.flatMap((step) => (step.type === "state" ? [step.state] : [])).at(-1),
    list: parts.find((part): part is PartOf["price_list"] => part.type === "price_list"),
    question: parts.find((part): part is PartOf["question"] => part.type === "question"),
  };
}

describe("a price list that comes with a message", () => {
  it("is summed up by unit type as it stands, and each type is looked for with one tap", async () => {
    const { said, list, question, state } = await answerTo(PRICES);
    expect(said).toBe(
      "This reads as a price list. Its rows are summed up below as the file states them; one tap looks for homes like them.",
    );
    expect(list).toMatchObject({
      deal: "sale",
      groups: [
        { bedrooms: 0, rows: 1, size_sqm: { min: 26.5, max: 26.5 } },
        {
          bedrooms: 1,
          rows: 2,
          size_sqm: { min: 32, max: 35.25 },
          price_thb: { min: 3_150_000, max: 3_590_000 },
        },
        { bedrooms: 2, rows: 1, price_thb: { min: 5_890_000, max: 5_890_000 } },
      ],
    });
    const criteria = question?.choices.map((choice) => choice.criteria);
    expect(criteria).toMatchObject([
      { deal: "sale", bedrooms: { min: 0, max: 0 }, price: { max: 2_490_000, per: "total" } },
      { deal: "sale", bedrooms: { min: 1, max: 1 }, price: { max: 3_590_000, per: "total" } },
      { deal: "sale", bedrooms: { min: 2, max: 2 }, price: { max: 5_890_000, per: "total" } },
    ]);
    expect(criteria?.[0]).toMatchObject({ types: ["condo"], places: [] });
    expect(criteria?.[0]?.near).toMatchObject([{ kind: "transit", name: "Ari" }]);
    // Nothing was looked for before somebody taps.
    expect(state?.criteria).toMatchObject({ types: [], places: [], price: null });
  });

  it("is summed up in the order of bedrooms, whatever the order of its rows", async () => {
    const rows = PRICES.split("\n");
    const { list } = await answerTo([...rows.slice(0, 2), ...rows.slice(2).reverse()].join("\n"));
    expect(list?.groups.map(({ bedrooms }) => bedrooms)).toEqual([0, 1, 2]);
  });

  it("of rents is of rents", async () => {
    const { list, question } = await answerTo(RENTS_TH);
    expect(list?.deal).toBe("rent");
    expect(question?.choices[1]?.criteria).toMatchObject({
      deal: "rent",
      types: ["condo"],
      price: { max: 18_000, per: "month" },
    });
  });
});

it("a brochure that comes with a message becomes a search for homes like its own", async () => {
  const { question, state } = await answerTo(BROCHURE);
  expect(question?.choices[0]?.criteria).toMatchObject({ types: ["condo"] });
  expect(question?.choices[0]?.criteria?.near).toMatchObject([{ name: "Ari" }]);
  expect(state?.criteria.types).toEqual([]);
});

it("the kind of home in a price list is told by the first line that names one", async () => {
  const [, ...rows] = PRICES.split("\n");
  const { question } = await answerTo(
    ["Price list of Sky Garden", "Condominium near BTS Ari", ...rows].join("\n"),
  );
  expect(question?.choices.length).toBeGreaterThan(0);
  for (const { criteria } of question?.choices ?? [])
    expect(criteria).toMatchObject({ types: ["condo"], near: [{ name: "Ari" }] });
});
