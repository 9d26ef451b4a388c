import type { Message } from "@propertyvr/contracts";
import { ARTICLES, isDue, pointOf, sourceIn } from "@propertyvr/knowledge";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import { GUIDE_QUESTIONS } from "./guide-questions.ts";
import { answerTo } from "./testing/ask.ts";
import { groundedStore } from "./testing/grounded-store.ts";

let test: TestApp;
let person: SignedUp;
beforeAll(async () => {
  test = await createTestApp({ config: { answerPaceMs: 0 } });
  person = await test.signUp({ name: "Ploy" });
});
afterAll(() => test.close());

const proseOf = (parts: Message["parts"]): string =>
  parts.map((part) => (part.type === "text" ? part.text : "")).join(" ");

/** Who is named as the one to ask. */
const NAMED: Readonly<Record<string, RegExp>> = {
  lawyer: /lawyer|ทนาย/,
  land_office: /Land Office|สำนักงานที่ดิน/,
  revenue_department: /Revenue Department|กรมสรรพากร/,
  insurer: /insurer|บริษัทประกัน/,
  district_office: /district office|สำนักงานเขต/,
  immigration: /Immigration|ตรวจคนเข้าเมือง/,
  bank: /bank|ธนาคาร/,
  juristic_office: /juristic office|นิติบุคคล/,
};

it("the table holds at least 45 questions, in both languages", () => {
  expect(GUIDE_QUESTIONS.length).toBeGreaterThanOrEqual(45);
  const thai = GUIDE_QUESTIONS.filter(({ language }) => language === "th").length;
  expect(Math.abs(GUIDE_QUESTIONS.length / 2 - thai)).toBeLessThan(4);
  const silent = GUIDE_QUESTIONS.filter(
    ({ holds }) => typeof holds === "object" && "asks" in holds,
  );
  expect(silent.length).toBeGreaterThanOrEqual(12);
});

describe.each(GUIDE_QUESTIONS)("$say", ({ say, language, holds }) => {
  it("gets the answer that the table holds", async () => {
    const { parts } = await answerTo(test, person, [say]);
    const prose = proseOf(parts);
    const cited = parts.filter((part) => part.type === "citation");
    expect(parts.find((part) => part.type === "text")?.language).toBe(language);
    expect(parts.some((part) => part.type === "listings" || part.type === "criteria")).toBe(false);
    // The prose states no figure: all of them stand in the citation.
    expect(prose.replaceAll(/“[^”]*”/g, "")).not.toMatch(/\d|[๐-๙]/);
    if (holds === "steering") {
      expect(prose).toMatch(/origin, race, religion|เชื้อชาติ สัญชาติ ศาสนา/);
      expect(prose).toMatch(/BTS/);
    } else if (holds === "owner") expect(prose).toContain("](/partner-portal#access)");
    else if (holds === "impossible") {
      expect(prose).toMatch(/“-5 (?:years|ปี)”/);
      expect(prose).toMatch(/right figure|ตัวเลขที่ถูกต้อง/);
    } else if ("asks" in holds) {
      expect(prose).toMatch(/guide doesn't cover this|ไม่มีในคู่มือ/);
      expect(prose).toMatch(NAMED[holds.asks] ?? /$^/);
    }
    if (typeof holds === "string" || "asks" in holds) {
      expect(cited).toEqual([]);
      return;
    }
    const article = ARTICLES.find(({ slug }) => slug === holds.slug);
    if (article === undefined) throw new Error(holds.slug);
    const point = pointOf(article, holds.key);
    const ids = point?.sources ?? [
      ...new Set(
        article.sections.flatMap(({ points }) => points.flatMap(({ sources }) => sources)),
      ),
    ];
    expect(cited).toEqual([
      expect.objectContaining({
        slug: holds.slug,
        key: holds.key,
        text: article.title[language],
        says: (point?.says ?? article.summary)[language],
        disputed: point?.disputed?.[language] ?? null,
        sources: ids.map((id) => sourceIn(id, language)),
        checked_at: article.checkedAt,
        review_by: article.reviewBy,
        overdue: isDue(article, new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)),
        language,
      }),
    ]);
    const isLaw = /not legal advice|ไม่ใช่คำปรึกษาทางกฎหมาย/g;
    expect(prose.match(isLaw)?.length ?? 0).toBe(article.kind === "rules" ? 1 : 0);
  });
});

describe.each([
  "can a foreigner buy this kind of condo in Phuket",
  "Can a foreigner buy a villa in Hua Hin?",
  "Can an American own a condo in Bangkok?",
  "May a foreigner buy land in Chiang Mai?",
  "Are pets allowed in condos in Bangkok?",
  "Is it legal for foreigners to own a house in Pattaya?",
  "ต่างชาติซื้อคอนโดในภูเก็ตได้ไหม",
  "ฝรั่งซื้อบ้านที่หัวหินได้ไหม",
  "คนจีนซื้อคอนโดในกรุงเทพได้หรือไม่",
  "ชาวต่างชาติซื้อที่ดินในเชียงใหม่ได้ไหม",
  "คนรัสเซียซื้อวิลล่าในพัทยาได้หรือเปล่า",
])("%s", (say) => {
  it("is answered by the guide, with the homes of the place one tap away", async () => {
    const { parts } = await answerTo(test, person, [say]);
    expect(parts.map(({ type }) => type)).toEqual(["text", "citation", "question"]);
    const question = parts.find((part) => part.type === "question");
    expect(question?.choices[0]?.criteria?.places).toHaveLength(1);
  });
});

it.each([
  ["condo in Ari to rent", "section 9999"],
  ["คอนโดให้เช่าอารีย์", "มาตรา 1382"],
])("behind %s, %s is no price", async (...messages) => {
  const { parts } = await answerTo(test, person, messages);
  expect(parts.map(({ type }) => type)).toEqual(["text"]);
});

it.each([
  ["land tax in 2015", "“2015”"],
  ["ภาษีที่ดินปี 2558", "“2558”"],
])("%s is told that the guide has the rules of today only", async (say, year) => {
  const { parts } = await answerTo(test, person, [say]);
  expect(proseOf(parts)).toContain(year);
});

it("states no figure that its data does not hold, in any stored answer", async () => {
  const { answers, misses, oddNumbers } = await groundedStore(test);
  expect(misses).toEqual([]);
  expect(oddNumbers).toEqual([]);
  expect(answers).toBeGreaterThanOrEqual(60);
});
