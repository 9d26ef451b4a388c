import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkFile } from "../file/check-file.ts";
import { planFile } from "../file/plan-file.ts";
import type { ReadingPlan } from "../file/reading-plan.ts";
import type { ColumnTarget } from "../mapping/column-words.ts";
import { readPartnerRow } from "../partner-row/index.ts";
import { leftOutColumns } from "./left-out-columns.ts";
import { publicBroken } from "../file/public-broken.ts";

const bytes = readFileSync(new URL("../../fixtures/agency-messy.csv", import.meta.url));
const PRIVATE_COLUMNS = ["ราคาต่ำสุด", "เจ้าของ", "เบอร์โทร", "ค่าคอม", "co agent รับ/ไม่รับ", "ที่เก็บกุญแจ", "รหัสประตู", "หมายเหตุ", "หมายเหตุภายใน"]; // prettier-ignore

const rowsOf = (file: Uint8Array, plan?: ReadingPlan) => {
  const check = checkFile(plan);
  return [...check.push(file), ...check.end()];
};
const planned = (options?: Parameters<typeof planFile>[1]) => {
  const read = planFile(bytes, options);
  if (!read.ok) throw new Error(read.failure.code);
  return read.value.plan;
};
/** What everybody behind the reader gets to see of a file. */
const toldOf = (plan: ReadingPlan) =>
  rowsOf(bytes, plan).map((row) =>
    "is" in row
      ? publicBroken(row, plan)
      : { kept: row.partnerRow, draft: row.draft, notes: row.notes },
  );
/** Cells of private columns, and what the descriptions say of them; short ones stand elsewhere too. */
function secretsIn(): readonly string[] {
  const [, head = "", ...lines] = bytes.toString("utf8").trim().split("\n");
  const columns = head.split(";");
  return lines
    .flatMap((line) => {
      const cells = line.replaceAll(/"([^"]*)"/g, "$1").split(";");
      return PRIVATE_COLUMNS.map((column) => cells[columns.indexOf(column)] ?? "");
    })
    .filter((cell) => cell.length >= 4);
}

describe("an agency's sheet with private columns", () => {
  const secrets = secretsIn();

  it("tells none of their cells", () => {
    expect(secrets.length).toBeGreaterThan(40);
    const told = JSON.stringify(toldOf(planned()));
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
    expect(told).not.toMatch(/ค่าคอม 3%|เอกชน/);
  });

  it("has its public contact and description all the same", () => {
    const [first] = rowsOf(bytes, planned());
    if (first === undefined || "is" in first) throw new Error("no row");
    expect(first.draft?.contact).toEqual({ name: "คุณพลอย", phone: "02-000-0001" });
    expect(first.draft?.descriptionTh).toBe("ห้องสวย พร้อมอยู่");
  });

  const withTargets = (targets: Readonly<Record<string, ColumnTarget>>): ReadingPlan => {
    const plan = planned();
    const tables = plan.tables.map((table) => ({
      ...table,
      mapping: table.mapping.map((each) => {
        const target = targets[each.column];
        if (target !== undefined) return { ...each, target, by: "hand" as const };
        return Object.values(targets).includes(each.target as ColumnTarget)
          ? { ...each, target: undefined }
          : each;
      }),
    }));
    return { ...plan, tables };
  };

  it("gives none of them to a mapping made by hand", () => {
    const plan = withTargets({
      เจ้าของ: "contact.name",
      ที่เก็บกุญแจ: "location",
      หมายเหตุภายใน: "description",
      ราคาต่ำสุด: "sale_price",
      ค่าคอม: "title",
    });
    const told = JSON.stringify(toldOf(plan));
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
  });

  it("gives none of them to a mapping that is remembered", () => {
    const [table] = withTargets({ เจ้าของ: "contact.name", หมายเหตุภายใน: "description" }).tables;
    const plan = planned({ kept: [table?.mapping ?? []] });
    const told = JSON.stringify(toldOf(plan));
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
    expect(plan.tables[0]?.mapping.find(({ column }) => column === "เจ้าของ")?.target).toBe(
      undefined,
    );
  });

  it("gives its plain remarks, and the phone beside the owner, to a person who asks for them", () => {
    const plan = withTargets({ หมายเหตุ: "description", เบอร์โทร: "contact.phone" });
    const [first] = rowsOf(bytes, plan);
    if (first === undefined || "is" in first) throw new Error("no row");
    expect(first.draft?.descriptionTh).toBe("รีบปล่อยมาก ต่อได้อีก");
    expect(first.draft?.contact?.["phone"]).toBe("099-000-0001");
  });

  it("has letters of a private cell put right without telling them", () => {
    const text =
      "Code,Title,Type,Price,Province,Owner\nA1,Condo,condo,9000,Bangkok,à¸„à¸¸à¸“à¸ªà¸¡à¸¡à¸•à¸´\n";
    const all = JSON.stringify(rowsOf(new TextEncoder().encode(text)));
    expect(all).not.toMatch(/à¸|สมมติ/);
  });

  it("tells no text of a record that cannot be read", () => {
    const head = "Code,Title,Type,Price,Province,Owner phone";
    const text = `${head}\nA1,Condo,condo,9000,Bangkok,099-000-0001\nA2,Condo,condo,9000,Bangkok,099-000-0002,,x\n`;
    const lines = new TextEncoder().encode(text);
    const read = planFile(lines);
    if (!read.ok) throw new Error(read.failure.code);
    const [, broken] = rowsOf(lines);
    if (broken === undefined || !("is" in broken)) throw new Error("no broken row");
    expect(publicBroken(broken, read.value.plan).value).toBe("");
    const json = { ...broken, value: '{"title": "x", "owner_phone": "099-000-0001"' };
    expect(publicBroken(json, { tables: [] }).value).toBe("");
    const open = { ...broken, value: '{"title": "x", "price": 1' };
    expect(publicBroken(open, { tables: [] })).toEqual(open);
  });
});

describe("the columns beside an owner", () => {
  it.each([
    [
      ["เจ้าของ", "เบอร์โทร", "ไลน์", "ราคา"],
      ["เจ้าของ", "เบอร์โทร", "ไลน์"],
    ],
    [
      ["ราคา", "Tel", "Owner"],
      ["Tel", "Owner"],
    ],
    [["Owner", "Agent", "Tel"], ["Owner"]],
    [["Owner", "Agent phone"], ["Owner"]],
    [
      ["Owner", "Owner tel", "Tel"],
      ["Owner", "Owner tel"],
    ],
    [["Tel", "Line ID"], []],
  ])("of %j leave out %j", (columns, left) => {
    expect(columns.filter((column) => leftOutColumns(columns).has(column))).toEqual(left);
  });
});

describe("a row with private members", () => {
  const HOME = { external_id: "A1", title: "Condo", property_type: "condo", deal: "rent", price: 22_000, province: "Bangkok" }; // prettier-ignore
  const secret = "SECRET-099";

  it.each([
    [{ owner_phone: secret }, "row.private_member"],
    [{ เบอร์เจ้าของ: secret }, "row.private_member"],
    [{ owner: { name: secret, phone: secret } }, "row.private_member"],
    [{ internal: { note: secret } }, "row.private_member"],
    [{ details: { unit: { "key location": secret } } }, "row.private_member"],
    [{ people: [{ role: "agent" }, { role: "Owner", phone: secret }] }, "row.private_member"],
    [{ contact: { name: secret, role: "landlord" } }, "row.private_member"],
    [{ contact: { phone: "02-000-0001", owner_phone: secret } }, "row.private_member"],
    [{ remark: secret }, "row.remark"],
    [{ หมายเหตุ: secret }, "row.remark"],
    [{ contact: `เจ้าของ ${secret}` }, "contact.of_owner"],
    [{ contact: { name: `${secret} (เจ้าของ)`, phone: "099-000-0001" } }, "contact.of_owner"],
    [{ description: `Nice.\nOwner: ${secret}` }, "text.private_words"],
    [{ description_th: `<p>สวย</p><p>เจ้าของ: ${secret}</p>` }, "text.private_words"],
  ])("keeps nothing of %j and says so", (more, code) => {
    const { draft, notes, row } = readPartnerRow({ ...HOME, ...more });
    expect(notes.map((note) => note.code)).toContain(code);
    expect(draft).not.toBeNull();
    expect(JSON.stringify([draft, notes, row])).not.toContain(secret);
  });

  it.each([
    { contact: { name: "Khun Ploy", phone: "02-000-0001" } },
    { contact: "Agent Ploy 02-000-0001" },
    { description: "The owner is moving abroad." },
    { amenities: ["pool"] },
  ])("keeps all of %j", (more) => {
    const sent = { ...HOME, ...more };
    const { row } = readPartnerRow(sent);
    expect(row).toBe(sent);
  });
});
