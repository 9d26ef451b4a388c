import { describe, expect, it } from "vitest";
import { speechSeconds } from "./speech-seconds.ts";
import { speechTypeOf } from "./speech-type.ts";
import { mp4, ogg, wav, webm } from "./testing/recordings.ts";

const RECORDINGS = [
  ["audio/wav", wav],
  ["audio/ogg", ogg],
  ["audio/webm", webm],
  ["audio/mp4", mp4],
] as const;

describe("a recording", () => {
  it.each(RECORDINGS)("is known as %s by its content, and how long it is", (type, of) => {
    for (const seconds of [2, 59, 75]) {
      const bytes = of(seconds);
      expect(speechTypeOf(bytes)).toBe(type);
      expect(speechSeconds(bytes, type)).toBeCloseTo(seconds, 1);
    }
  });

  it.each([
    ["a page", Buffer.from("<!doctype html><title>no</title>")],
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
    [
      "Matroska that is no WebM",
      Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, ...Buffer.from("matroska")]),
    ],
    ["nothing", Buffer.alloc(0)],
  ])("is not %s", (_, bytes) => {
    expect(speechTypeOf(bytes)).toBeUndefined();
  });

  it.each(RECORDINGS)(
    "of kind %s that is cut or spoilt anywhere is measured without a fault",
    (type, of) => {
      const bytes = of(30);
      for (let end = 0; end < Math.min(bytes.length, 300); end += 1) {
        expect(speechSeconds(bytes.subarray(0, end), type)).toBeGreaterThanOrEqual(0);
        const spoilt = Buffer.from(bytes);
        spoilt[end] = 0xff;
        expect(speechSeconds(spoilt, type)).toBeGreaterThanOrEqual(0);
      }
    },
  );
});
