import { expect, it } from "vitest";
import { UnreachableError, whenReachable } from "./when-reachable.ts";

const REFUSED = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5"), {
  code: "ECONNREFUSED",
});
const MEND = "Start it.";

const attempt = (outcomes: readonly (Error | string)[], forMs?: number) => {
  const said: string[] = [];
  let attempts = 0;
  const result = whenReachable(
    async () => {
      const outcome = outcomes[Math.min(attempts, outcomes.length - 1)] ?? "";
      attempts += 1;
      await Promise.resolve();
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    {
      say: (line) => said.push(line),
      isStopping: new AbortController().signal,
      mend: MEND,
      againAfterMs: 1,
      ...(forMs !== undefined && { forMs }),
    },
  );
  return { result, said, attempts: () => attempts };
};

it("the start waits for a database that is away for a moment, and logs the reason once", async () => {
  const { result, said } = attempt([REFUSED, new AggregateError([REFUSED]), "done"]);
  expect(await result).toBe("done");
  expect(said).toEqual([
    "The database cannot be reached; waiting for it. Reason: connect ECONNREFUSED 127.0.0.1:5.",
  ]);
});

it("the start fails with what to do where the database stays away", async () => {
  const { result } = attempt([new AggregateError([REFUSED])], 0);
  await expect(result).rejects.toThrow(UnreachableError);
  await expect(result).rejects.toThrow(
    "The database stays out of reach (connect ECONNREFUSED 127.0.0.1:5). Start it.",
  );
});

it("a database error that waiting cannot cure, like a wrong password, is thrown at once", async () => {
  const wrong = Object.assign(new Error("password authentication failed"), { code: "28P01" });
  const { result, attempts } = attempt([wrong, "done"]);
  await expect(result).rejects.toBe(wrong);
  expect(attempts()).toBe(1);
});
