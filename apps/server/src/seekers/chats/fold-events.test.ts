import type { RunEvent } from "@propertyvr/contracts";
import type { Part } from "@propertyvr/parts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEventWriter } from "./write-answer.ts";
import { clampEvents, foldEvents, type LoggedEvent } from "./fold-events.ts";
import { RunBroadcast } from "./live-runs.ts";

const notice: Exclude<Part, { type: "text" }> = {
  type: "notice",
  version: 1,
  code: "sample_only",
  text: "n",
  language: "en",
};

/** Any answer: pieces of text in both scripts and outside the basic plane, parts between them. */
const answers = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 6 }) },
      { weight: 2, arbitrary: fc.constantFrom("ห้องน้ำ", "😀", " ", "\n\n", "฿40,000") },
      { weight: 1, arbitrary: fc.constant(null) },
    ),
    { maxLength: 20 },
  )
  .map((steps) => {
    const write = createEventWriter();
    const events = steps.flatMap((step) =>
      step === null
        ? write({ type: "part", part: notice })
        : write({ type: "text", delta: step, language: "th" }),
    );
    return events.map((event, index): LoggedEvent => ({ seq: index + 2, event }));
  });

const textOf = (events: readonly LoggedEvent[]) =>
  events.map(({ event }) => (event.type === "text-delta" ? event.delta : "")).join("");
const foldOf = (events: readonly LoggedEvent[]) => foldEvents(events.map(({ event }) => event));

describe("a log", () => {
  it("gives the same message however often, and wherever, its viewer was cut off", () => {
    fc.assert(
      fc.property(answers, fc.array(fc.nat(60)), (events, cuts) => {
        const run = new RunBroadcast("run", "chat", { seq: 1, event: { type: "abort" } });
        const seen: LoggedEvent[] = [];
        let leave: () => void = () => undefined;
        const attach = () => {
          leave();
          const after = seen.at(-1)?.seq ?? 1;
          leave = run.watch(after, { take: (more) => seen.push(...more), end: () => undefined });
        };
        attach();
        for (const [index, event] of events.entries()) {
          if (cuts.includes(index)) leave();
          run.publish([event]);
          if (cuts.includes(index + 1)) attach();
        }
        attach();
        expect(seen).toEqual(events);
        expect(foldOf(seen)).toEqual(foldOf(events));
      }),
    );
  });

  it("clamped at what was seen is a prefix of at most so many characters, and whole characters", () => {
    fc.assert(
      fc.property(answers, fc.nat(80), (events, seenChars) => {
        const whole = textOf(events);
        const { kept, cut } = clampEvents(events, seenChars);
        const text = textOf(kept);
        expect(whole.startsWith(text)).toBe(true);
        expect(text.length).toBeLessThanOrEqual(seenChars);
        expect(text.length).toBeGreaterThanOrEqual(Math.min(seenChars - 1, whole.length));
        expect(() => encodeURIComponent(text)).not.toThrow();
        expect(cut === null || kept.at(-1) === cut).toBe(true);
        expect(clampEvents(kept, seenChars)).toEqual({ kept, cut: null });
      }),
    );
  });

  it("clamped at all of it, or more, is left alone, with the parts after the text", () => {
    fc.assert(
      fc.property(answers, fc.nat(5), (events, more) => {
        const { kept } = clampEvents(events, textOf(events).length + more);
        expect(kept).toEqual(events);
      }),
    );
  });
});

describe("a message", () => {
  it("keeps texts and parts in their order, with the language of each text", () => {
    const write = createEventWriter();
    const events: RunEvent[] = [
      ...write({ type: "text", delta: "Two ", language: "en" }),
      ...write({ type: "text", delta: "homes.", language: "en" }),
      ...write({ type: "part", part: notice }),
      ...write({ type: "text", delta: "สองหลัง", language: "th" }),
    ];
    const { content, parts, openTextId } = foldEvents(events);
    expect(content).toBe("Two homes.\n\nสองหลัง");
    expect(parts).toEqual([
      { type: "text", version: 1, text: "Two homes.", language: "en" },
      notice,
      { type: "text", version: 1, text: "สองหลัง", language: "th" },
    ]);
    expect(openTextId).toBe("t2");
  });
});
