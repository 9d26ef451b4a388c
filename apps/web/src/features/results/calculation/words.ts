import type { SheetChoice, SheetUnit } from "@propertyvr/knowledge";
import { wordsOf } from "@propertyvr/parts/calculation";
import type { EditedSheet, Input, Line } from "./edited-sheet.ts";

/** What is chosen, after the edits. */
const choiceIn = ({ taken }: EditedSheet, key: Input["key"]): SheetChoice | undefined => {
  const value = taken.find((input) => input.key === key)?.value;
  return typeof value === "string" ? value : undefined;
};

/** The unit of an input: an amount to exchange is one of baht or of foreign money. */
export const unitOf = (sheet: EditedSheet, { unit = "count" }: Input): SheetUnit =>
  unit === "foreign" && choiceIn(sheet, "direction") === "from_baht" ? "thb" : unit;

/** The unit beside a box: "years", "USD"; of baht what it is for, "baht a month". */
export function unitName(sheet: EditedSheet, input: Input): string {
  const words = wordsOf(sheet.part);
  const unit = unitOf(sheet, input);
  if (unit === "foreign") return choiceIn(sheet, "currency") ?? "";
  const each = input.key === "size" ? choiceIn(sheet, "each") : undefined;
  return each === undefined ? words.unitName(unit) : words.choiceName(each);
}

/** A figure and what follows it: "฿17,066" and " a month". */
export function amountIn(sheet: EditedSheet, { amount, unit }: Line): readonly [string, string] {
  const words = wordsOf(sheet.part);
  const whole = words.amountOf(amount, unit, choiceIn(sheet, "currency"));
  const bare = unit.startsWith("thb") ? words.amountOf(amount, "thb") : whole;
  return [bare, whole.slice(bare.length)];
}
