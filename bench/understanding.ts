import { understand, type UnderstandRequest } from "@propertyvr/understanding";
import { launchBrowser } from "../e2e/harness/browser.ts";
import { bundleUnderstanding, everyRequest } from "../e2e/harness/web-understanding.ts";
import { findChromium } from "../scripts/chromium.mjs";
import { MESSAGES } from "./messages.ts";
import { spreadOf, type Spread } from "./timing.ts";

const PASSES = 5;
/** A middling phone beside the machine that measures. */
export const PHONE_IS_SLOWER = 4;

export interface UnderstandingTimes {
  readonly firstMs: number;
  readonly each: Spread;
}
export interface UnderstandingBench {
  /** Messages of the corpora and the labelled set, each in its conversation. */
  readonly messages: number;
  readonly server: UnderstandingTimes;
  /** Null where there is no Chromium. */
  readonly phone: UnderstandingTimes | null;
}

/** Milliseconds to read one message, once warm, and the first of all: here, and in a slowed Chromium. */
export async function benchUnderstanding(): Promise<UnderstandingBench> {
  const [firstMs = Number.NaN] = time([{ text: MESSAGES[0] ?? "" }], 0, understand);
  const requests = everyRequest().map(lastOnly);
  const server = { ...timesOf(time(requests, PASSES, understand)), firstMs };
  const phone = findChromium() === undefined ? null : await onPhone(requests);
  return { messages: requests.length, server, phone };
}

/** Earlier messages are state by the time the next one comes. */
function lastOnly({ text, history = [], state }: UnderstandRequest): UnderstandRequest {
  const before = history.slice(0, -1);
  const last = history[history.length - 1];
  return last === undefined
    ? { text, state }
    : { text, state: { criteria: understand({ text: last, history: before }).criteria } };
}

/** Runs here and, as source, in the page: it may lean on nothing outside itself. */
function time(
  requests: readonly UnderstandRequest[],
  passes: number,
  read: (request: UnderstandRequest) => unknown,
): number[] {
  const times: number[] = [];
  for (let pass = 0; pass <= passes; pass++)
    for (const request of requests) {
      const start = performance.now();
      read(request);
      // The first of all stands first; the rest of the first pass only warms.
      if (pass > 0 || times.length === 0) times.push(performance.now() - start);
    }
  return times;
}

function timesOf([firstMs = Number.NaN, ...rest]: readonly number[]): UnderstandingTimes {
  return { firstMs, each: spreadOf(rest) };
}

async function onPhone(requests: readonly UnderstandRequest[]): Promise<UnderstandingTimes> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: PHONE_IS_SLOWER });
    await page.evaluate(await bundleUnderstanding());
    const times = await page.evaluate<number[]>(
      `(${time.toString()})(${JSON.stringify(requests)}, 1, understand)`,
    );
    return timesOf(times);
  } finally {
    await browser.close();
  }
}
