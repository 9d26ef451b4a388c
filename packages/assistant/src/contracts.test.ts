import { textBlocks } from "@propertyvr/documents";
import type { PartOf } from "@propertyvr/parts";
import { understand } from "@propertyvr/understanding";
import { describe, expect, it } from "vitest";
import { takeTurn } from "./take-turn.ts";
import { HOSTILE_CONTRACT } from "./testing/hostile-texts.ts";
import { LEASE_EN, LEASE_TH, SALE_TH } from "./testing/small-papers.ts";
import { smallMarket } from "./testing/small-market.ts";
import type { AnswerEvent, Turn } from "./turn.ts";

const attached = (text: string, name = "contract.pdf") => ({
  id: name,
  name,
  document: { kind: "pdf" as const, isCut: false, blocks: textBlocks(text) },
  image: null,
  mayGoToModel: false,
});

async function answer(text: string, file: string, over: Partial<Turn> = {}) {
  const attachments = [attached(file)];
  const turn: Turn = { text, state: null, origins: {}, messageId: "m1", attachments, ...over };
  const steps: AnswerEvent[] = [];
  for await (const step of takeTurn({ understand, ...smallMarket([]).ports }, turn))
    steps.push(step);
  const parts = steps.flatMap((step) => (step.type === "part" ? [step.part] : []));
  const said = steps.flatMap((step) => (step.type === "text" ? [step.delta] : [])).join("");
  const state = steps.flatMap((step) => (step.type === "state" ? [step.state] : [])).at(-1);
  const contract = parts.find((part): part is PartOf["contract"] => part.type === "contract");
  return { parts, said, state, contract };
}

describe("a contract that comes with a message", () => {
  it("without a word is told term by term, each beside what the guide says of it", async () => {
    const { contract, said, parts } = await answer("", LEASE_EN, { language: "en" });
    expect(parts.map(({ type }) => type)).toEqual(["attachments", "contract"]);
    expect(parts[0]).toMatchObject({ files: [{ document_type: "rental_contract" }] });
    expect(said).toBe(
      "This reads as a rental contract. Each term stands below with its passage, beside what our guide says of the matter.",
    );
    expect(contract?.terms.map(({ key }) => key)).toEqual([
      "parties",
      "rent",
      "term",
      "deposit",
      "notice",
    ]);
    const deposit = contract?.terms.find(({ key }) => key === "deposit");
    expect(deposit).toMatchObject({ is_asked: false, values: [{ kind: "months", amount: 2 }] });
    expect(deposit?.guides.map((at) => contract?.guides[at])).toMatchObject([
      {
        slug: "deposits-and-tenant-rules",
        key: "usual",
        checked_at: "2026-10-01",
        sources: [{ url: expect.stringContaining("https://") as string }],
      },
    ]);
    expect(contract?.not_found).toEqual([
      "deposit_back",
      "advance",
      "break_clause",
      "renewal",
      "late_fee",
      "utilities",
      "common_fee",
      "repairs",
      "pets",
      "subletting",
      "taxes",
    ]);
  });

  it.each([
    [
      "is this deposit normal?",
      LEASE_EN,
      "deposit",
      "The contract states: security deposit, 2 months.",
    ],
    ["มัดจำสองเดือนปกติไหม", LEASE_TH, "deposit", "ในสัญญาระบุเงินประกันไว้ 2 เดือน, ฿50,000"],
    [
      "how much notice do I have to give?",
      LEASE_EN,
      "notice",
      "The contract states: notice, 30 days.",
    ],
    ["ค่าโอนใครจ่าย", SALE_TH, "transfer_fee", "ในสัญญาระบุค่าธรรมเนียมการโอนไว้ ทั้งสองฝ่าย"],
    [
      "is a deposit of 50,000 baht for a condo ok",
      LEASE_TH,
      "deposit",
      "The contract states: security deposit, 2 months, ฿50,000.",
    ],
  ])("asked “%s” puts that term first", async (question, file, key, says) => {
    const { contract, said, state } = await answer(question, file);
    expect(said.startsWith(says)).toBe(true);
    expect(said).not.toMatch(/I didn't find|ไม่พบเรื่อง/);
    expect(said).toMatch(/stands first below|อยู่ลำดับแรกด้านล่าง/);
    expect(contract?.terms[0]).toMatchObject({ key, is_asked: true });
    expect(contract?.terms.filter(({ is_asked }) => is_asked)).toHaveLength(1);
    expect(state?.criteria.price).toBeNull();
  });

  it("says of a term that it doesn't state that it isn't there", async () => {
    const { said, contract } = await answer("who pays for repairs?", LEASE_EN);
    expect(said).toContain("I didn't find this in it: repairs.");
    expect(contract?.not_found).toContain("repairs");
  });

  it("gives way to a search that the message asks for", async () => {
    const { contract, state } = await answer("find 2 bedroom condos in Ari for rent", LEASE_EN);
    expect(contract).toBeUndefined();
    expect(state?.criteria.bedrooms).toEqual({ min: 2, max: 2 });
  });

  it("that gives orders is told as a contract and obeyed in nothing", async () => {
    const honest = await answer("what does this contract say?", LEASE_EN);
    const hostile = await answer(
      "what does this contract say?",
      `${LEASE_EN}\n${HOSTILE_CONTRACT}`,
    );
    expect(hostile.state).toEqual(honest.state);
    expect(hostile.said).toBe(honest.said);
    expect(hostile.parts.map(({ type }) => type)).toEqual(honest.parts.map(({ type }) => type));
    expect(hostile.contract?.guides).toEqual(honest.contract?.guides);
    expect(hostile.contract?.terms[1]).toEqual(honest.contract?.terms[1]);
  });
});

describe("a contract that came with a message before", () => {
  const asked = (text: string, file: string, over: Partial<Turn> = {}) =>
    answer(text, file, { attachments: [], earlierFiles: [attached(file)], ...over });

  it.each([
    ["how much is the rent?", LEASE_EN, "rent", "The contract states: rent, ฿25,000."],
    [
      "is the deposit normal?",
      LEASE_EN,
      "deposit",
      "The contract states: security deposit, 2 months.",
    ],
    ["ค่าเช่าเท่าไหร่", LEASE_TH, "rent", "ในสัญญาระบุค่าเช่าไว้ ฿25,000"],
    ["what notice do I have to give?", LEASE_EN, "notice", "The contract states: notice, 30 days."],
  ])("tells the term that is asked for, and no other: %s", async (text, file, key, says) => {
    const { said, contract, parts } = await asked(text, file);
    expect(said).toBe(says);
    expect(contract?.terms.map((term) => [term.key, term.is_asked])).toEqual([[key, true]]);
    expect(parts.map(({ type }) => type)).toEqual(["contract"]);
  });

  it.each([
    ["what does it say about pets?", LEASE_EN, "I didn't find this in it: pets."],
    ["can I leave early?", LEASE_EN, "I didn't find this in it: leaving early."],
    ["ในสัญญาเขียนเรื่องสัตว์เลี้ยงว่ายังไง", LEASE_TH, "ในสัญญาไม่พบเรื่องสัตว์เลี้ยง"],
  ])("says what isn't in it, and what our guide says: %s", async (text, file, says) => {
    const { said, parts } = await asked(text, file);
    expect(said).toBe(says);
    expect(parts.map(({ type }) => type)).toEqual(["citation"]);
  });

  it("tells its passage on pets and on subletting", async () => {
    const file = `${LEASE_EN}\n5. No pets may be kept in the unit.\n6. The Tenant shall not sublet the unit.`;
    const pets = await asked("can I keep a dog?", file);
    expect(pets.contract?.terms[0]?.passage.text).toBe("No pets may be kept in the unit.");
    const sublet = await asked("may I sublet it?", file);
    expect(sublet.contract?.terms[0]?.passage.text).toContain("shall not sublet");
  });

  it.each([
    "condo to rent in Ari that allows pets",
    "find me a home with a deposit of one month",
    "what is the average rent in Ari?",
    "thank you",
  ])("is not what another request is about: %s", async (text) => {
    expect((await asked(text, LEASE_EN)).contract).toBeUndefined();
  });

  it("is meant only where it is named, once homes are looked for", async () => {
    const { state } = await answer("condo to rent in Ari", LEASE_EN, { attachments: [] });
    const over = { state: state ?? null };
    expect((await asked("how much deposit is usual?", LEASE_EN, over)).contract).toBeUndefined();
    const named = await asked("how much is the deposit in the contract?", LEASE_EN, over);
    expect(named.contract?.terms[0]?.key).toBe("deposit");
    expect(named.state?.criteria.places).toEqual(["Ari"]);
  });
});
