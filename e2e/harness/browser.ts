import { type Browser, chromium } from "playwright-core";
import { requireChromium } from "../../scripts/chromium.mjs";

export interface BrowserOptions {
  readonly asksConsent?: boolean;
  /** A sound (WAV) that its microphone hears over and over, and whether pages may hear it. Without it there is none. */
  readonly microphone?: { readonly sound: string; readonly isAllowed: boolean };
}

/**
 * Headless Chromium that contacts nobody but the pages it is given. Its people accepted optional storage, unless
 * they are to be asked. Files come from the product each time: a journey about the worker that holds them allows it.
 */
export async function launchBrowser(options: BrowserOptions = {}): Promise<Browser> {
  const { asksConsent = false, microphone } = options;
  const browser = await launchChromium(microphone);
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

function launchChromium(microphone: BrowserOptions["microphone"]): Promise<Browser> {
  return chromium.launch({
    executablePath: requireChromium(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...(microphone === undefined
        ? []
        : [
            "--use-fake-device-for-media-stream",
            `--use-file-for-fake-audio-capture=${microphone.sound}`,
            // Without it a page that asks is refused, as nobody is there to allow it.
            ...(microphone.isAllowed ? ["--use-fake-ui-for-media-stream"] : []),
          ]),
    ],
  });
}
