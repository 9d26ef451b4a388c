import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Product } from "./product.ts";
import { storedMessages } from "./stored-messages.ts";

/** The newest answer of the chat on a page, whose chips are edited in place. */
export interface NewestAnswer {
  readonly chips: Locator;
  readonly rooms: Locator;
  readonly price: Locator;
  /** Opens what stood there before. */
  readonly fold: Locator;
  /** How many answers the chat has, once no other is being written. */
  readonly done: () => Promise<number>;
  /** Does something that is answered in place, and waits until the answer is drawn. */
  readonly answeredTo: (act: () => Promise<unknown>) => Promise<void>;
  /** Ticks one more number of bedrooms at the chip. */
  readonly addRooms: (rooms: number, apply: string) => Promise<void>;
}

export function newestAnswer(page: Page, product: Product): NewestAnswer {
  const log = page.getByRole("log");
  const chips = log.locator("[data-chips]").last();
  const rooms = chips.locator("[data-change=bedrooms]");
  const done = async (): Promise<number> =>
    (await storedMessages(page, product)).filter(
      ({ sender, status }) => sender === "ai" && status === "done",
    ).length;
  const answeredTo = async (act: () => Promise<unknown>): Promise<void> => {
    const before = await done();
    await act();
    await expect.poll(done).toBe(before + 1);
    await expect.poll(() => log.locator("[aria-busy=true]").count()).toBe(0);
    await chips.locator("[data-change][aria-disabled=false]").first().waitFor();
  };
  return {
    chips,
    rooms,
    price: chips.locator("[data-change=price]"),
    fold: log.locator("[data-changed] [aria-expanded]"),
    done,
    answeredTo,
    addRooms: async (number, apply) => {
      await rooms.click();
      const editor = page.getByRole("dialog");
      const box = editor.getByRole("checkbox", { name: String(number), exact: true });
      await box.focus();
      await page.keyboard.press("Space");
      await answeredTo(async () => {
        await editor.getByRole("button", { name: apply }).click();
        await editor.waitFor({ state: "detached" });
      });
    },
  };
}
