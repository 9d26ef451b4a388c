import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleEvents } from "../testing/sample-run.ts";
import { EMPTY_RUN, applyRunEvent, type RunView, seenChars } from "./run-view.ts";
import { splitWords, wholeWords } from "./words.ts";

const words = fc.array(
  fc.constantFrom("I ", "found ", "23 ", "คอน", "โด", "ใกล้", "น้ำ", "\n", " "),
  {
    minLength: 1,
    maxLength: 25,
  },
);

describe("a reply seen through a broken network", () => {
  it("reads the same whatever was cut and replayed, with nothing doubled", () => {
    fc.assert(
      fc.property(words, fc.array(fc.tuple(fc.nat(), fc.nat())), (said, replays) => {
        const events = sampleEvents(said);
        const whole = play(EMPTY_RUN, events, 0, events.length);
        let view = EMPTY_RUN;
        let reached = 0;
        for (const [back, on] of replays) {
          const from = Math.max(0, reached - (back % (events.length + 1)));
          const to = Math.min(events.length, from + (on % (events.length + 1)));
          view = play(view, events, from, to);
          reached = Math.max(reached, to);
        }
        expect(play(view, events, reached, events.length)).toEqual(whole);
      }),
    );
  });

  it("grows and never shrinks while it is written", () => {
    fc.assert(
      fc.property(words, (said) => {
        const views = prefixes(sampleEvents(said).slice(0, -1));
        for (const lengthOf of [textLength, seenChars]) {
          const lengths = views.map(lengthOf);
          expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
        }
      }),
    );
  });

  it("gives way to the stored message at the end", () => {
    const events = sampleEvents(["Hello"]);
    const view = play(EMPTY_RUN, events, 0, events.length);
    expect(view.message?.content).toBe("Hello");
    expect(view.runId).toBe("r1");
  });

  it("passes over an event of a newer server", () => {
    const strange = { type: "data-usage", data: 1 } as never;
    expect(applyRunEvent(EMPTY_RUN, 1, strange)).toEqual({ ...EMPTY_RUN, lastSeq: 1 });
  });

  it("puts a part with the same id in the place of the earlier one", () => {
    const notice = (text: string) =>
      ({
        type: "data-part",
        id: "n",
        data: { type: "notice", version: 1, code: "search_failed", text, language: "en" },
      }) as const;
    const view = [notice("a"), notice("b")].reduce(
      (seen, event, at) => applyRunEvent(seen, at + 1, event),
      EMPTY_RUN,
    );
    expect(view.parts.map(({ part }) => part.type === "notice" && part.text)).toEqual(["b"]);
  });
});

describe("words while they are written", () => {
  it("shows a prefix that ends between words", () => {
    expect(wholeWords("I found 23 con")).toBe("I found 23 ");
    expect(wholeWords("พบคอนโดใกล้น้ำ")).toBe("พบคอนโดใกล้");
  });

  it("loses no character when a text is split into words", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(splitWords(text).join("")).toBe(text);
        expect(text.startsWith(wholeWords(text))).toBe(true);
      }),
    );
  });

  it("counts as seen what is on the screen, not what has arrived", () => {
    const view = play(EMPTY_RUN, sampleEvents(["I found ", "23 con"]), 0, 4);
    expect(seenChars(view)).toBe("I found 23 ".length);
  });
});

function play(
  view: RunView,
  events: ReturnType<typeof sampleEvents>,
  from: number,
  to: number,
): RunView {
  return events
    .slice(from, to)
    .reduce((seen, event, at) => applyRunEvent(seen, from + at + 1, event), view);
}

function prefixes(events: ReturnType<typeof sampleEvents>): readonly RunView[] {
  return events.map((_, at) => play(EMPTY_RUN, events, 0, at + 1));
}

function textLength(view: RunView): number {
  return view.parts.reduce(
    (sum, { part }) => sum + (part.type === "text" ? part.text.length : 0),
    0,
  );
}
