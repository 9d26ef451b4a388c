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
import { listen, signUp } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

interface InPlaceJourney {
  readonly device: BrowserContextOptions;
  readonly language: "en" | "th";
  readonly question: string;
  readonly words: {
    readonly apply: string;
    readonly undo: string;
    readonly rooms: string;
    readonly remove: RegExp;
    readonly tryAgain: string;
    readonly changed: string;
  };
}

const JOURNEYS: readonly (readonly [string, InPlaceJourney])[] = [
  [
    "in English on a desktop",
    {
      device: { viewport: { width: 1280, height: 900 } },
      language: "en",
      question: "2 bedroom condo to rent in Thong Lo under 60k a month",
      words: {
        apply: "Apply",
        undo: "Undo",
        rooms: "2 bedrooms",
        remove: /^Remove: up to/,
        tryAgain: "Try again",
        changed: "Changed:",
      },
    },
  ],
  [
    "in Thai on a phone",
    {
      device: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      language: "th",
      question: "หาคอนโดเช่า 2 ห้องนอน ทองหล่อ ไม่เกินหกหมื่น",
      words: {
        apply: "ใช้เงื่อนไขนี้",
        undo: "เลิกทำ",
        rooms: "2 ห้องนอน",
        remove: /^เอาออก: ไม่เกิน/,
        tryAgain: "ลองอีกครั้ง",
        changed: "เปลี่ยนแล้ว:",
      },
    },
  ],
];

describe("a chip that is edited changes the answer where it stands", () => {
  let product: Product;
  let browser: Browser;
  let session: Session;

  beforeAll(async () => {
    ({ product, browser } = await openScene());
    session = await signUp(product);
  }, 300_000);

  afterAll(() => closeScene({ product, browser }));

  describe.each(JOURNEYS)("%s", (_where, { device, language, question, words }) => {
    let context: BrowserContext;
    let page: Page;
    let answer: NewestAnswer;
    const complaints: string[] = [];

    beforeAll(async () => {
      const on = { device, language, complaints };
      ({ context, page } = await openSignedIn({ product, browser }, session, on));
      answer = newestAnswer(page, product);
    });
    afterAll(() => context?.close());

    const log = (): Locator => page.getByRole("log");
    const undo = (): Locator => log().getByRole("button", { name: words.undo, exact: true });
    const isFocused = (what: Locator): Promise<boolean> =>
      what.evaluate((element) => element === document.activeElement);
    /** Where it comes to rest: on a busy machine the list may still be settling. */
    const top = async (what: Locator): Promise<number> => {
      for (let last = Number.NaN; ;) {
        const y = (await what.boundingBox())?.y ?? Number.NaN;
        if (y === last) return y;
        last = y;
        await page.waitForTimeout(150);
      }
    };

    it("asks, and scrolls until the chips stand where a thumb is", async () => {
      await page.locator("main textarea").fill(question);
      await page.locator("form button[type=submit]").click();
      await page.waitForURL("**/chats/*");
      await expect.poll(answer.done).toBe(1);
      await answer.rooms.waitFor();
      await log().evaluate((list) => {
        const chip = list.querySelector("[data-chips]");
        const depth = chip?.getBoundingClientRect().top ?? 0;
        list.scrollTop += depth - list.getBoundingClientRect().top - 60;
      });
    });

    it("keeps the chips where they are, and the focus on the one that was edited", async () => {
      const before = await top(answer.chips);
      await answer.addRooms(1, words.apply);
      expect(Math.abs((await top(answer.chips)) - before)).toBeLessThanOrEqual(2);
      await expect.poll(() => isFocused(answer.rooms)).toBe(true);
      expect(await page.locator("[data-question]").count()).toBe(1);
      expect(await answer.fold.count()).toBe(1);
      expect(await page.locator("[data-results]").count()).toBe(1);
      expect(await violationsOf(page)).toEqual([]);
    });

    it("is undone by keyboard, and Undo keeps the focus", async () => {
      // Going there may scroll.
      await undo().focus();
      const before = await top(answer.chips);
      await answer.answeredTo(() => page.keyboard.press("Enter"));
      await expect.poll(() => answer.rooms.innerText()).toContain(words.rooms);
      expect(await isFocused(undo())).toBe(true);
      expect(Math.abs((await top(answer.chips)) - before)).toBeLessThanOrEqual(2);
    });

    it("gives the focus to Undo where a chip is taken away, at the beginning of the list", async () => {
      const remove = answer.chips.getByRole("button", { name: words.remove });
      await remove.focus();
      await log().evaluate((list) => {
        list.scrollTop = 0;
      });
      const before = await top(answer.chips);
      await answer.answeredTo(() => page.keyboard.press("Enter"));
      expect(await answer.price.count()).toBe(0);
      await expect.poll(() => isFocused(undo())).toBe(true);
      expect(Math.abs((await top(answer.chips)) - before)).toBeLessThanOrEqual(2);
    });

    it("is the same after a reload", async () => {
      const line = await answer.fold.innerText();
      expect(line).toContain(words.changed);
      await page.reload();
      await expect.poll(() => answer.fold.innerText()).toBe(line);
    });

    it("is told to another tab, where an undo is undone and a second tap does nothing", async () => {
      const other = await context.newPage();
      listen(other, complaints);
      await goTo(other, page.url());
      const there = other.locator("[data-chips]").last().locator("[data-change=price]");
      await other.locator("[data-undo]").waitFor();
      expect(await there.count()).toBe(0);
      await answer.answeredTo(() => undo().dblclick());
      await there.waitFor();
      expect(await other.locator("[data-question]").count()).toBe(1);
      await other.close();
      await answer.answeredTo(() => undo().press("Enter"));
      expect(await answer.price.count()).toBe(0);
    });

    it("opens what stood there before", async () => {
      await answer.fold.press("Enter");
      await expect.poll(() => log().locator("[data-chips]").count()).toBe(6);
      expect(await violationsOf(page)).toEqual([]);
      await answer.fold.first().press("Enter");
      await expect.poll(() => log().locator("[data-chips]").count()).toBe(1);
    });

    it("keeps the answer where the change cannot be sent, says so, and goes through later", async () => {
      const cards = await log().locator("[data-results] li").count();
      await context.setOffline(true);
      await undo().press("Enter");
      const again = log().getByRole("button", { name: words.tryAgain });
      await again.waitFor({ timeout: 60_000 });
      expect(await log().locator("[data-results] li").count()).toBe(cards);
      expect(await violationsOf(page)).toEqual([]);
      await context.setOffline(false);
      await answer.answeredTo(() => again.press("Enter"));
      await expect.poll(() => again.count()).toBe(0);
      await answer.price.waitFor();
    });

    it("and wrote no error to the console", () => {
      expect(complaints).toEqual([]);
    });
  });
});
