import { fail, ok } from "@propertyvr/vocabulary";
import { expect, it } from "vitest";
import { retryingPorts } from "./retry-while-database-down.ts";
import { createFakeAssistant } from "./testing/fake-assistant.ts";

const { signal } = new AbortController();
const { ports } = createFakeAssistant();
const facts = { id: "x" } as never;

/** A listing that can be read from the given call on. */
const readableFrom = (first: number) => {
  let calls = 0;
  const getListing = () => {
    calls += 1;
    return Promise.resolve(calls >= first ? ok(facts) : fail("unavailable" as const));
  };
  return { tools: { ...ports, getListing }, calls: () => calls };
};

it("a tool that fails for a moment is called again", async () => {
  const { tools, calls } = readableFrom(3);
  const patient = retryingPorts(tools, { waitMs: 60_000, signal });
  expect(await patient.getListing("x", "en")).toEqual(ok(facts));
  expect(calls()).toBe(3);
});

it("a tool that keeps failing is given up, and a refusal is taken at once", async () => {
  const { tools, calls } = readableFrom(1_000);
  const patient = retryingPorts(tools, { waitMs: 0, signal });
  expect(await patient.getListing("x", "en")).toEqual(fail("unavailable"));
  expect(calls()).toBe(1);
  const absent = retryingPorts(
    { ...ports, getListing: () => Promise.resolve(fail("not_found")) },
    { waitMs: 60_000, signal },
  );
  expect(await absent.getListing("x", "en")).toEqual(fail("not_found"));
});

it("no tool is called again for a reply that was stopped", async () => {
  const { tools, calls } = readableFrom(1_000);
  const patient = retryingPorts(tools, { waitMs: 60_000, signal: AbortSignal.abort() });
  expect(await patient.getListing("x", "en")).toEqual(fail("unavailable"));
  expect(calls()).toBe(1);
});
