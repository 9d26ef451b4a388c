import { readFileSync } from "node:fs";
import { createTestDatabase } from "@propertyvr/database/testing";
import { expect, it } from "vitest";
import { listProblems } from "./store/report-store.ts";
import { importHere } from "./testing/import-here.ts";

const FILE = new URL("../../../../../packages/ingest/fixtures/agency-messy.csv", import.meta.url);
/** Owners, their phones, keys, door codes, commissions, lowest prices and remarks of that sheet. */
const SECRETS =
  /099-000-0|เอกชน|ตู้ 9 นิติบุคคล|ใต้กระถาง|8842#|คอมเดือนครึ่ง|คอมพิเศษ|20511|4551111|8011111|15011111|รีบปล่อยมาก|ลูกค้าเคยต่อ|เจ้าของร้อนเงิน|ค่าคอม 3%/;

it("an import takes the homes of a sheet without its private columns, and tells none of their cells", async () => {
  const database = await createTestDatabase();
  try {
    const sheet = readFileSync(FILE);
    expect(sheet.toString("utf8")).toMatch(SECRETS);
    const read = await importHere(database, sheet, "import:test");
    expect(read).toMatchObject({ inserted: 6, failed: 2 });
    const problems = await listProblems(database.pool, read.id, { after: 0, limit: 1_000 });
    expect(problems.length).toBeGreaterThan(0);
    expect(JSON.stringify([read.findings, problems])).not.toMatch(SECRETS);
    const { rows } = await database.pool.query("select to_jsonb(l) as home from listings l");
    expect(JSON.stringify(rows)).toContain("02-000-0001");
    expect(JSON.stringify(rows)).not.toMatch(SECRETS);
  } finally {
    await database.close();
  }
});
