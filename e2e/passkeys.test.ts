import type { Session } from "@propertyvr/contracts";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsInEveryLook } from "./harness/accessibility.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene, openSignedIn } from "./harness/scene.ts";
import { listen, signUp } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

const DESKTOP = { viewport: { width: 1280, height: 900 } };

describe("passkeys", () => {
  let product: Product;
  let browser: Browser;
  let anong: Session;
  const complaints: string[] = [];

  beforeAll(async () => {
    ({ product, browser } = await openScene());
    // Browsers make none at an address that is a number.
    product = { ...product, url: product.url.replace("127.0.0.1", "localhost") };
    anong = await signUp(product);
  }, 180_000);
  afterAll(() => closeScene({ product, browser }));

  /** A device with a screen lock, of which Chromium plays the part. */
  async function withAuthenticator(page: Page, context: BrowserContext) {
    const cdp = await context.newCDPSession(page);
    await cdp.send("WebAuthn.enable");
    const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return {
      verify: (isUserVerified: boolean) =>
        cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    };
  }
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

  it("are added, renamed, sign in without a password, and are removed", async () => {
    const { page, context } = await openSignedIn({ product, browser }, anong, {
      device: DESKTOP,
      language: "en",
      complaints,
    });
    const device = await withAuthenticator(page, context);
    const openAccountTab = async () => {
      await page.getByRole("button", { name: /^Anong S\./ }).click();
      await page.getByRole("menuitem", { name: "Account and Settings" }).click();
      await page.getByRole("tab", { name: "Account", exact: true }).click();
    };
    await openAccountTab();
    await button(page, "Add a passkey").click();
    const dialog = page.getByRole("dialog", { name: "Add a passkey" });
    await dialog.getByLabel("Current password").fill("wrong!");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByText("This isn’t your current password").waitFor();
    await dialog.getByLabel("Current password").fill("secret1");
    await dialog.getByLabel("Name").fill("My phone");
    expect(await violationsInEveryLook(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("My phone").waitFor();
    // The device has one now, and says so.
    await button(page, "Add a passkey").click();
    await dialog.getByLabel("Current password").fill("secret1");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByText("This device already has a passkey").waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Rename My phone" }).click();
    const rename = page.getByRole("dialog", { name: "Rename passkey" });
    await rename.getByLabel("Name").fill("Old phone");
    await rename.getByRole("button", { name: "Save" }).click();
    await page.getByText("Old phone").waitFor();
    expect(await violationsInEveryLook(page)).toEqual([]);

    await button(page, "Sign Out").last().click();
    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    await device.verify(false);
    await button(page, "Sign in with a passkey").click();
    await page.getByText("No passkey was used.").waitFor();
    expect(await violationsInEveryLook(page)).toEqual([]);
    await device.verify(true);
    await button(page, "Sign in with a passkey").click();
    await page.getByRole("textbox", { name: "Your message" }).waitFor();

    await openAccountTab();
    await page.getByText(/last used/).waitFor();
    await page.getByRole("button", { name: "Remove Old phone" }).click();
    const asked = page.getByRole("alertdialog", { name: "Remove passkey?" });
    await asked.getByRole("button", { name: "Remove" }).click();
    await page.getByText("Old phone").waitFor({ state: "detached" });
    await button(page, "Sign Out").last().click();
    await button(page, "Sign in with a passkey").click();
    await page.getByText("This passkey doesn't open an account here.").waitFor();
    await context.close();
  });

  it("are not offered at an address where no browser makes any", async () => {
    const context = await browser.newContext(DESKTOP);
    const page = await context.newPage();
    listen(page, complaints);
    await goTo(page, `${product.url.replace("localhost", "127.0.0.1")}/login`);
    await button(page, "Sign in").waitFor();
    expect(await button(page, "Sign in with a passkey").count()).toBe(0);
    await context.close();
  });

  it("wrote no error to the console", () => {
    // The browser itself notes each request that was refused.
    expect(complaints.filter((each) => !/status of (401|422)/.test(each))).toEqual([]);
  });
});
