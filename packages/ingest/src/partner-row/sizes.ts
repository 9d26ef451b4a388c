import { type Amount, plainDigits, readScaled } from "./amounts.ts";

/** Square metres in one. */
export const SQM = { squareFoot: 0.092_903_04, squareWah: 4, ngan: 400, rai: 1_600 } as const;

export type Size = Amount & { readonly unit?: "sqm" | "sqft" | "rai" };

const SQM_WORDS =
  /\s*(?:sq\.? ?m(?:et(?:er|re)s?)?\.?|sqm|m2|m²|ตร\.? ?ม\.?|ตร\.? ?เมตร|ตารางเมตร|เมตร)$/;
const SQFT_WORDS =
  /\s*(?:sq\.? ?f(?:ee)?t\.?|sqft|ft2|ft²|square (?:feet|foot)|ตร\.? ?ฟุต|ตารางฟุต)$/;
const RAI_NGAN_WAH =
  /^(\d{1,6}) ?[-–] ?(\d{1,2}) ?[-–] ?(\d{1,3}(?:\.\d+)?)(?:\s*(?:ไร่|rai))?$|^(\d{1,6}) ?\/ ?([0-3]) ?\/ ?(\d{1,2}(?:\.\d+)?)$/;
/** What the number is of, in front of it. */
const NAMED = /^(?:ขนาด|เนื้อที่|พื้นที่(?:ใช้สอย)?|ที่ดิน|area|size|land)[ :]*/;
const PARTS = new RegExp(
  String.raw`^(?:(\d[\d,]*(?:\.\d+)?)\s*(?:ไร่|rai)\s*)?(?:(\d+(?:\.\d+)?)\s*(?:งาน|ngan)\s*)?` +
    String.raw`(?:(\d[\d,]*(?:\.\d+)?)\s*(?:ตร\.?\s*วา|ตร\.?\s*ว\.?|ตารางวา|วา|ตรว|sq\.?\s*(?:wah?|w)\.?|square wah?|wah?)\s*)?$`,
);

/** A size in square metres, from square metres, square feet, or rai, ngan and square wah. */
export function readSize(sent: string): Size {
  const text = plainDigits(sent).replace(NAMED, "");
  if (SQFT_WORDS.test(text))
    return times(readScaled(text.replace(SQFT_WORDS, "")), SQM.squareFoot, "sqft");
  const dashed = RAI_NGAN_WAH.exec(text);
  if (dashed) {
    const [, rai, ngan, wah, ...slashed] = dashed;
    return { value: inSqm(rai ?? slashed[0], ngan ?? slashed[1], wah ?? slashed[2]), unit: "rai" };
  }
  const parts = PARTS.exec(text);
  if (parts && text !== "") return { value: inSqm(parts[1], parts[2], parts[3]), unit: "rai" };
  return { ...readScaled(text.replace(SQM_WORDS, "")), unit: "sqm" };
}

const inSqm = (rai = "0", ngan = "0", wah = "0"): number =>
  rounded(number(rai) * SQM.rai + number(ngan) * SQM.ngan + number(wah) * SQM.squareWah);
const number = (text: string): number => Number(text.replaceAll(",", ""));

const times = (amount: Amount, factor: number, unit: "sqft"): Size =>
  "value" in amount ? { value: rounded(amount.value * factor), unit } : { ...amount, unit };

/** To the hundredth of a square metre. */
export const rounded = (sqm: number): number => Math.round(sqm * 100) / 100;
