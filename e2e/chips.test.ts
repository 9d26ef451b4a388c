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
import type { Product } from "./harness/product.ts";
import { closeScene, openScene, openSignedIn } from "./harness/scene.ts";
import { signUp } from "./harness/signed-in.ts";
import { lastAnswer, partOf, storedMessages } from "./harness/stored-messages.ts";

/** A device, and what a person reads and writes on it. */
interface ChipsJourney {
  readonly device: BrowserContextOptions;
  readonly language: "en" | "th";
  readonly question: string;
  readonly followUp: string;
  readonly words: {
    readonly chips: string;
    readonly apply: string;
    readonly atMost: string;
    readonly place: string;
    readonly addPlace: string;
    readonly typed: string;
    readonly rooms: string;
    readonly pool: string;
    readonly nice: string;
    readonly gym: string;
    readonly add: string;
    readonly near: string;
    readonly addNear: string;
  };
  readonly amount: string;
  readonly said: { readonly price: string; readonly near: string };
}

const DESKTOP: ChipsJourney = {
  device: { viewport: { width: 1280, height: 900 }, locale: "en-GB" },
  language: "en",
  question: "2 bedroom condo to rent in Thong Lo under 60k a month with a pool",
  followUp: "under 50k",
  words: {
    chips: "Understood as",
    apply: "Apply",
    atMost: "At most",
    place: "Thong Lo",
    addPlace: "Add a place",
    typed: "ekka",
    rooms: "2 bedrooms",
    pool: "Pool",
    nice: "Nice to have",
    gym: "Gym",
    add: "Add",
    near: "Near what",
    addNear: "Add a station or a landmark",
  },
  amount: "45k",
  said: {
    price: "Change the budget to at most 45,000 baht a month",
    near: "Change it to within 500 m of BTS Thong Lo",
  },
};

const PHONE: ChipsJourney = {
  device: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    colorScheme: "dark",
    locale: "th-TH",
  },
  language: "th",
  question: "หาคอนโดเช่า 2 ห้องนอน ทองหล่อ ไม่เกินหกหมื่น มีสระว่ายน้ำ",
  followUp: "ไม่เกินห้าหมื่น",
  words: {
    chips: "เข้าใจว่า",
    apply: "ใช้เงื่อนไขนี้",
    atMost: "ไม่เกิน",
    place: "ทองหล่อ",
    addPlace: "เพิ่มทำเล",
    typed: "เอกมั",
    rooms: "2 ห้องนอน",
    pool: "สระว่ายน้ำ",
    nice: "มีก็ดี",
    gym: "ฟิตเนส",
    add: "เพิ่มเงื่อนไข",
    near: "ใกล้อะไร",
    addNear: "เพิ่มสถานีหรือสถานที่",
  },
  amount: "๔๕,๐๐๐",
  said: {
    price: "เปลี่ยนงบเป็น ไม่เกิน 45,000 บาทต่อเดือน",
    near: "เปลี่ยนเป็นใกล้ BTS ทองหล่อ ไม่เกิน 500 เมตร",
  },
};

describe("chips are edited where they stand", () => {
  let product: Product;
  let browser: Browser;
  let session: Session;

  beforeAll(async () => {
    ({ product, browser } = await openScene());
    session = await signUp(product);
  }, 180_000);

  afterAll(() => closeScene({ product, browser }));

  describe.each([
    ["in English on a desktop", DESKTOP],
    ["in Thai on a phone, in the dark", PHONE],
  ])("%s", (_where, { device, language, question, followUp, words, amount, said }) => {
    let context: BrowserContext;
    let page: Page;
    const complaints: string[] = [];

    beforeAll(async () => {
      const on = { device, language, complaints };
      ({ context, page } = await openSignedIn({ product, browser }, session, on));
    });
    afterAll(() => context?.close());

    const chips = (): Locator => page.getByRole("list", { name: words.chips }).last();
    const chip = (text: string | RegExp): Locator =>
      chips().locator("[data-change]").filter({ hasText: text });
    const editor = (): Locator => page.getByRole("dialog");
    const texts = (): Promise<readonly string[]> =>
      chips().locator("[data-change]").allInnerTexts();

    /** Opens an editor, which has nothing against it. */
    const open = async (what: Locator): Promise<void> => {
      await what.click();
      await editor().waitFor();
      expect(await violationsOf(page)).toEqual([]);
    };
    const answersDone = async (): Promise<number> =>
      page.url().includes("/chats/")
        ? (await storedMessages(page, product)).filter(
            ({ sender, status }) => sender === "ai" && status === "done",
          ).length
        : 0;
    /** Does something that is answered, and answers the answer once it can be edited itself. */
    const answeredTo = async (act: () => Promise<void>) => {
      const before = await answersDone();
      await act();
      await expect.poll(answersDone).toBe(before + 1);
      await expect
        .poll(() => chips().locator("[data-change][aria-disabled=false]").count())
        .toBeGreaterThan(0);
      return lastAnswer(page, product);
    };
    const apply = () =>
      answeredTo(async () => {
        await editor().getByRole("button", { name: words.apply }).click();
        await editor().waitFor({ state: "detached" });
      });
    const lastSaid = async (): Promise<string | undefined> =>
      (await storedMessages(page, product)).findLast(({ sender }) => sender === "user")?.content;

    it("asks, and finds chips that can be tapped", async () => {
      const answer = await answeredTo(async () => {
        await page.locator("main textarea").fill(question);
        await page.locator("form button[type=submit]").click();
        await page.waitForURL("**/chats/*");
      });
      expect(partOf(answer, "criteria").criteria).toMatchObject({
        price: { max: 60_000, per: "month" },
        places: ["Thong Lo"],
        amenities: ["pool"],
      });
      expect(await violationsOf(page)).toEqual([]);
    });

    it("edits the price as people write amounts, and the homes follow", async () => {
      const before = partOf(await lastAnswer(page, product), "listings").counts.total;
      await open(chip(/60,000/));
      const field = editor().getByLabel(words.atMost);
      await field.fill("abc");
      await editor().getByRole("button", { name: words.apply }).click();
      await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
      expect(await violationsOf(page)).toEqual([]);
      await field.fill(amount);
      await editor().getByText("= ฿45,000").waitFor();
      const after = partOf(await apply(), "listings");
      expect(await lastSaid()).toBe(said.price);
      expect(after.criteria.price).toEqual({ max: 45_000, per: "month" });
      expect(after.counts.total).toBeLessThan(before);
      for (const { price } of after.cards) expect(price).toBeLessThanOrEqual(45_000);
    });

    it("adds a place by the first letters of its name", async () => {
      const before = partOf(await lastAnswer(page, product), "listings").counts.total;
      await open(chip(words.place));
      await editor().getByRole("combobox", { name: words.addPlace }).fill(words.typed);
      await editor().getByRole("option").first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press("Enter");
      const answer = await apply();
      expect(partOf(answer, "listings").criteria.places).toEqual(["Thong Lo", "Ekkamai"]);
      expect(partOf(answer, "listings").counts.total).toBeGreaterThan(before);
      expect(answer.state?.place_refs).toContainEqual({
        name: "Ekkamai",
        id: "area:ekkamai",
        kind: "neighbourhood",
      });
    });

    it("widens the rooms", async () => {
      const before = partOf(await lastAnswer(page, product), "listings").counts.total;
      await open(chip(words.rooms));
      await editor().getByRole("checkbox", { name: "1", exact: true }).check({ force: true });
      const after = partOf(await apply(), "listings");
      expect(after.criteria.bedrooms).toEqual({ min: 1, max: 2 });
      expect(after.counts.total).toBeGreaterThan(before);
    });

    it("makes a must a wish and another a must, and says so", async () => {
      await open(chip(words.pool));
      const pool = editor().getByRole("group", { name: `${words.pool}:` });
      await pool.getByRole("radio", { name: words.nice }).check({ force: true });
      await editor().getByRole("checkbox", { name: words.gym }).check({ force: true });
      expect(await violationsOf(page)).toEqual([]);
      const answer = await apply();
      expect(answer.state).toMatchObject({
        criteria: { amenities: ["gym"] },
        nice_to_have: ["pool"],
      });
      await expect.poll(() => chip(words.pool).innerText()).toMatch(new RegExp(words.nice, "i"));
    });

    it("keeps all of it through a reload and a follow-up", async () => {
      const before = await texts();
      await page.reload();
      await expect.poll(texts).toEqual(before);
      const answer = await answeredTo(async () => {
        await page.locator("main textarea").fill(followUp);
        await page.locator("form button[type=submit]").click();
      });
      expect(answer.state).toMatchObject({
        criteria: { price: { max: 50_000 }, amenities: ["gym"], bedrooms: { min: 1, max: 2 } },
        nice_to_have: ["pool"],
      });
    });

    it("loses the network, keeps what was chosen, and sends it once there is one again", async () => {
      await open(chips().getByRole("button", { name: words.add }));
      await editor().getByRole("button", { name: words.near }).click();
      await editor().getByRole("combobox", { name: words.addNear }).fill("thong lo");
      await editor().getByRole("option").first().click();
      await editor().getByRole("combobox").first().selectOption("500");
      await context.setOffline(true);
      const sent = editor().getByRole("button", { name: words.apply });
      await sent.click();
      await editor().getByRole("alert").waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await context.setOffline(false);
      const answer = await apply();
      expect(await lastSaid()).toBe(said.near);
      expect(partOf(answer, "criteria").criteria).toMatchObject({
        near: [{ kind: "transit", name: "Thong Lo", within_m: 500 }],
        places: ["Thong Lo", "Ekkamai"],
      });
    });

    it("and wrote no error to the console", () => {
      expect(complaints).toEqual([]);
    });
  });
});
