import { type Browser, chromium } from "playwright-core";
import { findChromium } from "../../scripts/chromium.mjs";

/** True where a browser can be driven; tests that need one are skipped elsewhere. */
export const hasBrowser = findChromium() !== undefined;

/** Headless Chromium that contacts nobody but the pages it is given. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error("no Chromium on this machine");
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
