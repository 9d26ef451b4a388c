import type { DocumentText } from "../document-text.ts";
import { amountsIn } from "../values/amounts.ts";
import { arabicDigits } from "../values/plain-digits.ts";

/** A unit, or a type of units, of a price list. */
export interface PriceRow {
  /** 0 for a studio; null where it isn't told. */
  readonly bedrooms: number | null;
  /** From and to; equal where it is one. Square metres. */
  readonly sizeSqm: { readonly min: number; readonly max: number } | null;
  readonly priceThb: number;
}

const SIZE =
  /(?<![\d.,])(\d{2,4}(?:\.\d{1,2})?)(?:\s?(?:-|–|to|ถึง)\s?(\d{2,4}(?:\.\d{1,2})?))?\s?(?:sq\.?\s?m(?:\.|eters?|etres?)?|sqm|m²|m2|ตร\.?\s?ม\.?|ตารางเมตร)/iu;
const STUDIO = /\bstudio\b|สตูดิโอ/iu;
const BEDROOMS = /(?<![\d.])(\d)\s?-?(?:bed(?:room)?s?\b|br\b|bdr\b|นอน|ห้องนอน)/iu;
const HEADS = {
  size: /size|area|sq\.?\s?m|sqm|พื้นที่|ขนาด|ตร\.?\s?ม/i,
  bedrooms: /bed|นอน/i,
  price: /price|ราคา|baht|thb|บาท/i,
  /** A price of something else than the home. */
  notPrice:
    /per\s?(?:sq|m²)|\/\s?(?:sq|m²|ตร)|ต่อตาราง|ตร\.?ม\.?ละ|deposit|จอง|down|ดาวน์|common|ส่วนกลาง/i,
};
/** The cheapest home that is sold, and the cheapest that is let. Baht. */
const LEAST_SALE = 400_000;
const LEAST_RENT = 2_500;
const MOST_RENT = 400_000;

/** The rows of a price list: whatever has a price and a size or a number of bedrooms. */
export const readPrices = ({ blocks }: DocumentText): readonly PriceRow[] =>
  blocks.flatMap((block) =>
    block.type === "table"
      ? block.rows.slice(1).flatMap((row) => rowOf(row, block.rows[0] ?? []) ?? [])
      : block.text.split("\n").flatMap((line) => lineOf(line) ?? []),
  );

/** The deal of prices: rents are far below prices. */
export const dealOfPrices = (rows: readonly PriceRow[]): "rent" | "sale" =>
  rows.every(({ priceThb }) => priceThb <= MOST_RENT) ? "rent" : "sale";

const MOST_LINE = 300;

function lineOf(line: string): PriceRow | null {
  if (line.length > MOST_LINE) return null;
  const plain = arabicDigits(line);
  const price = amountsIn(plain).find(({ thb }) => isPrice(thb))?.thb;
  return made(price, plain, sizeIn(plain));
}

function rowOf(row: readonly string[], head: readonly string[]): PriceRow | null {
  const cells = row.map((cell) => arabicDigits(cell).trim());
  const of = (name: RegExp): string =>
    cells.find((cell, at) => name.test(head[at] ?? "") && /\d|studio|สตูดิโอ/i.test(cell)) ?? "";
  const priceAt = cells.flatMap((cell, at) => {
    const title = head[at] ?? "";
    if (HEADS.notPrice.test(title)) return [];
    const thb = amountOf(cell, /million|ล้าน|mb\b/i.test(title));
    return thb !== null && isPrice(thb) && (HEADS.price.test(title) || isMoney(cell)) ? [thb] : [];
  });
  const sizeCell = of(HEADS.size);
  const size = sizeIn(cells.join(" | ")) ?? sizeIn(`${sizeCell.replace(/[^\d.–-]/g, "")} sqm`);
  const beds = of(HEADS.bedrooms);
  const words = `${cells.join(" | ")} | ${/^\d$/.test(beds) ? `${beds} bedrooms` : beds}`;
  return made(priceAt[0], words, size);
}

const isMoney = (cell: string): boolean => amountsIn(cell).length > 0;

function amountOf(cell: string, isMillions: boolean): number | null {
  const [amount] = amountsIn(cell);
  if (amount !== undefined) return amount.thb;
  const bare = /^[\d,]+(?:\.\d+)?$/.test(cell) ? Number(cell.replaceAll(",", "")) : null;
  return bare === null ? null : isMillions && bare < 1_000 ? bare * 1e6 : bare;
}

const isPrice = (thb: number): boolean =>
  thb >= LEAST_SALE || (thb >= LEAST_RENT && thb <= MOST_RENT);

function sizeIn(text: string): PriceRow["sizeSqm"] {
  const found = SIZE.exec(text);
  if (found === null) return null;
  const [one, other] = [Number(found[1]), Number(found[2] ?? found[1])];
  return { min: Math.min(one, other), max: Math.max(one, other) };
}

function made(
  priceThb: number | undefined,
  words: string,
  sizeSqm: PriceRow["sizeSqm"],
): PriceRow | null {
  const found = BEDROOMS.exec(words)?.[1];
  const bedrooms = STUDIO.test(words) ? 0 : found === undefined ? null : Number(found);
  if (priceThb === undefined || (sizeSqm === null && bedrooms === null)) return null;
  return { bedrooms, sizeSqm, priceThb };
}
