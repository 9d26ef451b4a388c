/** What stands on the page before the program does: the sign-in and a new chat, as the build drew them. */
import type { Session } from "@propertyvr/contracts";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene } from "./harness/scene.ts";
import { listen, signedInContext, signUp } from "./harness/signed-in.ts";

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" } as const;
const DESKTOP = { viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" } as const;
/** Its files, without the script of the first paint. */
const PROGRAM = /\/assets\/(?!first-paint)[^/]+\.js$/;
const GREETING = { en: "Hi there, Anong S.", th: "สวัสดี Anong S." } as const;

describe("a page before its program", () => {
  let product: Product;
  let browser: Browser;
  let session: Session;

  beforeAll(async () => {
    ({ product, browser } = await openScene());
    session = await signUp(product);
  }, 180_000);
  afterAll(() => closeScene({ product, browser }));

  /** A page whose scripts stay away until they are let in. */
  const withoutProgram = async (context: BrowserContext) => {
    const page = await context.newPage();
    let letIn = (): void => undefined;
    const wait = new Promise<void>((resolve) => (letIn = resolve));
    await page.route(PROGRAM, async (route) => {
      await wait;
      await route.continue();
    });
    return { page, letIn };
  };
  const untilStyled = (page: Page) =>
    page.waitForFunction(() => {
      const body = document.querySelector("body");
      return body !== null && getComputedStyle(body).margin === "0px";
    });
  const drawn = (page: Page): Locator => page.locator("#root > [inert]").filter({ visible: true });
  const titleBox = async (title: Locator) => {
    const box = await title.boundingBox();
    return box && { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width) };
  };

  it.each([
    ["en", PHONE],
    ["th", DESKTOP],
  ] as const)(
    "greets in a new chat, in %s, and is untouchable until then",
    async (language, on) => {
      const context = await signedInContext(browser, session, on, language);
      const { page, letIn } = await withoutProgram(context);
      const complaints: string[] = [];
      listen(page, complaints);
      await page.goto(product.url, { waitUntil: "commit" });
      await untilStyled(page);
      const early = drawn(page).locator("h2").last();
      await early.waitFor();
      // Where lines break depends on the font, which may come after the page is drawn.
      await page.evaluate(() => document.fonts.ready);
      const before = await titleBox(early);
      const name = await early.locator("[data-drawn-name]").evaluate((element) => {
        return getComputedStyle(element, "::before").content;
      });
      expect(`${await early.innerText()}${name}`.replaceAll(/["\s]+/g, " ").trim()).toBe(
        GREETING[language],
      );
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");

      await page.evaluate(() => {
        // Nothing blinks: in no frame is the page without a title.
        const seen = window as unknown as { blanks: number };
        seen.blanks = 0;
        const look = (): void => {
          if (document.querySelectorAll("#root h2").length === 0) seen.blanks += 1;
          requestAnimationFrame(look);
        };
        look();
      });
      letIn();
      const title = page.getByRole("heading", { name: GREETING[language] });
      await title.waitFor();
      // The one that was drawn may be exchanged while it is looked at.
      await expect.poll(() => titleBox(title)).toEqual(before);
      await page.locator("main textarea").fill("Ari");
      expect(await page.locator("#root > [inert], [data-drawing]").count()).toBe(0);
      expect(await page.evaluate(() => (window as unknown as { blanks: number }).blanks)).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it("asks for its program once it is whole", async () => {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await page.goto(`${product.url}/login`);
    await page.getByLabel("Email").fill("anong@example.com");
    const { wholeAt, askedAt } = await page.evaluate((program) => {
      const isProgram = new RegExp(program);
      const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const files = performance.getEntriesByType("resource");
      return {
        wholeAt: page?.domInteractive ?? Number.POSITIVE_INFINITY,
        askedAt: files.filter(({ name }) => isProgram.test(name)).map(({ startTime }) => startTime),
      };
    }, PROGRAM.source);
    expect(askedAt.length).toBeGreaterThan(5);
    expect(Math.min(...askedAt)).toBeGreaterThanOrEqual(wholeAt);
    await context.close();
  });

  it.each(["/login", "/"])("has the sign-in of %s where it will stand", async (address) => {
    const context = await browser.newContext(PHONE);
    const { page, letIn } = await withoutProgram(context);
    await page.goto(product.url + address, { waitUntil: "commit" });
    await untilStyled(page);
    const early = drawn(page).locator("h1");
    await early.waitFor();
    expect(await early.innerText()).toBe("Welcome Back");
    await page.evaluate(() => document.fonts.ready);
    const before = await titleBox(early);
    letIn();
    const title = page.getByRole("heading", { name: "Welcome Back" });
    await page.getByLabel("Email").fill("anong@example.com");
    expect((await titleBox(title))?.x).toBe(before?.x);
    expect(new URL(page.url()).pathname).toBe("/login");
    await context.close();
  });

  it("holds nothing for an open chat, nor for who is signed out and led away", async () => {
    const signedIn = await signedInContext(browser, session, PHONE);
    const signedOut = await browser.newContext(PHONE);
    for (const [context, address] of [
      [signedIn, "/chats/some-id"],
      [signedIn, "/login"],
      [signedOut, "/?ask=Ari"],
    ] as const) {
      const { page } = await withoutProgram(context);
      await page.goto(product.url + address, { waitUntil: "commit" });
      await page.locator("#root").waitFor({ state: "attached" });
      await untilStyled(page);
      expect(await drawn(page).count()).toBe(0);
      await page.close();
    }
    await Promise.all([signedIn.close(), signedOut.close()]);
  });
});
