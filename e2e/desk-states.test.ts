import type { ApiKey, PartnerRequest } from "@propertyvr/contracts";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsInEveryLook, violationsOf } from "./harness/accessibility.ts";
import { type PartnerStage, setPartnerStage } from "./harness/partner-stage.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene } from "./harness/scene.ts";
import { signedInContext } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

const DESKTOP = { reducedMotion: "reduce", viewport: { width: 1280, height: 900 } } as const;
const TWO_DAYS_MS = 2 * 86_400_000;

const TEXTS = {
  en: {
    inbox: "No enquiries yet",
    listings: "See my listings",
    sent: "You haven't sent any messages yet",
    failed: {
      "/my-listings": "Your listings could not be loaded",
      "/inbox": "The inbox could not be loaded",
      "/webhooks": "The webhooks could not be loaded",
      "/enquiries": "Your enquiries could not be loaded",
      "/?open=api-keys": "The keys could not be loaded",
    },
    again: "Try again",
    soon: "Expires soon",
    webhooks: "Webhooks",
    notLoaded: "This page isn't loaded yet",
    back: "Go back",
    own: "My listings",
    signIn: "Sign in",
    required: "Email and password are required",
    company: "Company",
    email: "Email",
    phone: "Phone",
    ask: "Request access",
    asked: "We've received your request",
    declined: "Your request was declined",
  },
  th: {
    inbox: "ยังไม่มีข้อความสอบถาม",
    listings: "ดูประกาศของฉัน",
    sent: "ยังไม่มีข้อความที่ส่ง",
    failed: {
      "/my-listings": "โหลดประกาศของคุณไม่สำเร็จ",
      "/inbox": "โหลดกล่องข้อความไม่สำเร็จ",
      "/webhooks": "โหลดเว็บฮุกไม่สำเร็จ",
      "/enquiries": "โหลดข้อความที่ส่งไม่สำเร็จ",
      "/?open=api-keys": "โหลดรายการคีย์ไม่ได้",
    },
    again: "ลองอีกครั้ง",
    soon: "ใกล้หมดอายุ",
    webhooks: "เว็บฮุก",
    notLoaded: "ยังไม่ได้โหลดหน้านี้",
    back: "ย้อนกลับ",
    own: "ประกาศของฉัน",
    signIn: "เข้าสู่ระบบ",
    required: "กรุณากรอกอีเมลและรหัสผ่าน",
    company: "บริษัท",
    email: "อีเมล",
    phone: "โทรศัพท์",
    ask: "ขอสิทธิ์ใช้งาน",
    asked: "เราได้รับคำขอของคุณแล้ว",
    declined: "คำขอของคุณไม่ได้รับอนุมัติ",
  },
} as const;

/** What the lists of these screens are read from. */
const LISTS = /\/api\/(partner-listings|partner-inbox|webhooks|enquiries|admin\/api-keys)/;

describe.each(["en", "th"] as const)("what partners and seekers see in %s", (language) => {
  const t = TEXTS[language];
  let product: Product;
  let browser: Browser;
  let stage: PartnerStage;
  let context: BrowserContext | undefined;

  beforeAll(async () => {
    ({ product, browser } = await openScene());
    stage = await setPartnerStage(product.url);
  }, 180_000);
  afterAll(() => closeScene({ product, browser }));

  /** One person at a time; whoever was there before leaves. */
  const openAs = async (who: "partner" | "seeker" | "admin", path: string): Promise<Page> => {
    await context?.close();
    context = await signedInContext(browser, stage[who], DESKTOP, language);
    const page = await context.newPage();
    await goTo(page, product.url + path);
    return page;
  };
  const asks = async <Reply>(
    who: "seeker" | "admin" | "partner",
    method: string,
    path: string,
    body?: object,
  ): Promise<Reply> => {
    const reply = await fetch(product.url + path, {
      method,
      headers: {
        authorization: `Bearer ${stage[who].session_token}`,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(reply.ok).toBe(true);
    return (await reply.json()) as Reply;
  };

  it("an empty inbox leads a partner on", async () => {
    const page = await openAs("partner", "/inbox");
    await page.getByRole("heading", { name: t.inbox }).waitFor();
    expect(await violationsInEveryLook(page)).toEqual([]);
    await page.getByRole("link", { name: t.listings }).click();
    await page.getByRole("heading", { name: t.own, level: 1 }).waitFor();
  });

  it("whoever has asked nobody yet is told so", async () => {
    const page = await openAs("seeker", "/enquiries");
    await page.getByRole("heading", { name: t.sent }).waitFor();
    expect(await violationsInEveryLook(page)).toEqual([]);
  });

  it.each(Object.keys(t.failed) as (keyof typeof t.failed)[])(
    "a list that does not come says so on %s",
    async (path) => {
      const page = await openAs("partner", "/guide");
      await page.route(LISTS, (route) => route.abort());
      await goTo(page, product.url + path);
      const title = page.getByRole("heading", { name: t.failed[path] });
      await title.waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.unroute(LISTS);
      // It may have come by itself meanwhile.
      if (await title.isVisible()) await page.getByRole("button", { name: t.again }).click();
      await title.waitFor({ state: "detached" });
    },
  );

  it("a key that ends within the week stands out", async () => {
    await asks<ApiKey>("partner", "POST", "/api/admin/api-keys", {
      partner_name: "Baan Dee",
      partner_email: "office@example.com",
      label: "nightly",
      expires_at: new Date(Date.now() + TWO_DAYS_MS).toISOString(),
    });
    const page = await openAs("partner", "/?open=api-keys");
    await page.getByText(t.soon, { exact: true }).waitFor();
    expect(await violationsInEveryLook(page)).toEqual([]);
  });

  it("a page that was never opened waits for the connection instead of losing the product", async () => {
    const page = await openAs("partner", "/my-listings");
    await page.getByRole("article").first().waitFor();
    await page.context().setOffline(true);
    await page.getByRole("link", { name: t.webhooks, exact: true }).click();
    await page.getByRole("heading", { name: t.notLoaded }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: t.back }).click();
    await page.getByRole("heading", { name: t.own, level: 1 }).waitFor();
    await page.getByRole("link", { name: t.webhooks, exact: true }).click();
    await page.getByRole("heading", { name: t.notLoaded }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole("heading", { name: t.webhooks, level: 1 }).waitFor();
  });

  it("a sign-in without an email names what is missing", async () => {
    await context?.close();
    context = await browser.newContext(DESKTOP);
    await context.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
    const page = await context.newPage();
    await goTo(page, `${product.url}/login`);
    await page.getByRole("button", { name: t.signIn, exact: true }).first().click();
    await page.getByText(t.required).waitFor();
    expect(await violationsInEveryLook(page)).toEqual([]);
  });

  it("a request for access says where it stands, and why it was declined", async () => {
    const page = await openAs("seeker", "/partner-portal#access");
    const form = page.getByRole("region", { name: t.ask, exact: true });
    await form.getByRole("button", { name: t.ask }).click();
    await form.locator("[aria-invalid=true]").first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await form.getByLabel(t.company).fill("Ban Suan");
    await form.getByLabel(t.email).fill("office@bansuan.example");
    await form.getByLabel(t.phone).fill("053 123 456");
    await form.getByRole("button", { name: t.ask }).click();
    await form.getByText(t.asked).waitFor();
    const { request } = await asks<{ request: PartnerRequest }>(
      "seeker",
      "GET",
      "/api/partner-requests/mine",
    );
    await asks("admin", "PUT", `/api/admin/partner-requests/${request.id}`, {
      decision: "decline",
      note: "We could not find your company.",
    });
    await page.reload();
    await form.getByText(t.declined).waitFor();
    await form.getByText("We could not find your company.").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    // The portal is the longest page there is: axe takes its time.
  }, 90_000);
});
