import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");

/** Folders that hold texts for people, and which of their files do. */
const CATALOGUES: readonly (readonly [folder: string, holdsTexts: RegExp])[] = [
  ["apps/web/src", /messages\.ts$/],
  ["packages/parts/src", /\/(en|th)\.ts$/],
  ["packages/assistant/src/writer", /^(en|th)\//],
  ["packages/contracts/src", /^(problem(-details)?|endpoints\/.*|[a-z-]+-faults)\.ts$/],
  ["packages/ingest/src/reader", /^file-faults\.ts$/],
  ["apps/server/src/platform/http", /^field-problem\.ts$/],
  ["packages/ingest/src/partner-row", /^rule-book\.ts$/],
  ["packages/knowledge/src/articles", /\.ts$/],
  ["apps/server/src/stock/pictures", /^draw-picture\.ts$/],
  ["apps/server/src/stock/sample", /-texts\.ts$/],
  ["docs", /\.md$/],
];

/** Wordings that no agent and no good interface uses. */
const STIFF: readonly RegExp[] = [
  // Thai is spelled in one way: ทาวน์เฮาส์, อพาร์ตเมนต์, อีเมล, อัปโหลด, อัปเดต, เว็บฮุก, ลิงก์,
  // เอเจนซี, ออบเจ็กต์, แชต, ไอดีไลน์.
  /เอเจนซี่|ออบเจกต์|แชทนี้|ไลน์ไอดี|ไอดี LINE/,
  /ทาวน?์?เฮ้าส์|อพาร์ทเม้?นท์|อพาร์ตเม้นต์|อีเมล์|อัพโหลด|อัพเด[ตท]|เว็บฮุค|คอนโดมิเนี่ยม|ลิ้ง[คก]์/,
  /carries a price of|(?:ask|cost|today) I can tell|there are too few of/,
  /(?:will |["; ]they |new request |that is made )stands? here/i,
  /: here they are/i,
  /may give way/i,
  /leaves? something open/i,
  /stated as not there/i,
  /"its page"/i,
  /(?:are|let you|could not let) let in|let you in\b/i,
  /whoever offered it/i,
  /whoever offered this/i,
  /shown this once|it is shown once/i,
  /catching (?:our|its) breath/i,
  /whose homes they are"/i,
  /would be (?:left out|taken off)/i,
  /let it go on"|"stop it"|"go on"/i,
  /one of one's own|"one's |delete all one's/i,
  /signing secret, told once|told whole|told in this answer/i,
  /say yes to the brake|off the market and forget/i,
  /homes still hold/i,
  /ask for access in|lets your account in|let in where|a whole program/i,
  /cannot be told from its bytes|say nothing of the homes|is no feed of/i,
  /not written as it should be/i,
  /MRT MRT|BTS BTS|ARL ARL/,
  /อนุมาน/,
  /คุณยังไม่ได้เขียนถึงใคร/,
  /"ไม่ทำ"/,
  /nothing is lost\. |replies to your email|for colleagues only|what stands there|passed over as long/i,
  /whose webhook it is|among its like|under one Idempotency-Key/i,
  /does not hold\.|cannot be fetched|hardly go together|until there are \$/i,
];

const texts = CATALOGUES.flatMap(([folder, holdsTexts]) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => holdsTexts.test(file))
    .map((file) => ({
      file: `${folder}/${file}`,
      text: readFileSync(path.join(root, folder, file), "utf8"),
    })),
);

describe("texts for people", () => {
  it("are found in each place that holds some", () => {
    for (const [folder] of CATALOGUES)
      expect(texts.some(({ file }) => file.startsWith(folder))).toBe(true);
  });

  it.each(STIFF.map((wording) => [wording]))("do not hold %s", (wording) => {
    expect(texts.filter(({ text }) => wording.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
