import { wordsOf } from "../listings/title-words.ts";
import { bitsOf, type ComparedListing } from "./is-likely-same.ts";

/** What is read of a listing to compare it. */
export interface ComparedRow {
  readonly id: string;
  readonly area: number;
  readonly rent_price: number | null;
  readonly sale_price: number | null;
  readonly floor: string | null;
  readonly title_en: string | null;
  readonly title_th: string | null;
  readonly description_en: string | null;
  readonly description_th: string | null;
  /** dhash of each photo that we have a copy of, as signed integers. */
  readonly dhashes: readonly string[];
}

const WORDS_A_RUN = 3;
/** What follows is mostly an agency's own terms. */
const LETTERS_READ = 4_000;
/** A picture with hardly an edge (a white page, a sky) is like every other such. */
const EDGES_AT_LEAST = 6;

export const comparedHome = (row: ComparedRow): ComparedListing => {
  const floor = row.floor?.replaceAll(/\s+/g, "").toLowerCase() ?? "";
  return {
    id: row.id,
    area: row.area,
    rentPrice: row.rent_price,
    salePrice: row.sale_price,
    floor: floor === "" ? null : floor,
    texts: [runsOf(row.title_en, row.description_en), runsOf(row.title_th, row.description_th)],
    photos: row.dhashes.map(halves).filter(([high, low]) => hasEdges(bitsOf(high) + bitsOf(low))),
  };
};

const hasEdges = (bits: number): boolean => bits >= EDGES_AT_LEAST && bits <= 64 - EDGES_AT_LEAST;

const halves = (dhash: string): readonly [number, number] => {
  const bits = BigInt.asUintN(64, BigInt(dhash));
  return [Number(bits >> 32n), Number(bits & 0xffff_ffffn)];
};

/** Every three words in a row. */
const runsOf = (...texts: readonly (string | null)[]): ReadonlySet<string> => {
  const words = texts.flatMap((text) =>
    text === null ? [] : wordsOf(text.slice(0, LETTERS_READ)),
  );
  const runs = new Set<string>();
  for (let at = 0; at + WORDS_A_RUN <= words.length; at += 1)
    runs.add(words.slice(at, at + WORDS_A_RUN).join(" "));
  return runs;
};
