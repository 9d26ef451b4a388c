import type { Session } from "@propertyvr/contracts";
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "./harness/accessibility.ts";
import { type NewestAnswer, newestAnswer } from "./harness/newest-answer.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene, openSignedIn } from "./harness/scene.ts";
import { signUp } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

interface EditedAnswerJourney {
  readonly device: BrowserContextOptions;
  readonly language: "en" | "th";
  readonly questions: readonly [string, string];
  readonly resent: string;
  /** Answered with a sentence that gets shorter once the pool is not asked for. */
  readonly long: string;
  readonly words: {
    readonly apply: string;
    readonly again: string;
    readonly more: string;
    readonly edit: string;
    readonly editBox: string;
    readonly send: string;
    readonly latest: string;
    readonly two: string;
    readonly remove: string;
    readonly version: (way: "earlier" | "later", number: number) => string;
  };
}

const DESKTOP: EditedAnswerJourney = {
  device: { viewport: { width: 1280, height: 900 } },
  language: "en",
  questions: ["2 bedroom condo to rent in Ari", "2 bedroom condo to rent in Thong Lo"],
  resent: "2 bedroom condo to rent in Ekkamai",
  long: "2 bedroom condo to rent near BTS Asok under 40k a month with a pool",
  words: {
    apply: "Apply",
    again: "Answer again",
    more: "Your message: more",
    edit: "Edit",
    editBox: "Edit your message",
    send: "Send",
    latest: "Jump to latest",
    two: "2 bedrooms",
    remove: "Remove: Pool",
    version: (way, number) =>
      `${way === "earlier" ? "Earlier" : "Later"} version. Showing ${number} of 2`,
  },
};

const PHONE: EditedAnswerJourney = {
  device: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  language: "th",
  questions: ["หาคอนโดเช่า 2 ห้องนอน อารีย์", "หาคอนโดเช่า 2 ห้องนอน ทองหล่อ"],
  resent: "หาคอนโดเช่า 2 ห้องนอน เอกมัย",
  long: "หาคอนโดเช่า 2 ห้องนอน ใกล้ BTS อโศก ไม่เกินสี่หมื่น มีสระว่ายน้ำ",
  words: {
    apply: "ใช้เงื่อนไขนี้",
    again: "ตอบใหม่อีกครั้ง",
    more: "ข้อความของคุณ: เพิ่มเติม",
    edit: "แก้ไข",
    editBox: "แก้ไขข้อความของคุณ",
    send: "ส่ง",
    latest: "ไปที่ล่าสุด",
    two: "2 ห้องนอน",
    remove: "เอาออก: สระว่ายน้ำ",
    version: (way, number) =>
      `แบบ${way === "earlier" ? "ก่อนหน้า" : "ถัดไป"} กำลังแสดงแบบที่ ${number} จาก 2`,
  },
};

describe("an answer whose chip was edited", () => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    ({ product, browser } = await openScene());
  }, 300_000);

  afterAll(() => closeScene({ product, browser }));

  describe.each([
    ["by keyboard on a desktop, in English", DESKTOP],
    ["by touch on a phone, in Thai", PHONE],
  ])("%s", (_where, { device, language, questions, resent, long, words }) => {
    let session: Session;
    let context: BrowserContext;
    let page: Page;
    let answer: NewestAnswer;
    const complaints: string[] = [];

    beforeAll(async () => {
      session = await signUp(product, { email: `${language}@example.com` });
      const on = { device, language, complaints };
      ({ context, page } = await openSignedIn({ product, browser }, session, on));
      answer = newestAnswer(page, product);
    });
    afterAll(() => context?.close());

    const log = (): Locator => page.getByRole("log");
    const button = (name: string): Locator =>
      log().getByRole("button", { name, exact: true }).last();
    /** As the person of this journey presses. */
    const press = async (target: Locator): Promise<void> => {
      await target.waitFor();
      if (device.hasTouch === true) return target.tap();
      await target.focus();
      return page.keyboard.press("Enter");
    };
    const rows = async () => ({
      questions: await page.locator("[data-question]").count(),
      folds: await answer.fold.count(),
    });
    const rooms = (): Promise<string> => answer.rooms.innerText();
    const ask = async (question: string): Promise<void> => {
      await page.locator("main textarea").fill(question);
      await page.locator("main form button[type=submit]").click();
    };
    const isWithinLog = async (what: Locator): Promise<boolean> => {
      const [box, list] = [await what.boundingBox(), await log().boundingBox()];
      if (box === null || list === null) throw new Error("nothing is drawn");
      return box.y + box.height > list.y && box.y < list.y + list.height;
    };

    it("leads to the newest where that is below, in a row of its own, and nowhere else", async () => {
      await ask(questions[0]);
      await page.waitForURL("**/chats/*");
      await expect.poll(answer.done).toBe(1);
      await answer.rooms.waitFor();
      await answer.addRooms(1, words.apply);
      const latest = page.getByRole("button", { name: words.latest, exact: true });
      expect(await latest.count()).toBe(0);
      await log().evaluate((list) => list.scrollTo(0, 0));
      expect(await latest.count()).toBe(0);
      await answer.answeredTo(() => ask(questions[1]));
      await answer.addRooms(1, words.apply);
      expect(await latest.count()).toBe(0);
      await log().evaluate((list) => list.scrollTo(0, 0));
      await latest.waitFor();
      expect(await isWithinLog(latest)).toBe(false);
      expect(await violationsOf(page)).toEqual([]);
      await press(latest);
      await latest.waitFor({ state: "detached" });
      expect(await isWithinLog(answer.chips)).toBe(true);
    });

    it("is given again and keeps what it stands in place of; the others are one press away", async () => {
      const edited = await rooms();
      expect(edited).not.toBe(words.two);
      const before = await rows();
      await press(button(words.again));
      await log().getByText("2/2", { exact: true }).waitFor();
      await button(words.again).waitFor();
      expect(await rows()).toEqual(before);
      expect(await rooms()).toBe(edited);
      await press(button(words.version("earlier", 2)));
      await log().getByText("1/2", { exact: true }).waitFor();
      expect(await rows()).toEqual(before);
      expect(await rooms()).toBe(edited);
    });

    it("keeps the switch of the answer that was edited, with the focus on it", async () => {
      const before = await rows();
      const edited = await rooms();
      await answer.addRooms(3, words.apply);
      expect(await rooms()).not.toBe(edited);
      expect(await rows()).toEqual(before);
      const later = () => button(words.version("later", 1));
      await later().waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await press(later());
      await log().getByText("2/2", { exact: true }).waitFor();
      await expect.poll(rooms).toBe(edited);
      const back = button(words.version("earlier", 2));
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-way")))
        .toBe("later");
      await press(back);
      await log().getByText("1/2", { exact: true }).waitFor();
      await expect.poll(rooms).not.toBe(edited);
      // Opened, it says the same once.
      await press(answer.fold.last());
      await expect.poll(() => log().locator("[data-chips]").count()).toBeGreaterThan(3);
      expect(await log().getByText("1/2", { exact: true }).count()).toBe(1);
      await press(answer.fold.last());
    });

    it("gives way where its question is sent in other words, and comes back", async () => {
      const edited = await rooms();
      const before = await rows();
      await press(button(words.more));
      await press(page.getByRole("menuitem", { name: words.edit, exact: true }));
      await page.getByRole("textbox", { name: words.editBox }).fill(resent);
      await press(button(words.send));
      await expect.poll(rooms).toBe(words.two);
      await button(words.again).waitFor();
      expect(await rows()).toEqual({ ...before, folds: before.folds - 1 });
      await press(button(words.version("earlier", 2)));
      await expect.poll(rooms).toBe(edited);
      expect(await rows()).toEqual(before);
    });

    it("whose sentence gets shorter stands below its question all the same, wherever the list is", async () => {
      await goTo(page, product.url);
      await page.setViewportSize({ width: 390, height: 844 });
      await ask(long);
      await page.waitForURL("**/chats/*");
      await expect.poll(answer.done).toBe(1);
      const question = page.locator("[data-question]");
      const sentence = log().locator("[data-message] p").first();
      const scrollTo = (depth: number): Promise<void> =>
        log().evaluate((list, top) => list.scrollTo(0, top), depth);
      const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { y: NaN, height: NaN };
      const between = async (): Promise<number> => {
        const { y, height } = await boxOf(question);
        return (await boxOf(sentence)).y - y - height;
      };
      const remove = answer.chips.getByRole("button", { name: words.remove });
      await remove.waitFor();
      await scrollTo(0);
      const [room, first] = [await between(), (await boxOf(question)).y];
      const { height } = await boxOf(sentence);
      const chipsTop = (await boxOf(answer.chips)).y;
      await answer.answeredTo(() => press(remove));
      await expect.poll(async () => (await boxOf(sentence)).height).toBeLessThan(height);
      expect(Math.abs((await boxOf(answer.chips)).y - chipsTop)).toBeLessThanOrEqual(2);
      expect(Math.abs((await between()) - room)).toBeLessThanOrEqual(2);
      // What is read does not move when the room above goes away.
      const start = (await boxOf(sentence)).y;
      await scrollTo(200);
      await expect.poll(() => log().evaluate((list) => list.scrollTop)).toBeLessThan(200);
      // Polled: a box may still be told from before the list was moved, until the next frame.
      const moved = async () => Math.abs((await boxOf(sentence)).y - (start - 200));
      await expect.poll(moved).toBeLessThanOrEqual(2);
      await scrollTo(0);
      await expect.poll(async () => (await boxOf(question)).y).toBe(first);
    });

    it("and wrote no error to the console", () => {
      expect(complaints).toEqual([]);
    });
  });
});
