import { describe, expect, it } from "vitest";
import { browserHearing, recognitionOf, wordsIn } from "./recognition.ts";

const result = (transcript: string, isFinal: boolean) => ({ isFinal, 0: { transcript } });

describe("what recognition gives", () => {
  it("is certain words and words that may still change", () => {
    expect(wordsIn([result(" two bedrooms ", true), result("near A", false)])).toEqual([
      "two bedrooms",
      "near A",
    ]);
  });

  it("is told once by phones that repeat what is certain already", () => {
    const results = [
      result("two", true),
      result("two bedrooms", true),
      result("two bedrooms near", false),
    ];
    expect(wordsIn(results)).toEqual(["two bedrooms", "near"]);
  });

  it("leaves out stretches that are not the person's", () => {
    const results = [result("I found 4 condos", true), result("in Thonglor", false)];
    expect(wordsIn(results, (at) => at === 0)).toEqual(["", "in Thonglor"]);
  });
});

describe("hearing by the browser", () => {
  class Fake extends EventTarget {
    lang = "";
    continuous = false;
    interimResults = false;
    start(): void {
      started.push(this);
    }
    stop(): void {
      this.dispatchEvent(new Event("end"));
    }
    abort(): void {
      this.dispatchEvent(new Event("end"));
    }
  }
  let started: Fake[] = [];
  const begin = () => {
    started = [];
    const told: unknown[] = [];
    const hearing = browserHearing(Fake)({
      language: "th-TH",
      microphone: null,
      onHeard: (...words) => told.push(words),
      onEnd: (fault) => told.push(fault),
    });
    return { hearing, told, recognition: started[0]! };
  };

  it("is continuous, with interim results, in the chosen language", () => {
    const { recognition } = begin();
    expect(recognition).toMatchObject({ continuous: true, interimResults: true, lang: "th-TH" });
  });

  it.each([
    ["not-allowed", "denied"],
    ["no-speech", "silent"],
    ["network", "network"],
    ["audio-capture", "noMicrophone"],
    ["service-not-allowed", "unavailable"],
    ["bad-grammar", "failed"],
    ["aborted", null],
  ])("ends on %s with %s", (error, fault) => {
    const { recognition, told } = begin();
    recognition.dispatchEvent(Object.assign(new Event("error"), { error }));
    recognition.dispatchEvent(new Event("end"));
    expect(told).toEqual([fault]);
  });

  it("tells its end after it was told to finish, and nothing after it was ended", () => {
    const finished = begin();
    finished.hearing.finish();
    expect(finished.told).toEqual([null]);
    const ended = begin();
    ended.hearing.end();
    expect(ended.told).toEqual([]);
  });

  it("says that it is not available where it cannot be started", async () => {
    class Broken extends Fake {
      override start(): void {
        throw new DOMException("no", "InvalidStateError");
      }
    }
    const fault = await new Promise((resolve) => {
      browserHearing(Broken)({
        language: "en-US",
        microphone: null,
        onHeard: () => undefined,
        onEnd: resolve,
      });
    });
    expect(fault).toBe("unavailable");
  });

  it("is found under either name, and missed where there is none", () => {
    expect(recognitionOf({ webkitSpeechRecognition: Fake })).toBe(Fake);
    expect(recognitionOf({})).toBeUndefined();
  });
});
