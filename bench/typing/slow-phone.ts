import { Worker } from "node:worker_threads";
import type { Browser, Page } from "playwright-core";

/** The network of Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit/s down, 0.75 up. */
export async function onSlow4G(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  });
}

export async function forgetFiles(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
}

/** All that draws and computes for pages runs `times` slower until the answered function is called. */
export async function slowedDown(page: Page, times: number): Promise<() => Promise<void>> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("the page has no browser of its own");
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  const pids = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  const isOver = new SharedArrayBuffer(4);
  const thread = new Worker(new URL("stop-and-go.mjs", import.meta.url), {
    workerData: { pids, share: 1 / times, isOver },
  });
  return () =>
    new Promise((resolve) => {
      thread.once("exit", () => resolve());
      Atomics.store(new Int32Array(isOver), 0, 1);
    });
}

/** Milliseconds for a loop that does nothing else: slowed, as many times more. */
export const timeOfLoop = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const start = performance.now();
    let sum = 0;
    for (let n = 0; n < 3e7; n++) sum += Math.sqrt(n);
    return sum > 0 ? performance.now() - start : 0;
  });

export const PHONE: Parameters<Browser["newContext"]>[0] = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};
