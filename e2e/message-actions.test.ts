import type { Session } from "@propertyvr/contracts";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsInEveryLook } from "./harness/accessibility.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene, openSignedIn } from "./harness/scene.ts";
import { listen, signedInContext, signUp } from "./harness/signed-in.ts";
import { lastAnswer, partOf, storedMessages } from "./harness/stored-messages.ts";
import { goTo } from "./harness/go-to.ts";

interface MessageActionsJourney {
  readonly name: string;
  readonly language: "en" | "th";
  readonly device: BrowserContextOptions;
  readonly question: string;
  readonly followUp: string;
  readonly edited: string;
  readonly words: {
    readonly box: string;
    readonly send: string;
    readonly copy: string;
    readonly copied: string;
    readonly more: string;
    readonly again: string;
    readonly edit: string;
    readonly editBox: string;
    readonly earlier: (number: number, count: number) => string;
    readonly ready: RegExp;
    readonly notSent: string;
    readonly bad: string;
    readonly why: string;
    readonly reason: string;
    readonly comment: string;
    readonly thanks: string;
  };
}

const JOURNEYS: readonly MessageActionsJourney[] = [
  {
    name: "by keyboard on a desktop, in English",
    language: "en",
    device: { viewport: { width: 1280, height: 900 } },
    question: "2 bedroom condo to rent in Thong Lo",
    followUp: "under 60k a month",
    edited: "under 45k a month",
    words: {
      box: "Your message",
      send: "Send",
      copy: "Copy answer",
      copied: "Copied",
      more: "Your message: more",
      again: "Answer again",
      edit: "Edit",
      editBox: "Edit your message",
      earlier: (number, count) => `Earlier version. Showing ${number} of ${count}`,
      ready: /^Answer ready/,
      notSent: "Failed to send message. Please try again.",
      bad: "Bad answer",
      why: "What went wrong?",
      reason: "Homes don't match",
      comment: "Anything else? (optional)",
      thanks: "Thanks for your feedback",
    },
  },
  {
    name: "by touch on a phone, in Thai",
    language: "th",
    device: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    question: "หาคอนโดเช่า 2 ห้องนอน ทองหล่อ",
    followUp: "ไม่เกินหกหมื่น",
    edited: "ไม่เกินสี่หมื่นห้า",
    words: {
      box: "ข้อความของคุณ",
      send: "ส่ง",
      copy: "คัดลอกคำตอบ",
      copied: "คัดลอกแล้ว",
      more: "ข้อความของคุณ: เพิ่มเติม",
      again: "ตอบใหม่อีกครั้ง",
      edit: "แก้ไข",
      editBox: "แก้ไขข้อความของคุณ",
      earlier: (number, count) => `แบบก่อนหน้า กำลังแสดงแบบที่ ${number} จาก ${count}`,
      ready: /^คำตอบพร้อมแล้ว/,
      notSent: "ส่งข้อความไม่สำเร็จ กรุณาลองอีกครั้ง",
      bad: "คำตอบไม่ดี",
      why: "ตรงไหนที่ยังไม่ดี?",
      reason: "ที่พักไม่ตรงกับที่หา",
      comment: "อยากบอกอะไรเพิ่มไหม (ไม่บังคับ)",
      thanks: "ขอบคุณสำหรับความเห็น",
    },
  },
];

const CLIPBOARD = ["clipboard-read", "clipboard-write"];

describe("what can be done with messages", () => {
  let product: Product;
  let browser: Browser;
  let admin: Session | undefined;
  const complaints: string[] = [];

  beforeAll(async () => {
    ({ product, browser } = await openScene());
  }, 180_000);

  afterAll(() => closeScene({ product, browser }));

  describe.each(JOURNEYS)("$name", ({ language, device, question, followUp, edited, words }) => {
    let context: BrowserContext;
    let page: Page;
    let session: Session;
    const isTouch = device.hasTouch === true;

    /** Presses what has this name as the person of this journey does. */
    const press = async (name: string, role: "button" | "menuitem" = "button") => {
      const target = page.getByRole(role, { name, exact: true }).last();
      await target.waitFor();
      if (isTouch) return target.tap();
      await target.focus();
      return page.keyboard.press("Enter");
    };
    /** By the key on a keyboard, and by the button on a phone, where Enter is a new line. */
    const send = () =>
      isTouch
        ? page.getByRole("button", { name: words.send, exact: true }).first().tap()
        : page.keyboard.press("Enter");
    const say = async (text: string): Promise<void> => {
      const before = await page.locator("[data-question]").count();
      await page.getByRole("textbox", { name: words.box, exact: true }).fill(text);
      await send();
      await page.locator("[data-question]").nth(before).waitFor();
      await answered();
    };
    const answered = async (): Promise<void> => {
      await page.getByRole("status").filter({ hasText: words.ready }).waitFor();
      await page.getByRole("button", { name: words.again, exact: true }).waitFor();
    };
    const budget = async (): Promise<number | undefined> =>
      partOf(await lastAnswer(page, product), "listings").criteria.price?.max;

    /** The first account of the product is its admin. */
    const readAsAdmin = async (comment: string): Promise<void> => {
      admin ??= session;
      const desk = await signedInContext(browser, admin, device, "en");
      const list = await desk.newPage();
      listen(list, complaints);
      await goTo(list, `${product.url}/admin/feedback`);
      const row = list.getByRole("listitem").filter({ hasText: comment });
      await row.getByText("Homes don't match").waitFor();
      await row.getByText(followUp).waitFor();
      expect(await violationsInEveryLook(list)).toEqual([]);
      await desk.close();
    };

    beforeAll(async () => {
      session = await signUp(product, { email: `${language}@example.com` });
      const on = { device: { ...device, permissions: CLIPBOARD }, language, complaints };
      ({ context, page } = await openSignedIn({ product, browser }, session, on));
    });

    afterAll(() => context.close());

    it("an answer is copied as Markdown and a question as it was typed, both said aloud", async () => {
      await say(question);
      await press(words.copy);
      await page.getByRole("status").filter({ hasText: words.copied }).first().waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain(`](${product.url}/property/`);
      await press(words.more);
      await page.getByRole("menuitem", { name: /Copy|คัดลอก/ }).press("Enter");
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(question);
    });

    it("an answer that cannot be asked for stays, and says so", async () => {
      const shown = await page.getByRole("article").count();
      await page.route("**/retry", (route) => route.abort("internetdisconnected"));
      await press(words.again);
      await page.getByText(words.notSent).first().waitFor();
      await page.getByRole("button", { name: words.again, exact: true }).waitFor();
      expect(await page.getByRole("article").count()).toBe(shown);
      await page.unroute("**/retry");
    });

    it("an answer is given again, the earlier one is one press away, and a reload shows the same", async () => {
      await say(followUp);
      await press(words.again);
      await page.getByText("2/2", { exact: true }).waitFor();
      await answered();
      expect(await page.locator("[data-question]").count()).toBe(2);
      await press(words.earlier(2, 2));
      await page.getByText("1/2", { exact: true }).waitFor();
      await page.reload();
      await page.getByText("1/2", { exact: true }).waitFor();
      expect(await storedMessages(page, product)).toHaveLength(4);
    });

    it("an earlier question is edited; the talk goes on from it, and back, in every tab", async () => {
      const second = await context.newPage();
      listen(second, complaints);
      await goTo(second, page.url());
      await second.getByText(followUp, { exact: true }).waitFor();
      await press(words.more);
      await press(words.edit, "menuitem");
      const box = page.getByRole("textbox", { name: words.editBox });
      await box.fill(edited);
      await send();
      await page.getByText(edited, { exact: true }).waitFor();
      await answered();
      expect(await budget()).toBe(45_000);
      await expect.poll(() => page.getByText(followUp, { exact: true }).count()).toBe(0);
      await second.getByText(edited, { exact: true }).waitFor();
      await press(words.earlier(2, 2));
      await page.getByText(followUp, { exact: true }).waitFor();
      expect(await budget()).toBe(60_000);
      await second.getByText(followUp, { exact: true }).waitFor();
      await second.close();
    });

    it("an answer whose request got through and whose reply was lost is written once", async () => {
      const before = (await lastAnswer(page, product)).versions?.length ?? 1;
      let tries = 0;
      await page.route("**/retry", async (route) => {
        tries += 1;
        if (tries > 1) return route.continue();
        await route.fetch();
        return route.abort("internetdisconnected");
      });
      await press(words.again);
      await page.getByText(`${before + 1}/${before + 1}`, { exact: true }).waitFor();
      expect(tries).toBe(2);
      expect((await lastAnswer(page, product)).versions).toHaveLength(before + 1);
      await page.unroute("**/retry");
    });

    it("an answer is called bad and why; a reload shows it, an admin reads it, and it is taken back", async () => {
      const comment = `Too far away (${language})`;
      const thumb = page.getByRole("button", { name: words.bad, exact: true }).last();
      await press(words.bad);
      const form = page.getByRole("form", { name: words.why });
      await form.getByRole("checkbox", { name: words.reason }).press("Space");
      await form.getByRole("textbox", { name: words.comment }).fill(comment);
      expect(await violationsInEveryLook(page)).toEqual([]);
      await form.getByRole("button", { name: words.send, exact: true }).click();
      await page.getByText(words.thanks).first().waitFor();
      await page.reload();
      await expect.poll(() => thumb.getAttribute("aria-pressed")).toBe("true");
      expect((await lastAnswer(page, product)).feedback).toMatchObject({
        verdict: "down",
        comment,
      });
      await readAsAdmin(comment);
      await press(words.bad);
      await expect.poll(() => thumb.getAttribute("aria-pressed")).toBe("false");
      await expect.poll(async () => (await lastAnswer(page, product)).feedback).toBeUndefined();
    });

    it("keeps to the rules of accessibility in every look", async () => {
      expect(await violationsInEveryLook(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });

    it.runIf(isTouch)("has targets of 44 pixels", async () => {
      const sizes = await page
        .getByRole("log")
        .getByRole("button", {
          name: new RegExp(`${words.again}|${words.copy}|${words.more}|${words.bad}|แบบที่`),
        })
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
      expect(sizes.length).toBeGreaterThan(5);
      const small = sizes.filter(({ width, height }) => Math.min(width, height) < 44);
      expect(small).toEqual([]);
    });
  });
});
