import type { Chat, MessageReply } from "@propertyvr/contracts";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXAMPLES } from "../apps/web/src/features/chat/examples.ts";
import { type ExampleKind, examplesByKind } from "../apps/web/src/features/help/examples.ts";
import { violationsOf } from "./harness/accessibility.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene } from "./harness/scene.ts";
import { post } from "./harness/partner-stage.ts";
import { listen, signUp } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

const ANSWERED_BY: Readonly<Record<ExampleKind, string>> = {
  homes: "listings",
  prices: "insight",
  sums: "calculation",
  rules: "citation",
};

describe("the help page of somebody without an account", () => {
  let product: Product;
  let browser: Browser;
  const complaints: string[] = [];

  beforeAll(async () => {
    ({ product, browser } = await openScene());
  }, 180_000);
  afterAll(() => closeScene({ product, browser }));

  it.each([
    ["en", "light", "Contact Us", "Send message", "Thank you for contacting us!"],
    ["th", "dark", "ติดต่อเรา", "ส่งข้อความ", "ขอบคุณ"],
  ] as const)(
    "answers, and takes a message, in %s and %s",
    async (language, colorScheme, contact, send, thanks) => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        reducedMotion: "reduce",
        colorScheme,
        locale: language === "th" ? "th-TH" : "en-GB",
      });
      const page = await context.newPage();
      listen(page, complaints);
      await goTo(page, `${product.url}/help`);
      await page.getByRole("tab", { name: contact }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole("tab", { name: contact }).click();
      const boxes = page.getByRole("textbox");
      for (const [at, text] of ["Mali", "mali@example.com", "A home is gone", "Rented."].entries())
        await boxes.nth(at).fill(text);
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole("button", { name: send }).click();
      await page.getByText(thanks).first().waitFor();
      await context.close();
    },
  );

  it.each(["en", "th"] as const)(
    "names examples of which each is answered as its kind should be, in %s",
    async (language) => {
      const who = await signUp(product, { email: `examples-${language}@example.com` });
      for (const { kind, texts } of examplesByKind(language, EXAMPLES[language]))
        for (const message of texts) {
          const { id } = await post<Chat>(product.url, "/api/chats", { is_temporary: true }, who);
          const { aiResponse } = await post<MessageReply>(
            product.url,
            `/api/chats/${id}/messages`,
            { message },
            who,
          );
          const types = aiResponse?.parts?.map(({ type }) => type);
          expect(types, message).toContain(ANSWERED_BY[kind]);
        }
    },
    120_000,
  );

  it("wrote no error to the console", () => {
    expect(complaints).toEqual([]);
  });
});
