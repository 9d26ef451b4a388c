import { manualOf, type ManualSpec } from "@propertyvr/contracts/manual";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "./harness/accessibility.ts";
import { makeKey } from "./harness/partner.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene } from "./harness/scene.ts";
import { signUp } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

describe("the partner portal", () => {
  let product: Product;
  let browser: Browser;
  let page: Page;
  let key: string;

  beforeAll(async () => {
    ({ product, browser } = await openScene({
      env: { SAMPLE_DATA: "off", SUPPORT_EMAIL: "api@propertyvr.example" },
    }));
    key = await makeKey(product, (await signUp(product)).session_token, "portal");
    page = await open();
  }, 180_000);

  afterAll(() => closeScene({ product, browser }));

  const open = async (language = "en", path = "/partner-portal", viewport = DESKTOP) => {
    const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
    await context.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
    const opened = await context.newPage();
    await goTo(opened, product.url + path);
    await opened.getByRole("heading", { level: 1 }).waitFor();
    return opened;
  };
  const part = (name: string) => page.getByRole("region", { name, exact: true });

  it("shows every operation and every problem of the document that the server serves", async () => {
    const document = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as ManualSpec;
    const { operations, problems } = manualOf(document);
    expect(operations.length).toBeGreaterThan(8);
    for (const { method, path } of operations)
      expect(
        await part("Endpoints")
          .getByRole("heading", { name: `${method} ${path}`, exact: true })
          .count(),
      ).toBe(1);
    for (const { code, type } of problems) {
      expect(type).toBe(`/docs/errors/${code}`);
      expect(await page.locator(`#error-${code}`).count()).toBe(1);
    }
  });

  it.each(["en", "th"])("fits a phone and a desktop and is accessible in %s", async (language) => {
    for (const viewport of [PHONE, DESKTOP]) {
      const opened = await open(language, "/partner-portal", viewport);
      expect(await violationsOf(opened)).toEqual([]);
      const overhang = await opened.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overhang).toBe(0);
      await opened.context().close();
    }
  });

  it("is where a real problem's type leads", async () => {
    const refused = await fetch(`${product.url}/api/partner/api-info`);
    const { type } = (await refused.json()) as { type: string };
    const opened = await open("en", type);
    expect(new URL(opened.url()).hash).toBe("#error-key_missing");
    await expect.poll(() => opened.locator("#error-key_missing").isVisible()).toBe(true);
    const top = () =>
      opened.locator("#error-key_missing").evaluate((each) => each.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(DESKTOP.height);
    await opened.context().close();
  });

  it("says letter for letter what is wrong with a key", async () => {
    await page.getByRole("button", { name: "Show my usage" }).click();
    const alert = part("Your key").getByRole("alert");
    await expect.poll(() => alert.innerText()).toBe("Please enter your API key");
    await page.getByLabel("API key", { exact: true }).fill("pvr_nonsense");
    await page.getByRole("button", { name: "Show my usage" }).click();
    await expect
      .poll(() => alert.innerText())
      .toMatch(/^Invalid API key or error fetching information\n/);
  });

  it("shows a key's limit and use, and keeps the key nowhere", async () => {
    await page.getByLabel("API key", { exact: true }).fill(key);
    await page.getByRole("button", { name: "Show my usage" }).click();
    await page.getByText("Left this hour").waitFor();
    await page.getByRole("figure", { name: /requests? in 24 hours/i }).waitFor();
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
    );
    expect(kept).not.toContain("pvr_");
    expect(await violationsOf(page)).toEqual([]);
  });

  it("tries a write as a dry run and a read for real", async () => {
    const create = page.locator("#writePartnerProperty");
    await create.getByRole("button", { name: "Try it" }).click();
    await create.getByRole("button", { name: "Send" }).click();
    await create
      .getByText(/^Response: 200 in \d+ ms$/)
      .first()
      .waitFor();
    await create.getByText('"dry_run"').first().waitFor();
    const list = page.locator("#partnerProperties");
    await list.getByRole("button", { name: "Try it" }).click();
    await list.getByRole("button", { name: "Send" }).click();
    await list
      .getByText(/^Response: 200 in \d+ ms$/)
      .first()
      .waitFor();
    // Nothing was kept by the dry run.
    expect(await list.getByText('"A-1001"').count()).toBe(0);
    await list.getByText("Headers").click();
    await list.getByText(/x-request-id: req_/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it("shows of the first answer what the server really answers", async () => {
    const shown = await page
      .getByRole("figure", { name: "What you get back (shortened)" })
      .locator("pre")
      .innerText();
    const promised = JSON.parse(shown.slice(shown.indexOf("{"))) as Shape;
    const code = await part("Quick start").locator("pre").first().innerText();
    const body = /--data-binary '([^]*)'/.exec(code)?.[1] ?? "";
    const answer = await fetch(`${product.url}/api/partner/properties`, {
      method: "POST",
      headers: { "x-api-key": key, "content-type": "application/json" },
      body,
    });
    expect(answer.status).toBe(201);
    const answered = (await answer.json()) as Shape;
    expect(answered).toMatchObject({ success: true, outcome: "inserted" });
    expect(shapeOf(promised)).toEqual(partOf(shapeOf(answered), shapeOf(promised)));
    // Fair, too: the score that is shown is the one that this home gets.
    expect((promised["property"] as Shape)["quality"]).toEqual({
      score: ((answered["property"] as Shape)["quality"] as Shape)["score"],
    });
  });

  it("ends a key that somebody found, for everybody and at once", async () => {
    const leak = part("Report a leaked key");
    await leak.getByLabel("The key you found").fill(key);
    await leak.getByRole("button", { name: "Revoke it" }).click();
    await leak.getByText(/^Thank you/).waitFor();
    const refused = await fetch(`${product.url}/api/partner/api-info`, {
      headers: { "x-api-key": key },
    });
    expect(((await refused.json()) as { code: string }).code).toBe("key_revoked");
  });
});

type Shape = { readonly [name: string]: unknown };

/** Names and kinds of values, without the values. */
const shapeOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]))
    : typeof value;

/** What of a shape another one has too. */
const partOf = (whole: unknown, part: unknown): unknown =>
  typeof part === "object" && part !== null
    ? Object.fromEntries(
        Object.entries(part).map(([name, inner]) => [name, partOf((whole as Shape)[name], inner)]),
      )
    : whole;
