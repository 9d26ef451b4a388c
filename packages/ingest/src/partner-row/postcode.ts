import { administrativeArea } from "@propertyvr/gazetteer";
import { plainDigits } from "./amounts.ts";
import type { Members } from "./members.ts";

/**
 * The provinces of a postcode's first two digits. From 20 on they are the province's own code; below
 * the numbers of Thailand Post run otherwise, and 10 is Bangkok's and part of Samut Prakan's.
 */
const BELOW_20: Readonly<Record<number, readonly number[]>> = {
  10: [10, 11],
  11: [12],
  12: [13],
  13: [14],
  14: [15],
  15: [16],
  16: [17],
  17: [18],
  18: [19],
};

const provincesOf = (postcode: string): readonly number[] => {
  const first = Number(postcode.slice(0, 2));
  return BELOW_20[first] ?? (administrativeArea(first) === undefined ? [] : [first]);
};

/** A postcode decides nothing; that it lies in another province is told. */
export function notePostcode(members: Members, provinceCode: number): void {
  const sent = members.scalar("postcode");
  if (sent === undefined) return;
  const { note } = members.notes;
  const at = { field: "postcode" };
  const postcode = plainDigits(sent).replace(/\.0$/, "");
  const provinces = /^\d{5}$/.test(postcode) ? provincesOf(postcode) : [];
  const other = provinces[0] === undefined ? undefined : administrativeArea(provinces[0]);
  if (other === undefined) note("postcode.unreadable", at, { value: sent });
  else if (!provinces.includes(provinceCode))
    note("postcode.contradicts_province", at, {
      value: sent,
      words: { postcode, other: other.name, other_th: other.nameTh },
    });
}
