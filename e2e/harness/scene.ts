import type { Session } from "@propertyvr/contracts";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { launchBrowser } from "./browser.ts";
import { type Product, type ProductOptions, startProduct } from "./product.ts";
import { listen, signedInContext } from "./signed-in.ts";
import { goTo } from "./go-to.ts";

/** What a journey is made in: a fresh product and a browser of its own. */
export interface Scene {
  readonly product: Product;
  readonly browser: Browser;
}

/** For `beforeAll`. */
export async function openScene(options?: ProductOptions): Promise<Scene> {
  const [product, browser] = await Promise.all([startProduct(options), launchBrowser()]);
  return { product, browser };
}

export interface SignedInPage {
  readonly context: BrowserContext;
  readonly page: Page;
}

/**
 * The first page of the product on a device of its own on which this person is signed in. Nothing
 * moves on it: colours on their way from one to the other are no contrast to judge.
 * @param complaints takes the errors of the page
 */
export async function openSignedIn(
  { product, browser }: Scene,
  session: Session,
  on: {
    readonly device: BrowserContextOptions;
    readonly language: "en" | "th";
    readonly complaints?: string[];
  },
): Promise<SignedInPage> {
  const still = { ...on.device, reducedMotion: "reduce" } as const;
  const context = await signedInContext(browser, session, still, on.language);
  const page = await context.newPage();
  if (on.complaints !== undefined) listen(page, on.complaints);
  await goTo(page, product.url);
  return { context, page };
}

/** For `afterAll`, whatever of it was opened. */
export async function closeScene({ product, browser }: Partial<Scene>): Promise<void> {
  await browser?.close();
  await product?.stop();
}
