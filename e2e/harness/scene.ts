import type { Browser } from "playwright-core";
import { launchBrowser } from "./browser.ts";
import { buildProduct, type Product, type ProductOptions, startProduct } from "./product.ts";

/** What a journey is made in: a fresh product and a browser of its own. */
export interface Scene {
  readonly product: Product;
  readonly browser: Browser;
}

/** For `beforeAll`, which needs the time of a build where one is stale. */
export async function openScene(options?: ProductOptions): Promise<Scene> {
  buildProduct();
  const [product, browser] = await Promise.all([startProduct(options), launchBrowser()]);
  return { product, browser };
}

/** For `afterAll`, whatever of it was opened. */
export async function closeScene({ product, browser }: Partial<Scene>): Promise<void> {
  await browser?.close();
  await product?.stop();
}
