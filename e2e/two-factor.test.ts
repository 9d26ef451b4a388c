import type { Session } from "@propertyvr/contracts";
import { URI, type TOTP } from "otpauth";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsInEveryLook } from "./harness/accessibility.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene, openSignedIn } from "./harness/scene.ts";
import { listen, signUp } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const STEP_S = 30;

describe("two-factor authentication", () => {
  let product: Product;
  let browser: Browser;
  let anong: Session;
  let app: TOTP;
  let codes: readonly string[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    ({ product, browser } = await openScene());
    anong = await signUp(product);
  }, 180_000);
  afterAll(() => closeScene({ product, browser }));

  // None is taken twice, so each use takes the next; the server takes one that is a step ahead.
  let last = 0;
  async function nextCode(page: Page): Promise<string> {
    const now = () => Math.floor(Date.now() / 1_000 / STEP_S);
    const step = Math.max(last + 1, now());
    while (now() < step - 1) await page.waitForTimeout(1_000);
    last = step;
    return app.generate({ timestamp: step * STEP_S * 1_000 });
  }
  async function openAccountTab(page: Page): Promise<void> {
    await page.getByRole("button", { name: /^Anong S\./ }).click();
    await page.getByRole("menuitem", { name: "Account and Settings" }).click();
    await page.getByRole("tab", { name: "Account", exact: true }).click();
  }
  const theSwitch = (page: Page) => page.getByRole("switch", { name: "Authenticator app" });
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

  it("is set up with a QR code, and is on after the first right code", async () => {
    const { page, context } = await openSignedIn({ product, browser }, anong, {
      device: { ...DESKTOP, permissions: ["clipboard-read", "clipboard-write"] },
      language: "en",
      complaints,
    });
    await openAccountTab(page);
    await theSwitch(page).click();
    const dialog = page.getByRole("dialog", { name: "Set up two-factor authentication" });
    await dialog.getByLabel("Current password").fill("wrong!");
    await button(page, "Continue").click();
    await dialog.getByText("This isn’t your current password").waitFor();
    await dialog.getByLabel("Current password").fill("secret1");
    await button(page, "Continue").click();
    await dialog.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
    expect(await violationsInEveryLook(page)).toEqual([]);
    await button(page, "Copy key").click();
    const secret = await page.evaluate(() => navigator.clipboard.readText());
    app = URI.parse(`otpauth://totp/PropertyVR:a?issuer=PropertyVR&secret=${secret}`) as TOTP;
    await field(page, "6-digit code").fill("000000");
    await button(page, "Turn on").click();
    await dialog.getByText("This code isn’t right.").waitFor();
    await field(page, "6-digit code").fill(await nextCode(page));
    // Pressed twice, it is done once.
    await button(page, "Turn on").dblclick();
    const list = page.getByRole("list", { name: "Recovery codes" });
    await list.waitFor();
    codes = await list.getByRole("listitem").allTextContents();
    expect(codes).toHaveLength(10);
    expect(await violationsInEveryLook(page)).toEqual([]);
    const download = page.waitForEvent("download");
    await button(page, "Download").click();
    expect((await download).suggestedFilename()).toBe("propertyvr-recovery-codes.txt");
    await button(page, "I’ve saved them").click();
    await page.getByText("10 recovery codes left.").waitFor();
    expect(await theSwitch(page).getAttribute("aria-checked")).toBe("true");
    await context.close();
  });

  async function typePassword(page: Page): Promise<void> {
    await goTo(page, `${product.url}/login`);
    await page.getByLabel("Email").fill("anong@example.com");
    await page.getByLabel("Password", { exact: true }).fill("secret1");
    await button(page, "Sign in").click();
    await page.getByRole("heading", { name: "Enter your code" }).waitFor();
  }
  const chat = (page: Page) => page.getByRole("textbox", { name: "Your message" }).waitFor();

  it("asks for a code at the sign-in, says when one is wrong, and opens the chat for a right one", async () => {
    const context = await browser.newContext({ ...PHONE, reducedMotion: "reduce" });
    const page = await context.newPage();
    listen(page, complaints);
    await typePassword(page);
    const code = field(page, "6-digit code");
    await expect.poll(() => code.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await code.getAttribute("inputmode")).toBe("numeric");
    expect(await code.getAttribute("autocomplete")).toBe("one-time-code");
    await button(page, "Sign in").click();
    await page.getByText("Enter the 6-digit code", { exact: true }).waitFor();
    await code.fill("000000");
    await page.keyboard.press("Enter");
    await page.getByText("This code isn’t right.").waitFor();
    expect(await violationsInEveryLook(page)).toEqual([]);
    await button(page, "Back to sign in").click();
    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    await typePassword(page);
    await code.fill(await nextCode(page));
    await page.keyboard.press("Enter");
    await chat(page);
    await context.close();
  });

  it("takes a recovery code once, in Thai too", async () => {
    const context = await browser.newContext({
      ...PHONE,
      locale: "th-TH",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    listen(page, complaints);
    for (const isUsed of [false, true]) {
      await goTo(page, `${product.url}/login`);
      await page.getByLabel("อีเมล").fill("anong@example.com");
      await page.getByLabel("รหัสผ่าน", { exact: true }).fill("secret1");
      await button(page, "เข้าสู่ระบบ").click();
      await page.getByRole("heading", { name: "กรอกรหัสยืนยัน" }).waitFor();
      await button(page, "ใช้รหัสสำรอง").click();
      await field(page, "รหัสสำรอง").fill(codes[0]?.toLowerCase() ?? "");
      await page.keyboard.press("Enter");
      if (isUsed) {
        await page.getByText("รหัสสำรองไม่ถูกต้องหรือถูกใช้ไปแล้ว").waitFor();
        expect(await violationsInEveryLook(page)).toEqual([]);
      } else {
        await page.waitForURL(`${product.url}/`);
        await page.evaluate(() => {
          localStorage.removeItem("session_token");
          localStorage.removeItem("user");
        });
      }
    }
    await context.close();
  });

  it("gives new recovery codes, and is turned off for password and code", async () => {
    const { page, context } = await openSignedIn({ product, browser }, anong, {
      device: DESKTOP,
      language: "en",
      complaints,
    });
    await openAccountTab(page);
    await page.getByText("9 recovery codes left.").waitFor();
    await button(page, "New recovery codes").click();
    await page
      .getByRole("dialog", { name: "New recovery codes" })
      .getByLabel("Current password")
      .fill("secret1");
    await button(page, "Use a recovery code").click();
    await field(page, "Recovery code").fill(codes[1] ?? "");
    await button(page, "Create new codes").click();
    const list = page.getByRole("list", { name: "Recovery codes" });
    await list.waitFor();
    const fresh = await list.getByRole("listitem").allTextContents();
    expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
    await button(page, "I’ve saved them").click();
    await page.getByText("10 recovery codes left.").waitFor();
    await theSwitch(page).click();
    await page
      .getByRole("dialog", { name: "Turn off two-factor authentication" })
      .getByLabel("Current password")
      .fill("secret1");
    await field(page, "6-digit code").fill(await nextCode(page));
    expect(await violationsInEveryLook(page)).toEqual([]);
    await button(page, "Turn off").click();
    await expect.poll(() => theSwitch(page).getAttribute("aria-checked")).toBe("false");
    const reply = await fetch(`${product.url}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "anong@example.com", password: "secret1" }),
    });
    expect(reply.status).toBe(200);
    await context.close();
  });

  it("wrote no error to the console", () => {
    // The browser itself notes each request that was refused.
    expect(complaints.filter((each) => !/status of (401|422)/.test(each))).toEqual([]);
  });
});
