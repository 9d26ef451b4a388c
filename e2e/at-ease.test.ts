import type { Session } from "@propertyvr/contracts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene, openSignedIn } from "./harness/scene.ts";
import { signUp } from "./harness/signed-in.ts";

const DESKTOP = { viewport: { width: 1280, height: 900 } } as const;

describe("with assistive technology", () => {
  let product: Product;
  let browser: Browser;
  let session: Session;

  beforeAll(async () => {
    ({ product, browser } = await openScene({ env: { ANSWER_PACE_MS: "15" } }));
    session = await signUp(product);
  }, 180_000);
  afterAll(() => closeScene({ product, browser }));

  it("an answer that is being written is told of when it begins and when it is ready, and no word in between", async () => {
    const { page } = await openSignedIn({ product, browser }, session, {
      device: DESKTOP,
      language: "en",
    });
    await page.locator("main textarea").waitFor();
    await page.evaluate(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      const regions = "output,[role=status],[role=alert],[role=log],[aria-live]";
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const at = target instanceof Element ? target : target.parentElement;
          const region = at?.closest(regions);
          const text = region?.textContent?.trim() ?? "";
          if (region?.getAttribute("aria-live") !== "off" && text !== "" && told.at(-1) !== text)
            told.push(text);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    // Words go in at once: the count while typing has a voice of its own.
    await page.locator("main textarea").fill("2 bedroom condo near BTS Asok under 60k a month");
    await page.locator("main form button[type=submit]").click();
    const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
    await expect.poll(async () => (await told()).at(-1)).toMatch(/^Answer ready/);
    const ofAnswer = (await told()).filter((text) => !/fit so far|homes? fit/.test(text));
    expect(ofAnswer.map((text) => text.replace(/\d+/, "N"))).toEqual([
      "Sending",
      "The assistant is answering",
      "Answer ready, N homes shown",
    ]);
    await page.context().close();
  });

  it("in forced colours, what is chosen, switched on or filled can be told apart", async () => {
    const { page } = await openSignedIn({ product, browser }, session, {
      device: { ...DESKTOP, forcedColors: "active" },
      language: "en",
    });
    const looks = (name: string, role: "button" | "tab") => lookOf(page, role, name);
    expect((await looks("New chat", "button")).border).not.toBe("0px");
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitem", { name: "Account and Settings" }).click();
    await page.getByRole("tab", { name: "App Settings" }).click();
    expect((await looks("App Settings", "tab")).background).not.toBe(
      (await looks("Profile", "tab")).background,
    );
    // Choices that draw no radio button of their own.
    const pills = await page.locator("label:has(> input.sr-only[type=radio])").evaluateAll((all) =>
      all.map((each) => ({
        isChosen: each.querySelector("input")?.checked,
        background: getComputedStyle(each).backgroundColor,
      })),
    );
    const of = (isChosen: boolean) =>
      new Set(pills.filter((each) => each.isChosen === isChosen).map((each) => each.background));
    expect([of(true).size, of(false).size]).toEqual([1, 1]);
    expect(of(true)).not.toEqual(of(false));
    const toggle = page.getByRole("switch").first();
    const seen = () =>
      toggle.evaluate((each) => [
        getComputedStyle(each).backgroundColor,
        getComputedStyle(each.firstElementChild ?? each).backgroundColor,
      ]);
    const [trackOn, thumbOn] = await seen();
    await toggle.click();
    const [trackOff, thumbOff] = await seen();
    expect(trackOn).not.toBe(trackOff);
    expect([trackOn === thumbOn, trackOff === thumbOff]).toEqual([false, false]);
    await page.context().close();
  });
});

const lookOf = (page: Page, role: "button" | "tab", name: string) =>
  page
    .getByRole(role, { name })
    .first()
    .evaluate((each) => {
      const { borderTopWidth, backgroundColor } = getComputedStyle(each);
      return { border: borderTopWidth, background: backgroundColor };
    });
