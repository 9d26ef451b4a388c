import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSseParser } from "./sse-parser.ts";

const all = (chunks: readonly string[]) => {
  const parse = createSseParser();
  return chunks.flatMap((chunk) => parse(chunk));
};

describe("the event stream", () => {
  it("gives each event once its blank line has come, with its id", () => {
    expect(all(['id: 7\ndata: {"a":1}\n\n', "data: x"])).toEqual([{ id: 7, data: '{"a":1}' }]);
  });

  it("ignores heartbeats and fields it does not know", () => {
    expect(all([": heartbeat\n\nevent: part\nretry: 10\ndata: x\n\n"])).toEqual([
      { id: null, data: "x" },
    ]);
  });

  it("joins data lines and drops one space after the colon", () => {
    expect(all(["data: a\ndata:b\ndata:  c\n\n"])).toEqual([{ id: null, data: "a\nb\n c" }]);
  });

  it("reads the same events wherever the network cuts the text, with any line ending", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string().map((text) => text.replace(/[\r\n]/g, " "))),
        fc.constantFrom("\n", "\r\n", "\r"),
        fc.array(fc.nat({ max: 400 })),
        (texts, newline, cuts) => {
          const wire = texts
            .map((text, at) => `id: ${at}${newline}data: ${text}${newline}${newline}`)
            .join("");
          const points = [...new Set(cuts.map((cut) => cut % (wire.length + 1)))].sort(
            (a, b) => a - b,
          );
          const chunks = [0, ...points].map((from, at) =>
            wire.slice(from, points[at] ?? wire.length),
          );
          expect(all(chunks)).toEqual(texts.map((data, id) => ({ id, data })));
        },
      ),
    );
  });
});
