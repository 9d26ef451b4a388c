import { readFileSync } from "node:fs";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "./harness/accessibility.ts";
import { type PartnerStage, setPartnerStage } from "./harness/partner-stage.ts";
import type { Product } from "./harness/product.ts";
import { closeScene, openScene } from "./harness/scene.ts";
import { listen, signedInContext } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

// Colours on their way from one to the other are no contrast to judge.
const STILL = { reducedMotion: "reduce" } as const;
const DESKTOP = { ...STILL, viewport: { width: 1280, height: 900 } } as const;
const PHONE = {
  ...STILL,
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  colorScheme: "dark",
} as const;

/** As an agency's spreadsheet saves it: a column that no name tells, Buddhist years, prices in words. */
const MESSY = [
  "รหัส;ลักษณะงาน;ชื่อประกาศ;ราคา;จังหวัด;อำเภอ;ห้องนอน;ปีที่สร้าง;ประกาศ",
  "N-1;บ้านเดี่ยว;บ้านริมน้ำน่าน หลังที่หนึ่ง;3.5 ล้าน;น่าน;เมือง;3;2560;ขาย",
  "N-2;บ้านเดี่ยว;บ้านริมน้ำน่าน หลังที่สอง;รอเจ้าของแจ้ง;น่าน;เมือง;๓;2561;ขาย",
  "N-3;บ้านเดี่ยว;บ้านริมน้ำน่าน หลังที่สาม;รอเจ้าของแจ้ง;น่าน;เมือง;4;2562;ขาย",
].join("\r\n");

/** More than are answered at once, and every hundredth of them with an error. */
const MANY = 12_000;
const GOOD = "11,880";
const manyRows = (): string =>
  ["external_id,title,property_type,deal,price,province"]
    .concat(
      Array.from({ length: MANY }, (_, at) => {
        const price = at % 100 === 0 ? "ask Lek" : String(2_000_000 + at);
        return `MANY-${String(at)},House number ${String(at)},house,sale,${price},Nan`;
      }),
    )
    .join("\n");

const FIRST_THAI = 0x0e00;
/** Windows-874 has the Thai letters behind 0xA0 in the order of Unicode. */
const windows874 = (text: string): Buffer =>
  Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code > FIRST_THAI ? code - FIRST_THAI + 0xa0 : code;
    }),
  );

describe("an agency's files", () => {
  let product: Product;
  let browser: Browser;
  let stage: PartnerStage;
  const complaints: string[] = [];

  beforeAll(async () => {
    ({ product, browser } = await openScene());
    stage = await setPartnerStage(product.url);
  }, 180_000);

  afterAll(() => closeScene({ product, browser }));

  async function open(
    who: keyof Pick<PartnerStage, "partner" | "admin">,
    path: string,
    device: BrowserContextOptions,
    language: "en" | "th",
  ): Promise<Page> {
    const context = await signedInContext(browser, stage[who], device, language);
    const page = await context.newPage();
    listen(page, complaints);
    await goTo(page, product.url + path);
    return page;
  }
  const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

  it("in Windows-874 is recognised, mapped, mended for all alike, imported and found", async () => {
    const page = await open("partner", "/?open=upload", DESKTOP, "en");
    await page.getByText("Drop a file here").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page
      .getByLabel("Choose a file")
      .setInputFiles({ name: "บ้านน่าน.csv", mimeType: "text/csv", buffer: windows874(MESSY) });

    await page.getByText("Windows-874 (Thai)").first().waitFor();
    await page.getByText("semicolon").waitFor();
    await page.getByRole("heading", { name: "Corrected automatically" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await press(page, "Continue");

    await page.getByRole("combobox", { name: "Read ลักษณะงาน as" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("combobox", { name: "Read ลักษณะงาน as" }).selectOption("property_type");
    await page.getByText("chosen by you").waitFor();
    await press(page, "Continue");

    await page.getByText("2 rows have errors").waitFor();
    // Rows are drawn as they come into view.
    await expect.poll(() => violationsOf(page)).toEqual([]);
    await mendByKeyboard(page);
    await page.getByText("3 rows are ready").waitFor();
    await press(page, "Continue");

    await page.getByRole("heading", { name: "What would change" }).waitFor();
    await page.getByText("บ้านริมน้ำน่าน หลังที่สอง").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await press(page, "Import 3 rows");
    await page.getByText("Upload Successful!").waitFor();
    expect(await page.getByText("Successfully inserted 3 properties").count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);

    await goTo(page, product.url);
    await page.getByRole("textbox").first().fill("บ้านขาย จังหวัดน่าน");
    await page.keyboard.press("Enter");
    await page.getByText("บ้านริมน้ำน่าน หลังที่สาม").first().waitFor();
  });

  /** From the grid to the field and back, without a mouse. */
  async function mendByKeyboard(page: Page): Promise<void> {
    const cell = page.locator('[role="grid"] [data-cell][tabindex="0"]');
    await cell.focus();
    await page.keyboard.press("Enter");
    const field = page.getByRole("textbox", { name: "New value: Price" });
    await expect.poll(() => field.evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => cell.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.press("ArrowDown");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest("[role=row]")?.textContent))
      .toContain("N-3");
    await page.keyboard.press("Enter");
    await field.fill("2,400,000");
    await press(page, "Apply to all like this (2)");
  }

  it("as pasted JSON are told where they break, and then taken", async () => {
    const page = await open("partner", "/?open=upload", PHONE, "th");
    await page.getByRole("tab", { name: "JSON" }).click();
    const box = page.getByRole("textbox");
    await box.fill('[{"title": "บ้านสวนน่าน"\n "price": 1}]');
    await press(page, "ต่อไป");
    await page.getByText("รูปแบบ JSON ไม่ถูกต้อง").waitFor();
    await page.getByText("บรรทัด 2 คอลัมน์ 2").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const home = {
      external_id: "N-9",
      title: "บ้านสวนน่าน",
      property_type: "house",
      deal: "sale",
      price: 1_900_000,
      province: "Nan",
    };
    await box.fill(JSON.stringify([home]));
    for (const step of ["ตัวอย่าง", "คอลัมน์", "แก้ไข"]) {
      await press(page, "ต่อไป");
      await page.getByText(new RegExp(`ขั้นที่ \\d จาก 5: ${step}`)).waitFor();
      await page.getByRole("button", { name: "ต่อไป" }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
    }
    await press(page, "ต่อไป");
    await press(page, "นำเข้า 1 แถว");
    await page.getByText("อัปโหลดสำเร็จ!").waitFor();
    await page.getByText("เพิ่มประกาศใหม่แล้ว 1 รายการ").waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it("come back with their reasons, and are taken once they are mended", async () => {
    const page = await open("partner", "/?open=upload", DESKTOP, "en");
    const [template] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Template, Thai, CSV" }).click(),
    ]);
    expect(template.suggestedFilename()).toBe("ทรัพย์.csv");
    const none = MESSY.replaceAll("N-", "B-")
      .replaceAll("3.5 ล้าน", "ถามเล็ก")
      .replace(/ลักษณะงาน/, "ประเภท");
    const file = { name: "ทุกแถวผิด.csv", mimeType: "text/csv" };
    const input = page.getByLabel("Choose a file");
    await input.setInputFiles({ ...file, buffer: windows874(none) });
    await press(page, "Continue");
    await press(page, "Continue");
    await press(page, "Download the file with reasons");
    await page.getByText("3 rows won't be imported.").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const [back] = await Promise.all([
      page.waitForEvent("download"),
      press(page, "Rejected rows with reasons"),
    ]);
    const text = new TextDecoder("windows-874").decode(readFileSync(await back.path()));
    expect(text).toContain(";_status;_reason_th;_reason_en;_fix");
    const mended = text.replace(/ถามเล็ก|รอเจ้าของแจ้ง/g, "2,900,000");
    await press(page, "Upload another file");
    await input.setInputFiles({ ...file, buffer: windows874(mended) });
    await press(page, "Continue");
    await press(page, "Continue");
    await press(page, "Continue");
    await press(page, "Import 3 rows");
    await page.getByText("Successfully inserted 3 properties").waitFor();
  });

  it("of many rows go on over a reload, into the server's own grid, and are stopped", async () => {
    const page = await open("partner", "/?open=upload", DESKTOP, "en");
    await page
      .getByLabel("Choose a file")
      .setInputFiles({ name: "many.csv", mimeType: "text/csv", buffer: Buffer.from(manyRows()) });
    await press(page, "Continue");
    await press(page, "Continue");
    await page.getByText(/rows are ready/).waitFor();
    await press(page, /^Continue/);
    await page.getByText("Checking many.csv").waitFor();
    await page.reload();
    await page.getByRole("button", { name: `Import ${GOOD} rows` }).waitFor({ timeout: 60_000 });
    await press(page, "Fix them here");
    await page
      .getByRole("row", { name: /ask Lek/ })
      .first()
      .waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await press(page, "Changes");
    await press(page, `Import ${GOOD} rows`);
    await page.getByText("Importing many.csv").waitFor();
    await press(page, "Cancel");
    await press(page, "Stop upload");
    await page.getByRole("heading", { name: "Upload stopped" }).waitFor();
  });

  it("cut off on their way say so, and are sent again", async () => {
    const page = await open("partner", "/?open=upload", DESKTOP, "en");
    await page
      .getByLabel("Choose a file")
      .setInputFiles({ name: "again.csv", mimeType: "text/csv", buffer: windows874(MESSY) });
    await press(page, "Continue");
    await press(page, "Continue");
    await page.getByText(/has errors|have errors/).waitFor();
    await page.context().setOffline(true);
    await press(page, /^Continue with|^Get the file/);
    await page.getByText("The connection was lost before your file arrived.").waitFor();
    expect(await page.getByRole("progressbar").count()).toBe(0);
    await page.context().setOffline(false);
    await press(page, "Try again");
    await page.getByRole("heading", { name: "Upload Failed" }).waitFor({ state: "detached" });
    await page.getByText("The whole file was checked.", { exact: false }).waitFor();
  });

  it("stand in the history with their reports, and with an admin under their partner's name", async () => {
    const page = await open("admin", "/admin/uploads", DESKTOP, "en");
    await page.getByText("บ้านน่าน.csv").waitFor();
    expect(await page.getByText("Baan Dee").count()).toBeGreaterThanOrEqual(2);
    expect(await violationsOf(page)).toEqual([]);
    await press(page, "Report of บ้านน่าน.csv");
    await page.getByText("The Buddhist year was converted").waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it("wrote no error to the console", () => {
    // A file of which no row could be taken is answered with 422, which the browser notes.
    expect(complaints.filter((text) => !text.includes("status of 422"))).toEqual([]);
  });
});
