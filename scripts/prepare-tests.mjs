// Installs what the tests need: packages, a browser, and what runs the samples of the partner API.
import { ensureInstalled } from "./ensure.mjs";
import { findChromium, HOW_TO_INSTALL, installChromium } from "./chromium.mjs";
import { ensureInterpreters, howToInstall } from "./interpreters.mjs";

/** What cannot be installed is told with how to do it; the tests that need it fail, all others run. */
export async function prepareTests() {
  await ensureInstalled();
  if (findChromium() === undefined && !installChromium()) console.log(HOW_TO_INSTALL);
  for (const language of ensureInterpreters()) console.log(howToInstall(language));
}
