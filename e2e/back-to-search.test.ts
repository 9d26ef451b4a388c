import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene, openSignedIn } from "./harness/scene.ts";
import { listen, signUp } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

interface BackToSearchJourney {
  readonly language: "en" | "th";
  readonly device: BrowserContextOptions;
  readonly questions: readonly [string, string];
  readonly words: {
    readonly box: string;
    readonly send: string;
    readonly ready: RegExp;
    readonly details: RegExp;
    readonly back: string;
    readonly signIn: string;
  };
}

const DESKTOP: BackToSearchJourney = {
  language: "en",
  device: { viewport: { width: 1280, height: 900 } },
  questions: ["2 bedroom condo to rent in Thong Lo", "condo to buy in Ari under 8 million"],
  words: {
    box: "Your message",
    send: "Send",
    ready: /^Answer ready/,
    details: /^View Details/,
    back: "Back to search",
    signIn: "Sign in",
  },
};
const PHONE: BackToSearchJourney = {
  language: "th",
  device: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  questions: ["หาคอนโดเช่า 2 ห้องนอน ทองหล่อ", "ซื้อคอนโด อารีย์ ไม่เกิน 8 ล้าน"],
  words: {
    box: "ข้อความของคุณ",
    send: "ส่ง",
    ready: /^คำตอบพร้อมแล้ว/,
    details: /^ดูรายละเอียด/,
    back: "กลับไปค้นหา",
    signIn: "เข้าสู่ระบบ",
  },
};

/** Lines are rounded to whole pixels. */
const SAME_PLACE_PX = 3;

describe("from the page of a home", () => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    ({ product, browser } = await openScene());
  }, 180_000);
  afterAll(() => closeScene({ product, browser }));

  describe.each([
    ["on a desktop, in English", DESKTOP],
    ["on a phone, in Thai", PHONE],
  ])("%s", (_where, { language, device, questions, words }) => {
    let context: BrowserContext;
    let page: Page;
    let chat: string;
    const complaints: string[] = [];

    beforeAll(async () => {
      const session = await signUp(product, { email: `${language}@example.com` });
      const on = { device, language, complaints };
      ({ context, page } = await openSignedIn({ product, browser }, session, on));
      for (const question of questions) {
        await page.getByRole("textbox", { name: words.box, exact: true }).fill(question);
        await page.getByRole("button", { name: words.send, exact: true }).first().click();
        const answer = page
          .locator("[role=log] > div > article")
          .nth(question === questions[0] ? 1 : 3);
        await answer.getByRole("link", { name: words.details }).first().waitFor();
        await page.getByRole("status").filter({ hasText: words.ready }).waitFor();
      }
      chat = page.url();
    });
    afterAll(() => context?.close());

    const press = (link: Locator) => (device.hasTouch === true ? link.tap() : link.click());
    /** The third home of the first answer, well above the end of the chat. */
    const homeIn = (where: Page): Locator => where.locator("[role=log] [data-home]").nth(2);
    const detailsOf = (link: Locator): Locator =>
      link.locator("xpath=ancestor::article[1]").getByRole("link", { name: words.details });
    const topOf = async (link: Locator): Promise<number> =>
      (await link.boundingBox())?.y ?? Number.NaN;
    const backIn = (where: Page): Locator =>
      where.getByRole("link", { name: words.back, exact: true });

    it("the way back leads to the chat and the home in it, from a tab of its own", async () => {
      const home = homeIn(page);
      await detailsOf(home).scrollIntoViewIfNeeded();
      const before = await topOf(home);
      const [tab] = await Promise.all([context.waitForEvent("page"), press(detailsOf(home))]);
      listen(tab, complaints);
      await press(backIn(tab));
      await tab.waitForURL(chat);
      await expect
        .poll(async () => Math.abs((await topOf(homeIn(tab))) - before))
        .toBeLessThan(SAME_PLACE_PX);
      const id = await homeIn(tab).getAttribute("data-home");
      await expect
        .poll(() => tab.evaluate(() => document.activeElement?.getAttribute("data-home")))
        .toBe(id);
      // The place was given back once. From here on the chat is as any other.
      await tab.getByRole("log").hover();
      await tab.mouse.wheel(0, 100_000);
      await tab.keyboard.press("Shift");
      await tab.reload();
      await homeIn(tab).waitFor();
      await expect
        .poll(async () => Math.abs((await topOf(homeIn(tab))) - before))
        .toBeGreaterThan(99);
      await tab.close();
    });

    it("a home that no chat led to leads to the newest chat", async () => {
      const other = await page.locator("[role=log] [data-home]").nth(0).getAttribute("data-home");
      const tab = await context.newPage();
      listen(tab, complaints);
      await goTo(tab, `${product.url}/property/${other ?? ""}`);
      await expect.poll(() => backIn(tab).getAttribute("href")).toBe(new URL(chat).pathname);
      await press(backIn(tab));
      await tab.waitForURL(chat);
      await tab.close();
    });

    it("the way back does not lead to a deleted chat", async () => {
      const id = (await homeIn(page).getAttribute("data-home")) ?? "";
      const token = await page.evaluate(() => localStorage.getItem("session_token"));
      await fetch(`${product.url}/api${new URL(chat).pathname}`, {
        method: "DELETE",
        headers: { authorization: `Bearer ${token ?? ""}` },
      });
      await goTo(page, `${product.url}/property/${id}`);
      await expect.poll(() => backIn(page).getAttribute("href")).toBe("/");
    });

    it("a visitor who is not signed in is led to the start", async () => {
      const visitor = await browser.newContext(device);
      await visitor.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
      const tab = await visitor.newPage();
      listen(tab, complaints);
      await goTo(tab, page.url());
      await press(backIn(tab));
      await tab.getByRole("button", { name: words.signIn, exact: true }).first().waitFor();
      await visitor.close();
      expect(complaints).toEqual([]);
    });
  });
});
