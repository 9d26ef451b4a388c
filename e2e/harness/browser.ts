import { type Browser, chromium } from "playwright-core";
import { findChromium } from "../../scripts/chromium.mjs";

/** True where a browser can be driven; tests that need one are skipped elsewhere. */
export const hasBrowser = findChromium() !== undefined;

/**
 * Headless Chromium that contacts nobody but the pages it is given. Its people accepted optional storage, unless
 * they are to be asked. Files come from the product each time: a journey about the worker that holds them allows it.
 */
export async function launchBrowser({ asksConsent = false } = {}): Promise<Browser> {
  const browser = await launchChromium();
  if (asksConsent) return browser;
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext({ serviceWorkers: "block", ...options });
    await context.addInitScript(() => {
      try {
        if (localStorage.getItem("cookie_consent") === null)
          localStorage.setItem("cookie_consent", "accepted");
      } catch {
        // An empty page has no storage.
      }
    });
    return context;
  };
  return browser;
}

function launchChromium(): Promise<Browser> {
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
