import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds wrong with the page once nothing moves on it, in WCAG 2.2 A and AA and by its best
 * practices: rule and place.
 */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  await untilStill(page);
  // Evaluated, not added as a script: the content security policy stays as it is.
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run: (options: object) => Promise<{
          violations: readonly { id: string; nodes: readonly { html: string }[] }[];
        }>;
      };
    };
    const { violations } = await axe.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
    );
  });
}

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/**
 * The same on phone and desktop, each light and dark, of the page as it stands; and where something
 * of it stands beyond the edge of the window. Leaves the page as it found it.
 */
export async function violationsInEveryLook(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize();
  const wasDark = (await page.locator("html.dark").count()) > 0;
  const found: string[] = [];
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      await show(page, colorScheme);
      const wrong = [...(await violationsOf(page)), ...(await overflowOf(page))];
      found.push(...wrong.map((each) => `${String(viewport.width)} ${colorScheme} ${each}`));
    }
  }
  if (before !== null) await page.setViewportSize(before);
  await show(page, wasDark ? "dark" : "light");
  return found;
}

const show = async (page: Page, colorScheme: "light" | "dark"): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html.${colorScheme}`).waitFor();
};

/**
 * Colours on their way from one to the other are no contrast to judge. One that is inherited may set
 * out when the one above it has arrived, so that nothing moves for some frames is waited for.
 */
export const untilStill = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let still = 0; still < 5; still += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      // One that holds its last state is listed for as long as it does.
      const ending = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
        );
      if (ending.length > 0) still = -1;
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }
  });

export const overflowOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`wider than the window: ${String(scrollWidth)}`] : [];
  });
