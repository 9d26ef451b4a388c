import type { Session } from "@propertyvr/contracts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsInEveryLook } from "./harness/accessibility.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene } from "./harness/scene.ts";
import { listen, signedInContext, signUp } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

const PHONE = { reducedMotion: "reduce", viewport: { width: 390, height: 844 } } as const;
const DESK = { reducedMotion: "reduce", viewport: { width: 1280, height: 900 } } as const;

describe("Explore and the sibling products", () => {
  let product: Product;
  let browser: Browser;
  let session: Session;
  const complaints: string[] = [];

  beforeAll(async () => {
    ({ product, browser } = await openScene());
    session = await signUp(product);
  }, 180_000);
  afterAll(() => closeScene({ product, browser }));

  async function openPage(look: typeof PHONE | typeof DESK, locale: string, path: string) {
    const page = await (await signedInContext(browser, session, { ...look, locale })).newPage();
    listen(page, complaints);
    await goTo(page, `${product.url}${path}`);
    return page;
  }
  const isAt = async (page: Page, path: string, heading: string): Promise<void> => {
    await page.waitForURL(`${product.url}${path}`);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    expect(await violationsInEveryLook(page)).toEqual([]);
  };

  it("are reached from the sidebar, and lead back", async () => {
    const page = await openPage(DESK, "en-GB", "/");
    await page.getByRole("link", { name: "Explore", exact: true }).click();
    await isAt(page, "/explore", "Explore");
    await page.getByText("More Features Coming Soon").waitFor();
    await page.getByRole("link", { name: "Learn more about Matchelor" }).click();
    await isAt(page, "/matchelor", "The right home, matched with the right person");
    await page.getByRole("link", { name: "Back to Explore" }).click();
    await page.getByRole("link", { name: "Learn more about RentBase" }).click();
    await isAt(page, "/rentbase", "Rent, paid your way");
    expect(await page.getByText("Not in the store yet").count()).toBe(2);
    expect(complaints.splice(0)).toEqual([]);
    await page.context().close();
  });

  it.each([
    ["/explore", "สำรวจ"],
    ["/matchelor", "จับคู่บ้านที่ใช่ กับคนที่ใช่"],
    ["/rentbase", "จ่ายค่าเช่าในแบบที่สะดวก"],
  ])("%s fits a Thai phone", async (path, heading) => {
    const page = await openPage(PHONE, "th-TH", path);
    await isAt(page, path, heading);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
    expect(complaints.splice(0)).toEqual([]);
    await page.context().close();
  });

  it("need an account, and come back after the sign-in", async () => {
    const page = await (await browser.newContext({ ...DESK, locale: "en-GB" })).newPage();
    await goTo(page, `${product.url}/rentbase`);
    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    expect(page.url()).toBe(`${product.url}/login?return_to=%2Frentbase`);
    await page.context().close();
  });
});
