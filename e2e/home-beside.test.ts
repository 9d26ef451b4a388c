import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsInEveryLook, violationsOf } from "./harness/accessibility.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene, openSignedIn } from "./harness/scene.ts";
import { signUp } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

interface HomeBesideJourney {
  readonly language: "en" | "th";
  readonly device: BrowserContextOptions;
  readonly question: string;
  readonly words: {
    readonly box: string;
    readonly send: string;
    readonly ready: RegExp;
    readonly panel: string;
    readonly close: string;
    readonly page: string;
    readonly copy: string;
    readonly copied: string;
    readonly facts: string;
    readonly missing: string;
    readonly backToChat: string;
  };
}

const DESKTOP: HomeBesideJourney = {
  language: "en",
  device: { viewport: { width: 1280, height: 900 } },
  question: "2 bedroom condo to rent in Thong Lo",
  words: {
    box: "Your message",
    send: "Send",
    ready: /^Answer ready/,
    panel: "Home details",
    close: "Close",
    page: "Open page",
    copy: "Copy link",
    copied: "Link copied",
    facts: "Facts",
    missing: "We can't find this property",
    backToChat: "Back to the chat",
  },
};
const PHONE: HomeBesideJourney = {
  language: "th",
  device: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  question: "หาคอนโดเช่า 2 ห้องนอน ทองหล่อ",
  words: {
    box: "ข้อความของคุณ",
    send: "ส่ง",
    ready: /^คำตอบพร้อมแล้ว/,
    panel: "รายละเอียดทรัพย์",
    close: "ปิด",
    page: "เปิดหน้าเต็ม",
    copy: "คัดลอกลิงก์",
    copied: "คัดลอกลิงก์แล้ว",
    facts: "ข้อมูลทั่วไป",
    missing: "ไม่พบทรัพย์นี้",
    backToChat: "กลับไปที่แชต",
  },
};

const CLIPBOARD = ["clipboard-read", "clipboard-write"];

describe("a home opens beside the chat", () => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    ({ product, browser } = await openScene());
  }, 180_000);
  afterAll(() => closeScene({ product, browser }));

  describe.each([
    ["in a panel on a desktop, in English", DESKTOP],
    ["in a sheet on a phone, in Thai", PHONE],
  ])("%s", (_where, { language, device, question, words }) => {
    let context: BrowserContext;
    let page: Page;
    const complaints: string[] = [];
    const counted: string[] = [];
    const isPhone = device.hasTouch === true;

    beforeAll(async () => {
      const session = await signUp(product, { email: `${language}@example.com` });
      const on = { device: { ...device, permissions: CLIPBOARD }, language, complaints };
      ({ context, page } = await openSignedIn({ product, browser }, session, on));
      page.on("request", (request) => {
        if (request.method() === "POST" && /\/api\/properties\/[^/]+\/view/.test(request.url()))
          counted.push(request.url());
      });
      await page.getByRole("textbox", { name: words.box, exact: true }).fill(question);
      await page.getByRole("button", { name: words.send, exact: true }).first().click();
      await page.getByRole("status").filter({ hasText: words.ready }).waitFor();
    });
    afterAll(() => context?.close());

    const links = (): Locator => page.locator("[role=log] [data-home]");
    const panel = (): Locator =>
      page.getByRole(isPhone ? "dialog" : "region", { name: words.panel, exact: true });
    const open = async (link: Locator): Promise<void> => {
      await link.scrollIntoViewIfNeeded();
      await (isPhone ? link.tap() : link.click());
      await panel().getByRole("heading", { name: words.facts }).waitFor();
    };
    const focused = (): Promise<string> =>
      page.evaluate(() => {
        const { activeElement: has } = document;
        return has?.getAttribute("data-home") ?? has?.textContent ?? "";
      });
    const homeOf = async (link: Locator): Promise<string> =>
      (await link.getAttribute("data-home")) ?? "";
    const topOf = async (link: Locator): Promise<number> => (await link.boundingBox())?.y ?? 0;

    it("by its title and by its picture, with one stop of the keyboard and room for a finger", async () => {
      const link = links().first();
      const card = link.locator("xpath=ancestor::article[1]");
      await card.scrollIntoViewIfNeeded();
      const title = await link.boundingBox();
      expect(title?.height).toBeGreaterThanOrEqual(44);
      expect(await card.getByRole("link").count()).toBe(2);
      const box = await card.boundingBox();
      if (box === null) throw new Error("the card is out of sight");
      await page.mouse.click(box.x + box.width / 2, box.y + box.width * 0.3);
      await panel().getByRole("heading", { name: words.facts }).waitFor();
      expect(new URL(page.url()).searchParams.get("home")).toBe(await homeOf(link));
      await page.goBack();
      await panel().waitFor({ state: "detached" });
      expect(new URL(page.url()).searchParams.has("home")).toBe(false);
    });

    it("has the focus, and gives it back to its card, which stays where it is seen", async () => {
      const link = links().nth(2);
      await link.scrollIntoViewIfNeeded();
      const before = await topOf(link);
      await open(link);
      if (isPhone) expect(await focused()).toContain(words.panel);
      else {
        expect(await focused()).toBe(words.panel);
        expect(Math.abs((await topOf(link)) - before)).toBeLessThan(3);
      }
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await panel().waitFor({ state: "detached" });
      await expect.poll(focused).toBe(await homeOf(link));
      expect(Math.abs((await topOf(link)) - before)).toBeLessThan(3);
    });

    it("stays open over a reload and is closed by its button, and the way back leads past it", async () => {
      const link = links().first();
      const id = await homeOf(link);
      await open(link);
      await page.reload();
      await panel().getByRole("heading", { name: words.facts }).waitFor();
      // The chat behind it loads by itself: the focus goes back to a card that is drawn.
      await page.locator(`[role=log] [data-home="${id}"]`).first().waitFor({ state: "attached" });
      await panel().getByRole("button", { name: words.close, exact: true }).click();
      await panel().waitFor({ state: "detached" });
      await expect.poll(focused).toBe(id);
      expect(new URL(page.url()).search).toBe("");
      await goTo(page, `${page.url()}?home=${id}`);
      await panel().getByRole("heading", { name: words.facts }).waitFor();
      await panel().getByRole("button", { name: words.close, exact: true }).click();
      await panel().waitFor({ state: "detached" });
      expect(new URL(page.url()).search).toBe("");
    });

    it("shares the address of its page, which another button of the mouse opens too", async () => {
      const link = links().first();
      const address = `${product.url}/property/${await homeOf(link)}`;
      await open(link);
      await panel().getByRole("button", { name: words.copy, exact: true }).click();
      await page.getByRole("status").filter({ hasText: words.copied }).first().waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
      const [tab] = await Promise.all([
        context.waitForEvent("page"),
        panel().getByRole("link", { name: words.page, exact: true }).click(),
      ]);
      expect(tab.url()).toBe(address);
      await tab.close();
      await page.goBack();
      await panel().waitFor({ state: "detached" });
      if (isPhone) return;
      const [other] = await Promise.all([
        context.waitForEvent("page"),
        link.click({ button: "middle" }),
      ]);
      await other.waitForURL(address);
      await other.close();
      expect(await panel().count()).toBe(0);
    });

    it("counts one look a home, however often it is opened", async () => {
      counted.length = 0;
      const link = links().nth(1);
      for (let time = 0; time < 2; time += 1) {
        await open(link);
        await page.goBack();
        await panel().waitFor({ state: "detached" });
      }
      expect(counted).toHaveLength(1);
    });

    it.skipIf(isPhone)("lets the chat be used and shows another home in its place", async () => {
      const ids = [await homeOf(links().first()), await homeOf(links().nth(1))];
      await open(links().first());
      await page.getByRole("textbox", { name: words.box, exact: true }).fill("with a pool");
      await page.keyboard.press("Escape");
      expect(await panel().count()).toBe(1);
      await open(links().nth(1));
      await expect.poll(() => new URL(page.url()).searchParams.get("home")).toBe(ids[1]);
      await page.goBack();
      await panel().waitFor({ state: "detached" });
      await expect.poll(focused).toBe(ids[1]);
      await page.getByRole("textbox", { name: words.box, exact: true }).fill("");
    });

    it("that is gone says so, and leads back to the chat", async () => {
      await goTo(page, `${page.url()}?home=nowhere`);
      await panel().getByRole("heading", { name: words.missing }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await panel().getByRole("button", { name: words.backToChat }).click();
      await panel().waitFor({ state: "detached" });
    });

    it("passes the checks of accessibility and layout in every theme and language", async () => {
      await open(links().first());
      expect(await violationsInEveryLook(page)).toEqual([]);
      await page.goBack();
      // A home that is not there is answered with 404, which the browser notes.
      expect(complaints.filter((each) => !each.includes("404"))).toEqual([]);
    });
  });
});
