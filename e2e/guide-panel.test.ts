import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsInEveryLook, violationsOf } from "./harness/accessibility.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene, openSignedIn } from "./harness/scene.ts";
import { signUp } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

interface Reader {
  readonly language: "en" | "th";
  readonly device: BrowserContextOptions;
  readonly question: string;
  /** The rule that answers. */
  readonly article: string;
  readonly rule: string;
  readonly words: {
    readonly box: string;
    readonly panel: string;
    readonly close: string;
    readonly page: string;
    readonly ask: string;
    readonly gone: string;
    readonly back: string;
  };
}

const DESKTOP: Reader = {
  language: "en",
  device: { viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" },
  question: "What is the foreign quota limit?",
  article: "foreigners-buying-a-condo",
  rule: "quota",
  words: {
    box: "Your message",
    panel: "Guide",
    close: "Close",
    page: "Open page",
    ask: "Ask in the chat",
    gone: "There is no such article",
    back: "Back to the chat",
  },
};
const PHONE: Reader = {
  language: "th",
  device: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: "reduce",
  },
  question: "สัญญาเช่า 5 ปีต้องจดทะเบียนไหม",
  article: "leases-and-renewals",
  rule: "register",
  words: {
    box: "ข้อความของคุณ",
    panel: "คู่มือ",
    close: "ปิด",
    page: "เปิดหน้าเต็ม",
    ask: "ถามในแชต",
    gone: "ไม่มีบทความนี้",
    back: "กลับไปที่แชต",
  },
};

describe("an article opens beside the chat", () => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    ({ product, browser } = await openScene());
  }, 180_000);
  afterAll(() => closeScene({ product, browser }));

  describe.each([
    ["in a panel on a desktop, in English", DESKTOP],
    ["in a sheet on a phone, in Thai", PHONE],
  ])("%s", (_where, { language, device, question, article, rule, words }) => {
    let page: Page;
    const complaints: string[] = [];
    const isPhone = device.hasTouch === true;

    beforeAll(async () => {
      const session = await signUp(product, { email: `${language}@example.com` });
      ({ page } = await openSignedIn({ product, browser }, session, {
        device,
        language,
        complaints,
      }));
      await box().fill(question);
      await page.keyboard.press("Enter");
      if (isPhone) await page.locator("form button[type=submit]").click();
      await link().waitFor({ timeout: 60_000 });
    });
    afterAll(() => page?.context().close());

    const box = (): Locator => page.getByRole("textbox", { name: words.box, exact: true });
    const link = (): Locator => page.locator("[role=log] [data-guide]").last();
    const panel = (): Locator =>
      page.getByRole(isPhone ? "dialog" : "region", { name: words.panel, exact: true });
    const open = async (): Promise<void> => {
      await link().scrollIntoViewIfNeeded();
      await link().click();
      await panel().getByRole("heading", { level: 3 }).waitFor();
    };
    const focused = (): Promise<string | null | undefined> =>
      page.evaluate(() => document.activeElement?.getAttribute("data-guide"));

    it("at the rule that answers, and gives the focus back", async () => {
      await open();
      expect(new URL(page.url()).searchParams.get("guide")).toBe(`${article}#${rule}`);
      await panel().locator("[data-asked]").waitFor();
      expect(await panel().locator("[data-asked]").getAttribute("id")).toBe(rule);
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await panel().waitFor({ state: "detached" });
      await expect.poll(focused).toBe(`${article}#${rule}`);
    });

    it("over a reload, and the way back closes it", async () => {
      await open();
      await page.reload();
      await panel().getByRole("heading", { level: 3 }).waitFor();
      await page.goBack();
      await panel().waitFor({ state: "detached" });
      expect(new URL(page.url()).search).toBe("");
    });

    it("leads to another article in its place, and to its page in a tab", async () => {
      await open();
      await panel().locator("nav a").first().click();
      await expect.poll(() => new URL(page.url()).searchParams.get("guide")).not.toContain(article);
      const other = new URL(page.url()).searchParams.get("guide") ?? "";
      const [tab] = await Promise.all([
        page.context().waitForEvent("page"),
        panel().getByRole("link", { name: words.page, exact: true }).click(),
      ]);
      await tab.getByRole("heading", { level: 1 }).waitFor();
      expect(new URL(tab.url()).pathname).toBe(`/guide/${other}`);
      await tab.close();
      await panel().getByRole("button", { name: words.close, exact: true }).click();
      await panel().waitFor({ state: "detached" });
    });

    it("lets one ask about it: the box names the article and has the focus", async () => {
      await box().fill(isPhone ? "" : "typed before");
      await open();
      const title = (await panel().getByRole("heading", { level: 3 }).textContent()) ?? "";
      await panel().getByRole("link", { name: words.ask, exact: true }).click();
      await expect.poll(() => box().inputValue()).toContain(title);
      expect(await box().inputValue()).toMatch(isPhone ? /: $/ : /^typed before\n[^]*: $/);
      await expect.poll(() => box().evaluate((each) => each === document.activeElement)).toBe(true);
      expect(new URL(page.url()).searchParams.has("ask")).toBe(false);
      expect(await panel().count()).toBe(isPhone ? 0 : 1);
      if (!isPhone) await page.goBack();
      await box().fill("");
    });

    it("that is gone says so, and leads back to the chat", async () => {
      await goTo(page, `${page.url().split("?")[0] ?? ""}?guide=nowhere`);
      await panel().getByText(words.gone).waitFor();
      await panel().getByRole("button", { name: words.back }).click();
      await panel().waitFor({ state: "detached" });
      expect(new URL(page.url()).search).toBe("");
    });

    it("passes the checks of accessibility and layout in every theme and language", async () => {
      await open();
      expect(await violationsInEveryLook(page)).toEqual([]);
      await page.goBack();
      expect(complaints).toEqual([]);
    });
  });

  it("and its page asks in a new chat, also through the sign-in", async () => {
    const context = await browser.newContext({ ...DESKTOP.device, locale: "en-GB" });
    const page = await context.newPage();
    await goTo(page, `${product.url}/guide/${DESKTOP.article}`);
    await page.getByRole("link", { name: DESKTOP.words.ask, exact: true }).click();
    await page.waitForURL(/\/login/);
    expect(new URL(page.url()).searchParams.get("return_to")).toContain("ask=");
    await context.close();
  });
});
