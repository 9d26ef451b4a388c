import type { Problem, UploadReply } from "@propertyvr/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createTestPartner,
  type TestPartner,
} from "../../stock/partner-listings/testing/test-partner.ts";
import { createUploadScene, csvOf, type UploadScene } from "./testing/upload-scene.ts";
import { workbookOf } from "./testing/workbook-of.ts";

let scene: UploadScene;
let key: TestPartner;
beforeAll(async () => {
  scene = await createUploadScene();
  key = await createTestPartner(scene.test, scene.admin);
  await scene.upload(csvOf(2), {}, { as: scene.other.account });
});
afterAll(() => scene.close());

/** What became of a file, by whichever door it came. */
interface Became {
  readonly status: number;
  /** Of the problem, or of the fault that ended the reading. */
  readonly code: string | undefined;
  readonly good: number;
  readonly failed: number;
}
const DOORS = {
  form: (file: Uint8Array) => scene.send(file),
  key: (file: Uint8Array) =>
    scene.test.app.inject({
      method: "POST",
      url: "/api/partner/imports",
      headers: { ...key.headers, "content-type": "text/csv" },
      payload: Buffer.from(file),
    }),
};
const stockOf = { form: () => scene.partner.partnerId, key: () => key.partnerId };
const becameOf = async (door: keyof typeof DOORS, file: Uint8Array): Promise<Became> => {
  const reply = await DOORS[door](file);
  const said = reply.json<Partial<UploadReply> & Partial<Problem>>();
  const id = said.upload?.id ?? said.upload_id;
  if (id === undefined) return { status: reply.statusCode, code: said.code, good: 0, failed: 0 };
  const { counts, failure, state } = await scene.uploadOf(id, scene.admin);
  expect(state).toBe(failure === null ? "done" : "failed");
  return {
    status: reply.statusCode,
    code: failure?.code ?? said.code,
    good: counts.inserted + counts.unchanged + counts.superseded,
    failed: counts.failed,
  };
};
/** What stands, but for the homes of one partner. */
const others = async (partnerId: string): Promise<unknown> => {
  const { rows } = await scene.test.database.pool.query(
    `select (select jsonb_agg(l order by id) from listings l where source <> 'partner:' || $1) as homes,
       (select count(*) from users) as users,
       (select count(*) from files f
        where not exists (select from uploads u where u.file_id = f.id)) as leftovers`,
    [partnerId],
  );
  return rows[0];
};
const homesOf = async (partnerId: string): Promise<number> =>
  scene.count("select count(*) from listings where source = 'partner:' || $1", [partnerId]);

const text = (value: string) => new TextEncoder().encode(value);
const utf16 = (value: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(value, "utf16le")]);
const NONE = { good: 0, failed: 0 };
let used = 1_000;
/** Good homes that no other file of these tests names. */
const fresh = (count = 2): string => {
  used += 100;
  return csvOf(count, { from: used });
};
const [HEAD = ""] = csvOf(0).split("\n");
const home = (n: number, over: object = {}) => ({
  external_id: `J-${n}`,
  title: `Condo ${n} near BTS Ari`,
  property_type: "condo",
  deal: "rent",
  price: 20_000 + n,
  province: "Bangkok",
  ...over,
});
const LONG = "x".repeat(1.1 * 1024 * 1024);
const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const GROWING = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "lol">${Array.from(
  { length: 9 },
  (_, at) =>
    `<!ENTITY ${"abcdefghij"[at + 1] ?? ""} "${`&${"abcdefghij"[at] ?? ""};`.repeat(10)}">`,
).join("")}]><root><kyero/><property><id>&j;</id></property></root>`;

const table = (file: string) =>
  file
    .trim()
    .split("\n")
    .map((line) => line.split(","));
const MIB = 1024 * 1024;

const NAMING = '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><root><kyero/>&x;</root>';
const manyParts = () =>
  Array.from({ length: 10_001 }, (_, at) => ({ name: `x${at}`, bytes: new Uint8Array(1) }));

type BadFileCase = readonly [what: string, file: () => Uint8Array, became: Partial<Became>];
const REFUSED: readonly BadFileCase[] = [
  ["nothing", () => text(""), { code: "invalid", ...NONE }],
  ["a mark of UTF-8 alone", () => text("\ufeff"), { code: "file_empty", ...NONE }],
  ["a mark of UTF-16 alone", () => utf16(""), { code: "file_empty", ...NONE }],
  ["spaces", () => text(" \r\n\t".repeat(300_000)), { code: "file_empty", ...NONE }],
  ["a header alone", () => text(HEAD), { code: "no_rows", ...NONE }],
  ["a header and its line end", () => text(`${HEAD}\r\n`), { code: "no_rows", ...NONE }],
  ["NUL after NUL", () => new Uint8Array(100_000), { code: "no_rows", ...NONE }],
  ["half of a letter", () => Buffer.from([0xff, 0xfe, 0x41]), { code: "file_empty", ...NONE }],
  ["JSON nested without end", () => text(nested(100_000)), { good: 0, failed: 1 }],
  ["JSON of no objects", () => text('[1,"a",null,[],true]'), { code: "no_homes_columns", ...NONE }],
  ["XML whose entities grow", () => text(GROWING), { code: "xml_doctype", ...NONE }],
  ["XML that names a file", () => text(NAMING), { code: "xml_doctype", ...NONE }],
  ["XML nested without end", () => text(`<root><kyero/>${"<a>".repeat(100_000)}`), NONE],
  [
    "XML of one long text",
    () => text(`<root><kyero/><property><id>${LONG}</id></property></root>`),
    { good: 0, failed: 1 },
  ],
  [
    "quotes that are never closed",
    () => text([HEAD, ...Array.from({ length: 1_200 }, (_, at) => `"A-${at},open`)].join("\n")),
    { code: "too_many_broken", good: 0, failed: 999 },
  ],
  [
    "a workbook that is larger than it says",
    () => workbookOf([{ name: "s", rows: table(fresh()), padding: 34 * MIB, says: 1_000 }]),
    { code: "workbook_damaged", ...NONE },
  ],
  [
    "a workbook of more parts than one has",
    () => workbookOf([{ name: "s", rows: table(fresh()) }], manyParts()),
    { code: "workbook_unpacks_too_large", ...NONE },
  ],
];
const TAKEN: readonly BadFileCase[] = [
  [
    "a workbook of which a sheet is a bomb",
    () =>
      workbookOf([
        { name: "s", rows: table(fresh()) },
        { name: "bomb", rows: [], padding: 34 * MIB },
      ]),
    { code: "workbook_unpacks_too_large", good: 2, failed: 0 },
  ],
  [
    "half a file in UTF-16",
    () => {
      const whole = utf16(fresh(3));
      return whole.subarray(0, whole.length - 21);
    },
    { code: "file_cut_short", good: 2, failed: 1 },
  ],
  [
    "one reference several times",
    () =>
      text(
        [fresh(), fresh()]
          .flatMap((file) => [file, file.replaceAll("near", "by")])
          .join("")
          .replaceAll(`\n${HEAD}`, ""),
      ),
    { good: 8, failed: 0 },
  ],
  [
    "a quote that swallows the rest",
    () => text(fresh(4).replace(/^(.*\n.*\n)/, '$1"H-1,open,condo\n')),
    { good: 4, failed: 1 },
  ],
  [
    "a line of JSON without end",
    () => text([home(1), { a: LONG }, home(2)].map((each) => JSON.stringify(each)).join("\n")),
    { good: 2, failed: 1 },
  ],
  ["a line of CSV without end", () => text(`${fresh()}${LONG}\n`), { good: 2, failed: 1 }],
  [
    "a line of commas",
    () => text(`${fresh()}${",".repeat(LONG.length)}\n`),
    { good: 2, failed: 1 },
  ],
  [
    "homes among what is none, and nested without end",
    () => text(`[1,"a",null,[],{"a":${nested(100_000)}},${JSON.stringify(home(3))}]`),
    { good: 1, failed: 5 },
  ],
  [
    "columns and values with letters that no database holds",
    () =>
      text(
        fresh().replace(",bedrooms", ",bed\u0000rooms").replace("near", "ne\u0000ar") +
          "x\u0000,y\n",
      ),
    { good: 2, failed: 1 },
  ],
  [
    "members, values and what is no home with such letters",
    () =>
      text(
        `[${JSON.stringify(home(4, { "a\u0000\ud800": "\u0000", title: "A\ud800 condo" }))},"\\u0000\\ud800",{"a\\u0000":nix}]`,
      ),
    { good: 1, failed: 2 },
  ],
];

describe.each([
  ["that holds no home is refused", REFUSED],
  ["of which a part is good gives its good rows, once", TAKEN],
] as const)("a file %s", (_says, cases) => {
  it.each(cases)("%s", async (_what, file, became) => {
    const bytes = file();
    for (const door of ["form", "key"] as const) {
      const partnerId = stockOf[door]();
      const [before, apart] = [await homesOf(partnerId), await others(partnerId)];
      const first = await becameOf(door, bytes);
      const now = await homesOf(partnerId);
      expect({ door, ...first }).toMatchObject({
        door,
        status: became.good ? 200 : 422,
        ...became,
      });
      expect(now - before).toBeLessThanOrEqual(first.good);
      expect(now > before).toBe(first.good > 0);
      // Sent again it changes nothing.
      expect(await becameOf(door, bytes)).toMatchObject(became);
      expect(await homesOf(partnerId)).toBe(now);
      expect(await others(partnerId)).toEqual(apart);
    }
  });
});

describe("formulas in cells", () => {
  const FORMULAS = ['=HYPERLINK("http://example.com","x")', "+66", "-2+3", "@SUM(A1)", "\t=1"];
  const rows = FORMULAS.map((formula, at) => [
    `F-${at}`,
    formula,
    "condo",
    "rent",
    String(30_000 + at),
    "Bangkok",
    "Phaya Thai",
    "2",
    "40",
  ]);
  const refused = ["=1+1", "Condo", "condo", "rent", "=A1", "Bangkok", "Phaya Thai", "2", "40"];
  const cells = [HEAD.split(","), ...rows, refused];
  const asCsv = () =>
    text(
      cells.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\n"),
    );
  it.each([
    ["a CSV", asCsv],
    ["a workbook", () => workbookOf([{ name: "s", rows: cells }])],
  ])("of %s are texts, and no reason that is sent back begins like one", async (_what, file) => {
    const { upload } = await scene.upload(file());
    expect(upload.counts.failed).toBe(1);
    const { rows: stored } = await scene.test.database.pool.query<{ title: string }>(
      "select title_en as title from listings where source = $1 and external_id like 'F-%' order by external_id",
      [`partner:${scene.partner.partnerId}`],
    );
    expect(stored.map(({ title }) => title)).toEqual(FORMULAS.map((each) => each.trim()));
    const reply = await scene.test.app.inject({
      method: "GET",
      url: `/api/uploads/${upload.id}/file?rows=failed`,
      headers: scene.partner.account.headers,
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.includes(Buffer.from("<f>"))).toBe(false);
  });
});
