import { endpoints, type Endpoint } from "@propertyvr/contracts";
import { expect, it } from "vitest";
import { fuzzPartners } from "./testing/fuzz/fuzz-partners.ts";

const REQUESTS = 1_200;

it("every route of a key answers as it declares, whatever is sent", async () => {
  const tally = await fuzzPartners(20_261_121, ({ requests }) => requests >= REQUESTS);
  expect(tally.faults).toEqual([]);
  const ofKeys = Object.entries<Endpoint>(endpoints).filter(([, { access }]) => access === "key");
  for (const [name, { status, otherStatuses = {} }] of ofKeys) {
    const answered = [...(tally.answers.get(name)?.keys() ?? [])];
    // Otherwise only the refusals were tried.
    const successes = [status, ...Object.keys(otherStatuses).map(Number)];
    expect(
      answered.some((each) => successes.includes(each)),
      name,
    ).toBe(true);
  }
}, 120_000);
