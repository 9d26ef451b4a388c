import type { Session } from "@propertyvr/contracts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsInEveryLook } from "./harness/accessibility.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene, openSignedIn } from "./harness/scene.ts";
import { signUp } from "./harness/signed-in.ts";

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

describe("Account and Settings", () => {
  let product: Product;
  let browser: Browser;
  let anong: Session;
  let niran: Session;
  const complaints: string[] = [];

  beforeAll(async () => {
    ({ product, browser } = await openScene());
    anong = await signUp(product);
    niran = await signUp(product, { name: "Niran P.", email: "niran@example.com" });
  }, 180_000);
  afterAll(() => closeScene({ product, browser }));

  const dialogIn = (page: Page) => page.getByRole("dialog");
  const exact = true;

  async function openSettings(page: Page): Promise<void> {
    await page.getByRole("button", { name: /^Anong S\./ }).click();
    await page.getByRole("menuitem", { name: "Account and Settings" }).click();
    await dialogIn(page).getByRole("tab", { name: "App Settings" }).waitFor();
  }
  async function ask(page: Page, text: string): Promise<void> {
    await page.getByRole("textbox", { name: "Your message", exact }).fill(text);
    await page.keyboard.press("Enter");
    await page.getByText("Answer ready").waitFor({ state: "attached" });
  }
  const chatsOf = (page: Page) =>
    page.getByRole("navigation", { name: "Recent" }).getByRole("listitem");

  it("keeps chats through export, clearing and import, and counts what was asked", async () => {
    const { page, context } = await openSignedIn({ product, browser }, anong, {
      device: DESKTOP,
      language: "en",
      complaints,
    });
    await ask(page, "condo around Ari to rent");
    await expect.poll(() => chatsOf(page).count()).toBe(1);
    await openSettings(page);
    const dialog = dialogIn(page);
    await dialog.getByText("1 of 100").waitFor();
    await dialog.getByRole("tab", { name: "App Settings" }).click();
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Export as JSON" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^propertyvr-export-\d{4}-\d{2}-\d{2}\.json$/);
    const saved = await file.path();
    await dialog.getByRole("button", { name: "Clear all chats" }).click();
    const asked = page.getByRole("alertdialog");
    await asked.getByRole("button", { name: "Clear all chats" }).click();
    await page.waitForURL(`${product.url}/`);
    await dialog.getByLabel("Import chats").setInputFiles(saved);
    await dialog.getByText("1 chat imported").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => chatsOf(page).count()).toBe(1);
    await chatsOf(page).getByRole("link").click();
    await page.locator("[data-results] article").first().waitFor();
    await context.close();
  });

  it("shows no times once they are switched off, and lists no temporary chat", async () => {
    const { page, context } = await openSignedIn({ product, browser }, anong, {
      device: DESKTOP,
      language: "en",
      complaints,
    });
    // The one that was imported.
    await expect.poll(() => chatsOf(page).count()).toBe(1);
    await openSettings(page);
    await dialogIn(page).getByRole("tab", { name: "App Settings" }).click();
    await dialogIn(page).getByRole("switch", { name: "Save chats automatically" }).click();
    await page.keyboard.press("Escape");
    await ask(page, "condo around Asok to rent");
    await page.getByRole("heading", { level: 1, name: "Temporary chat" }).waitFor();
    expect(await page.locator("article time").count()).toBe(2);
    expect(await chatsOf(page).count()).toBe(1);
    await openSettings(page);
    await dialogIn(page).getByRole("tab", { name: "App Settings" }).click();
    await dialogIn(page).getByRole("switch", { name: "Show timestamps" }).click();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("article time").count()).toBe(0);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Temporary chat" }).waitFor();
    await page.locator("[data-question]").waitFor();
    expect(await page.locator("article time").count()).toBe(0);
    await context.close();
  });

  it("passes the checks of accessibility and layout on every tab, in Thai on a phone, by the keyboard alone", async () => {
    const { page, context } = await openSignedIn({ product, browser }, niran, {
      device: PHONE,
      language: "th",
      complaints,
    });
    await page.getByRole("button", { name: "เปิดรายการแชต" }).click();
    await page.getByRole("button", { name: /^Niran P\./ }).press("Enter");
    await page.getByRole("menuitem", { name: "บัญชีและการตั้งค่า" }).press("Enter");
    const tab = (name: string) => page.getByRole("tab", { name, exact });
    await tab("โปรไฟล์").focus();
    for (const name of ["โปรไฟล์", "ตั้งค่าแอป", "บัญชี"]) {
      await expect.poll(() => tab(name).getAttribute("aria-selected")).toBe("true");
      expect(await violationsInEveryLook(page)).toEqual([]);
      await page.keyboard.press("ArrowRight");
    }
    await context.close();
  });

  it("and wrote no error to the console", () => {
    expect(complaints).toEqual([]);
  });
});
