/**
 * npm run fuzz:session -- [--minutes 10] [--seed 1]
 * Sends requests drawn from the OpenAPI document, and nearly drawn, to every route that a session
 * opens: chats and their branches, feedback, enquiries and their threads, own listings, the account.
 * A fault of ours, an answer that does not fit its schema or a status that the operation does not
 * declare is printed with its request.
 */
import { parseArgs } from "node:util";
import { fuzzSessions } from "../apps/server/src/desk/route-access/testing/fuzz-sessions.ts";
import { linesOf } from "../apps/server/src/platform/http/testing/fuzz/tally-lines.ts";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "10" }, seed: { type: "string", default: "1" } },
});
const end = performance.now() + Number(values.minutes) * 60_000;
const tally = await fuzzSessions(Number(values.seed), () => performance.now() >= end);
console.log(linesOf(tally, values.seed).join("\n"));
process.exitCode = tally.faults.length === 0 ? 0 : 1;
