import type { Message } from "@propertyvr/contracts";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "./harness/accessibility.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene } from "./harness/scene.ts";
import { listen } from "./harness/signed-in.ts";
import { lastAnswer, partOf, storedMessages } from "./harness/stored-messages.ts";
import { goTo } from "./harness/go-to.ts";

const EMAIL = "anong@example.com";
const ENGLISH = "2 bedroom condo near BTS Asok under 40k a month";
const THAI = "หาคอนโด 2 ห้องนอน ใกล้ BTS อโศก ไม่เกินสี่หมื่น";

// Colours on their way from one to the other are no contrast to judge.
const STILL = { reducedMotion: "reduce" } as const;

/** One person's way through the product, each step where the last one ended. */
describe("a person looks for a home", () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    ({ product, browser } = await openScene({ env: { ANSWER_PACE_MS: "40" } }));
    context = await browser.newContext({ ...STILL, viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    listen(page, complaints);
  }, 180_000);

  afterAll(() => closeScene({ product, browser }));

  it("is sent to the login and signs up", async () => {
    await goTo(page, product.url);
    await page.waitForURL("**/login*");
    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Create an account" }).click();
    await page.getByLabel("Full name").fill("Anong S.");
    await page.getByLabel("Email").fill(EMAIL);
    await page.getByLabel("Password", { exact: true }).fill("secret1");
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByRole("heading", { name: "Hi there, Anong S." }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it("asks in English and sees cards that fit", async () => {
    await say(page, ENGLISH);
    await answered(page);
    await page
      .getByRole("heading", { name: /^Found \d+ Properties for "2 bedroom condo/ })
      .waitFor();
    const last = await lastAnswer(page, product);
    const listings = partOf(last, "listings");
    expect(listings.criteria).toMatchObject({
      deal: "rent",
      types: ["condo"],
      bedrooms: { min: 2, max: 2 },
      price: { max: 40_000, per: "month" },
      near: [{ kind: "transit", name: "Asok", within_m: null }],
    });
    expect(listings.cards.length).toBeGreaterThan(2);
    for (const card of listings.cards) {
      expect(card).toMatchObject({ type: "condo", deal: "rent", bedrooms: 2 });
      expect(card.price).toBeLessThanOrEqual(40_000);
      expect(card.distance?.metres).toBeLessThanOrEqual(1_000);
      const shown = page.getByRole("article").filter({ hasText: card.title });
      await shown.first().waitFor();
    }
    expect(await violationsOf(page)).toEqual([]);
  });

  it("asks the same in Thai and is answered in Thai", async () => {
    await say(page, THAI);
    await answered(page);
    const last = await lastAnswer(page, product);
    expect(last.content).toMatch(/[\u0e00-\u0e7f]/);
    expect(partOf(last, "listings").criteria.near).toEqual([
      { kind: "transit", name: "Asok", within_m: null },
    ]);
    expect(partOf(last, "listings").cards[0]?.title_language).toBe("th");
  });

  it("follows up twice, and what was said before still holds", async () => {
    await say(page, "with a pool");
    await answered(page);
    await say(page, "แล้วแถวอารีย์ล่ะ");
    await answered(page);
    const { criteria } = partOf(await lastAnswer(page, product), "listings");
    expect(criteria).toMatchObject({
      places: ["Ari"],
      near: [],
      amenities: ["pool"],
      bedrooms: { min: 2, max: 2 },
      price: { max: 40_000 },
    });
  });

  it("removes a chip, which is said in words and searched again", async () => {
    const before = partOf(await lastAnswer(page, product), "listings").counts.total;
    // The answer is in Thai, as the question before was: so are its labels.
    const chips = page.getByRole("list", { name: "เข้าใจว่า" }).last();
    await chips.getByRole("button", { name: /^เอาออก: .*40,000/ }).click();
    const isSearchedAgain = async () =>
      (await storedMessages(page, product)).at(-2)?.kind === "edit" &&
      (await lastAnswer(page, product)).status === "done";
    await expect.poll(isSearchedAgain).toBe(true);
    await answered(page);
    // The change is no message in the person's name, and its answer takes the place of the one before.
    expect(await page.locator("[data-question]").count()).toBe(4);
    expect(await answersShown(page)).toHaveLength(4);
    const after = partOf(await lastAnswer(page, product), "listings");
    expect(after.criteria.price).toBeNull();
    expect(after.criteria.places).toEqual(["Ari"]);
    expect(after.counts.total).toBeGreaterThan(before);
  });

  it("shows more homes in place without showing one twice", async () => {
    await say(page, "start over");
    await answered(page);
    await say(page, "condo for rent in Thong Lo");
    await answered(page);
    const grid = page
      .getByRole("article")
      .filter({ has: page.getByRole("link", { name: /View Details/ }) });
    const before = await grid.count();
    await page
      .getByRole("button", { name: /^Show \d+ more$/ })
      .last()
      .click();
    await expect.poll(() => grid.count()).toBeGreaterThan(before);
    const links = await page
      .locator("[data-results]")
      .last()
      .getByRole("link", { name: /View Details/ })
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links.length).toBeGreaterThan(6);
    expect(new Set(links).size).toBe(links.length);
  });

  it("reloads and finds everything as it was", async () => {
    const before = await answersShown(page);
    await page.reload();
    await page.getByRole("log").waitFor();
    await expect.poll(() => answersShown(page)).toEqual(before);
    expect(await answersStored(page, product)).toEqual(
      before.map((text) => expect.stringContaining(text.slice(0, 20))),
    );
  });

  it("opens the chat in a second tab while a reply runs and reads the same there", async () => {
    await say(page, "house to rent in Hang Dong with a garden, up to 60k");
    await page.getByRole("button", { name: "Stop" }).waitFor();
    const second = await context.newPage();
    listen(second, complaints);
    await goTo(second, page.url());
    await second.locator("[data-question]").last().waitFor();
    await answered(page);
    await answered(second);
    const last = firstText(await lastAnswer(page, product));
    await expect.poll(async () => (await answersShown(page)).at(-1)).toBe(last);
    const shown = await answersShown(page);
    await expect.poll(() => answersShown(second)).toEqual(shown);
    await second.close();
  });

  it("loses the network in the middle of a reply, comes back, and nothing is lost or doubled", async () => {
    await say(page, "pool villa for sale in Rawai up to 25 million, sea view");
    await page.getByRole("button", { name: "Stop" }).waitFor();
    await context.setOffline(true);
    await page.waitForTimeout(700);
    await context.setOffline(false);
    await answered(page);
    const stored = await lastAnswer(page, product);
    await expect.poll(async () => (await answersShown(page)).at(-1)).toBe(firstText(stored));
    expect(stored.status).toBe("done");
  });

  it("stops a reply and keeps what was seen", async () => {
    await say(page, "condo to buy in Jomtien with sea view under 4 million");
    await page.getByRole("button", { name: "Stop" }).click();
    await expect
      .poll(async () => (await lastAnswer(page, product)).status)
      .toMatch(/^(stopped|done)$/);
    await page.reload();
    await page.getByRole("log").waitFor();
    const stored = await lastAnswer(page, product);
    await expect.poll(async () => (await answersShown(page)).length).toBe(8);
    if (firstText(stored) !== "")
      await expect.poll(async () => (await answersShown(page)).at(-1)).toBe(firstText(stored));
  });

  it("looks at one home on its own page, signed out too", async () => {
    const url = await page
      .getByRole("link", { name: /View Details/ })
      .first()
      .getAttribute("href");
    const stranger = await browser.newContext(STILL);
    const visit = await stranger.newPage();
    listen(visit, complaints);
    await goTo(visit, new URL(url ?? "", product.url).href);
    await visit.getByRole("heading", { level: 1 }).waitFor();
    expect(await violationsOf(visit)).toEqual([]);
    await stranger.close();
  });

  it("reads and does the same in Thai, in the dark, on a phone", async () => {
    const state = await context.storageState();
    const phone = await browser.newContext({
      ...STILL,
      storageState: state,
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      colorScheme: "dark",
      locale: "th-TH",
    });
    const small = await phone.newPage();
    listen(small, complaints);
    await goTo(small, page.url());
    await small.getByRole("log").waitFor();
    const width = await small.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    expect(await small.evaluate(() => document.documentElement.classList.contains("dark"))).toBe(
      true,
    );
    expect(await violationsOf(small)).toEqual([]);
    await phone.close();
  });

  it("signs out, and the chat is closed to strangers", async () => {
    const chat = page.url();
    await page.getByRole("button", { name: /Anong S\./ }).click();
    await page.getByRole("menuitem", { name: "Sign Out" }).click();
    await page.waitForURL("**/login*");
    await goTo(page, chat);
    await page.waitForURL("**/login*");
    expect(await page.getByRole("log").count()).toBe(0);
  });

  it("and wrote no error to the console", () => {
    expect(complaints).toEqual([]);
  });
});

async function say(page: Page, text: string): Promise<void> {
  const box = page.getByRole("textbox", { name: "Your message" });
  await box.fill(text);
  await box.press("Enter");
  await page.locator("[data-question]").filter({ hasText: text }).last().waitFor();
}

/** Waits until what was said last is answered and nothing is being written. */
async function answered(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send" }).waitFor();
  await expect
    .poll(() => page.getByRole("status").first().textContent(), { timeout: 60_000 })
    .not.toMatch(/answering|Sending/);
}

function firstText(message: Message): string {
  const part = message.parts.find(({ type }) => type === "text");
  return part?.type === "text" ? part.text : "";
}

/** The first paragraph of every answer on the page, below the line of what changed. */
function answersShown(page: Page): Promise<readonly string[]> {
  return page
    .locator('[role="log"] > div > article:not([data-question])')
    .evaluateAll((all) =>
      all.map((one) => one.querySelector("p:not([data-changed])")?.textContent ?? ""),
    );
}

/** The answers that stand: those whose chips were edited gave way to the next. */
async function answersStored(page: Page, product: Product): Promise<readonly string[]> {
  const messages = await storedMessages(page, product);
  return messages
    .filter(({ sender }, at) => sender === "ai" && messages[at + 1]?.kind !== "edit")
    .map(firstText);
}
