import type { ColumnTarget } from "./column-words.ts";
import type { MappedColumn } from "./mapped-column.ts";

/** What a table lacks to be one of homes; the first is told. */
export const LACKS = {
  columns: ["Too few of its columns describe a home", "คอลัมน์ที่บอกข้อมูลทรัพย์มีน้อยเกินไป"],
  price: ["No column holds a price", "ไม่มีคอลัมน์ราคา"],
  property_type: [
    "Neither a column nor the titles give the property type",
    "ไม่มีคอลัมน์หรือหัวข้อบอกประเภททรัพย์",
  ],
} as const satisfies Record<string, readonly [en: string, th: string]>;
export type Lack = keyof typeof LACKS;

/** A table of fewer targets than this is a list of something else. */
const LEAST = 4;
const PRICES: readonly ColumnTarget[] = ["price", "rent_price", "sale_price"];

/** Why the rows of a table cannot be homes, by its columns alone; empty where they can. */
export function lacksOf(mapping: readonly MappedColumn[], isTypeTold: boolean): readonly Lack[] {
  const told = new Set(mapping.flatMap(({ target }) => target ?? []));
  return [
    ...(told.size < LEAST ? (["columns"] as const) : []),
    ...(PRICES.some((price) => told.has(price)) ? [] : (["price"] as const)),
    ...(isTypeTold || told.has("property_type") ? [] : (["property_type"] as const)),
  ];
}
