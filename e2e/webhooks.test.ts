import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsInEveryLook, violationsOf } from "./harness/accessibility.ts";
import { setPartnerStage } from "./harness/partner-stage.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene } from "./harness/scene.ts";
import { listen, signedInContext } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

const STILL = { reducedMotion: "reduce" } as const;
/** A public name at which nobody answers (RFC 2606, section 3). */
const ADDRESS = "https://hooks.example.com/propertyvr";

const LOOKS = {
  en: {
    device: { ...STILL, viewport: { width: 1280, height: 900 } },
    title: "Webhooks",
    none: "No webhooks yet",
    add: "Add webhook",
    address: /Address of your server/,
    inward: /in a private network/,
    secret: "Signing secret",
    done: "Done",
    menu: `More options for the webhook ${ADDRESS}`,
    test: "A test message",
    body: "Body",
    noAnswer: /No response: /,
    remove: "Remove",
  },
  th: {
    device: {
      ...STILL,
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      colorScheme: "dark",
    },
    title: "เว็บฮุก",
    none: "ยังไม่มีเว็บฮุก",
    add: "เพิ่มเว็บฮุก",
    address: /ที่อยู่เซิร์ฟเวอร์ของคุณ/,
    inward: /ชี้ไปยังเครือข่ายภายใน/,
    secret: "รหัสลับสำหรับลายเซ็น",
    done: "เสร็จสิ้น",
    menu: `ตัวเลือกเพิ่มเติมของเว็บฮุก ${ADDRESS}`,
    test: "ข้อความทดสอบ",
    body: "เนื้อหา",
    noAnswer: /ไม่มีคำตอบ: /,
    remove: "ลบ",
  },
} as const;

describe.each(["en", "th"] as const)("a partner's webhooks in %s", (language) => {
  const t = LOOKS[language];
  let product: Product;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    ({ product, browser } = await openScene());
    const { partner } = await setPartnerStage(product.url);
    page = await (await signedInContext(browser, partner, t.device, language)).newPage();
    listen(page, complaints);
  }, 180_000);

  afterAll(() => closeScene({ product, browser }));

  const chooseInMenu = async (which: "first" | "last") => {
    await page.getByRole("button", { name: t.menu }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem")[which]().press("Enter");
  };

  it("are none at first", async () => {
    await goTo(page, `${product.url}/webhooks`);
    await page.getByRole("heading", { name: t.title, level: 1 }).waitFor();
    await page.getByText(t.none).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it("are added with the keyboard, not into a private network, and show the secret once", async () => {
    await page.getByRole("button", { name: t.add }).focus();
    await page.keyboard.press("Enter");
    const field = page.getByRole("textbox", { name: t.address });
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type("https://10.0.0.8/hook");
    await page.keyboard.press("Enter");
    await page.getByText(t.inward).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await field.fill(ADDRESS);
    await page.keyboard.press("Enter");
    const secret = page.getByRole("textbox", { name: t.secret });
    expect(await secret.inputValue()).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: t.done }).click();
    await page.getByRole("heading", { name: ADDRESS }).waitFor();
    expect(await violationsInEveryLook(page)).toEqual([]);
  });

  it("tell of each try to send what came of it", async () => {
    await chooseInMenu("first");
    const row = page.getByRole("button", { name: new RegExp(t.test) });
    await row.click();
    await page.getByText(t.noAnswer).first().waitFor();
    await page.getByRole("heading", { name: t.body }).waitFor();
    await page.getByText('"type": "webhook.test"').waitFor();
    expect(await violationsInEveryLook(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });

  it("are removed after a yes", async () => {
    await chooseInMenu("last");
    await page.getByRole("alertdialog").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: t.remove, exact: true }).click();
    await page.getByText(t.none).waitFor();
    const focused = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    expect(focused).toBe(t.title);
    // The browser tells of each answer that is no success: the one address that was refused.
    expect(complaints.filter((text) => !text.includes("422"))).toEqual([]);
  });
});
