import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsInEveryLook } from "./harness/accessibility.ts";
import { makeKey } from "./harness/partner.ts";
import { CONTACT, type PartnerStage, setPartnerStage } from "./harness/partner-stage.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene, openSignedIn } from "./harness/scene.ts";

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const WORDY = {
  en: "Renovated corner unit on a high floor with unblocked river and mountain views, ".repeat(2),
  th: "คอนโดห้องมุมชั้นสูงตกแต่งใหม่วิวแม่น้ำและภูเขาไม่มีตึกบังเดินไปไนท์บาซาร์ได้".repeat(2),
};
const QUESTIONS = {
  en: {
    one: "2 bedroom condo to rent in Chiang Rai",
    wordy: "4 bedroom condo to rent in Chiang Rai",
  },
  th: { one: "หาคอนโดเช่า 2 ห้องนอน เชียงราย", wordy: "หาคอนโดเช่า 4 ห้องนอน เชียงราย" },
};

describe("homes that say little, or too much", () => {
  let product: Product;
  let browser: Browser;
  let stage: PartnerStage;

  beforeAll(async () => {
    ({ product, browser } = await openScene());
    stage = await setPartnerStage(product.url);
    const key = await makeKey(product, stage.admin.session_token, "wordy");
    const reply = await fetch(`${product.url}/api/partner/properties`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": key },
      body: JSON.stringify({
        external_id: "CR-wordy",
        title_en: WORDY.en,
        title_th: WORDY.th,
        property_type: "condo",
        deal: "rent",
        rent_price: "on request",
        bedrooms: 4,
        province: "Chiang Rai",
        district: "Mueang Chiang Rai",
        contact: CONTACT,
      }),
    });
    if (!reply.ok) throw new Error(`the home was not taken: ${await reply.text()}`);
  }, 180_000);
  afterAll(() => closeScene({ product, browser }));

  describe.each(["en", "th"] as const)("in %s on a phone", (language) => {
    const asked = async (question: string): Promise<Page> => {
      const { page } = await openSignedIn({ product, browser }, stage.seeker, {
        device: PHONE,
        language,
      });
      await page.locator("main textarea").fill(question);
      await page.locator("main form button[type=submit]").tap();
      await page.locator("[data-results] article").first().waitFor({ timeout: 60_000 });
      return page;
    };

    it("one home alone has no order to choose, and no picture keeps no room", async () => {
      const page = await asked(QUESTIONS[language].one);
      const results = page.locator("[data-results]");
      expect(await results.locator("article").count()).toBe(1);
      expect(await results.locator("h2 ~ button").count()).toBe(0);
      const card = await results.locator("article").boundingBox();
      const price = await results.locator("[data-price]").boundingBox();
      expect((price?.y ?? 0) - (card?.y ?? 0)).toBeLessThan(120);
      expect(await violationsInEveryLook(page)).toEqual([]);
      await page.context().close();
    });

    it("a title as long as a paragraph takes three lines of its card, and is whole beside the chat", async () => {
      const page = await asked(QUESTIONS[language].wordy);
      const link = page.locator("[data-results] [data-home]").first();
      const title = link.locator("span").first();
      const lineHeight = await title.evaluate((each) =>
        parseFloat(getComputedStyle(each).lineHeight),
      );
      const shown = await title.boundingBox();
      expect(Math.round((shown?.height ?? 0) / lineHeight)).toBe(3);
      await link.tap();
      const panel = page.getByRole("dialog");
      await panel.getByRole("heading", { name: WORDY[language].trim() }).waitFor();
      expect(await violationsInEveryLook(page)).toEqual([]);
      await page.context().close();
    });
  });
});
