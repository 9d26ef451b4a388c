import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsInEveryLook, violationsOf } from "./harness/accessibility.ts";
import { launchBrowser } from "./harness/browser.ts";
import { type PartnerStage, setPartnerStage } from "./harness/partner-stage.ts";
import { type Product, startProduct } from "./harness/product.ts";
import { closeScene } from "./harness/scene.ts";
import { listen, signedInContext } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

const FETCHED_WITHIN = { timeout: 30_000, interval: 250 };

describe("photos that a partner names", () => {
  let product: Product;
  let browser: Browser;
  let stage: PartnerStage;
  let page: Page;
  let photos: Server;
  let photosAt: string;
  const complaints: string[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
    const files = await drawPhotos(browser);
    photos = createServer((request, reply) => {
      const file = files.get(request.url ?? "");
      if (file === undefined) reply.writeHead(404).end();
      else reply.writeHead(200, { "content-type": "image/jpeg" }).end(file);
    });
    await new Promise<void>((resolve) => photos.listen(0, "127.0.0.1", resolve));
    const host = `127.0.0.1:${String((photos.address() as AddressInfo).port)}`;
    photosAt = `http://${host}`;
    product = await startProduct({ env: { OUTBOUND_ALLOW: host } });
    stage = await setPartnerStage(product.url, (n) =>
      n === 3
        ? [`${photosAt}/gone.jpg`]
        : [`${photosAt}/wide.jpg`, `${photosAt}/gone.jpg`, `${photosAt}/tall.jpg`],
    );
    const context = await signedInContext(
      browser,
      stage.seeker,
      { viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" },
      "en",
    );
    page = await context.newPage();
    listen(page, complaints);
  }, 180_000);

  afterAll(async () => {
    await closeScene({ product, browser });
    photos?.close();
  });

  const addressOf = (reference: string) => `${product.url}/property/${stage.ids[reference] ?? ""}`;

  it("stand on the page of their home, from our own origin only", async () => {
    await expect
      .poll(async () => {
        const reply = await fetch(`${product.url}/api/properties/${stage.ids["CR-2"] ?? ""}`);
        return ((await reply.json()) as { photos: unknown[] }).photos.length;
      }, FETCHED_WITHIN)
      .toBe(2);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await goTo(page, addressOf("CR-2"));
    const gallery = page.getByRole("region", { name: "Photos of Riverside condo 2" });
    const first = gallery.getByAltText("Photo 1 of 2: Riverside condo 2");
    await expect.poll(() => widthOf(first)).toBe(1280);
    await gallery.getByText("1 of 2").waitFor();
    expect(await violationsInEveryLook(page)).toEqual([]);
    await gallery.getByRole("button", { name: "Next photo" }).focus();
    await page.keyboard.press("ArrowRight");
    await gallery.getByText("2 of 2").waitFor();
    const second = gallery.getByAltText("Photo 2 of 2: Riverside condo 2");
    await expect.poll(() => widthOf(second)).toBe(600);
    const offset = async () =>
      Math.abs(((await second.boundingBox())?.x ?? 0) - ((await gallery.boundingBox())?.x ?? 0));
    await expect.poll(offset).toBeLessThan(2);
    expect(asked.filter((url) => !url.startsWith(product.url))).toEqual([]);
  });

  it("stand on cards, and a home without one keeps the same room", async () => {
    await goTo(page, product.url);
    const box = page.getByRole("textbox", { name: "Your message" });
    await box.fill("condo for rent in Chiang Rai");
    await box.press("Enter");
    const cards = page.locator("[data-results]").getByRole("article");
    await expect.poll(() => cards.count()).toBe(3);
    const card = cards.filter({ hasText: "Riverside condo 1" });
    await expect.poll(() => widthOf(card.getByAltText("Riverside condo 1"))).toBe(640);
    const without = cards.filter({ hasText: "Riverside condo 3" });
    await without.getByText("No picture").waitFor();
    const heights = await cards.evaluateAll((all) =>
      all.map((each) => each.firstElementChild?.getBoundingClientRect().height),
    );
    expect(new Set(heights).size).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

const widthOf = (image: ReturnType<Page["getByAltText"]>): Promise<number> =>
  image.evaluate((element) => (element as HTMLImageElement).naturalWidth);

/** Files as a camera would make them: drawn by the browser itself. */
async function drawPhotos(browser: Browser): Promise<ReadonlyMap<string, Buffer>> {
  const page = await browser.newPage();
  const files = new Map<string, Buffer>();
  for (const [name, width, height] of [
    ["/wide.jpg", 1600, 1000],
    ["/tall.jpg", 600, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.setContent(
      `<body style="margin:0;height:100vh;background:
        radial-gradient(circle at 70% 30%, #ffe2a8 0 9%, transparent 10%),
        linear-gradient(#7db7d9 0 55%, #4f8a5b 55% 70%, #c9b38c 70%)"></body>`,
    );
    files.set(name, await page.screenshot({ type: "jpeg", quality: 85 }));
  }
  await page.close();
  return files;
}
