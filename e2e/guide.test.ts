import type { Session } from "@propertyvr/contracts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsInEveryLook } from "./harness/accessibility.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene } from "./harness/scene.ts";
import { listen, signedInContext, signUp } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

const STILL = { reducedMotion: "reduce", viewport: { width: 1280, height: 900 } } as const;

describe("the guide", () => {
  let product: Product;
  let browser: Browser;
  let session: Session;
  const complaints: string[] = [];

  beforeAll(async () => {
    ({ product, browser } = await openScene());
    session = await signUp(product);
  }, 180_000);
  afterAll(() => closeScene({ product, browser }));

  async function openPage(locale: string, path: string): Promise<Page> {
    const context = await browser.newContext({ ...STILL, locale });
    const page = await context.newPage();
    listen(page, complaints);
    await goTo(page, `${product.url}${path}`);
    return page;
  }

  it.each([
    ["en-GB", "Search the guide", "deposit back", "Deposits and tenants' rights"],
    ["th-TH", "ค้นหาในคู่มือ", "เงินประกัน", "เงินประกันและสิทธิผู้เช่า"],
  ])("is read without an account in %s", async (locale, label, typed, title) => {
    const page = await openPage(locale, "/guide");
    await page.getByRole("searchbox", { name: label }).waitFor();
    expect(await violationsInEveryLook(page)).toEqual([]);
    await page.getByRole("searchbox", { name: label }).fill(typed);
    await page.getByRole("main").getByRole("link", { name: title }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(await page.title()).toBe(`${title} · PropertyVR`);
    expect(await violationsInEveryLook(page)).toEqual([]);
    await page.context().close();
  });

  it.each([
    ["en-GB", "/guide/costs-on-transfer-day", /was due for a review on/],
    ["th-TH", "/guide/costs-on-transfer-day", /ครบกำหนดทบทวนเมื่อ/],
  ])("says of an article past its review in %s that it is due", async (locale, path, notice) => {
    const page = await openPage(locale, path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByText(notice).count()).toBe(0);
    await page.clock.setFixedTime("2099-01-01T12:00:00Z");
    await page.reload();
    await page.getByText(notice).waitFor();
    await page.context().close();
  });

  it("says of an article that is not there where the others are", async () => {
    const page = await openPage("en-GB", "/guide/nowhere");
    await page.getByText("There is no such article").waitFor();
    await page.getByRole("main").getByRole("link", { name: "All articles" }).last().click();
    await page.waitForURL(`${product.url}/guide`);
    // The browser notes the 404 of the page itself.
    expect(complaints.splice(0).filter((each) => !each.includes("404"))).toEqual([]);
    await page.context().close();
  });

  it("is led to from the sidebar by keyboard", async () => {
    const context = await signedInContext(browser, session, { ...STILL, locale: "en-GB" });
    const page = await context.newPage();
    listen(page, complaints);
    await goTo(page, product.url);
    // Before the program, the page is the build's drawing, whose links are replaced.
    await page.locator("main textarea").waitFor();
    await page.getByRole("link", { name: "Renting and buying guide", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).pathname).toBe("/guide");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await context.close();
  });

  it.each([
    ["en-GB", "Can a foreigner own a condo?"],
    ["th-TH", "สัญญาเช่า 30+30+30 ใช้ได้จริงไหม"],
  ])("answers in the chat with its sources in %s", async (locale, question) => {
    const context = await signedInContext(browser, session, { ...STILL, locale });
    const page = await context.newPage();
    listen(page, complaints);
    await goTo(page, product.url);
    await page.getByRole("main").getByRole("textbox").fill(question);
    await page.keyboard.press("Enter");
    const cited = page.locator("[data-citation]");
    await cited.waitFor({ timeout: 60_000 });
    await cited.locator("summary").click();
    expect(await violationsInEveryLook(page)).toEqual([]);
    await context.close();
  });

  it("and wrote no error to the console", () => {
    expect(complaints).toEqual([]);
  });
});
