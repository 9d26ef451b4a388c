import { requireChromium } from "../../scripts/chromium.mjs";
import { buildProduct } from "./product.ts";
import { openShelf } from "./shelf.ts";

/**
 * For vitest's `globalSetup`, once before all journeys: builds what is stale (two files that built at the same
 * time would spoil each other's build) and opens the shelf of data folders.
 * @throws {Error} where there is no Chromium: journeys that nobody ran must not look green
 */
export default function prepareJourneys(): () => void {
  requireChromium();
  buildProduct();
  return openShelf();
}
