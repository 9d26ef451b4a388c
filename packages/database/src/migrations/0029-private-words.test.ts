import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { sql as privateWords } from "./0029-private-words.ts";

const USER = "00000000-0000-0000-0000-000000000001";
const PARTNER = "00000000-0000-0000-0000-00000000000a";
const OTHER = "00000000-0000-0000-0000-00000000000b";
const CHAT = "00000000-0000-0000-0000-000000000002";
const ANSWER = "00000000-0000-0000-0000-000000000003";
const UPLOAD = "00000000-0000-0000-0000-00000000000c";
const SECRET = "099-000-0001";
const column = (name: string, target?: string, by = "name") => ({
  column: name,
  ...(target !== undefined && { target, by }),
  confidence: 1,
});
/** As an agency's sheet was read. */
const READ_SO = [
  column("รหัส", "external_id"),
  column("ชื่อ", "title"),
  column("ราคา", "price"),
  column("หมายเหตุ", "description"),
  column("ชื่อเจ้าของ", "contact.name"),
  column("เบอร์โทร", "contact.phone"),
  column("ค่าคอม"),
  column("Key location", "location", "words"),
];

let database: TestDatabase;
const rows = async (query: string) =>
  (await database.pool.query<Record<string, unknown>>(query)).rows;
const home = (
  id: string,
  partner: string,
  raw: object,
  more: Readonly<Record<string, unknown>> = {},
) =>
  database.pool.query(
    `insert into listings (source, external_id, is_sample, status, type, is_for_rent, is_for_sale, province_code,
       title_en, row_hash, raw, description_th, contact, address)
     values ('partner:' || $1, $2, false, 'available', 'condo', true, false, 10, $2,
       '00000000-0000-0000-0000-000000000000', $3, $4, $5, $6)`,
    [
      partner,
      id,
      raw,
      more["description"] ?? null,
      more["contact"] ?? null,
      more["address"] ?? null,
    ],
  );
const snapshot = {
  external_id: "x",
  contact: { name: "เอ", phone: SECRET, line: null, email: null, website: null },
};

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await pool.query(`
    insert into users (id, email, name, password_hash) values ('${USER}', 'a@example.com', 'A', '');
    insert into partners (id, name, email) values ('${PARTNER}', 'P', 'p@example.com'), ('${OTHER}', 'O', 'o@example.com');
    insert into chats (id, user_id, title) values ('${CHAT}', '${USER}', 'c')`);
  const contact = { name: "เอ", phone: SECRET };
  const ofFile = {
    external_id: "f",
    title: "t",
    price: "9000",
    description: "รีบขาย",
    contact,
    location: "ตู้ 9",
  };
  await home("file", PARTNER, ofFile, { description: "รีบขาย", contact, address: "ตู้ 9" });
  await home(
    "api",
    PARTNER,
    {
      title: "t",
      price: 1,
      description: "สวย",
      bedrooms: 2,
      owner_phone: SECRET,
      unit: { remark: SECRET },
    },
    {
      description: "สวย",
      contact: { phone: "02-000-0001" },
    },
  );
  await home(
    "labelled",
    OTHER,
    { contact: `เจ้าของ ${SECRET}` },
    { contact: { name: "เจ้าของ เอ", phone: SECRET } },
  );
  await home(
    "public",
    OTHER,
    { title: "t", description: "สวย", contact: { phone: "02-000-0001" }, "key features": "pool" },
    {
      description: "สวย",
      contact: { name: "Ploy", phone: "02-000-0001" },
    },
  );
  await pool.query(
    `insert into uploads (id, partner_id, sent_by, file_name, bytes, identity, mode, dry_run, options, tables, findings, created_at)
     values ('${UPLOAD}', '${PARTNER}', 'api', 'f.csv', 1, '\\x00', 'upsert', false, '{}', $1, $2, now())`,
    [
      JSON.stringify([{ sheet: null, columns: READ_SO }]),
      JSON.stringify([
        { code: "contact.unusable", column: "เบอร์โทร", example: { row: 2, value: "x" } },
        { code: "contact.unusable", column: "ชื่อเจ้าของ", example: { row: 2, value: SECRET } },
      ]),
    ],
  );
  const problem = `insert into upload_problems (upload_id, position, "row", "column", severity, code, said)
    values ('${UPLOAD}', $1, 2, $2, 'error', 'x', $3)`;
  await pool.query(problem, [1, "ชื่อเจ้าของ", { value: SECRET, message: "m" }]);
  await pool.query(problem, [2, null, { value: `A1;${SECRET}`, message: "m" }]);
  await pool.query(problem, [3, "ราคา", { value: "cheap", message: "m" }]);
  await pool.query(`insert into upload_changes values ('${UPLOAD}', 1, $1)`, [
    {
      changes: [
        { field: "contact", before: null, after: { phone: SECRET } },
        { field: "price", before: 1, after: 2 },
      ],
    },
  ]);
  await pool.query("insert into partner_mappings values ($1, $2, $3, now())", [
    PARTNER,
    Buffer.alloc(32),
    JSON.stringify([...READ_SO, column("Remark 2", "description_en", "hand")]),
  ]);
  const [file] = await rows("select id::text from listings where external_id = 'file'");
  await pool.query(
    `insert into enquiries (id, user_id, client_id, listing_id, partner_id, home, name, phone, message, language)
     values (gen_random_uuid(), '${USER}', 'one', $1, '${PARTNER}', $2, 'n', '1', 'm', 'en'),
            (gen_random_uuid(), '${USER}', 'two', null, '${PARTNER}', $2, 'n', '1', 'm', 'en'),
            (gen_random_uuid(), '${USER}', 'three', null, '${OTHER}', $2, 'n', '1', 'm', 'en')`,
    [file?.["id"], snapshot],
  );
  await pool.query(
    `insert into listing_reports (id, listing_id, partner_id, home, reporter, reason)
     values (gen_random_uuid(), $1, '${PARTNER}', $2, 'one', 'wrong'),
            (gen_random_uuid(), null, '${PARTNER}', $2, 'two', 'wrong'),
            (gen_random_uuid(), null, '${OTHER}', $2, 'three', 'wrong')`,
    [
      file?.["id"],
      { ...snapshot, contact: { ...snapshot.contact, website: "https://example.com" } },
    ],
  );
  const part = {
    type: "contact",
    homes: [
      { id: file?.["id"], contact: snapshot.contact },
      { id: "0", contact: { phone: "1" } },
    ],
  };
  await pool.query(
    `insert into messages (id, chat_id, sender, content, parts, status)
     values ('${ANSWER}', '${CHAT}', 'ai', '', $1, 'done')`,
    [JSON.stringify([part])],
  );
  await pool.query(
    `insert into runs (id, chat_id, user_message_id, ai_message_id, status, owner)
     values ('${ANSWER}', '${CHAT}', '${ANSWER}', '${ANSWER}', 'done', 'x')`,
  );
  await pool.query(`insert into run_events values ('${ANSWER}', 1, $1), ('${ANSWER}', 2, $2)`, [
    { type: "part", data: part },
    { type: "finish", messageMetadata: { message: { id: ANSWER, parts: [part] } } },
  ]);
  await pool.query(`begin; ${privateWords}; commit`);
});
afterAll(() => database.close());

describe("what was stored of private columns", () => {
  it("is gone from the homes that a file gave, and stays where it is public", async () => {
    expect(
      await rows(
        "select external_id, description_th, contact, address, raw from listings order by external_id",
      ),
    ).toEqual([
      {
        external_id: "api",
        description_th: "สวย",
        contact: { phone: "02-000-0001" },
        address: null,
        raw: { title: "t", price: 1, description: "สวย", bedrooms: 2, unit: {} },
      },
      {
        external_id: "file",
        description_th: null,
        contact: null,
        address: null,
        raw: { external_id: "f", title: "t", price: "9000" },
      },
      { external_id: "labelled", description_th: null, contact: null, address: null, raw: {} },
      {
        external_id: "public",
        description_th: "สวย",
        contact: { name: "Ploy", phone: "02-000-0001" },
        address: null,
        raw: {
          title: "t",
          description: "สวย",
          contact: { phone: "02-000-0001" },
          "key features": "pool",
        },
      },
    ]);
  });

  it("lets a home that it touched be written again when its partner sends it", async () => {
    expect(
      await rows(
        "select external_id from listings where row_hash = '00000000-0000-0000-0000-000000000000'",
      ),
    ).toEqual([{ external_id: "public" }]);
  });

  it("is gone from enquiries, also of homes that are gone, and from chats", async () => {
    expect(
      await rows(
        "select client_id, home -> 'contact' as contact from enquiries order by client_id",
      ),
    ).toEqual([
      { client_id: "one", contact: null },
      { client_id: "three", contact: snapshot.contact },
      { client_id: "two", contact: null },
    ]);
    const homes = [{ contact: null }, { id: "0", contact: { phone: "1" } }];
    expect(await rows("select parts #> '{0,homes}' as homes from messages")).toMatchObject([
      { homes },
    ]);
    expect(
      await rows(
        `select coalesce(event #> '{data,homes}', event #> '{messageMetadata,message,parts,0,homes}') as homes
         from run_events order by seq`,
      ),
    ).toMatchObject([{ homes }, { homes }]);
  });

  it("is gone from reports of homes, which keep the page", async () => {
    const told = await rows(
      `select reporter, home #>> '{contact,phone}' as phone, home #>> '{contact,website}' as website
       from listing_reports order by reporter`,
    );
    const website = "https://example.com";
    expect(told).toEqual([
      { reporter: "one", phone: null, website },
      { reporter: "three", phone: SECRET, website },
      { reporter: "two", phone: null, website },
    ]);
  });

  it("is gone from reports of uploads, whose other cells stay", async () => {
    expect(
      await rows("select said ->> 'value' as value from upload_problems order by position"),
    ).toEqual([{ value: null }, { value: null }, { value: "cheap" }]);
    expect(await rows("select findings #> '{1,example,value}' as value from uploads")).toEqual([
      { value: null },
    ]);
    expect(await rows("select change #> '{changes}' as changes from upload_changes")).toEqual([
      {
        changes: [
          { field: "contact", before: null, after: null },
          { field: "price", before: 1, after: 2 },
        ],
      },
    ]);
  });

  it("is no longer remembered as something to read, but for what a person chose", async () => {
    const [kept] = await rows("select columns from partner_mappings");
    const columns = kept?.["columns"] as readonly { column: string; target?: string }[];
    expect(columns.flatMap((each) => each.target ?? [])).toEqual([
      "external_id",
      "title",
      "price",
      "description_en",
    ]);
  });

  it("holds the secret nowhere, and a second run changes nothing", async () => {
    const all = async () =>
      JSON.stringify([
        await rows("select to_jsonb(l) - 'row_hash' as l, xmin::text from listings l order by id"),
        await rows("select to_jsonb(u) as u from uploads u"),
        await rows("select to_jsonb(p) as p from upload_problems p order by position"),
        await rows("select to_jsonb(c) as c from upload_changes c"),
        await rows("select to_jsonb(m) as m from partner_mappings m"),
        await rows("select to_jsonb(m) as m from messages m"),
        await rows(
          "select to_jsonb(e) as e from enquiries e where client_id <> 'three' order by client_id",
        ),
      ]);
    const before = await all();
    expect(before).not.toContain(SECRET);
    await database.pool.query(`begin; ${privateWords}; commit`);
    expect(await all()).toBe(before);
  });
});
