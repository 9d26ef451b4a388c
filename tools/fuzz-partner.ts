/**
 * npm run fuzz:partner -- [--minutes 10] [--seed 1]
 * Sends requests drawn from the OpenAPI document, and nearly drawn, to every route that an API key
 * opens, on an app and a database of its own. A fault of ours, an answer that does not fit its schema
 * or a status that the operation does not declare is printed with its request. At the end stands the
 * longest time in which no other request would have been heard; it depends on the machine.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { fuzzPartners } from "../apps/server/src/platform/http/testing/fuzz/fuzz-partners.ts";
import { linesOf } from "../apps/server/src/platform/http/testing/fuzz/tally-lines.ts";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "10" }, seed: { type: "string", default: "1" } },
});
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
const end = performance.now() + Number(values.minutes) * 60_000;
const tally = await fuzzPartners(Number(values.seed), () => performance.now() >= end);
console.log(linesOf(tally, values.seed).join("\n"));
console.log(`longest delay of the event loop: ${(delay.max / 1e6).toFixed(0)} ms`);
process.exitCode = tally.faults.length === 0 ? 0 : 1;
