import type { Chat, SendMessage, Session } from "@propertyvr/contracts";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsInEveryLook, violationsOf } from "./harness/accessibility.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene, openSignedIn } from "./harness/scene.ts";
import { listen, signUp } from "./harness/signed-in.ts";
import { storedMessages } from "./harness/stored-messages.ts";

/** A device, and what a person reads and writes on it. */
interface OutageJourney {
  readonly device: BrowserContextOptions;
  readonly language: "en" | "th";
  readonly question: string;
  readonly followUp: string;
  readonly third: string;
  readonly fourth: string;
  readonly away: string;
  readonly unsent: string;
  readonly again: string;
}

const DESKTOP: OutageJourney = {
  device: { viewport: { width: 1280, height: 900 }, locale: "en-GB" },
  language: "en",
  question: "2 bedroom condo to rent in Thong Lo under 60k a month",
  followUp: "with a pool",
  third: "under 50k",
  fourth: "under 45k",
  away: "Not sent. Can't reach PropertyVR.",
  unsent: "Not sent.",
  again: "Send again",
};

const PHONE: OutageJourney = {
  device: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    colorScheme: "dark",
    locale: "th-TH",
  },
  language: "th",
  question: "หาคอนโดเช่า 2 ห้องนอน ทองหล่อ ไม่เกินหกหมื่น",
  followUp: "มีสระว่ายน้ำ",
  third: "ไม่เกินห้าหมื่น",
  fourth: "ไม่เกินสี่หมื่นห้า",
  away: "ยังไม่ได้ส่ง เชื่อมต่อ PropertyVR ไม่ได้",
  unsent: "ยังไม่ได้ส่ง",
  again: "ส่งอีกครั้ง",
};

describe("while PropertyVR cannot be reached", () => {
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
  ])("%s", (_where, { device, language, question, followUp, third, fourth, ...words }) => {
    let context: BrowserContext;
    let page: Page;
    const complaints: string[] = [];

    beforeAll(async () => {
      const on = { device, language, complaints };
      ({ context, page } = await openSignedIn({ product, browser }, session, on));
      await box().waitFor();
    });
    afterAll(() => context?.close());

    const box = (of = page) => of.locator("main textarea");
    const again = (of = page) => of.getByRole("button", { name: words.again });
    const line = (text: string, of = page) =>
      of.getByRole("status").filter({ hasText: new RegExp(`^${text}$`) });
    const send = async (text: string): Promise<void> => {
      await box().fill(text);
      await page.locator("main form button[type=submit]").click();
    };
    /** How often each thing that was said is stored, once the last is answered. */
    const said = async (count: number): Promise<readonly string[]> => {
      const questions = async () =>
        (await storedMessages(page, product)).filter(({ sender }) => sender === "user");
      const answers = async () =>
        (await storedMessages(page, product)).filter(
          ({ sender, status }) => sender === "ai" && status === "done",
        );
      await expect.poll(async () => (await answers()).length).toBe(count);
      return (await questions()).map(({ content }) => content);
    };

    it("the first message stays in the box and says so until it is sent, once", async () => {
      await context.setOffline(true);
      await send(question);
      await line(words.away).waitFor();
      expect(await box().inputValue()).toBe(question);
      expect(await violationsInEveryLook(page)).toEqual([]);
      await context.setOffline(false);
      await line(words.unsent).waitFor();
      await again().press("Enter");
      await page.waitForURL("**/chats/*");
      expect(await said(1)).toEqual([question]);
      await again().waitFor({ state: "detached" });
      expect(await box().inputValue()).toBe("");
    });

    it("a message is the same one after a reload and in another tab, and is sent once", async () => {
      const tried = new Set<string>();
      await page.route("**/messages", (route) => {
        if (route.request().method() === "POST")
          tried.add((route.request().postDataJSON() as SendMessage).client_id ?? "");
        return route.abort("connectionrefused");
      });
      await page.route("**/api/health", (route) => route.abort("connectionrefused"));
      await send(followUp);
      await line(words.away).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.unrouteAll();
      await page.reload();
      await line(words.unsent).waitFor();
      expect(await box().inputValue()).toBe(followUp);
      const second = await context.newPage();
      listen(second, complaints);
      await second.goto(page.url());
      await line(words.unsent, second).waitFor();
      await again(second).click();
      expect(await said(2)).toEqual([question, followUp]);
      await again().waitFor({ state: "detached" });
      expect(await box().inputValue()).toBe("");
      const ids = (await storedMessages(page, product)).map(({ client_id }) => client_id);
      expect([...tried].map((id) => ids.includes(id))).toEqual([true]);
      await second.close();
    });

    it("a message that arrived although its reply was lost leaves the box by itself", async () => {
      let isAway = true;
      await page.route(
        (url) => url.pathname.startsWith("/api/"),
        async (route) => {
          const isSent = route.request().method() === "POST" && isAway;
          if (isSent && route.request().url().endsWith("/messages")) await route.fetch();
          return isAway ? route.abort("connectionrefused") : route.continue();
        },
      );
      await send(third);
      await line(words.away).waitFor();
      isAway = false;
      await again().waitFor({ state: "detached" });
      expect(await said(3)).toEqual([question, followUp, third]);
      await expect.poll(() => box().inputValue()).toBe("");
      await expect.poll(() => page.locator("[data-question]").count()).toBe(3);
      await page.unrouteAll();
    });

    it("a message that nobody answers is given back in half a minute, and sent again once", async () => {
      // Neither answered nor refused.
      const hang = (): void => undefined;
      await page.route("**/messages", (route) =>
        route.request().method() === "POST" ? hang() : route.continue(),
      );
      await page.route("**/api/health", hang);
      await send(fourth);
      await line(words.away).waitFor({ timeout: 60_000 });
      expect(await box().inputValue()).toBe(fourth);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await again().click();
      expect(await said(4)).toEqual([question, followUp, third, fourth]);
      await again().waitFor({ state: "detached" });
    });

    it("a new chat that was made although its reply was lost is the one that is used", async () => {
      const titles = async (): Promise<readonly string[]> => {
        const headers = { authorization: `Bearer ${session.session_token}` };
        const reply = await fetch(`${product.url}/api/chats`, { headers });
        return ((await reply.json()) as readonly Chat[]).map(({ title }) => title);
      };
      const before = await titles();
      await page.goto(product.url);
      await page.route("**/api/chats", async (route) => {
        if (route.request().method() !== "POST") return route.continue();
        await route.fetch();
        return route.abort("connectionrefused");
      });
      await send(question);
      await again().waitFor();
      expect(await titles()).toContain("New Chat");
      await page.unrouteAll();
      await again().click();
      await page.waitForURL("**/chats/*");
      expect(await said(1)).toEqual([question]);
      const after = await titles();
      expect(after).toHaveLength(before.length + 1);
      expect(after).not.toContain("New Chat");
    });

    it("and wrote no error to the console", () => {
      expect(complaints.filter((text) => !text.includes("ERR_CONNECTION_REFUSED"))).toEqual([]);
    });
  });
});
