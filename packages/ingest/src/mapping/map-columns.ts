import { DEAL_WORDS, TYPE_WORDS, wordFinder } from "../partner-row/word-lists.ts";
import { leftOutColumns } from "../private/left-out-columns.ts";
import { fillerOf } from "./filler.ts";
import { lacksOf } from "./table-lacks.ts";
import type { MappedColumn } from "./mapped-column.ts";
import {
  COLUMN_WORDS,
  MUTE_WORDS,
  type ColumnTarget,
  TARGETS,
  UNITS,
  VAGUE_WORDS,
} from "./column-words.ts";

type Cells = Readonly<Record<string, string>>;

/** Enough to see what the cells of a column look like. */
const SAMPLE = 100;
/** Of filled cells that look alike. */
const ALIKE = 0.8;

/**
 * Which column is what. A target is given once, to the column that fits it best; among equals the
 * first one in the file has it. Columns that nothing fits are left to the reader, and so are those
 * that may hold what is not for the public.
 */
export function mapColumns(
  columns: readonly string[],
  rows: readonly Cells[],
  elsewhere: ReadonlySet<ColumnTarget> = new Set(),
): readonly MappedColumn[] {
  const sample = rows.slice(0, SAMPLE);
  const leftOut = leftOutColumns(columns);
  const wishes = columns
    .flatMap((column, at) =>
      leftOut.has(column) ? [] : wishesOf(column, sample).map((wish) => ({ ...wish, at })),
    )
    .toSorted((one, other) => other.confidence - one.confidence || one.at - other.at);
  const taken = new Map<number, Wish>();
  const given = new Map<ColumnTarget, number[]>();
  for (const wish of wishes) {
    const owners = given.get(wish.target) ?? [];
    if (taken.has(wish.at) || elsewhere.has(wish.target)) continue;
    if (!owners.every((owner) => takeTurns(columns[owner], columns[wish.at], sample))) continue;
    taken.set(wish.at, wish);
    given.set(wish.target, [...owners, wish.at]);
  }
  return columns.map((column, at) => {
    const wish = taken.get(at);
    const unit = wish && MEASURED.has(wish.target) ? unitIn(column) : undefined;
    const filler = wish === undefined ? undefined : fillerOf(wish.target, column, sample);
    return {
      column,
      target: wish?.target,
      by: wish?.by,
      confidence: wish?.confidence ?? 0,
      unit,
      ...(filler !== undefined && { filler }),
    };
  });
}

/** Whether a table with these columns can be one of homes; what kind they are may stand in their titles. */
export const tellsHomes = (mapping: readonly MappedColumn[]): boolean =>
  lacksOf(mapping, true).length === 0;

/** Whether these names can stand above a table of homes. */
export const isHeader = (columns: readonly string[]): boolean =>
  tellsHomes(mapColumns(columns, []));

/** Two columns of one matter of which every row fills one: "Title (sale)" and "Title (rent)". */
function takeTurns(one: string | undefined, other: string | undefined, sample: readonly Cells[]) {
  if (one === undefined || other === undefined) return false;
  const filled = (column: string, row: Cells): boolean => (row[column] ?? "").trim() !== "";
  const turns = sample.filter((row) => filled(one, row) !== filled(other, row));
  return sample.length >= TURNS && turns.length === sample.length;
}
/** Fewer rows than this may fill one of two columns by chance. */
const TURNS = 5;

interface Wish {
  readonly target: ColumnTarget;
  readonly by: "name" | "words" | "values";
  readonly confidence: number;
}

/** What a column could be, by its name or by its cells; a name that its cells belie counts for nothing. */
function wishesOf(column: string, sample: readonly Cells[]): readonly Wish[] {
  const cells = sample.map((row) => (row[column] ?? "").trim()).filter((cell) => cell !== "");
  const byName = TARGETS.flatMap((target): Wish[] => {
    const confidence = likenessOf(column, target);
    return confidence === 0
      ? []
      : [{ target, by: confidence === 1 ? "name" : "words", confidence }];
  });
  const byValues = LOOKS.flatMap(({ target, isLike }): Wish[] =>
    cells.length > 0 && share(cells, isLike) >= ALIKE
      ? [{ target, by: "values", confidence: 0.4 }]
      : [],
  );
  const wishes = [...byName, ...byValues].map((wish) => landOf(wish, column));
  // A price with the unit of an area is one of a square metre, and no figure of the home.
  const isRate =
    AREA_UNITS.has(unitIn(column) ?? "") && wishes.some(({ target }) => PRICES.has(target));
  return isRate ? [] : wishes.flatMap((wish) => withCells(wish, cells));
}

/** "Size (sq.w.)" is land, whatever it is called. */
const landOf = (wish: Wish, column: string): Wish =>
  wish.target === "area_sqm" && ["ตร.ว.", "ไร่"].includes(unitIn(column) ?? "")
    ? { ...wish, target: "land_sqm" }
    : wish;

const share = (cells: readonly string[], isLike: (cell: string) => boolean): number =>
  cells.filter(isLike).length / cells.length;

/** Figures about a home that are none of its own: "rental yield", "price per sqm", "deposit". */
const OTHER_FIGURES =
  /yield|deposit|change|hist|dist\b|distance|review|count|per (?:sqm|m2|wah)|common fee|มัดจำ|ผลตอบแทน|ค่าส่วนกลาง|ระยะ|ต่อตร|ต่อ ตร/;

/** Of a value in another ("address.province") the last name says most. */
function likenessOf(column: string, target: ColumnTarget): number {
  const whole = likeness(nameOf(column), target);
  const last = INSIDE.exec(column)?.[1];
  return last === undefined ? whole : Math.max(whole, 0.95 * likeness(nameOf(last), target));
}
const INSIDE = /^\w+(?:\.\w+)*\.(\w+)$/;

/** 1 for a whole name, less for the words of one inside a longer name, 0 for neither. */
function likeness(name: string, target: ColumnTarget): number {
  let best = 0;
  if (OTHER_FIGURES.test(name)) return 0;
  const vague = VAGUE_WORDS[target];
  if (vague?.words.includes(name)) return vague.confidence;
  for (const word of COLUMN_WORDS[target]) {
    if (name === word) return 1;
    if (!holds(name, word)) continue;
    best = Math.max(best, 0.5 + (0.4 * word.length) / name.length);
  }
  return best;
}

/** Thai is written without spaces: its words are looked for anywhere, others between spaces. */
const holds = (name: string, word: string): boolean =>
  /[\u0e00-\u0e7f]/.test(word)
    ? word.length >= 3 && name.includes(word)
    : word.length >= 3 && ` ${name} `.includes(` ${word} `);

/** A column's name as it is compared. */
export function nameOf(column: string): string {
  const plain = column
    .normalize("NFKC")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/ํา/g, "ำ");
  const bare = withoutUnit(plain)
    .replace(/[^a-z0-9\u0e00-\u0e7f]+/g, " ")
    .trim();
  const words = bare.split(" ").filter((word) => !MUTE_WORDS.has(word));
  return words.length === 0
    ? plain.replace(/[^a-z0-9\u0e00-\u0e7f]+/g, " ").trim()
    : words.join(" ");
}

/** A unit in brackets, or at the end behind other words. */
function withoutUnit(name: string): string {
  const bracketless = name.replace(/[([][^)\]]*[)\]]/g, " ");
  return bracketless.trim() === "" ? name : bracketless;
}

const unitIn = (column: string): string | undefined =>
  UNITS.find(({ pattern }) => pattern.test(column))?.unit;
const AREA_UNITS: ReadonlySet<string> = new Set(["ตร.ม.", "ตร.ว.", "ไร่"]);
const PRICES: ReadonlySet<ColumnTarget> = new Set(["price", "rent_price", "sale_price"]);
const MEASURED: ReadonlySet<ColumnTarget> = new Set(["area_sqm", "land_sqm", ...PRICES]);

const number = (cell: string): number =>
  cell === "" ? Number.NaN : Number(cell.replaceAll(",", ""));
const isWithin = (min: number, max: number) => (cell: string) => {
  const value = number(cell);
  return value >= min && value <= max;
};
const hasDecimals = (cell: string): boolean => /\.\d{3,}/.test(cell);

const findDeal = wordFinder(DEAL_WORDS);

/** Cells that tell what they are without a name. */
const LOOKS: readonly {
  readonly target: ColumnTarget;
  readonly isLike: (cell: string) => boolean;
}[] = [
  { target: "latitude", isLike: (cell) => hasDecimals(cell) && isWithin(5, 21)(cell) },
  { target: "longitude", isLike: (cell) => hasDecimals(cell) && isWithin(97, 106)(cell) },
  {
    target: "coordinates",
    isLike: (cell) => /^\(?\s*-?\d{1,2}\.\d{3,}\s*,\s*-?\d{2,3}\.\d{3,}\s*\)?$/.test(cell),
  },
  { target: "images", isLike: (cell) => /^https?:\/\/\S+\.(?:jpe?g|png|webp)\b/i.test(cell) },
  { target: "website_url", isLike: (cell) => /^https?:\/\/\S+$/i.test(cell) },
  { target: "contact.email", isLike: (cell) => /^\S+@\S+\.\S+$/.test(cell) },
  { target: "contact.phone", isLike: (cell) => /^(?:\+66|0)[\d -]{8,12}$/.test(cell) },
  // A studio is as often a number of rooms.
  { target: "property_type", isLike: (cell) => isType(cell) && !/studio|สตูดิโอ/i.test(cell) },
  { target: "deal", isLike: (cell) => findDeal(cell) !== undefined },
  {
    target: "rooms",
    isLike: (cell) => /\d\s*(?:bed|br|ห้องนอน|นอน).*\d\s*(?:bath|ba|ห้องน้ำ|น้ำ)/i.test(cell),
  },
];

/** A wish that its cells do not belie; of a whole name that they do, the last resort. */
function withCells(wish: Wish, cells: readonly string[]): readonly Wish[] {
  if (!isBelied(wish.target, cells)) return [wish];
  // A file of rows that were refused for their kind has no known kind in it.
  const isKind = wish.target === "property_type" && wish.by === "name";
  return isKind ? [{ ...wish, confidence: 0.3 }] : [];
}

/** Names mislead: a "location" of coordinates, a "size" of words, a "bed" that says "1 Bed 1 Bath". */
function isBelied(target: ColumnTarget, cells: readonly string[]): boolean {
  if (cells.length === 0) return false;
  if (target === "property_type") return share(cells, isType) < SOME;
  // "Area" is how large a home is, or which part of town it is in.
  if (SIZES.has(target) && share(cells, hasDigit) < SOME) return true;
  if (target === "location" && share(cells, isFigure) >= ALIKE) return true;
  const look = LOOKS.find(({ isLike }) => share(cells, isLike) >= ALIKE);
  if (look === undefined) return false;
  const kinds = SAME_KIND[look.target] ?? [look.target];
  return !kinds.includes(target);
}
/** Of cells that must be known kinds of homes, for a column of kinds. */
const SOME = 0.2;
const SIZES: ReadonlySet<ColumnTarget> = new Set(["area_sqm", "square_footage", "land_sqm"]);
const hasDigit = (cell: string): boolean => /[\d๐-๙]/.test(cell);
const isFigure = (cell: string): boolean =>
  /^[\d๐-๙][\d๐-๙.,\s]*(?:sq\.?\s?m\.?|m2|m²|sq\.?\s?ft\.?|ตร\.?\s?ม\.?|ตารางเมตร)?$/i.test(cell);
const findType = wordFinder(TYPE_WORDS);
const isType = (cell: string): boolean => findType(cell) !== undefined;
const SAME_KIND: Readonly<Partial<Record<ColumnTarget, readonly ColumnTarget[]>>> = {
  latitude: ["latitude", "area_sqm", "land_sqm", "price", "sale_price"],
  longitude: ["longitude", "area_sqm", "land_sqm", "price", "sale_price"],
  images: ["images", "website_url"],
  website_url: ["website_url", "images"],
};
