import type { Session } from "@propertyvr/contracts";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsInEveryLook } from "./harness/accessibility.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene } from "./harness/scene.ts";
import { listen, signedInContext, signUp } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

/** For the first account of a product, who is its admin. */
const PAGES = [
  "/",
  "/my-listings",
  "/webhooks",
  "/inbox",
  "/enquiries",
  "/admin",
  "/guide",
  "/partner-portal",
];
const DESKTOP = { viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" } as const;
const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: "reduce",
} as const;
const MAX_STOPS = 5;

const english = { newChat: "New chat", list: "Open the list of chats", partners: "For partners" };
const thai = { newChat: "แชตใหม่", list: "เปิดรายการแชต", partners: "สำหรับพาร์ตเนอร์" };

describe("the sidebar", () => {
  let product: Product;
  let browser: Browser;
  let admin: Session;
  let seeker: Session;
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    ({ product, browser } = await openScene());
    admin = await signUp(product);
    seeker = await signUp(product, { name: "Niran P.", email: "niran@example.com" });
  }, 180_000);
  afterAll(async () => {
    for (const context of contexts) await context.close();
    await closeScene({ product, browser });
  });

  async function openPage(
    who: Session,
    device: BrowserContextOptions,
    language: "en" | "th",
  ): Promise<Page> {
    const context = await signedInContext(browser, who, device, language);
    contexts.push(context);
    const page = await context.newPage();
    listen(page, complaints);
    return page;
  }
  const focused = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const { activeElement: has } = document;
      return has?.getAttribute("aria-label") ?? has?.textContent ?? "";
    });
  /** Presses Tab until something of this name has the focus; how often it took. */
  async function stopsTo(page: Page, name: string): Promise<number> {
    for (let stops = 0; stops <= MAX_STOPS; stops += 1) {
      if ((await focused(page)) === name) return stops;
      await page.keyboard.press("Tab");
    }
    return Infinity;
  }
  const toTop = (page: Page): Promise<void> =>
    page.evaluate(() => {
      // The next Tab goes from here, wherever the page had put the focus.
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute("tabindex");
    });

  it.each(PAGES)("holds New chat within five stops of the keyboard on %s", async (path) => {
    const page = await openPage(admin, DESKTOP, "en");
    await goTo(page, `${product.url}${path}`);
    const newChat = page.getByRole("button", { name: english.newChat, exact: true });
    await newChat.waitFor();
    await page.getByRole("main").waitFor();
    await toTop(page);
    expect(await stopsTo(page, english.newChat)).toBeLessThanOrEqual(MAX_STOPS);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${product.url}/`);
    await page.getByRole("textbox", { name: "Your message", exact: true }).waitFor();
    await page.close();
  });

  it.each(PAGES)("is a drawer on a phone on %s, as near to the keyboard", async (path) => {
    const page = await openPage(admin, PHONE, "th");
    await goTo(page, `${product.url}${path}`);
    await page.getByRole("button", { name: thai.list, exact: true }).waitFor();
    await toTop(page);
    const toDrawer = await stopsTo(page, thai.list);
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("button", { name: thai.newChat, exact: true }).waitFor();
    expect(toDrawer + (await stopsTo(page, thai.newChat))).toBeLessThanOrEqual(MAX_STOPS);
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toBe(thai.list);
    await page.close();
  });

  // The chat and the portal have journeys of their own that look.
  it.each(PAGES.slice(1, -1))(
    "passes the checks of accessibility and layout in every theme and language on %s",
    async (path) => {
      const page = await openPage(admin, DESKTOP, "en");
      await goTo(page, `${product.url}${path}`);
      await page.getByRole("button", { name: english.newChat, exact: true }).waitFor();
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await violationsInEveryLook(page)).toEqual([]);
      await page.close();
    },
  );

  it("opens a partner's windows over the page one is on", async () => {
    const page = await openPage(admin, DESKTOP, "en");
    await goTo(page, `${product.url}/my-listings`);
    await page.getByRole("link", { name: "API keys", exact: true }).click();
    await page.getByRole("dialog", { name: "API keys" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/my-listings");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(page.url()).toBe(`${product.url}/my-listings`);
    await page.close();
  });

  it("folds what is for partners for whoever searches, and opens it by keyboard", async () => {
    const page = await openPage(seeker, DESKTOP, "en");
    await goTo(page, product.url);
    const group = page.getByRole("navigation", { name: english.partners });
    const fold = group.getByRole("button", { name: english.partners, expanded: false });
    await fold.focus();
    expect(await group.getByRole("link").count()).toBe(0);
    await page.keyboard.press("Enter");
    await group.getByRole("button", { expanded: true }).waitFor();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("API portal");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${product.url}/partner-portal`);
    // It stays open from page to page.
    await group.getByRole("link", { name: "Get API Key", exact: true }).waitFor();
    await page.close();
  });

  it("is not there for visitors of a public page", async () => {
    const context = await browser.newContext(DESKTOP);
    contexts.push(context);
    const page = await context.newPage();
    listen(page, complaints);
    await goTo(page, `${product.url}/partner-portal`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByRole("complementary").count()).toBe(0);
    expect(await page.getByRole("button", { name: english.newChat }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
