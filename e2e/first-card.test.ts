import type { Session } from "@propertyvr/contracts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newestAnswer } from "./harness/newest-answer.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene, openSignedIn } from "./harness/scene.ts";
import { signUp } from "./harness/signed-in.ts";

const DESKTOP = { viewport: { width: 1280, height: 900 } } as const;
const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
} as const;

const QUESTIONS = [
  ["a plain question in English", "en", "condo to rent in Thong Lo"],
  [
    "a rich question in English",
    "en",
    "Looking for a 2 bedroom condo near BTS Asok under 40k a month with a pool, pets allowed, parking, fully furnished, on a quiet street please",
  ],
  ["a plain question in Thai", "th", "หาคอนโดเช่าทองหล่อ"],
  [
    "a rich question in Thai",
    "th",
    "อยากได้คอนโดเช่า 2 ห้องนอน ใกล้ BTS อโศก ไม่เกินสี่หมื่น มีสระว่ายน้ำ เลี้ยงสัตว์ได้ มีที่จอดรถ เฟอร์ครบ ซอยเงียบๆ",
  ],
] as const;

const EDITED = [
  ["en", "2 bedroom condo to rent near BTS Asok under 60k a month"],
  ["th", "หาคอนโดเช่า 2 ห้องนอน ใกล้ BTS อโศก ไม่เกินหกหมื่น"],
] as const;
const APPLY = { en: "Apply", th: "ใช้เงื่อนไขนี้" };

/** Rows of the sentence and of the chips, and where the first card stands. Pixels. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const results = document.querySelector("[data-results]");
    const answer = results?.closest("article");
    const card = results?.querySelector("article");
    const price = results?.querySelector("[data-price]");
    const log = document.querySelector("[role=log]");
    if (!answer || !card || !price || !log) throw new Error("no card is drawn");
    const top = (element: Element): number => element.getBoundingClientRect().top;
    const tops = (rects: Iterable<DOMRect>): number =>
      new Set([...rects].map((rect) => Math.round(rect.top))).size;
    const prose = document.createRange();
    const sentence = answer.querySelector("p");
    if (sentence === null) throw new Error("no sentence is drawn");
    prose.selectNodeContents(sentence);
    const chips = [...answer.querySelectorAll("ul:first-of-type > li:has([data-change])")];
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      sentenceRows: tops(prose.getClientRects()),
      chipRows: tops(chips.map((chip) => chip.getBoundingClientRect())),
      aboveCard: top(card) - top(answer),
      answerTop: top(answer) - top(log),
      priceBelowEdge: price.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom,
      isTooWide: scrollWidth > clientWidth,
    };
  });

describe("the first card stands high", () => {
  let product: Product;
  let browser: Browser;
  let session: Session;

  beforeAll(async () => {
    ({ product, browser } = await openScene());
    session = await signUp(product);
  }, 300_000);

  afterAll(() => closeScene({ product, browser }));

  async function answerTo(
    question: string,
    device: typeof DESKTOP | typeof PHONE,
    language: "en" | "th",
    edits: readonly number[] = [],
  ) {
    const on = { device, language };
    const { context, page } = await openSignedIn({ product, browser }, session, on);
    await page.locator("main textarea").fill(question);
    await page.locator("form button[type=submit]").click();
    await page.waitForURL("**/chats/*");
    await page.locator("[data-results] [data-price]").first().waitFor();
    await page.locator("[data-change]:enabled").first().waitFor();
    const answer = newestAnswer(page, product);
    for (const rooms of edits) await answer.addRooms(rooms, APPLY[language]);
    const measured = await measure(page);
    await context.close();
    return measured;
  }

  it.each(QUESTIONS)("on a desktop, for %s", async (_kind, language, question) => {
    const measured = await answerTo(question, DESKTOP, language);
    expect(measured).toMatchObject({ sentenceRows: 1, chipRows: 1, isTooWide: false });
    expect(measured.aboveCard).toBeLessThan(160);
    expect(measured.priceBelowEdge).toBeLessThanOrEqual(0);
  });

  it.each(QUESTIONS)("on a phone, for %s", async (_kind, language, question) => {
    const measured = await answerTo(question, PHONE, language);
    expect(measured).toMatchObject({ chipRows: 1, isTooWide: false });
    expect(measured.aboveCard).toBeLessThan(230);
    expect(measured.answerTop).toBeGreaterThanOrEqual(0);
    expect(measured.priceBelowEdge).toBeLessThanOrEqual(0);
  });

  describe.each([
    ["on a desktop", DESKTOP, 160],
    ["on a phone", PHONE, 230],
  ] as const)("%s", (_where, device, limitPx) => {
    it.each(EDITED)("after two edits in place, in %s", async (language, question) => {
      const measured = await answerTo(question, device, language, [1, 3]);
      expect(measured).toMatchObject({ chipRows: 1, isTooWide: false });
      expect(measured.aboveCard).toBeLessThan(limitPx);
      expect(measured.priceBelowEdge).toBeLessThanOrEqual(0);
    });
  });
});
