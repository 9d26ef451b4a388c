import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFile, utf8, utf16, windows874 } from "../file/testing/read-file.ts";

const read = (text: string) => readFile(utf8(text));
/** Each record as its value, or by what is wrong with it. */
const recordsOf = (text: string) =>
  read(text).events.map((event) =>
    event.is === "value" ? event.value : event.is === "broken" ? event.code : event.is,
  );

describe("JSON", () => {
  const homes = [
    { id: "A1", title: "คอนโด" },
    { id: "A2", images: ["x", "y"], contact: { line: "@a" } },
  ];
  it.each([
    ["an array", JSON.stringify(homes), "json"],
    ["an array over several lines", JSON.stringify(homes, null, 2), "json"],
    ["an object around one", JSON.stringify({ properties: homes }), "json"],
    [
      "an object with other members",
      JSON.stringify({ count: 2, note: { data: [1] }, data: homes, more: [{ x: 1 }] }, null, 1),
      "json",
    ],
    ["one object a line", homes.map((home) => JSON.stringify(home)).join("\n"), "ndjson"],
    [
      "lines that end as Windows ends them",
      `${homes.map((home) => JSON.stringify(home)).join("\r\n")}\r\n`,
      "ndjson",
    ],
    [
      "objects one after the other",
      homes.map((home) => JSON.stringify(home, null, 2)).join("\n"),
      "json",
    ],
    [
      "a line for each of an array",
      `[\n${homes.map((home) => JSON.stringify(home)).join(",\n")}\n]`,
      "json",
    ],
  ])("as %s is one value a home", (_, text, kind) => {
    expect(recordsOf(text)).toEqual(homes);
    expect(read(text)).toMatchObject({ kind, fault: undefined });
  });

  it("counts records and lines from 1", () => {
    expect(read('[\n{"a":1},\n\n{"a":\n2} , {"a":3}]').events).toEqual([
      { is: "value", sheet: null, row: 1, line: 2, value: { a: 1 } },
      { is: "value", sheet: null, row: 2, line: 4, value: { a: 2 } },
      { is: "value", sheet: null, row: 3, line: 5, value: { a: 3 } },
    ]);
  });

  it.each([
    ["UTF-16", utf16, "utf-16le"],
    ["Windows-874", windows874, "windows-874"],
    ["UTF-8 with a mark", (text: string) => utf8(`\ufeff${text}`), "utf-8"],
  ])("in %s is the same", (_, encode, encoding) => {
    const found = readFile(encode(JSON.stringify(homes)));
    expect(found.events.map((event) => event.is === "value" && event.value)).toEqual(homes);
    expect(found.encoding).toBe(encoding);
  });

  it("is one home where the file is one object", () => {
    expect(recordsOf('{"id": 1, "images": [{"url": "x"}], "items": ["sofa"]}')).toEqual([
      { id: 1, images: [{ url: "x" }], items: ["sofa"] },
    ]);
  });

  it("leaves out members that are null, and keeps what is no object as it is", () => {
    expect(recordsOf('[{"id":1,"floor":null}, 5, "x", null, [1, {"a": null}], true]')).toEqual([
      { id: 1 },
      5,
      "x",
      null,
      [1, { a: null }],
      true,
    ]);
  });

  it("with a member named twice is reported, since only one could be read", () => {
    expect(recordsOf('[{"price":1,"price":2},{"a":{"b":1,"b":2}}]')).toEqual([
      "duplicate_member",
      { a: { b: 2 } },
    ]);
  });

  it("keeps hostile names and halves of letters as they are, for the rule book", () => {
    const [value] = recordsOf('[{"__proto__":{"x":1},"t":"\\ud800"}]') as [object];
    expect(Object.getOwnPropertyNames(value)).toEqual(["__proto__", "t"]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it("that is empty is no record", () => {
    for (const text of ["[]", "[ ]", '{"properties": []}'])
      expect(read(text)).toMatchObject({ events: [], fault: undefined });
  });
});

describe("a broken record of JSON", () => {
  it.each([
    ["a word of no JSON", '[{"a":1},{"a":nix},{"a":3}]'],
    ["a missing brace, in one line", '[{"a":1},{"a":2,{"a":3}]'],
    ["a missing brace, on lines", '{"a":1}\n{"a":2\n{"a":3}\n'],
    ["a quote that is never closed, on lines", '{"a":1}\n{"a":"2}\n{"a":3}\n'],
    ["a quote that is never closed, in one line", '[{"a":1},{"a":"x},{"a":3}\n]'],
    ["a line that breaks off behind a name", '{"a":1}\n{"a":\n{"a":3}\n{"a":4}'],
    ["a line that is none", '{"a":1}\nhello, world\n{"a":3}\n'],
    ["a bracket of the wrong kind", '[\n{"a":1},\n{"a":[2},\n{"a":3}\n]'],
    [
      "lists of objects inside",
      '[\n {"a":1},\n {"a":[\n  {"b":1},\n  {"b":2}\n ], "c" },\n {"a":3}\n]',
    ],
  ])("with %s costs itself alone", (_, text) => {
    const found = recordsOf(text).filter((each) => each !== "record_unreadable");
    expect(recordsOf(text)).toContain("record_unreadable");
    expect(found.filter((each) => (each as { a: number }).a !== 4)).toEqual([{ a: 1 }, { a: 3 }]);
  });

  it("is told with its line and how it begins", () => {
    expect(read('{"a":1}\n{"a":oh}\n').events[1]).toEqual({
      is: "broken",
      sheet: null,
      row: 2,
      line: 2,
      code: "record_unreadable",
      value: '{"a":oh}',
    });
  });

  it("longer than a home can be is passed over, and the next one is read", () => {
    const long = `{"a":"${"x".repeat(3_000_000)}","b":[{"c":1}]}`;
    expect(recordsOf(`[{"a":1},${long},{"a":3}]`)).toEqual([{ a: 1 }, "record_too_long", { a: 3 }]);
  });

  it("nested without end is broken, and the next one is read", () => {
    const deep = `{"a":${"[".repeat(5_000)}${"]".repeat(5_000)}}`;
    expect(recordsOf(`[${deep},{"a":3}]`)).toEqual(["record_unreadable", { a: 3 }]);
  });

  it("at the end of a file that breaks off is told, and the others stand", () => {
    const whole = '[{"a":1},{"a":"คอนโด"}]';
    for (let length = 10; length < whole.length; length++) {
      const { events, fault } = read(whole.slice(0, length));
      expect(events[0]).toMatchObject({ value: { a: 1 } });
      expect(fault?.code, whole.slice(0, length)).toBe("file_cut_short");
    }
  });

  it("that hides all that follows ends in a fault", () => {
    expect(read('[{"a":1},{"a" 2} x }').fault?.code).toBeDefined();
  });

  it("of a hostile file takes bounded work", () => {
    // Each line opens lists that only the last one spoils.
    const text = `${'\n{"k":['.repeat(100_000)}}`;
    const { fault } = read(text.repeat(10));
    expect(fault?.code).toBeDefined();
  });
});

describe("JSON of any kind", () => {
  const value = fc.dictionary(
    fc.string({ maxLength: 4 }),
    fc.oneof(
      fc.string({ unit: "binary", maxLength: 12 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.array(fc.string(), { maxLength: 3 }),
      fc.object({ maxDepth: 2 }),
    ),
    { maxKeys: 5 },
  );
  const homes = fc.array(value, { maxLength: 6 });

  it("reads as JSON.parse reads it, however its bytes are cut", () => {
    fc.assert(
      fc.property(
        homes,
        fc.constantFrom(0, 2),
        fc.constantFrom("array", "member", "lines"),
        fc.array(fc.nat(500)),
        (rows, indent, form, cuts) => {
          const text =
            form === "lines"
              ? rows.map((row) => JSON.stringify(row)).join("\n")
              : JSON.stringify(form === "array" ? rows : { properties: rows }, null, indent);
          const { events, fault } = readFile(utf8(text), {}, cuts);
          expect(fault?.code ?? "none").toBe(text === "" ? "file_empty" : "none");
          expect(events.map((event) => event.is === "value" && event.value)).toEqual(
            rows.map((row) => JSON.parse(JSON.stringify(row)) as unknown),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it("that is spoilt anywhere never throws, and never invents a record out of a whole one", () => {
    fc.assert(
      fc.property(
        homes,
        fc.nat(400),
        fc.string({ maxLength: 3 }),
        fc.nat(3),
        (rows, at, put, cut) => {
          const text = JSON.stringify(rows);
          const spoilt = text.slice(0, at) + put + text.slice(at + cut);
          const { events } = read(spoilt);
          for (const event of events)
            expect(["value", "broken", "row", "table"]).toContain(event.is);
        },
      ),
      { numRuns: 500 },
    );
  });
});
