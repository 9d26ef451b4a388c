import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsInEveryLook, violationsOf } from "./harness/accessibility.ts";
import { type PartnerStage, setPartnerStage } from "./harness/partner-stage.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene } from "./harness/scene.ts";
import { signedInContext } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

const DESKTOP = { reducedMotion: "reduce", viewport: { width: 1280, height: 900 } } as const;

const TEXTS = {
  en: {
    home: "Riverside condo 2",
    search: "Title, reference or id",
    look: "Details: Riverside condo 2",
    raw: "As it was sent",
    scam: "A scam",
    note: /Note to the partner/,
    hide: "Hide listing",
    hidden: "Listing hidden",
    restore: "Show it again",
    restored: "Listing shown again",
    state: "Hidden",
    sections: ["Access requests", "Reported listings", "Listings", "Uploads", "Audit log"],
    own: "My listings",
    told: "It looks like a scam.",
    confirm: "Still available: Riverside condo 1",
    confirmed: "One listing confirmed",
    filter: "Hidden (1)",
  },
  th: {
    home: "คอนโดริมกก ห้องที่ 2",
    search: "หัวข้อ รหัสอ้างอิง หรือไอดี",
    look: "ดูรายละเอียด: คอนโดริมกก ห้องที่ 2",
    raw: "ตามที่ส่งมา",
    scam: "หลอกลวง",
    note: /ข้อความถึงพาร์ตเนอร์/,
    hide: "ซ่อนประกาศนี้",
    hidden: "ซ่อนประกาศแล้ว",
    restore: "แสดงอีกครั้ง",
    restored: "แสดงประกาศอีกครั้งแล้ว",
    state: "ถูกซ่อน",
    sections: ["คำขอสิทธิ์ใช้งาน", "ประกาศที่ถูกแจ้งปัญหา", "ประกาศ", "การอัปโหลด", "บันทึกการดำเนินการ"],
    own: "ประกาศของฉัน",
    told: "มีลักษณะเข้าข่ายการหลอกลวง",
    confirm: "ยังว่างอยู่: คอนโดริมกก ห้องที่ 1",
    confirmed: "ยืนยันแล้ว 1 รายการ",
    filter: "ถูกซ่อน (1)",
  },
} as const;

describe.each(["en", "th"] as const)("in %s", (language) => {
  const t = TEXTS[language];
  let product: Product;
  let browser: Browser;
  let stage: PartnerStage;
  let admin: BrowserContext;
  let page: Page;
  let own: Page;

  beforeAll(async () => {
    ({ product, browser } = await openScene());
    stage = await setPartnerStage(product.url);
    admin = await signedInContext(browser, stage.admin, DESKTOP, language);
    page = await admin.newPage();
    own = await (await signedInContext(browser, stage.partner, DESKTOP, language)).newPage();
  }, 180_000);

  afterAll(() => closeScene({ product, browser }));

  const homes = () => page.getByRole("article").filter({ hasText: /Riverside|คอนโดริมกก/ });
  const pageOf = async (reference: string): Promise<number> =>
    (await fetch(`${product.url}/property/${stage.ids[reference] ?? ""}`)).status;

  it("every section of the administration opens and is sound", async () => {
    await goTo(page, `${product.url}/admin`);
    for (const name of t.sections) {
      await page.getByRole("link", { name, exact: true }).click();
      await page.locator(`[aria-current=page]`).filter({ hasText: name }).waitFor();
      await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
    }
  });

  it("an admin finds a home, reads what was sent, and hides it for a reason", async () => {
    await goTo(page, `${product.url}/admin/listings`);
    await expect.poll(() => homes().count()).toBe(3);
    await page.getByLabel(t.search).fill("CR-2");
    await expect.poll(() => homes().count()).toBe(1);
    await page.getByRole("button", { name: t.look }).click();
    await page.getByText(t.raw).click();
    await page.getByRole("region", { name: t.raw }).getByText('"external_id": "CR-2"').waitFor();
    expect(await violationsInEveryLook(page)).toEqual([]);
    await page.getByText(t.scam, { exact: true }).click();
    await page.getByLabel(t.note).fill("Asks for a deposit before a viewing.");
    await page.getByRole("button", { name: t.hide }).click();
    await page.getByText(t.hidden).first().waitFor();
    await page.getByRole("button", { name: t.restore }).waitFor();
    expect(await pageOf("CR-2")).toBe(404);
    await page.keyboard.press("Escape");
    await page.getByLabel(t.search).fill("");
    await page.getByText(t.state, { exact: true }).click();
    await expect.poll(() => homes().count()).toBe(1);
  });

  it("its partner sees in the own list that it is hidden and why", async () => {
    await goTo(own, product.url);
    await own.getByRole("link", { name: t.own }).click();
    await own.getByRole("heading", { name: t.own, level: 1 }).waitFor();
    await expect.poll(() => own.getByRole("article").count()).toBe(3);
    expect(await violationsInEveryLook(own)).toEqual([]);
    await own.getByText(t.filter).click();
    await expect.poll(() => own.getByRole("article").count()).toBe(1);
    const told = await own.getByRole("article").textContent();
    expect(told).toContain(t.told);
    expect(told).toContain("Asks for a deposit before a viewing.");
    expect(await violationsOf(own)).toEqual([]);
  });

  it("and confirms another with the keyboard", async () => {
    await goTo(own, `${product.url}/my-listings`);
    await own.getByRole("button", { name: t.confirm }).focus();
    await own.keyboard.press("Enter");
    await own.getByText(t.confirmed).first().waitFor();
    expect(await violationsOf(own)).toEqual([]);
  });

  it("the admin shows it again, and both are written down", async () => {
    await page.getByRole("button", { name: t.look }).click();
    await page.getByRole("button", { name: t.restore }).click();
    await page.getByText(t.restored).first().waitFor();
    expect(await pageOf("CR-2")).toBe(200);
    await goTo(page, `${product.url}/admin/audit`);
    await expect
      .poll(() => page.getByRole("main").textContent())
      .toContain("Asks for a deposit before a viewing.");
  });
});
