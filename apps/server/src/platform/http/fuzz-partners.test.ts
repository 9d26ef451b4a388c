import { endpoints, type Endpoint } from "@propertyvr/contracts";
import { expect, it } from "vitest";
import type { FuzzTally } from "./testing/fuzz/fuzz-routes.ts";
import { fuzzPartners } from "./testing/fuzz/fuzz-partners.ts";

const REQUESTS = 1_200;
/** Ids are drawn anew each time, so an operation may need more of them until it has succeeded once. */
const REQUESTS_MOST = 8 * REQUESTS;

const ofKeys = Object.entries<Endpoint>(endpoints).filter(([, { access }]) => access === "key");

/** Operations of which only the refusals were tried so far. */
const onlyRefused = ({ answers }: FuzzTally): readonly string[] =>
  ofKeys.flatMap(([name, { status, otherStatuses = {} }]) => {
    const successes = [status, ...Object.keys(otherStatuses).map(Number)];
    return successes.some((each) => answers.get(name)?.has(each) === true) ? [] : [name];
  });

it("every route of a key answers as it declares, whatever is sent", async () => {
  const tally = await fuzzPartners(
    20_261_121,
    (now) =>
      now.requests >= REQUESTS_MOST || (now.requests >= REQUESTS && onlyRefused(now).length === 0),
  );
  expect(tally.faults).toEqual([]);
  expect(onlyRefused(tally)).toEqual([]);
}, 240_000);
