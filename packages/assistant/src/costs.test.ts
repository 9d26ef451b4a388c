import { textBlocks } from "@propertyvr/documents";
import { comparedLines } from "@propertyvr/parts/calculation";
import type { PartOf } from "@propertyvr/parts";
import { understand } from "@propertyvr/understanding";
import { describe, expect, it } from "vitest";
import { takeTurn } from "./take-turn.ts";
import { COSTS, COSTS_TH } from "./testing/small-papers.ts";
import { smallMarket } from "./testing/small-market.ts";
import type { AnswerEvent, Turn } from "./turn.ts";

async function sheetsBeside(text: string, file: string) {
  const document = { kind: "text" as const, isCut: false, blocks: textBlocks(file) };
  const attachments = [{ id: "7", name: "costs.txt", document, image: null, mayGoToModel: false }];
  const turn: Turn = { text, state: null, origins: {}, messageId: "m1", attachments };
  const steps: AnswerEvent[] = [];
  for await (const step of takeTurn({ understand, ...smallMarket([]).ports }, turn))
    steps.push(step);
  const parts = steps.flatMap((step) => (step.type === "part" ? [step.part] : []));
  const said = steps.flatMap((step) => (step.type === "text" ? [step.delta] : [])).join("");
  const sheets = parts.filter((part): part is PartOf["calculation"] => part.type === "calculation");
  const compared = sheets.map((sheet) =>
    sheet.stated === undefined ? null : comparedLines(sheet.stated, sheet.lines),
  );
  return { sheets, compared, said };
}
const inputOf = (sheet: PartOf["calculation"] | undefined, key: string) =>
  sheet?.inputs.find((input) => input.key === key);

describe("a table of costs that comes with a message", () => {
  it.each(["", "are these transfer costs right?", "check the transfer costs"])(
    "stands line by line beside our sum for the price in it, asked “%s”",
    async (question) => {
      const { sheets, compared, said } = await sheetsBeside(question, COSTS);
      expect(said).toBe(
        "This reads as a table of costs. Each of its amounts stands below beside what our calculator gives. What is marked “assumed” can be changed right in the sheet.",
      );
      expect(sheets.map(({ tool }) => tool)).toEqual(["transfer_cost", "common_fees"]);
      expect(compared[0]).toEqual({
        lines: [
          { text: "Transfer fee 2%", stated: 84_000, ours: 76_000, difference: 8_000 },
          { text: "Specific business tax 3.3%", stated: 138_600, ours: 138_600, difference: 0 },
          { text: "Mortgage registration 1%", stated: 30_000, ours: 30_000, difference: 0 },
          { text: "Electricity meter", stated: 4_000, ours: null, difference: null },
        ],
        unstated: ["withholding_tax", "loan_stamp_duty"],
      });
      expect(compared[1]?.lines).toEqual([
        { text: "Sinking fund 600 baht/sq.m.", stated: 21_000, ours: 21_000, difference: 0 },
        {
          text: "Common fee 60 baht/sq.m. for 1 year",
          stated: 24_000,
          ours: 25_200,
          difference: -1_200,
        },
      ]);
    },
  );

  it("is worked out from what it names; what it only makes likely is marked as assumed", async () => {
    const { sheets } = await sheetsBeside("", COSTS);
    const [transfer] = sheets;
    expect(inputOf(transfer, "price_thb")).toMatchObject({ value: 4_200_000, origin: "said" });
    expect(inputOf(transfer, "appraised_thb")).toMatchObject({ value: 3_800_000, origin: "said" });
    expect(inputOf(transfer, "loan_thb")).toMatchObject({ value: 3_000_000, origin: "said" });
    expect(inputOf(transfer, "seller")).toMatchObject({ value: "company", origin: "assumed" });
    const { sheets: thai, compared } = await sheetsBeside("", COSTS_TH);
    expect(inputOf(thai[0], "years_held")).toMatchObject({ value: 6, origin: "assumed" });
    expect(compared[0]?.lines.map(({ difference }) => difference)).toEqual([0, 0]);
  });

  it("without a price says so, and leaves the price to be filled in", async () => {
    const { sheets, said } = await sheetsBeside(
      "",
      "Transfer fee 2% 84,000 baht\nMortgage registration 1% 30,000 baht",
    );
    expect(said).toMatch(/I found no price in it/);
    expect(sheets[0]?.faults).toMatchObject([{ key: "price_thb", why: "missing" }]);
    expect(sheets[0]?.stated?.lines).toHaveLength(2);
  });
});
