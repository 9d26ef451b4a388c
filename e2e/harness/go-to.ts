import type { Page } from "playwright-core";

/**
 * Goes to a page of the product and waits until the program has taken over from what the build drew, which is
 * inert: it takes no focus, and keys pressed on it are lost.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("#root > :not([inert], template)").first().waitFor({ state: "attached" });
}
