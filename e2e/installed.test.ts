import type { Session } from "@propertyvr/contracts";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsInEveryLook } from "./harness/accessibility.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene } from "./harness/scene.ts";
import { listen, signedInContext, signUp } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

const DESKTOP = { reducedMotion: "reduce", viewport: { width: 1280, height: 900 } } as const;

interface Manifest {
  readonly id: string;
  readonly lang: string;
  readonly description: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

/** The manifest as Chromium read it, and what it holds against installing the site. */
async function asApp(page: Page): Promise<{ manifest: Manifest; errors: readonly unknown[] }> {
  const devtools = await page.context().newCDPSession(page);
  const { data = "", errors } = await devtools.send("Page.getAppManifest");
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  await devtools.detach();
  // A context of a test is a private window, from which nothing is installed.
  const held = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  return { manifest: JSON.parse(data) as Manifest, errors: [...errors, ...held] };
}

describe("PropertyVR as an app", () => {
  let product: Product;
  let browser: Browser;
  let session: Session;
  const complaints: string[] = [];

  beforeAll(async () => {
    ({ product, browser } = await openScene());
    session = await signUp(product);
  }, 180_000);
  afterAll(() => closeScene({ product, browser }));

  const openHome = async (device: BrowserContextOptions, language: "en" | "th"): Promise<Page> => {
    const context = await signedInContext(browser, session, device, language);
    const page = await context.newPage();
    listen(page, complaints);
    await goTo(page, product.url);
    await page.locator("main textarea").waitFor();
    return page;
  };

  it.each([
    ["en", "light", "New chat", "#fcfaf6"],
    ["th", "dark", "แชตใหม่", "#0c1316"],
  ] as const)(
    "can be installed, in %s and the %s colours",
    async (language, colorScheme, newChat, colour) => {
      const page = await openHome({ ...DESKTOP, colorScheme }, language);
      const { manifest, errors } = await asApp(page);
      expect(errors).toEqual([]);
      expect(manifest).toMatchObject({ id: "/", lang: language, theme_color: colour });
      expect(manifest.shortcuts[0]).toMatchObject({ name: newChat, url: "/" });
      const colours = await page
        .locator("meta[name=theme-color]")
        .evaluateAll((all) => all.map((each) => each.getAttribute("content")));
      expect(colours).toEqual([colour, colour]);
      await page.context().close();
    },
  );

  it("has icons of the sizes that its manifest states", async () => {
    const page = await openHome(DESKTOP, "en");
    const { manifest } = await asApp(page);
    const sizes = await page.evaluate(
      (icons) =>
        Promise.all(
          icons.map(async ({ src }) => {
            const image = new Image();
            image.src = src;
            await image.decode();
            return `${String(image.naturalWidth)}x${String(image.naturalHeight)}`;
          }),
        ),
      manifest.icons,
    );
    expect(sizes).toEqual(manifest.icons.map((icon) => icon.sizes));
    await page.context().close();
  });

  it("keeps one app's id while language and theme change under it", async () => {
    const page = await openHome({ ...DESKTOP, colorScheme: "light" }, "en");
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitemradio", { name: "Dark" }).click();
    await expect.poll(async () => (await asApp(page)).manifest.theme_color).toBe("#0c1316");
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitemradio", { name: "ไทย" }).click();
    await expect.poll(async () => (await asApp(page)).manifest.lang).toBe("th");
    expect((await asApp(page)).manifest.id).toBe("/");
    await page.context().close();
  });

  it("offers to be installed where the browser offers it, once", async () => {
    const page = await openHome(DESKTOP, "en");
    const menu = page.getByRole("button", { name: "Account menu" });
    await page.evaluate(() => {
      const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
        prompt: () => {
          document.title = "asked";
          return Promise.resolve();
        },
      });
      window.dispatchEvent(offer);
    });
    await menu.click();
    await page.getByRole("menuitem", { name: "Install app" }).click();
    await expect.poll(() => page.title()).toBe("asked");
    await menu.click();
    await page.getByRole("menuitem", { name: "Sign Out" }).waitFor();
    expect(await page.getByRole("menuitem", { name: "Install app" }).count()).toBe(0);
    await page.context().close();
  });

  it("tells on an iPhone how to put it on the home screen", async () => {
    const page = await openHome(
      {
        reducedMotion: "reduce",
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        userAgent:
          "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
      },
      "th",
    );
    await page.getByRole("button", { name: "เปิดรายการแชต" }).click();
    await page.getByRole("button", { name: "เมนูบัญชี" }).click();
    await page.getByRole("menuitem", { name: "ติดตั้งแอป" }).click();
    const window = page.getByRole("dialog", { name: "ติดตั้ง PropertyVR" });
    await window.getByText("เพิ่มไปยังหน้าจอโฮม").waitFor();
    expect(await violationsInEveryLook(page)).toEqual([]);
    await page.context().close();
  });

  it("and wrote no error to the console", () => {
    expect(complaints).toEqual([]);
  });
});
