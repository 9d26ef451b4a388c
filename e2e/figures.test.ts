import type { Session } from "@propertyvr/contracts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsInEveryLook } from "./harness/accessibility.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene, openSignedIn } from "./harness/scene.ts";
import { signUp } from "./harness/signed-in.ts";

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const READERS = [
  ["en", "What do condos in Bangkok cost?", "Monthly payment for a 4 million loan over 30 years"],
  ["th", "คอนโดในกรุงเทพราคาเท่าไหร่", "กู้ 4 ล้าน 30 ปี ผ่อนเดือนละเท่าไหร่"],
] as const;

describe("an answer of figures", () => {
  let product: Product;
  let browser: Browser;
  let session: Session;
  const complaints: string[] = [];

  beforeAll(async () => {
    ({ product, browser } = await openScene());
    session = await signUp(product);
  }, 180_000);
  afterAll(() => closeScene({ product, browser }));

  /** A phone on which this question was answered. */
  const answerTo = async (language: "en" | "th", question: string): Promise<Page> => {
    const on = { device: PHONE, language, complaints };
    const { page } = await openSignedIn({ product, browser }, session, on);
    await page.locator("main textarea").fill(question);
    await page.locator("main form button[type=submit]").tap();
    return page;
  };

  describe.each(READERS)("in %s", (language, ofMarket, ofLoan) => {
    it("of the market passes the checks of accessibility and layout everywhere, and breaks no amount on a phone", async () => {
      const page = await answerTo(language, ofMarket);
      const block = page.locator("[data-insight]");
      await block.waitFor({ timeout: 60_000 });
      expect(await block.locator("figure p").evaluateAll(cutAmounts)).toEqual([]);
      await block.locator("summary").tap();
      await block.locator("table").waitFor();
      expect(await smallTargets(page)).toEqual([]);
      expect(await violationsInEveryLook(page)).toEqual([]);
      await page.context().close();
    });

    it("of a calculation passes the checks of accessibility and layout everywhere, with its arithmetic open", async () => {
      const page = await answerTo(language, ofLoan);
      const block = page.locator("[data-calculation]");
      await block.waitFor({ timeout: 60_000 });
      await block.locator("button[aria-expanded=false]").tap();
      await block.locator("button[aria-expanded=true]").waitFor();
      await block.locator("input").first().fill("5,000,000");
      expect(await smallTargets(page)).toEqual([]);
      expect(await violationsInEveryLook(page)).toEqual([]);
      await page.context().close();
    });
  });

  it("and wrote no error to the console", () => {
    expect(complaints).toEqual([]);
  });
});

/** The amounts that a line cuts in two, among these paragraphs. */
const cutAmounts = (paragraphs: Element[]): readonly string[] =>
  paragraphs.flatMap((paragraph) => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      for (const { 0: amount, index } of (node.textContent ?? "").matchAll(/฿[\d,]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + amount.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) cut.push(amount);
      }
    }
    return cut;
  });

/** What a finger is to hit in the answers, and is lower than 44 px. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole("log")
    .locator("button, summary, input, select")
    .evaluateAll((targets) =>
      targets
        .filter((target) => {
          const { height } = target.getBoundingClientRect();
          return height > 0 && height < 44;
        })
        .map((target) => target.outerHTML.slice(0, 120)),
    );
