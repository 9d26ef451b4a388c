import type { Session } from "@propertyvr/contracts";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsInEveryLook } from "./harness/accessibility.ts";
import { drawnPhoto } from "./harness/drawn-photo.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene, openSignedIn } from "./harness/scene.ts";
import { signUp } from "./harness/signed-in.ts";

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

describe("the profile photo", () => {
  let product: Product;
  let browser: Browser;
  let anong: Session;
  beforeAll(async () => {
    ({ product, browser } = await openScene());
    anong = await signUp(product);
  }, 180_000);
  afterAll(() => closeScene({ product, browser }));

  it("is chosen on a phone, seen in profile and sidebar, there after a reload, and removed", async () => {
    const complaints: string[] = [];
    const { page, context } = await openSignedIn({ product, browser }, anong, {
      device: PHONE,
      language: "en",
      complaints,
    });
    const shown = page.locator('img[src^="data:image/jpeg"]');
    const sidebar = async () => {
      await page.getByRole("button", { name: "Open the list of chats" }).click();
      await page.getByRole("button", { name: /^Anong S\./ }).waitFor();
    };
    const openProfile = async () => {
      await sidebar();
      await page.getByRole("button", { name: /^Anong S\./ }).click();
      await page.getByRole("menuitem", { name: "Account and Settings" }).click();
    };
    await openProfile();
    const dialog = page.getByRole("dialog");
    const photo = await drawnPhoto(page);
    await dialog.locator('input[type="file"]').setInputFiles(photo);
    await page.getByText("Photo saved", { exact: true }).waitFor();
    await dialog.locator("img").waitFor();
    expect(
      await dialog.locator("img").evaluate((image) => (image as HTMLImageElement).naturalWidth),
    ).toBe(512);
    expect(await violationsInEveryLook(page)).toEqual([]);
    expect(complaints).toEqual([]);

    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: "me.heic", mimeType: "image/heic", buffer: heic() });
    await dialog.getByRole("alert").filter({ hasText: "HEIC" }).waitFor();
    await page.reload();
    await sidebar();
    const menu = page.getByRole("button", { name: /^Anong S\./ });
    await menu.locator("img").waitFor();
    await menu.click();
    await page.getByRole("menuitem", { name: "Account and Settings" }).click();
    await dialog.getByRole("button", { name: "Remove photo" }).click();
    await page.getByText("Photo removed", { exact: true }).waitFor();
    expect(await shown.count()).toBe(0);
    await context.close();
  });
});

/** As the file of a phone begins. */
const heic = (): Buffer =>
  Buffer.from(`\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic`, "latin1");
