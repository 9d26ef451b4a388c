import type { Session } from "@propertyvr/contracts";
import { strToU8, zipSync } from "fflate";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsInEveryLook } from "./harness/accessibility.ts";
import { closeScene, openScene, openSignedIn, type Scene } from "./harness/scene.ts";
import { signUp } from "./harness/signed-in.ts";

interface AttachmentsJourney {
  readonly language: "en" | "th";
  readonly device: BrowserContextOptions;
  readonly words: {
    readonly box: string;
    readonly send: string;
    readonly documents: string;
    readonly pictures: string;
    readonly ready: string;
    readonly remove: string;
    readonly refused: string;
    readonly read: RegExp;
    readonly offer: RegExp;
    readonly download: RegExp;
    readonly open: RegExp;
    readonly close: string;
  };
}

const JOURNEYS: readonly AttachmentsJourney[] = [
  {
    language: "en",
    device: { viewport: { width: 1280, height: 900 } },
    words: {
      box: "Your message",
      send: "Send",
      documents: "Attach documents",
      pictures: "Attach pictures",
      ready: "Ready",
      remove: "Remove",
      refused: "We can't read this kind of file.",
      read: /What I read in the files/,
      offer: /A home is described there/,
      download: /^Download/,
      open: /^Open/,
      close: "Close",
    },
  },
  {
    language: "th",
    device: { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true },
    words: {
      box: "ข้อความของคุณ",
      send: "ส่ง",
      documents: "แนบเอกสาร",
      pictures: "แนบรูป",
      ready: "พร้อมส่ง",
      remove: "นำ",
      refused: "อ่านไฟล์ชนิดนี้ไม่ได้",
      read: /สิ่งที่อ่านได้จากไฟล์/,
      offer: /รายละเอียดของที่พัก/,
      download: /^ดาวน์โหลด/,
      open: /^เปิด/,
      close: "ปิด",
    },
  },
];

const NAME = "สัญญาเช่าห้องชุดเดอะเบสพาร์คเวสต์สุขุมวิท77ชั้น12ห้อง1204ฉบับแก้ไขครั้งที่3";
const HOME = "ให้เช่าคอนโด 2 ห้องนอน ใกล้ BTS อโศก ราคา 35,000 บาทต่อเดือน";

/** A Word document of one paragraph. */
const docx = (text: string): Buffer => {
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  return Buffer.from(
    zipSync({
      "[Content_Types].xml": strToU8("<Types/>"),
      "_rels/.rels": strToU8(
        `<Relationships><Relationship Id="r" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
      "word/document.xml": strToU8(
        `<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
      ),
    }),
  );
};
/** A picture of one colour, drawn by the page. */
const picture = async (page: Page): Promise<Buffer> => {
  const address = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 640;
    canvas.height = 480;
    canvas.getContext("2d")?.fillRect(0, 0, 640, 240);
    return canvas.toDataURL("image/jpeg");
  });
  return Buffer.from(address.split(",")[1] ?? "", "base64");
};

describe("attaching files", () => {
  let scene: Scene;
  let session: Session;
  beforeAll(async () => {
    scene = await openScene();
    session = await signUp(scene.product);
  }, 240_000);
  afterAll(() => closeScene(scene));

  it.each(JOURNEYS)("goes from choosing to the answer, in $language", async (journey) => {
    const { words, device, language } = journey;
    const complaints: string[] = [];
    const { context, page } = await openSignedIn(scene, session, { device, language, complaints });
    const choose = async (
      label: string,
      files: { name: string; mimeType: string; buffer: Buffer }[],
    ) => {
      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: label }).click();
      await (await chooser).setFiles(files);
    };
    const mimeType = "application/octet-stream";
    const documents = [1, 2, 3].map((at) => ({
      name: `${NAME}-${String(at)}.docx`,
      mimeType,
      buffer: docx(HOME),
    }));
    await choose(words.documents, [
      ...documents,
      { name: "ผัง.exe", mimeType, buffer: Buffer.from("MZ\u0000\u0001") },
    ]);
    await choose(words.pictures, [
      { name: "ห้องนอน.jpg", mimeType: "image/jpeg", buffer: await picture(page) },
    ]);
    const list = page.getByRole("list").filter({ hasText: "ห้องนอน.jpg" });
    await expect.poll(() => list.getByText(words.ready).count()).toBe(4);
    await expect.poll(() => list.getByText(words.refused).count()).toBe(1);
    // Nothing is wider than the screen, however long the names are.
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(await violationsInEveryLook(page)).toEqual([]);
    // They outlive a reload with the draft.
    await page.reload();
    await expect.poll(() => list.getByText(words.ready).count()).toBe(4);
    await list.getByRole("button", { name: "ผัง.exe" }).click();
    await list.getByRole("button", { name: `${NAME}-3.docx` }).click();
    await expect.poll(() => list.getByRole("listitem").count()).toBe(3);
    await page.getByRole("button", { name: words.send, exact: true }).click();
    await expect.poll(() => page.getByText(words.read).count()).toBe(1);
    await expect.poll(() => page.getByText(words.offer).count()).toBe(1);
    const files = page.locator("[data-question]").getByRole("button");
    await expect.poll(() => files.count()).toBe(3);
    await expect.poll(() => page.locator("[data-question] img").count()).toBe(1);
    expect(await violationsInEveryLook(page)).toEqual([]);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: words.download }).first().click();
    expect((await download).suggestedFilename()).toBe(`${NAME}-1.docx`);
    await page.locator("[data-question]").getByRole("button", { name: words.open }).click();
    await expect.poll(() => page.getByRole("dialog").locator("img").count()).toBe(1);
    await page.getByRole("dialog").getByRole("button", { name: words.close }).click();
    // The refused file is answered with 422, which the browser writes to its console.
    expect(complaints.filter((text) => !text.includes("422"))).toEqual([]);
    await context.close();
  });

  it("takes what is dropped and what is pasted", async () => {
    const device = { viewport: { width: 1280, height: 900 } };
    const { context, page } = await openSignedIn(scene, session, { device, language: "en" });
    await page.getByRole("button", { name: "Attach documents" }).waitFor();
    const give = (type: "drop" | "paste", name: string) =>
      page.evaluate(
        ([kind, fileName]) => {
          const data = new DataTransfer();
          data.items.add(new File(["2 bedroom condo in Ari"], fileName, { type: "text/plain" }));
          const box = document.querySelector("textarea");
          const event =
            kind === "drop"
              ? new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })
              : new ClipboardEvent("paste", {
                  clipboardData: data,
                  bubbles: true,
                  cancelable: true,
                });
          box?.dispatchEvent(event);
        },
        [type, name] as const,
      );
    await give("drop", "dropped.txt");
    await give("paste", "pasted.txt");
    const list = page.getByRole("list", { name: "Attached files" });
    await expect.poll(() => list.getByText("Ready").count()).toBe(2);
    await context.close();
  });

  it("says at the file that it did not go through, and sends it again", async () => {
    const device = { viewport: { width: 1280, height: 900 } };
    const { context, page } = await openSignedIn(scene, session, { device, language: "en" });
    await page.getByRole("button", { name: "Attach documents" }).waitFor();
    await page.route("**/api/attachments?*", (route) => route.abort());
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Attach documents" }).click();
    await (
      await chooser
    ).setFiles([{ name: "lost.txt", mimeType: "text/plain", buffer: Buffer.from("two") }]);
    const list = page.getByRole("list", { name: "Attached files" });
    await expect.poll(() => list.getByText("Not uploaded").count()).toBe(1);
    await page.unroute("**/api/attachments?*");
    await page.getByRole("button", { name: "Retry lost.txt" }).click();
    await expect.poll(() => list.getByText("Ready").count()).toBe(1);
    await context.close();
  });
});
