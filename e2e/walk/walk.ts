import { mkdirSync } from "node:fs";
import path from "node:path";
import { type Language, LANGUAGES } from "@propertyvr/vocabulary";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { overflowOf, untilStill, violationsOf } from "../harness/accessibility.ts";
import { listen, signedInContext } from "../harness/signed-in.ts";
import { goTo } from "../harness/go-to.ts";
import { focusFaultsOf, reflowFaultsOf, touchFaultsOf } from "./by-hand.ts";
import { accountOf, type OpenedPage, type Screen } from "./screens.ts";
import type { WalkStage } from "./stage.ts";

/** One of the eight ways in which a screen is seen. */
export interface Crossing {
  readonly language: Language;
  readonly theme: "light" | "dark";
  readonly device: "phone" | "desktop";
}

const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

export const CROSSINGS: readonly Crossing[] = LANGUAGES.flatMap((language) =>
  (["light", "dark"] as const).flatMap((theme) =>
    (["phone", "desktop"] as const).map((device) => ({ language, theme, device })),
  ),
);

/** A screen in one crossing, and what is wrong with it there. */
export interface CheckedScreen {
  readonly screen: string;
  readonly crossing: Crossing;
  readonly faults: readonly string[];
}

/**
 * Opens one screen as the person it is for, on a device of its own. Faults are what axe finds, errors
 * of the page and its console, requests to other servers, content wider than the window, and that it
 * did not open.
 * @param pictures a folder that takes a picture of it
 */
export async function seeScreen(
  { browser, stage, pictures, isByHand = false }: WalkingIn,
  screen: Screen,
  crossing: Crossing,
): Promise<CheckedScreen> {
  const context = await contextOf(browser, stage, screen, crossing);
  const faults: string[] = [];
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    listen(page, complaints);
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && origin !== stage.url)
        faults.push(`asked a foreign server: ${request.url()}`);
    });
    const settled = watchRequests(page);
    await open({ page, settled }, screen, crossing, stage);
    if (pictures !== undefined) await draw(page, pictures, screen, crossing);
    faults.push(...(await violationsOf(page)), ...(await overflowOf(page)));
    if (isByHand) faults.push(...(await byHand(page, crossing)));
    faults.push(...complaints.filter((each) => screen.answers?.test(each) !== true));
  } catch (error) {
    faults.push(`did not open: ${String(error).split("\n").slice(0, 3).join(" ")}`);
  } finally {
    await context.close();
  }
  return { screen: screen.name, crossing, faults };
}

/** By finger on a phone; by key where a keyboard is, once for all looks. */
async function byHand(
  page: Page,
  { language, theme, device }: Crossing,
): Promise<readonly string[]> {
  // The loader of `npm run walk` names functions by a helper of its own, which no page has.
  await page.evaluate("globalThis.__name ??= (named) => named");
  if (device === "phone") return [...(await touchFaultsOf(page)), ...(await reflowFaultsOf(page))];
  return language === "en" && theme === "light" ? focusFaultsOf(page) : [];
}

export interface WalkingIn {
  readonly browser: Browser;
  readonly stage: WalkStage;
  readonly pictures?: string | undefined;
  /** Also what a finger or the Tab key does not come by, and what a window of 320 px does not hold. */
  readonly isByHand?: boolean;
}

async function contextOf(
  browser: Browser,
  stage: WalkStage,
  { who }: Screen,
  { language, theme, device }: Crossing,
): Promise<BrowserContext> {
  const options = {
    ...DEVICES[device],
    reducedMotion: "reduce",
    colorScheme: theme,
    locale: language === "th" ? "th-TH" : "en-GB",
  } as const;
  const account = accountOf(who, stage);
  return account === null
    ? browser.newContext(options)
    : signedInContext(browser, account, options, language);
}

async function open(
  { page, settled }: { readonly page: Page; readonly settled: () => Promise<void> },
  screen: Screen,
  { language, device }: Crossing,
  stage: WalkStage,
): Promise<void> {
  page.setDefaultTimeout(20_000);
  const address = typeof screen.path === "string" ? screen.path : screen.path(stage, language);
  await goTo(page, stage.url + address);
  await settled();
  const t: OpenedPage["t"] = (messages, id) =>
    messages[language][id]
      .split(/\{[^{}]*\}/)
      .map((piece) => piece.trim())
      .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), "");
  await screen.open?.({ page, stage, language, isPhone: device === "phone", t });
  await settled();
}

const QUIET_MS = 200;

/** What to call until nothing is on its way to the page and nothing in it moves. */
function watchRequests(page: Page): () => Promise<void> {
  const seen = { underWay: 0, changedAt: Date.now() };
  const count = (step: 1 | -1) => () => {
    seen.underWay += step;
    seen.changedAt = Date.now();
  };
  page.on("request", count(1));
  page.on("requestfinished", count(-1));
  page.on("requestfailed", count(-1));
  const isQuiet = () => seen.underWay <= 0 && Date.now() - seen.changedAt >= QUIET_MS;
  return async () => {
    seen.changedAt = Date.now();
    while (!isQuiet()) await page.waitForTimeout(QUIET_MS / 4);
    await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
    await untilStill(page);
  };
}

async function draw(
  page: Page,
  folder: string,
  { name }: Screen,
  { language, theme, device }: Crossing,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const file = `${name.replaceAll(/[^A-Za-z0-9]+/g, "-")}.${language}.${theme}.${device}.png`;
  await page.screenshot({ path: path.join(folder, file) });
}
