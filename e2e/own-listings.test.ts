import type { PartnerProperty, ListingDetail } from "@propertyvr/contracts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsInEveryLook, violationsOf } from "./harness/accessibility.ts";
import { type PartnerStage, setPartnerStage } from "./harness/partner-stage.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene } from "./harness/scene.ts";
import { signedInContext } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

const PHONE = {
  reducedMotion: "reduce",
  viewport: { width: 390, height: 844 },
  hasTouch: true,
} as const;

const TEXTS = {
  en: {
    edit: "Edit: Riverside condo 1",
    form: "Edit listing",
    rent: "Rent per month (฿)",
    text: "Description in English",
    save: "Save changes",
    saved: "Changes saved",
    moved: /has changed since you opened it/,
    now: "Now: ฿12,500",
    mark: "Mark as rented: Riverside condo 2",
    back: "Available again: Riverside condo 2",
    oneView: /^1 view since .+ · No enquiries yet$/,
    remove: "Delete: Riverside condo 3",
    yes: "Delete",
    gone: "Listing deleted",
  },
  th: {
    edit: "แก้ไข: คอนโดริมกก ห้องที่ 1",
    form: "แก้ไขประกาศ",
    rent: "ค่าเช่าต่อเดือน (บาท)",
    text: "รายละเอียดภาษาอังกฤษ",
    save: "บันทึก",
    saved: "บันทึกแล้ว",
    moved: /เปลี่ยนไปหลังจากที่คุณเปิดแก้ไข/,
    now: "ตอนนี้: ฿12,500",
    mark: "แจ้งว่าปล่อยเช่าแล้ว: คอนโดริมกก ห้องที่ 2",
    back: "กลับมาว่างแล้ว: คอนโดริมกก ห้องที่ 2",
    oneView: /^เข้าชม 1 ครั้งตั้งแต่ .+ · ยังไม่มีผู้สอบถาม$/,
    remove: "ลบ: คอนโดริมกก ห้องที่ 3",
    yes: "ลบ",
    gone: "ลบประกาศแล้ว",
  },
} as const;

describe.each(["en", "th"] as const)("in %s", (language) => {
  const t = TEXTS[language];
  let product: Product;
  let browser: Browser;
  let stage: PartnerStage;
  let page: Page;

  beforeAll(async () => {
    ({ product, browser } = await openScene());
    stage = await setPartnerStage(product.url);
    page = await (await signedInContext(browser, stage.partner, PHONE, language)).newPage();
    await goTo(page, `${product.url}/my-listings`);
  }, 180_000);

  afterAll(() => closeScene({ product, browser }));

  const shown = async (reference: string): Promise<ListingDetail | undefined> => {
    const reply = await fetch(`${product.url}/api/properties/${stage.ids[reference] ?? ""}`);
    return reply.ok ? ((await reply.json()) as ListingDetail) : undefined;
  };
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const changeElsewhere = async (reference: string, members: Partial<PartnerProperty>) => {
    const id = stage.ids[reference] ?? "";
    const reply = await fetch(`${product.url}/api/partner-listings/${id}`, {
      method: "PATCH",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${stage.partner.session_token}`,
      },
      body: JSON.stringify(members),
    });
    expect(reply.status).toBe(200);
  };

  it("a partner changes a price on a phone, and people see it at once", async () => {
    await press(t.edit);
    const form = page.getByRole("dialog", { name: t.form });
    await form.getByLabel(t.rent, { exact: true }).fill("cheap");
    await form.getByRole("button", { name: t.save }).click();
    await expect
      .poll(() => form.getByLabel(t.rent, { exact: true }).getAttribute("aria-invalid"))
      .toBe("true");
    expect(await violationsInEveryLook(page)).toEqual([]);
    await form.getByLabel(t.rent, { exact: true }).fill("11,500");
    await form.getByRole("button", { name: t.save }).click();
    await page.getByText(t.saved).first().waitFor();
    expect((await shown("CR-1"))?.rent?.price).toBe(11_500);
  });

  it("what another window changed meanwhile is shown before it is overwritten", async () => {
    await press(t.edit);
    const form = page.getByRole("dialog", { name: t.form });
    await form.getByLabel(t.rent, { exact: true }).fill("12,000");
    await changeElsewhere("CR-1", { rent_price: 12_500, description_en: "By the river." });
    await form.getByRole("button", { name: t.save }).click();
    await form.getByText(t.moved).waitFor();
    await form.getByText(t.now).waitFor();
    expect(await form.getByLabel(t.text).inputValue()).toBe("By the river.");
    expect((await shown("CR-1"))?.rent?.price).toBe(12_500);
    await form.getByRole("button", { name: t.save }).click();
    await form.waitFor({ state: "detached" });
    expect((await shown("CR-1"))?.rent?.price).toBe(12_000);
  });

  it("one tap marks a home as rented, and one takes it back", async () => {
    await press(t.mark);
    await page.getByRole("button", { name: t.back }).waitFor();
    expect((await shown("CR-2"))?.status).toBe("rented");
    expect(await violationsOf(page)).toEqual([]);
    await press(t.back);
    await page.getByRole("button", { name: t.mark }).waitFor();
    expect((await shown("CR-2"))?.status).toBe("available");
  });

  it("counts who opens a home, and not its own partner", async () => {
    const home = `${product.url}/property/${stage.ids["CR-2"] ?? ""}`;
    for (const session of [stage.seeker, stage.partner]) {
      const visitor = await signedInContext(browser, session, PHONE, language);
      const visit = await visitor.newPage();
      const counted = visit.waitForResponse((reply) => reply.url().endsWith("/views"));
      await goTo(visit, home);
      expect((await counted).status()).toBe(204);
      await visitor.close();
    }
    await page.reload();
    await page.getByText(t.oneView).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it("a home is deleted after asking, and its page is gone", async () => {
    await press(t.remove);
    const asked = page.getByRole("alertdialog");
    await asked.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await asked.getByRole("button", { name: t.yes, exact: true }).click();
    await page.getByText(t.gone).first().waitFor();
    await expect.poll(() => page.getByRole("article").count()).toBe(2);
    expect(await shown("CR-3")).toBeUndefined();
  });
});
