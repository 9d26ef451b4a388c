import { gzipSync } from "node:zlib";
import type { Message, Session } from "@propertyvr/contracts";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "./harness/accessibility.ts";
import { largestDifference } from "./harness/pictures.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene } from "./harness/scene.ts";
import { listen, signedInContext, signUp } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

// Colours on their way from one to the other are no contrast to judge.
const STILL = { reducedMotion: "reduce" } as const;
const DESKTOP = { ...STILL, viewport: { width: 1280, height: 900 }, locale: "en-GB" } as const;
const PHONE = {
  ...STILL,
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  colorScheme: "dark",
  locale: "th-TH",
} as const;

/** Both scripts, marks above and below, figures, lines that wrap and lines that are broken. */
const MIXED = [
  "Looking for a 2 bedroom condo near BTS Asok under 40,000 baht a month, fully furnished, please",
  "หาคอนโด 2 ห้องนอน ใกล้ BTS อโศก ไม่เกินสี่หมื่น มีเครื่องซักผ้า เลี้ยงแมวได้ ที่จอดรถ วิวแม่น้ำ ชั้นสูงๆ เงียบๆ",
  "",
  "WAVE Tower, VA 1-bed; To Ty AV. บ้านเดี่ยว3ห้องนอนแถวบางนา  two  spaces",
].join("\n");

describe("while a person types", () => {
  let product: Product;
  let browser: Browser;
  let session: Session;
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    ({ product, browser } = await openScene());
    session = await signUp(product);
  }, 180_000);

  afterAll(async () => {
    for (const context of contexts) await context.close();
    await closeScene({ product, browser });
  });

  async function openContext(device: BrowserContextOptions): Promise<BrowserContext> {
    const context = await signedInContext(browser, session, device);
    contexts.push(context);
    return context;
  }

  /** A new chat on a device of its own, ready to be typed in. */
  async function openChat(device: BrowserContextOptions, prepare?: () => void): Promise<Page> {
    const context = await openContext(device);
    if (prepare !== undefined) await context.addInitScript(prepare);
    const page = await context.newPage();
    listen(page, complaints);
    await goTo(page, product.url);
    await box(page).waitFor();
    return page;
  }

  it("English on a desktop is tinted and counted, and the answer finds as many", async () => {
    const page = await openChat(DESKTOP);
    await box(page).pressSequentially("2 bedroom condo near BTS Asok under 40k a month", {
      delay: 20,
    });
    await expect
      .poll(() => tinted(page))
      .toEqual(["2 bedroom", "condo", "near BTS Asok", "under 40k a month"]);
    const first = await counted(page);
    expect(await page.locator("[data-homes-count]").textContent()).toMatch(
      /^\d+ sample homes? fits? so far$/,
    );
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Enter");
    expect(await found(page, 1)).toBe(first);
    await expect.poll(() => page.locator("[data-homes-count]").textContent()).toBe("");

    await box(page).pressSequentially("with a pool", { delay: 20 });
    await expect.poll(() => tinted(page)).toEqual(["pool"]);
    const second = await counted(page);
    expect(second).toBeLessThan(first);
    await page.keyboard.press("Enter");
    expect(await found(page, 2)).toBe(second);
  });

  it("Thai on a phone, in the dark, is tinted and counted just so", async () => {
    const page = await openChat(PHONE);
    await box(page).pressSequentially("หาคอนโด 2 ห้องนอน ใกล้ BTS อโศก ไม่เกินสี่หมื่น", { delay: 20 });
    await expect
      .poll(() => tinted(page))
      .toEqual(["คอนโด", "2 ห้องนอน", "ใกล้ BTS อโศก", "ไม่เกินสี่หมื่น"]);
    const first = await counted(page);
    expect(await page.locator("[data-homes-count]").textContent()).toMatch(
      /^ตอนนี้มีรายการตัวอย่างที่ตรง \d+ รายการ$/,
    );
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "ส่ง" }).click();
    expect(await found(page, 1)).toBe(first);
    await box(page).pressSequentially("แล้วแถวอารีย์ล่ะ", { delay: 20 });
    await expect.poll(() => tinted(page)).toEqual(["แถวอารีย์"]);
    const second = await counted(page);
    await page.getByRole("button", { name: "ส่ง" }).click();
    expect(await found(page, 2)).toBe(second);
  });

  it.each([
    ["a desktop", DESKTOP],
    ["a phone", PHONE],
    [
      "a zoomed window",
      { ...DESKTOP, deviceScaleFactor: 1.25, viewport: { width: 613, height: 700 } },
    ],
  ] as const)("each mark sits under its own letters on %s", async (_, device) => {
    const page = await openChat(device);
    await box(page).fill(MIXED);
    await expect.poll(async () => (await tinted(page)).length).toBeGreaterThan(10);
    await expect.poll(() => mirrorError(page)).toBeLessThan(LETTERS_MOVED);
    // As often as it takes to scroll, and then from the middle of it.
    await box(page).fill([MIXED, MIXED, MIXED].join("\n"));
    await expect.poll(async () => (await tinted(page)).length).toBeGreaterThan(30);
    for (const top of [0, 133, 9_999]) {
      await box(page).evaluate((area, to) => area.scrollTo(0, to), top);
      await expect.poll(() => mirrorError(page)).toBeLessThan(LETTERS_MOVED);
    }
  });

  it.each([
    ["by itself", true],
    ["by script, where CSS cannot", false],
  ])("the box grows with its text %s, and is one line again once it is sent", async (_, isCss) => {
    const page = await openChat(PHONE, isCss ? undefined : withoutFieldSizing);
    const height = () => box(page).evaluate((area) => area.getBoundingClientRect().height);
    const empty = await height();
    await box(page).fill("คอนโด\n2 ห้องนอน\nอโศก\nมีสระว่ายน้ำ");
    expect(await height()).toBeGreaterThan(empty + 3 * 20);
    await box(page).fill(MIXED.repeat(9));
    expect(await height()).toBe(208);
    await box(page).fill("คอนโด\n2 ห้องนอน\nอโศก\nมีสระว่ายน้ำ");
    await page.getByRole("button", { name: "ส่ง" }).click();
    await expect.poll(() => box(page).inputValue()).toBe("");
    expect(await height()).toBe(empty);
    await found(page, 1);
    expect(await height()).toBe(empty);
  });

  it("a hundred thousand characters are taken in, and typed on", { timeout: 300_000 }, async () => {
    const page = await openChat(DESKTOP);
    await box(page).fill(`condo around Ari ${"ก็ว่าไป and so on ".repeat(5_600)}`.slice(0, 99_980));
    // A busy machine lays so long a text out for seconds after every key.
    const patient = { timeout: 80_000 };
    await expect.poll(() => tinted(page), patient).toContain("condo");
    await box(page).press("Control+Home");
    await box(page).pressSequentially("2 bed ", { timeout: 80_000 });
    await expect.poll(() => tinted(page), patient).toContain("2 bed");
    expect((await box(page).inputValue()).length).toBeGreaterThan(99_000);
  });

  it("without the worker one types and sends as ever", async () => {
    const context = await openContext(DESKTOP);
    await context.route(/reading\.worker/, (route) => route.abort());
    const page = await context.newPage();
    page.on("pageerror", (error) => complaints.push(error.message));
    const failed = page.waitForEvent("requestfailed", (one) => /reading\.worker/.test(one.url()));
    await goTo(page, product.url);
    await box(page).fill("2 bedroom condo near BTS Asok");
    await failed;
    expect(await tinted(page)).toEqual([]);
    expect(await page.locator("[data-homes-count]").textContent()).toBe("");
    await page.keyboard.press("Enter");
    expect(await found(page, 1)).toBeGreaterThan(0);
  });

  it("the places that help typing are loaded beside the page, and no more of them than is read", async () => {
    const weights = new Map<string, number>();
    const context = await openContext(DESKTOP);
    const page = await context.newPage();
    const weighing: Promise<unknown>[] = [];
    page.on("response", (response) => {
      const file = new URL(response.url()).pathname;
      const weighed = async () =>
        weights.set(file, gzipSync(await response.body(), { level: 9 }).length);
      if (file.endsWith(".js")) weighing.push(weighed());
    });
    await goTo(page, product.url);
    await box(page).fill("condo around Ari");
    await expect.poll(() => tinted(page)).toEqual(["condo", "around Ari"]);
    await Promise.all(weighing);
    const places = [...weights].filter(([file]) => file.includes("gazetteer"));
    const weight = places.reduce((sum, [, bytes]) => sum + bytes, 0);
    expect(weight).toBeGreaterThan(50 * 1_024);
    expect(weight).toBeLessThanOrEqual(150 * 1_024);
  });

  it("and wrote no error to the console", () => {
    expect(complaints).toEqual([]);
  });

  /** How many homes the answers on the page found in all, once there are so many answers. */
  async function found(page: Page, answers: number): Promise<number> {
    const headers = { authorization: `Bearer ${session.session_token}` };
    const stored = async (): Promise<readonly Message[]> => {
      const chat = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      const reply = await fetch(`${product.url}/api/chats/${chat}/messages`, { headers });
      return reply.ok ? ((await reply.json()) as readonly Message[]) : [];
    };
    const done = async () =>
      (await stored()).filter(({ sender, status }) => sender === "ai" && status === "done");
    await expect.poll(async () => (await done()).length, { timeout: 60_000 }).toBe(answers);
    await page
      .getByRole("article")
      .filter({ has: page.getByRole("link") })
      .last()
      .waitFor();
    const listings = (await done()).at(-1)?.parts.find(({ type }) => type === "listings");
    return listings?.type === "listings" ? listings.counts.total : 0;
  }
});

const box = (page: Page) => page.getByRole("main").getByRole("textbox");

const tinted = (page: Page): Promise<string[]> => page.locator("[data-mark]").allTextContents();

/** Makes the browser one that does not know `field-sizing`. */
function withoutFieldSizing(): void {
  const supports = CSS.supports.bind(CSS);
  CSS.supports = (asked: string, value?: string) =>
    asked !== "field-sizing" && supports(value === undefined ? asked : `(${asked}: ${value})`);
  document.addEventListener("DOMContentLoaded", () => {
    const style = document.createElement("style");
    style.textContent = "textarea { field-sizing: fixed !important; }";
    document.head.append(style);
  });
}

/** The count as it stands once it is of the newest draft. */
async function counted(page: Page): Promise<number> {
  const line = page.locator("[data-homes-count]");
  // Paler, it is the figure before.
  await line.locator("span:not(.opacity-70)", { hasText: /\d/ }).waitFor();
  return Number((await line.textContent())?.replaceAll(/\D/g, ""));
}

/** Letters drawn a pixel aside differ by more; the softness of their edges by less. */
const LETTERS_MOVED = 96;

/** How far the letters of the box and those behind it are apart, drawn in the same colour. */
async function mirrorError(page: Page): Promise<number> {
  await page.evaluate(async () => void (await document.fonts.ready));
  const drawn = async (css: string): Promise<Buffer> => {
    const style = await page.addStyleTag({
      content: `* { caret-color: transparent !important; transition: none !important; }
        [data-mark] { background: none !important; box-shadow: none !important; text-decoration: none !important; }
        textarea { scrollbar-color: transparent transparent !important; }
        ${css}`,
    });
    const picture = await page.locator("form:has(textarea) .isolate").screenshot();
    await style.evaluate((element) => (element as Element).remove());
    return picture;
  };
  const own = await drawn("textarea { color: var(--ink) !important; }");
  const behind = await drawn(
    "textarea { color: transparent !important; } [data-tint] { color: var(--ink) !important; }",
  );
  return largestDifference(page, own, behind);
}
