import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "./harness/accessibility.ts";
import { hasBrowser } from "./harness/browser.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene } from "./harness/scene.ts";
import { listen } from "./harness/signed-in.ts";

describe.skipIf(!hasBrowser)("the help page of somebody without an account", () => {
  let product: Product;
  let browser: Browser;
  const complaints: string[] = [];

  beforeAll(async () => {
    ({ product, browser } = await openScene());
  }, 180_000);
  afterAll(() => closeScene({ product, browser }));

  it.each([
    ["en", "light", "Contact Us", "Send message", "Thank you for contacting us!"],
    ["th", "dark", "ติดต่อเรา", "ส่งข้อความ", "ขอบคุณ"],
  ] as const)(
    "answers, and takes a message, in %s and %s",
    async (language, colorScheme, contact, send, thanks) => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        reducedMotion: "reduce",
        colorScheme,
        locale: language === "th" ? "th-TH" : "en-GB",
      });
      const page = await context.newPage();
      listen(page, complaints);
      await page.goto(`${product.url}/help`);
      await page.getByRole("tab", { name: contact }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole("tab", { name: contact }).click();
      const boxes = page.getByRole("textbox");
      for (const [at, text] of ["Mali", "mali@example.com", "A home is gone", "Rented."].entries())
        await boxes.nth(at).fill(text);
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole("button", { name: send }).click();
      await page.getByText(thanks).first().waitFor();
      await context.close();
    },
  );

  it("makes no page complain", () => {
    expect(complaints).toEqual([]);
  });
});
