import type { ApiKey, Session } from "@propertyvr/contracts";
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "./harness/accessibility.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene } from "./harness/scene.ts";
import { listen, signedInContext, signUp } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

/** A device, and what an admin reads on it. */
interface ApiKeysJourney {
  readonly device: BrowserContextOptions;
  readonly language: "en" | "th";
  /** Opens the list of chats where that is a drawer. */
  readonly drawer?: string;
  readonly words: Readonly<Record<keyof (typeof DESKTOP)["words"], string>>;
}

const DESKTOP = {
  device: { viewport: { width: 1280, height: 900 }, locale: "en-GB" },
  language: "en",
  words: {
    getKey: "Get API Key",
    form: "New API key",
    fault: "Partner name and email are required",
    name: "Partner name",
    email: "Partner email",
    create: "Create API key",
    created: "API Key created successfully! Make sure to copy it now.",
    made: "Copy the key now",
    copy: "Copy",
    copied: "Copied",
    done: "Done",
    list: "API keys",
    usage: "Usage",
    none: "No requests in the last 24 hours",
    total: "Requests",
    back: "All keys",
    more: "More options for the key",
    revoke: "Revoke",
    revoked: "API key revoked successfully",
    elsewhere: "was revoked in another window",
    delete: "Delete",
    deleted: "API key deleted successfully",
    empty: "No API keys yet",
  },
} as const;

const PHONE: ApiKeysJourney = {
  device: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    colorScheme: "dark",
    locale: "th-TH",
  },
  language: "th",
  drawer: "เปิดรายการแชต",
  words: {
    getKey: "ขอคีย์ API",
    form: "สร้างคีย์ API ใหม่",
    fault: "กรุณากรอกชื่อและอีเมลของพาร์ตเนอร์",
    name: "ชื่อพาร์ตเนอร์",
    email: "อีเมลพาร์ตเนอร์",
    create: "สร้างคีย์ API",
    created: "สร้างคีย์ API สำเร็จแล้ว อย่าลืมคัดลอกตอนนี้",
    made: "คัดลอกคีย์เก็บไว้ตอนนี้",
    copy: "คัดลอก",
    copied: "คัดลอกแล้ว",
    done: "เสร็จแล้ว",
    list: "คีย์ API",
    usage: "การใช้งาน",
    none: "ไม่มีคำขอใน 24 ชั่วโมงที่ผ่านมา",
    total: "คำขอทั้งหมด",
    back: "คีย์ทั้งหมด",
    more: "ตัวเลือกอื่นของคีย์",
    revoke: "ยกเลิกคีย์",
    revoked: "ยกเลิกคีย์ API เรียบร้อยแล้ว",
    elsewhere: "ถูกยกเลิกจากหน้าต่างอื่น",
    delete: "ลบ",
    deleted: "ลบคีย์ API เรียบร้อยแล้ว",
    empty: "ยังไม่มีคีย์ API",
  },
};

describe("an admin gives a partner a key", () => {
  let product: Product;
  let browser: Browser;
  let session: Session;

  beforeAll(async () => {
    ({ product, browser } = await openScene());
    session = await signUp(product);
  }, 180_000);

  afterAll(() => closeScene({ product, browser }));

  describe.each<[string, ApiKeysJourney]>([
    ["in English on a desktop", DESKTOP],
    ["in Thai on a phone, in the dark", PHONE],
  ])("%s", (_where, { device, language, drawer, words }) => {
    let context: BrowserContext;
    let page: Page;
    let key = "";
    const complaints: string[] = [];

    beforeAll(async () => {
      // Colours on their way from one to the other are no contrast to judge.
      const still = { ...device, reducedMotion: "reduce" } as const;
      context = await signedInContext(browser, session, still, language);
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      page = await context.newPage();
      listen(page, complaints);
      await goTo(page, product.url);
    });
    afterAll(() => context?.close());

    const dialog = (name: string): Locator => page.getByRole("dialog", { name, exact: true });
    const press = (name: string): Promise<void> =>
      page.getByRole("button", { name, exact: true }).click();
    const choose = async (item: string): Promise<void> => {
      await page.getByRole("button", { name: words.more }).first().click();
      await page.getByRole("menuitem", { name: item }).click();
      await page.getByRole("alertdialog").waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole("alertdialog").getByRole("button", { name: item, exact: true }).click();
    };
    /** As a partner's program asks. */
    const info = (): Promise<Response> =>
      fetch(`${product.url}/api/partner/api-info`, { headers: { "x-api-key": key } });
    const total = async (): Promise<number> => {
      const term = dialog(words.usage).locator("dt", { hasText: words.total }).first();
      return Number(await term.locator("xpath=following-sibling::dd[1]").innerText());
    };
    const asAdmin = (method: string, path: string, body?: object): Promise<Response> =>
      fetch(`${product.url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${session.session_token}`,
          ...(body && { "content-type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });

    it("finds the form in the sidebar, and is told what is missing", async () => {
      if (drawer !== undefined) await press(drawer);
      await page.getByRole("link", { name: words.getKey, exact: true }).click();
      await dialog(words.form).waitFor();
      await press(words.create);
      await page.getByText(words.fault).waitFor();
      expect(await violationsOf(page)).toEqual([]);
    });

    it("makes a key and copies it", async () => {
      await page.getByLabel(words.name).fill("บ้านดี Realty");
      await page.getByLabel(words.email).fill("api@baandee.example");
      await press(words.create);
      await dialog(words.made).waitFor();
      await page.getByText(words.created, { exact: true }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await press(words.copy);
      await page.getByRole("button", { name: words.copied }).waitFor();
      key = await page.evaluate(() => navigator.clipboard.readText());
      expect(key).toMatch(/^pvr_[0-9A-Za-z]{46}$/);
      await press(words.done);
      await dialog(words.list).waitFor();
      expect(await dialog(words.list).innerText()).toContain(`${key.slice(0, 8)}…${key.slice(-4)}`);
      expect(await page.content()).not.toContain(key);
      expect(await violationsOf(page)).toEqual([]);
    });

    it("sees the usage move as the key is used", async () => {
      await page.getByRole("button", { name: words.usage }).first().click();
      await page.getByText(words.none).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      expect((await info()).status).toBe(200);
      await expect.poll(total).toBe(1);
      for (let n = 0; n < 3; n += 1) await info();
      await expect.poll(total).toBe(4);
      await page.getByRole("figure").waitFor();
      expect(await page.getByText("/api/partner/api-info").count()).toBe(4);
      expect(await violationsOf(page)).toEqual([]);
      await press(words.back);
    });

    it("revokes it, and it is refused", async () => {
      await choose(words.revoke);
      await page.getByText(words.revoked, { exact: true }).waitFor();
      await expect.poll(async () => (await info()).status).toBe(401);
      expect(await violationsOf(page)).toEqual([]);
    });

    it("hears of a key that is revoked elsewhere", async () => {
      const form = { partner_name: "Condo Co", partner_email: "api@condo.example" };
      const reply = await asAdmin("POST", "/api/admin/api-keys", form);
      const other = (await reply.json()) as ApiKey;
      await page.getByRole("heading", { name: "Condo Co" }).waitFor();
      await asAdmin("PUT", `/api/admin/api-keys/${other.id}/revoke`);
      await page.getByText(words.elsewhere).waitFor();
      expect(await violationsOf(page)).toEqual([]);
    });

    it("deletes both, and none is left", async () => {
      for (const left of [1, 0]) {
        await choose(words.delete);
        await expect.poll(() => page.getByRole("button", { name: words.more }).count()).toBe(left);
      }
      await page.getByText(words.deleted, { exact: true }).last().waitFor();
      await page.getByText(words.empty).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
      expect(new URL(page.url()).search).toBe("");
    });

    it("and wrote no error to the console", () => {
      expect(complaints).toEqual([]);
    });
  });
});
