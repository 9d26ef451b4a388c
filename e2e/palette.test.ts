import type { Session } from "@propertyvr/contracts";
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsInEveryLook } from "./harness/accessibility.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene, openSignedIn } from "./harness/scene.ts";
import { signUp } from "./harness/signed-in.ts";
import { talkTo } from "./talks/talk.ts";

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};

describe("the palette", () => {
  let product: Product;
  let browser: Browser;
  let session: Session;
  let chat: string;
  const complaints: string[] = [];

  beforeAll(async () => {
    ({ product, browser } = await openScene());
    session = await signUp(product);
    const talk = talkTo(product.url, session);
    await talk.say(
      await talk.newChat(),
      "What are the transfer costs of a condo for 5 million baht?",
      "en",
    );
    chat = await talk.newChat();
    await talk.say(chat, "2 bedroom condo to rent in Thong Lo under 60k a month", "en");
  }, 180_000);
  afterAll(() => closeScene({ product, browser }));

  const open = async (device: BrowserContextOptions, language: "en" | "th"): Promise<Page> => {
    const { page } = await openSignedIn({ product, browser }, session, {
      device,
      language,
      complaints,
    });
    await page.locator("main textarea").waitFor();
    // The keys are listened for once their code is here: until then pressing them does nothing.
    const opens = async (): Promise<boolean> => {
      await page.keyboard.press("Control+k");
      return field(page)
        .waitFor({ timeout: 3_000 })
        .then(() => true)
        .catch(() => false);
    };
    await expect.poll(opens).toBe(true);
    await page.keyboard.press("Escape");
    await field(page).waitFor({ state: "detached" });
    return page;
  };
  const field = (page: Page) => page.getByRole("combobox");
  const options = (page: Page) => page.getByRole("option");
  const active = (page: Page) => page.locator("[role=option][aria-selected=true]");

  it("is opened by Ctrl K from the box, and gives the focus back to it", async () => {
    const page = await open(DESKTOP, "en");
    const box = page.locator("main textarea");
    await box.fill("half a question");
    await box.press("Control+k");
    await field(page).waitFor();
    expect(await field(page).evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await violationsInEveryLook(page)).toEqual([]);
    await field(page).fill("nothing of this kind");
    await page.getByText("Nothing found for “nothing of this kind”").waitFor();
    await page.getByRole("status").filter({ hasText: "No results" }).waitFor();
    await page.keyboard.press("Escape");
    await field(page).waitFor({ state: "detached" });
    expect(await box.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await box.inputValue()).toBe("half a question");
    await page.context().close();
  });

  it("finds words in messages, and goes to their chat", async () => {
    const page = await open(PHONE, "en");
    await page.keyboard.press("Control+k");
    await field(page).fill("under 60k");
    const group = page.getByRole("group", { name: "In messages" });
    const found = group.getByRole("option");
    await found.first().waitFor();
    expect(await found.count()).toBe(1);
    expect(await found.innerText()).toContain(
      "2 bedroom condo to rent in Thong Lo under 60k a month",
    );
    expect(await violationsInEveryLook(page)).toEqual([]);
    await found.click();
    await page.waitForURL(`**/chats/${chat}`);
    await page.context().close();
  });

  it("opens the chat at the message that was found, which has the focus, also where it is open", async () => {
    const page = await open(DESKTOP, "en");
    const question = page
      .locator("[data-message]")
      .filter({ hasText: "2 bedroom condo to rent in Thong Lo under 60k a month" })
      .first();
    const goToFound = async (): Promise<void> => {
      await page.keyboard.press("Control+k");
      await field(page).fill("rent in thong lo under");
      await page.getByRole("group", { name: "In messages" }).getByRole("option").first().click();
      await field(page).waitFor({ state: "detached" });
      await expect.poll(() => isAtTop(question)).toBe(true);
      await expect
        .poll(() => question.evaluate((each) => each === document.activeElement))
        .toBe(true);
    };
    const isAtTop = (message: Locator): Promise<boolean> =>
      message.evaluate((each) => {
        const edge = each.closest("[role=log]")?.getBoundingClientRect().top ?? 0;
        return Math.abs(each.getBoundingClientRect().top - edge - 24) < 3;
      });
    await goToFound();
    await page.locator("main textarea").focus();
    // While what stands above it is still being drawn, the list goes back to the message.
    await expect
      .poll(async () => {
        await page.getByRole("log").evaluate((list) => list.scrollTo(0, list.scrollHeight));
        return isAtTop(question);
      })
      .toBe(false);
    await goToFound();
    await page.context().close();
  });

  it("goes with the keys alone to a chat and to a home in it", async () => {
    const page = await open(DESKTOP, "en");
    await page.keyboard.press("Control+k");
    await field(page).fill("thong lo");
    await options(page).first().waitFor();
    expect(await active(page).count()).toBe(1);
    const named = await field(page).getAttribute("aria-activedescendant");
    expect(await active(page).getAttribute("id")).toBe(named);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/chats/${chat}`);
    await page.locator("[data-results]").first().waitFor();
    await page.keyboard.press("Control+k");
    const homes = page.getByRole("group", { name: "Homes in this chat" }).getByRole("option");
    await homes.first().waitFor();
    const title = (await homes.first().textContent()) ?? "";
    await field(page).fill(title);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/home=/);
    await page.context().close();
  });

  it.each([
    ["en", "ธีม มืด", "Theme: Dark"],
    ["th", "theme dark", "ธีม: มืด"],
  ] as const)("finds in the %s interface what is called %s", async (language, typed, label) => {
    const page = await open(DESKTOP, language);
    await page.keyboard.press("Control+k");
    await field(page).fill(typed);
    await expect.poll(() => options(page).allTextContents()).toEqual([label]);
    await page.keyboard.press("Enter");
    await page.locator("html.dark").waitFor();
    await page.context().close();
  });

  it("leads to a tab of the settings and to an answer of the help", async () => {
    const page = await open(DESKTOP, "en");
    await page.keyboard.press("Control+k");
    await field(page).fill("change password");
    await page.keyboard.press("Enter");
    await page.getByRole("tab", { name: "Account", selected: true }).waitFor();
    // A window that is open is finished first.
    await page.keyboard.press("Control+k");
    expect(await field(page).count()).toBe(0);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await field(page).fill("scams");
    await page.keyboard.press("Enter");
    const help = page.getByRole("dialog", { name: "Help & Support" });
    await help.getByText("Visit the home and check who owns it").waitFor();
    await page.context().close();
  });

  it("is opened from the sidebar on a phone, where it fills the screen", async () => {
    const page = await open(PHONE, "th");
    await page.getByRole("button", { name: "เปิดรายการแชต" }).tap();
    await page.getByRole("button", { name: "ค้นหา" }).tap();
    await options(page).first().waitFor();
    expect(await page.getByRole("dialog").count()).toBe(1);
    expect(await violationsInEveryLook(page)).toEqual([]);
    await field(page).fill("explore");
    await options(page).first().tap();
    await page.waitForURL("**/explore");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await page.context().close();
  });

  it("and the keys are listed at ?, but not while one types, and not when that key is turned off", async () => {
    const page = await open(DESKTOP, "en");
    const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    const box = page.locator("main textarea");
    await box.press("?");
    expect(await box.inputValue()).toBe("?");
    expect(await list.count()).toBe(0);
    await box.press("Control+/");
    await list.getByText("Search, or go to anything").waitFor();
    expect(await violationsInEveryLook(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Account menu" }).focus();
    await page.keyboard.press("?");
    await list.getByRole("switch").click();
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Account menu" }).focus();
    await page.keyboard.press("?");
    await page.waitForTimeout(300);
    expect(await list.count()).toBe(0);
    await page.context().close();
  });

  it("and wrote no error to the console", () => {
    expect(complaints).toEqual([]);
  });
});
