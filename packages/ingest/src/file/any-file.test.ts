import { zipSync } from "fflate";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FileEvent } from "../reader/file-reader.ts";
import { readFile, utf8, utf16, windows874 } from "./testing/read-file.ts";
import { partsOf } from "./testing/workbook-of.ts";
import { writeWorkbook } from "./xlsx/write-workbook.ts";

const HOMES = Array.from({ length: 12 }, (_, at) => ({
  external_id: `A${at}`,
  title: at % 3 === 0 ? 'คอนโด "ใกล้" รถไฟฟ้า' : "Two lines,\none home",
  price: 1_000_000 + at,
  images: ["https://example.com/1.jpg"],
}));
const CSV = [
  "external_id;title;price;images",
  ...HOMES.map(({ external_id, title, price, images }) =>
    [external_id, `"${title.replaceAll('"', '""')}"`, price, images[0]].join(";"),
  ),
].join("\r\n");
const XML = `<root><kyero/>${HOMES.map(
  ({ external_id, price }) =>
    `<property><id>${external_id}</id><price>${price}</price><desc><th>บ้าน &amp; สวน</th></desc></property>`,
).join("\n")}</root>`;

/** One of each kind of file. */
const FILES: Readonly<Record<string, Uint8Array>> = {
  csv: utf8(CSV),
  "csv in Windows-874": windows874(CSV),
  "csv in UTF-16": utf16(CSV),
  json: utf8(JSON.stringify(HOMES, null, 1)),
  ndjson: utf8(HOMES.map((home) => JSON.stringify(home)).join("\n")),
  "portal-feed": utf8(JSON.stringify({ listingCount: 12, listingData: HOMES })),
  kyero: utf8(XML),
  xlsx: writeWorkbook([
    {
      name: "homes",
      rows: [
        ["id", "title", "price"],
        ...HOMES.map((home) => [home.external_id, home.title, home.price]),
      ],
    },
    {
      name: "notes",
      rows: [
        ["a", "b"],
        ["x", 1],
      ],
    },
  ]),
};

const isEvent = (event: FileEvent): boolean =>
  ["table", "row", "value", "broken"].includes(event.is);
/** Whether a file is read to its end or to a fault, in events that its bytes can account for. */
const isReadSafely = (bytes: Uint8Array): boolean => {
  const { events } = readFile(bytes);
  return events.every(isEvent) && events.length <= bytes.length + 1;
};
/** A value that fails the property, or throws; undefined where none does. */
const failed = <Values>(property: fc.IProperty<Values>, numRuns: number): unknown =>
  fc.check(property, { numRuns }).counterexample ?? undefined;

describe.each(Object.entries(FILES))("a file of %s", (kind, bytes) => {
  const whole = JSON.stringify(readFile(bytes));

  it("is read without a fault", () => {
    const { events, fault, kind: told } = readFile(bytes);
    expect(fault).toBeUndefined();
    expect(told).toBe(kind.split(" ")[0]);
    expect(events.filter(({ is }) => is === "row" || is === "value").length).toBeGreaterThanOrEqual(
      12,
    );
    expect(events.filter(({ is }) => is === "broken")).toEqual([]);
  });

  it("gives the same events however its bytes are cut", () => {
    const cuts = fc.array(fc.nat(bytes.length), { maxLength: 12 });
    const isSame = fc.property(cuts, (at) => JSON.stringify(readFile(bytes, {}, at)) === whole);
    expect(failed(isSame, 60)).toBeUndefined();
    const single = Array.from({ length: Math.min(bytes.length, 400) }, (_, at) => at);
    expect(JSON.stringify(readFile(bytes, {}, single))).toBe(whole);
  });

  it("that breaks off anywhere is read up to there", () => {
    const isSafe = fc.property(fc.nat(bytes.length), (length) =>
      isReadSafely(bytes.subarray(0, length)),
    );
    expect(failed(isSafe, 150)).toBeUndefined();
  });

  it("with spoilt bytes is read or refused, never a crash", () => {
    const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255));
    const isSafe = fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
      const spoilt = bytes.slice();
      for (const [at, byte] of changes) spoilt[at] = byte;
      return isReadSafely(spoilt);
    });
    expect(failed(isSafe, 250)).toBeUndefined();
  });

  it("with a piece of another file put in is read or refused", () => {
    const other = fc.constantFrom(...Object.values(FILES));
    const isSafe = fc.property(
      other,
      fc.nat(bytes.length),
      fc.nat(500),
      fc.nat(500),
      (from, at, begin, length) =>
        isReadSafely(
          Uint8Array.from([
            ...bytes.subarray(0, at),
            ...from.subarray(begin, begin + length),
            ...bytes.subarray(at),
          ]),
        ),
    );
    expect(failed(isSafe, 100)).toBeUndefined();
  });
});

describe("any bytes", () => {
  const heads = [
    "",
    "PK\u0003\u0004",
    "{",
    '[{"a":',
    "<root><kyero>",
    "sep=;\n",
    "\ufeff",
    "%PDF",
    "id,price\n",
  ];

  it("are read or refused", () => {
    const head = fc.constantFrom(...heads.map(utf8));
    const isSafe = fc.property(head, fc.uint8Array({ maxLength: 600 }), (begin, rest) =>
      isReadSafely(Uint8Array.from([...begin, ...rest])),
    );
    expect(failed(isSafe, 1_500)).toBeUndefined();
  });

  it("of signs that mean something are read or refused", () => {
    const signs = fc.constantFrom(
      '"',
      ",",
      ";",
      "\n",
      "\r\n",
      "{",
      "}",
      "[",
      "]",
      ":",
      "\\",
      "<property>",
      "</property>",
      "<",
      ">",
      "&",
      "a",
      "1",
      " ",
      "คอนโด",
      "null",
      '"a":',
    );
    const text = fc.array(signs, { maxLength: 120 }).map((all) => utf8(all.join("")));
    const isSafe = fc.property(
      text,
      fc.array(fc.nat(300)),
      (bytes, cuts) =>
        isReadSafely(bytes) &&
        JSON.stringify(readFile(bytes)) === JSON.stringify(readFile(bytes, {}, cuts)),
    );
    expect(failed(isSafe, 1_500)).toBeUndefined();
  });

  it("inside the sheets of a workbook are read or refused", () => {
    const sheet = fc.array(
      fc.constantFrom(
        "<row>",
        "</row>",
        '<row r="3">',
        '<c r="B2">',
        "<c>",
        "</c>",
        "<v>",
        "</v>",
        "1",
        "x",
        '<c r="ZZZ9" t="s">',
        '<c t="e">',
        "<f>",
        "</f>",
        "<is><t>",
        "</t></is>",
        "&amp;",
        "&x;",
        "<",
        "<!--",
        "]]>",
      ),
      { maxLength: 60 },
    );
    const isSafe = fc.property(sheet, (pieces) =>
      isReadSafely(zipSync(partsOf({ sheets: { s: pieces.join("") } }))),
    );
    expect(failed(isSafe, 500)).toBeUndefined();
  });
});
