import { describe, expect, it, test } from "vitest";
import type { ListingFacts } from "../results/listing-facts.ts";
import { factsOf } from "../testing/small-market.ts";
import { english } from "./en/index.ts";
import { thai } from "./th/index.ts";

const NOBODY = { name: null, phone: null, line: null, email: null, website: null };
const PAGE_EN = "[View listing](/property/x1)";
const PAGE_TH = "ดูข้อมูลได้ที่[หน้ารายการ](/property/x1)";
const WRITE_EN =
  "You can write to the lister of Home x1 right here, and the reply comes straight to you.";
const WRITE_TH = "เขียนถึงผู้ประกาศของ Home x1 ได้จากตรงนี้ ผู้ประกาศจะตอบกลับถึงคุณโดยตรง";

describe("how to reach whoever offers a home", () => {
  const withContact = (contact: Partial<NonNullable<ListingFacts["contact"]>>) =>
    factsOf({ id: "x1", contact: { ...NOBODY, ...contact } });

  test.each<readonly [what: string, facts: ListingFacts, en: string, th: string]>([
    ["without a contact", factsOf({ id: "x1" }), WRITE_EN, WRITE_TH],
    ["with an empty contact", withContact({}), WRITE_EN, WRITE_TH],
    [
      "with a phone",
      withContact({ phone: "02 123 4567" }),
      `${WRITE_EN} The listing also gives phone 02 123 4567.`,
      `${WRITE_TH} ในประกาศยังให้ไว้: โทร 02 123 4567`,
    ],
    [
      "with LINE and email",
      withContact({ line: "@7x", email: "a@b.co" }),
      `${WRITE_EN} The listing also gives LINE @7x and email a@b.co.`,
      `${WRITE_TH} ในประกาศยังให้ไว้: LINE @7x, อีเมล a@b.co`,
    ],
    [
      "that is a sample",
      factsOf({ id: "x1", isSample: true }),
      `Home x1 is a sample home, so there is nobody to contact. ${PAGE_EN}`,
      `Home x1 เป็นรายการตัวอย่าง จึงไม่มีผู้ให้ติดต่อ ${PAGE_TH}`,
    ],
    [
      "that is sold",
      factsOf({ id: "x1", status: "sold" }),
      `Home x1 is no longer available: it is sold. ${PAGE_EN}`,
      `Home x1 ไม่ว่างแล้ว (ขายแล้ว) ${PAGE_TH}`,
    ],
    [
      "that is rented",
      factsOf({ id: "x1", status: "rented" }),
      `Home x1 is no longer available: it is rented. ${PAGE_EN}`,
      `Home x1 ไม่ว่างแล้ว (ปล่อยเช่าแล้ว) ${PAGE_TH}`,
    ],
    ["that is reserved", factsOf({ id: "x1", status: "pending" }), WRITE_EN, WRITE_TH],
  ])("is told of a home %s", (_what, facts, en, th) => {
    expect(english.contactOf(facts, "contact")).toBe(en);
    expect(thai.contactOf(facts, "contact")).toBe(th);
  });

  it("is to suggest a time where the home is to be seen, unless it is a sample", () => {
    const [real, sample] = [factsOf({ id: "x1" }), factsOf({ id: "x1", isSample: true })];
    expect(english.contactOf(real, "viewing")).toBe(
      "You can ask to see Home x1 right here. Suggest a time, and the lister replies to you directly.",
    );
    expect(thai.contactOf(real, "viewing")).toBe(
      "ส่งวันเวลาที่อยากไปดู Home x1 ให้ผู้ประกาศได้จากตรงนี้ ผู้ประกาศจะตอบกลับและนัดหมายกับคุณโดยตรง",
    );
    expect(english.contactOf(sample, "viewing")).toContain("it can't be visited");
    expect(thai.contactOf(sample, "viewing")).toContain("จึงไม่มีห้องให้นัดดู");
  });
});

it("which home is meant is asked about a visit or about a message", () => {
  expect(english.contactWhich("viewing")).toContain("would you like to see?");
  expect(english.contactWhich("contact")).toContain("Your message");
  expect(thai.contactWhich("viewing")).toContain("อยากไปดู");
  expect(thai.contactWhich("contact")).toContain("อยากติดต่อ");
});

it("nobody can be reached where no home is on screen, or none that is free", () => {
  expect(english.contactNobody(0)).toContain("No homes are on screen yet.");
  expect(english.contactNobody(2)).toContain("samples or already taken");
  expect(thai.contactNobody(0)).toContain("ยังไม่มีรายการบนหน้าจอ");
  expect(thai.contactNobody(2)).toContain("เป็นรายการตัวอย่างหรือไม่ว่างแล้ว");
});
