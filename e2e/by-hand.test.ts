/** That `npm run walk -- --by-hand` finds what it is for, on pages made to be found. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { launchBrowser } from "./harness/browser.ts";
import { focusFaultsOf, reflowFaultsOf, touchFaultsOf } from "./walk/by-hand.ts";

describe("the check of a page", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launchBrowser();
  }, 60_000);
  afterAll(() => browser.close());
  beforeEach(async () => {
    page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    return () => page.close();
  });

  it("reports targets too small for a finger, and none whose hit area is larger than what is drawn", async () => {
    await page.setContent(`
      <style>button { all: unset; display: block; width: 60px; height: 30px; margin: 40px; position: relative }
        .wide::after { content: ""; position: absolute; inset: -7px 0 }</style>
      <button>small</button><button class="wide">wide</button>
      <button disabled>not pressed</button>
      <p>A sentence with <a href="#">a link</a> in it.</p>
      <label style="display: block; padding: 20px">On <input type="checkbox"></label>`);
    expect(await touchFaultsOf(page)).toEqual(["small target 60x30: <button> small"]);
  });

  it("reports fields whose text is so small that a phone zooms in", async () => {
    await page.setContent(
      `<style>input { height: 60px; width: 200px; font-size: 16px }</style>
      <input name="large"><input name="small" style="font-size: 14px">`,
    );
    expect(await touchFaultsOf(page)).toEqual(["small text in a field (14 px): small"]);
  });

  it("reports content wider than a window of 320 px, unless it scrolls inside", async () => {
    const wide = `<div style="width: 500px; height: 80px">wide</div>`;
    await page.setContent(`<div style="overflow-x: auto"><table><tr><td>${wide}</table></div>`);
    expect(await reflowFaultsOf(page)).toEqual([]);
    await page.setContent(wide);
    expect(await reflowFaultsOf(page)).toEqual(["wider than 320 px: 508"]);
    await page.setContent(`<div class="box" style="overflow-x: auto">${wide}</div>`);
    expect(await reflowFaultsOf(page)).toEqual(["scrolls sideways at 320 px: DIV box"]);
    expect(page.viewportSize()).toEqual({ width: 390, height: 844 });
  });

  it("reports a focus without an outline, or one that is covered", async () => {
    await page.setContent(`
      <style>button { display: block; margin: 30px } .bare { outline: none }
        .over { position: fixed; top: 0; left: 0; right: 0; height: 70px; background: white }</style>
      <button>covered</button><button class="bare">bare</button><button>seen</button><div class="over"></div>`);
    expect(await focusFaultsOf(page)).toEqual([
      "focus out of sight: <button> covered",
      "focus not to be seen: <button> bare",
    ]);
  });
});
