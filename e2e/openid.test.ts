import type { Session } from "@propertyvr/contracts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type LocalProvider,
  startLocalProvider,
} from "../apps/server/src/accounts/openid/testing/local-provider.ts";
import { violationsInEveryLook } from "./harness/accessibility.ts";
import { freePort, type Product } from "./harness/product.ts";
import { closeScene, openScene, openSignedIn } from "./harness/scene.ts";
import { listen, signUp } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

describe("signing in with an account elsewhere", () => {
  let provider: LocalProvider;
  let product: Product;
  let browser: Browser;
  let anong: Session;
  const complaints: string[] = [];

  beforeAll(async () => {
    provider = await startLocalProvider();
    // Where the provider answers to has to be known before the server starts.
    const port = await freePort();
    ({ product, browser } = await openScene({
      port,
      env: {
        PUBLIC_URL: `http://127.0.0.1:${String(port)}`,
        OPENID_NAME: "Baan ID",
        OPENID_ISSUER: provider.issuer,
        OPENID_CLIENT_ID: CLIENT_ID,
        OPENID_CLIENT_SECRET: CLIENT_SECRET,
        OUTBOUND_ALLOW: provider.hostAndPort,
      },
    }));
    anong = await signUp(product);
  }, 180_000);
  afterAll(async () => {
    await closeScene({ product, browser });
    await provider.close();
  });

  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const mali = {
    sub: "mali",
    name: "Mali S.",
    email: "mali@example.com",
    email_verified: true,
  };

  it("makes an account, and leads back to where its person came from", async () => {
    const context = await browser.newContext({ ...PHONE, reducedMotion: "reduce" });
    const page = await context.newPage();
    listen(page, complaints);
    provider.next(mali);
    await goTo(page, `${product.url}/enquiries`);
    await button(page, "Continue with Baan ID").waitFor();
    expect(await violationsInEveryLook(page)).toEqual([]);
    await button(page, "Continue with Baan ID").click();
    await page.waitForURL(`${product.url}/enquiries`);
    expect(await page.evaluate(() => localStorage.getItem("user"))).toContain("Mali S.");
    // Neither code nor state stays behind.
    await page.goBack();
    expect(page.url()).not.toContain("code=");
    await context.close();
  });

  it("tells what went wrong, also where the answer came to another window", async () => {
    const context = await browser.newContext({
      ...PHONE,
      locale: "th-TH",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    listen(page, complaints);
    provider.next({ ...mali, sub: "anong", email: "anong@example.com" });
    await goTo(page, `${product.url}/login`);
    await button(page, "ดำเนินการต่อด้วย Baan ID").click();
    await page.getByText("มีบัญชีที่ใช้อีเมลนี้แล้ว").waitFor();
    expect(await violationsInEveryLook(page)).toEqual([]);
    await goTo(page, `${product.url}/openid/callback?code=stolen&state=stolen`);
    await page.getByText("เริ่มจากหน้าต่างอื่น").waitFor();
    await goTo(page, `${product.url}/openid/callback?error=access_denied&state=x`);
    await page.getByText("ยกเลิกการเข้าสู่ระบบแล้ว").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("session_token"))).toBeNull();
    await context.close();
  });

  it("is connected and disconnected in the settings", async () => {
    const { page, context } = await openSignedIn({ product, browser }, anong, {
      device: DESKTOP,
      language: "en",
      complaints,
    });
    const openAccountTab = async () => {
      await page.getByRole("button", { name: /^Anong S\./ }).click();
      await page.getByRole("menuitem", { name: "Account and Settings" }).click();
      await page.getByRole("tab", { name: "Account", exact: true }).click();
    };
    provider.next({ ...mali, sub: "anong", email: "anong@example.com" });
    await openAccountTab();
    await button(page, "Connect Baan ID").click();
    const dialog = page.getByRole("dialog", { name: "Connect Baan ID" });
    await dialog.getByLabel("Current password").fill("wrong!");
    await button(page, "Continue").click();
    await dialog.getByText("This isn’t your current password").waitFor();
    expect(await violationsInEveryLook(page)).toEqual([]);
    await dialog.getByLabel("Current password").fill("secret1");
    await button(page, "Continue").click();
    await page.getByText("Account connected", { exact: true }).waitFor();
    await goTo(page, `${product.url}/openid/callback?error=access_denied`);
    await page.getByRole("heading", { name: "Account not connected" }).waitFor();
    await page.getByRole("link", { name: "Back to PropertyVR" }).click();
    await openAccountTab();
    await button(page, "Disconnect Baan ID").waitFor();
    expect(await violationsInEveryLook(page)).toEqual([]);
    await button(page, "Disconnect Baan ID").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
    await button(page, "Connect Baan ID").waitFor();
    await context.close();
  });

  it("wrote no error to the console", () => {
    // The browser itself notes each request that was refused.
    expect(complaints.filter((each) => !/status of (401|409|422)/.test(each))).toEqual([]);
  });
});
