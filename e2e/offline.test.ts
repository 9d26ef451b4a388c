import { readFileSync } from "node:fs";
import path from "node:path";
import type { Session } from "@propertyvr/contracts";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { violationsInEveryLook } from "./harness/accessibility.ts";
import { type Gate, openGate } from "./harness/gate.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene } from "./harness/scene.ts";
import { listen, signedInContext, signUp } from "./harness/signed-in.ts";
import { talkTo } from "./talks/talk.ts";

const DESKTOP: BrowserContextOptions = {
  viewport: { width: 1280, height: 900 },
  reducedMotion: "reduce",
  serviceWorkers: "allow",
};
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: "reduce",
  colorScheme: "dark",
  serviceWorkers: "allow",
};
const QUESTION = "2 bedroom condo to rent in Thong Lo under 60k a month";

describe("without a network", () => {
  let product: Product;
  let browser: Browser;
  let gate: Gate;
  let session: Session;
  let other: Session;
  let opened: string;
  let unopened: string;
  let context: BrowserContext;
  const complaints: string[] = [];

  beforeAll(async () => {
    ({ product, browser } = await openScene());
    session = await signUp(product);
    other = await signUp(product, { name: "Beau T.", email: "beau@example.com" });
    const talk = talkTo(product.url, session);
    [opened, unopened] = [await talk.newChat(), await talk.newChat()];
    await talk.say(unopened, "What is the median rent of a condo in Watthana?", "en");
    await talk.say(opened, QUESTION, "en");
  }, 180_000);
  afterAll(() => closeScene({ product, browser }));
  beforeEach(async () => {
    gate = await openGate(product.url);
  });
  afterEach(async () => {
    await context?.close();
    await gate.close();
  });

  /** A page on which this chat stands and the worker holds the files. */
  const openChat = async (
    device: BrowserContextOptions,
    language: "en" | "th",
    chat = opened,
  ): Promise<Page> => {
    context = await signedInContext(browser, session, device, language);
    const page = await context.newPage();
    listen(page, complaints);
    await page.goto(`${gate.url}/chats/${chat}`);
    await page.locator("[data-question]").first().waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    return page;
  };
  const kept = (page: Page): Promise<readonly string[]> =>
    page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys())
        if (name.startsWith("copies "))
          for (const { url } of await (await caches.open(name)).keys())
            found.push(`${name.slice("copies ".length)} ${url.slice(url.lastIndexOf("/") + 1)}`);
      return found.sort();
    });
  const keptOf = (...names: readonly string[]) =>
    names.map((name) => `${session.user.id} ${name}`).sort();

  it.each([
    [
      "in English on a desktop",
      DESKTOP,
      "en",
      "Saved copy from",
      "The messages could not be loaded",
    ],
    ["in Thai on a phone, in the dark", PHONE, "th", "สำเนาที่บันทึกเมื่อ", "โหลดข้อความไม่สำเร็จ"],
  ] as const)(
    "the chats that were opened last can be read, and say as of when: %s",
    async (_where, device, language, savedCopy, failed) => {
      const page = await openChat(device, language);
      await expect.poll(() => kept(page)).toEqual(keptOf("chats", opened));
      gate.shut();
      await context.setOffline(true);
      await page.reload();
      const main = page.getByRole("main");
      await main.getByText(savedCopy).waitFor();
      await main.locator("[data-question]").filter({ hasText: QUESTION }).waitFor();
      await main.locator("[data-results]").first().waitFor();
      expect(await violationsInEveryLook(page)).toEqual([]);
      // The network comes back: what the server has stands again by itself.
      gate.open();
      await context.setOffline(false);
      await main.getByText(savedCopy).waitFor({ state: "detached" });

      gate.shut();
      await page.goto(`${gate.url}/chats/${unopened}`);
      await page.getByRole("heading", { name: failed }).waitFor();
    },
  );

  it("a draft stays, and what is sent waits in the box", async () => {
    const page = await openChat(DESKTOP, "en");
    await expect.poll(() => kept(page)).toEqual(keptOf("chats", opened));
    const box = page.locator("main textarea");
    await box.fill("with a pool");
    gate.shut();
    await page.reload();
    await page.getByText("Saved copy from").first().waitFor();
    expect(await box.inputValue()).toBe("with a pool");
    await page.locator("main form button[type=submit]").click();
    await page.getByRole("status").filter({ hasText: "Not sent." }).waitFor();
    expect(await box.inputValue()).toBe("with a pool");
    await page.reload();
    await page.getByRole("button", { name: "Send again" }).waitFor();
    gate.open();
    await page.getByRole("button", { name: "Send again" }).click();
    await expect.poll(() => page.locator("[data-question]").count()).toBe(2);
    await expect.poll(() => box.inputValue()).toBe("");
  });

  it("what was deleted meanwhile is kept no longer", async () => {
    const talk = talkTo(product.url, session);
    const [gone, first] = [await talk.newChat(), await talk.newChat()];
    await talk.say(first, "condo in Ari", "en");
    await talk.say(gone, "condo in Ari", "en");
    const page = await openChat(DESKTOP, "en", gone);
    await expect.poll(() => kept(page)).toEqual(keptOf("chats", gone));
    const headers = { authorization: `Bearer ${session.session_token}` };
    await fetch(`${product.url}/api/chats/${gone}`, { method: "DELETE", headers });
    await page.goto(`${gate.url}/chats/${first}`);
    await expect.poll(() => kept(page)).toEqual(keptOf("chats", first));
  });

  it("whoever declines optional storage has neither files nor copies kept, also afterwards", async () => {
    const page = await openChat(DESKTOP, "en");
    await expect.poll(() => kept(page)).toEqual(keptOf("chats", opened));
    await page.goto(`${gate.url}/help`);
    await page.getByRole("button", { name: "Cookies" }).click();
    await page.getByRole("button", { name: "Decline" }).click();
    const left = () =>
      page.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
    await expect.poll(left).toEqual({ caches: [], workers: 0 });
    await page.goto(`${gate.url}/chats/${opened}`);
    await page.locator("[data-question]").first().waitFor();
    await page.waitForTimeout(1_000);
    expect(await left()).toEqual({ caches: [], workers: 0 });
  });

  it("a new release is offered, and taken without losing what was typed", async () => {
    const page = await openChat(DESKTOP, "en");
    await page.locator("main textarea").fill("half a question");
    gate.release("fedcba9876543210");
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = page.getByRole("status").filter({ hasText: "A new version is ready" });
    await notice.waitFor();
    expect(await violationsInEveryLook(page)).toEqual([]);
    // What is opened later is of the release of this page.
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitem", { name: "Account and Settings" }).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Reload" }).click();
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLMetaElement>("meta[name=release]")?.content ===
        "fedcba9876543210",
    );
    await expect.poll(() => page.locator("main textarea").inputValue()).toBe("half a question");
    await page.waitForTimeout(1_000);
    expect(await notice.count()).toBe(0);
  });

  it("a worker that was switched off is gone from the device, and the site goes on", async () => {
    const page = await openChat(DESKTOP, "en");
    gate.answerAs("/sw.js", "/sw-off.js");
    await page.reload();
    await page.locator("[data-question]").first().waitFor();
    const files = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("files ")));
    await expect.poll(files).toEqual([]);
    await page.reload();
    await page.locator("[data-question]").first().waitFor();
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });

  it("the worker holds all that the chat and the sign-in load, and nothing of the API", async () => {
    const page = await openChat(DESKTOP, "en");
    const held = await page.evaluate(async () => {
      const [name = ""] = (await caches.keys()).filter((each) => each.startsWith("files "));
      const keys = await (await caches.open(name)).keys();
      return keys.map(({ url }) => new URL(url).pathname);
    });
    expect(held).toEqual(expect.arrayContaining(["/", "/icon.svg"]));
    expect(held.filter((each) => each.startsWith("/api"))).toEqual([]);
    const built = readFileSync(
      path.resolve(import.meta.dirname, "../build/web/index.html"),
      "utf8",
    );
    const [, entry = ""] = /type="module"[^>]+src="(\/assets\/[^"]+)"/.exec(built) ?? [];
    expect(held).toContain(entry);
    for (const name of [
      "first-paint",
      "chat-page",
      "login-page",
      "listings-block",
      "settings-window",
    ])
      expect(held.some((each) => each.startsWith(`/assets/${name}-`))).toBe(true);
  });

  it("nothing of a person stays after signing out, and the next one sees nothing of it", async () => {
    const page = await openChat(DESKTOP, "en");
    await expect.poll(() => kept(page)).toEqual(keptOf("chats", opened));
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitem", { name: "Sign Out" }).click();
    await page.waitForURL("**/login");
    await expect.poll(() => kept(page)).toEqual([]);

    // The next person, where the one before could not sign out.
    await page.evaluate(
      async ([name, { session_token, user }]) => {
        const cache = await caches.open(`copies ${name}`);
        await cache.put("/copies/chats", new Response('{"value":[],"atMs":0}'));
        localStorage.setItem("session_token", session_token);
        localStorage.setItem("user", JSON.stringify(user));
      },
      [session.user.id, other] as const,
    );
    const second = await context.newPage();
    await second.addInitScript(({ session_token, user }) => {
      localStorage.setItem("session_token", session_token);
      localStorage.setItem("user", JSON.stringify(user));
    }, other);
    await second.goto(gate.url);
    await second.locator("main textarea").waitFor();
    await expect
      .poll(async () => (await kept(second)).filter((each) => each.startsWith(session.user.id)))
      .toEqual([]);
    gate.shut();
    await second.goto(`${gate.url}/chats/${opened}`);
    await second.getByRole("heading", { name: "The messages could not be loaded" }).waitFor();
    expect(await second.getByText(QUESTION).count()).toBe(0);
  });

  it("and wrote no other error to the console", () => {
    // What was asked for while somebody signed out is answered 401.
    expect(complaints.filter((text) => !/ERR_|status of 40[14]/.test(text))).toEqual([]);
  });
});
