import { randomUUID } from "node:crypto";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsInEveryLook } from "./harness/accessibility.ts";
import { launchBrowser } from "./harness/browser.ts";
import { type Product, startProduct } from "./harness/product.ts";
import { post } from "./harness/partner-stage.ts";
import { listen, signedInContext, signUp } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

/** Any sample home. */
async function aHome(product: Product): Promise<string> {
  const who = await signUp(product, { email: `${randomUUID()}@example.com` });
  const body = { query: "condo in Asok", filters: null };
  const { properties } = await post<{ properties: { id: string }[] }>(
    product.url,
    "/api/properties/search",
    body,
    who,
  );
  return properties[0]?.id ?? "";
}

const PHONE = { reducedMotion: "reduce", viewport: { width: 390, height: 844 } } as const;

describe("the question about optional storage", () => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser({ asksConsent: true });
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  it.each([
    ["en-GB", "Accept All", "Decline", "declined"],
    ["th-TH", "ยอมรับทั้งหมด", "ไม่ยอมรับ", "declined"],
  ])(
    "stands a second after the page in %s, and stays decided",
    async (locale, accept, decline, stored) => {
      const page = await (await browser.newContext({ ...PHONE, locale })).newPage();
      const complaints: string[] = [];
      listen(page, complaints);
      await goTo(page, `${product.url}/login`);
      await page.getByRole("button", { name: accept }).waitFor();
      expect(await violationsInEveryLook(page)).toEqual([]);
      await page.getByRole("button", { name: decline }).click();
      expect(await page.evaluate(() => localStorage.getItem("cookie_consent"))).toBe(stored);
      await page.reload();
      await page.waitForTimeout(1_600);
      expect(await page.getByRole("button", { name: accept }).count()).toBe(0);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  const NEEDED = ["cookie_consent", "language"];
  const OPTIONAL = ["draft:support:guest", "snippet_language"];
  it.each([
    ["Accept All", [...NEEDED, ...OPTIONAL], 1],
    ["Decline", NEEDED, 0],
  ] as const)(
    "after %s the browser keeps just what that allows: %j, and %i views are counted",
    async (choice, kept, views) => {
      const context = await browser.newContext({ ...PHONE, locale: "en-GB" });
      const page = await context.newPage();
      let counted = 0;
      page.on("request", (request) => {
        if (request.url().endsWith("/views")) counted += 1;
      });
      await goTo(page, `${product.url}/help`);
      await page.getByRole("button", { name: choice }).click();
      await page.getByRole("tab", { name: "Contact Us" }).click();
      await page.getByRole("textbox", { name: "Message" }).fill("Is there a map?");
      await goTo(page, `${product.url}/partner-portal`);
      await page.getByRole("tab", { name: "Python" }).first().click();
      await goTo(page, `${product.url}/property/${await aHome(product)}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForTimeout(500);
      const stored = await page.evaluate(async () => ({
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        databases: (await indexedDB.databases()).map(({ name }) => name),
        // Files and copies for times without a network.
        caches: await caches.keys(),
      }));
      // What the router of the page keeps of where it was scrolled names nobody and goes with the tab.
      expect(stored.session.filter((key) => !key.startsWith("tsr-scroll"))).toEqual([]);
      expect(stored.databases).toEqual([]);
      if (choice === "Decline") expect(stored.caches).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect(stored.local.filter((key) => key !== "language").toSorted()).toEqual(
        kept.filter((key) => key !== "language").toSorted(),
      );
      expect(counted).toBe(views);
      await context.close();
    },
  );

  it.each([
    ["/login", "heading", "Welcome Back"],
    ["/login", "textbox", "Email"],
    ["/login", "button", "Sign in"],
    ["/help", "heading", "Help & Support"],
    ["/forgot-password", "button", "Send link"],
  ] as const)("leaves %s its %s %s on a phone", async (address, role, name) => {
    const context = await browser.newContext({ ...PHONE, locale: "en-GB" });
    const page = await context.newPage();
    await goTo(page, product.url + address);
    const banner = page.getByRole("region", { name: "Cookies and storage" });
    await banner.waitFor();
    const top = (await banner.boundingBox())?.y ?? 0;
    const box = await page.getByRole(role, { name, exact: true }).first().boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
    await context.close();
  });

  it("leaves the box to write in free, and the keyboard where it is", async () => {
    const session = await signUp(product);
    const context = await signedInContext(browser, session, { ...PHONE, locale: "en-GB" });
    const page = await context.newPage();
    await goTo(page, product.url);
    const box = page.locator("main textarea").first();
    await box.fill("condo in Ari");
    const banner = page.getByRole("region", { name: "Cookies and storage" });
    await banner.waitFor();
    expect(await box.evaluate((each) => document.activeElement === each)).toBe(true);
    const [above, below] = [await banner.boundingBox(), await box.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    await context.close();
  });
});
