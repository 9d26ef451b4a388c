import type { AnswerStream, AnswerEvent } from "@propertyvr/assistant";
import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { expect, it } from "vitest";
import type { LoggedEvent } from "./fold-events.ts";
import { RunBroadcast } from "./live-runs.ts";
import { writeAnswer } from "./write-answer.ts";

const newRun = () =>
  new RunBroadcast("run", "chat", { seq: 1, event: { type: "text-end", id: "start" } });

const text = (delta: string): AnswerEvent => ({ type: "text", delta, language: "en" });
const understood: AnswerEvent = {
  type: "state",
  state: { criteria: EMPTY_CRITERIA },
  origins: {},
  language: "en",
};

/** Says what it is given, and then waits until it is let go on. */
function answerThatWaits(steps: readonly AnswerEvent[]): {
  answer: AnswerStream;
  goOn: () => void;
} {
  let goOn: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  async function* say(): AnswerStream {
    yield* steps;
    await gate;
    yield text(" end");
  }
  return { answer: say(), goOn };
}

const watch = (run: RunBroadcast) => {
  const seen: LoggedEvent[] = [];
  run.watch(1, { take: (events) => seen.push(...events), end: () => undefined });
  return seen;
};

it("no event of an answer is shown before it is stored", async () => {
  const run = newRun();
  const seen = watch(run);
  const { answer, goOn } = answerThatWaits([text("I found")]);
  const storedWhenAsked: number[] = [];
  let letStore: () => void = () => undefined;
  const asked = new Promise<void>((begin) => {
    const store = async (events: readonly LoggedEvent[]) => {
      storedWhenAsked.push(events.length);
      begin();
      await new Promise<void>((resolve) => {
        letStore = resolve;
      });
      return true;
    };
    void writeAnswer(run, answer, { flushMs: 0, store });
  });
  await asked;
  expect(storedWhenAsked).toEqual([2]);
  expect(seen).toEqual([]);
  letStore();
  await expect.poll(() => seen.map(({ seq }) => seq)).toEqual([2, 3]);
  goOn();
});

it("a quick answer is stored once, with its end", async () => {
  const run = newRun();
  async function* quick(): AnswerStream {
    yield understood;
    yield text("Hello");
    yield text(" there");
  }
  let stores = 0;
  const store = () => Promise.resolve((stores += 1) > 0);
  const written = await writeAnswer(run, quick(), { flushMs: 50, store });
  expect(stores).toBe(0);
  expect(written.pending.map(({ seq }) => seq)).toEqual([2, 3, 4]);
  expect(run.outcome?.state.criteria).toEqual(EMPTY_CRITERIA);
});

it("an answer that is slow to say anything stores what it understood meanwhile", async () => {
  const run = newRun();
  const { answer, goOn } = answerThatWaits([understood]);
  const outcomes: unknown[] = [];
  const store = (_events: readonly LoggedEvent[], outcome: unknown) => {
    outcomes.push(outcome);
    return Promise.resolve(true);
  };
  const writing = writeAnswer(run, answer, { flushMs: 0, store });
  await expect.poll(() => outcomes).toHaveLength(1);
  goOn();
  await writing;
  expect(outcomes[0]).toEqual({ state: { criteria: EMPTY_CRITERIA }, origins: {} });
});

it("a run that is no longer ours is written no further", async () => {
  const run = newRun();
  const seen = watch(run);
  const { answer, goOn } = answerThatWaits([text("I found")]);
  const writing = writeAnswer(run, answer, { flushMs: 0, store: () => Promise.resolve(false) });
  await expect.poll(() => run.signal.aborted).toBe(true);
  goOn();
  await writing;
  expect(seen).toEqual([]);
});

it("an error that keeps a batch from being stored is thrown once", async () => {
  const run = newRun();
  const { answer, goOn } = answerThatWaits([text("I found")]);
  const store = () => {
    goOn();
    return Promise.reject(new Error("the disk is full"));
  };
  await expect(writeAnswer(run, answer, { flushMs: 0, store })).rejects.toThrow("the disk is full");
  expect(run.signal.aborted).toBe(true);
});
