import { type Notes } from "../partner-row/notes.ts";
import { TEXT_LENGTHS } from "../partner-row/texts.ts";
import { TYPE_WORDS, wordFinder, wordKey } from "../partner-row/word-lists.ts";
import type { SentRow } from "../sent-row.ts";
import type { PropertyType } from "@propertyvr/vocabulary";

const TITLES = ["title", "title_en", "title_th"] as const;

/** A row of a file with the kind of home and the title that its words give, where it states none; both are noted. */
export function completeRow(sent: SentRow, { note }: Notes): SentRow {
  const typed = withType(sent, note);
  if (TITLES.some((name) => isFilled(typed[name]))) return typed;
  const titles = composedTitles(typed);
  if (titles === undefined) return typed;
  note("title.composed", { field: "title" }, { after: Object.values(titles).join(" / ") });
  return { ...typed, ...titles };
}

function withType(sent: SentRow, note: Notes["note"]): SentRow {
  if (isFilled(sent["property_type"])) return sent;
  for (const name of [...TITLES, "project"]) {
    const words = sent[name];
    const type = typeof words === "string" ? typeSaidIn(words) : undefined;
    if (type === undefined) continue;
    note("property_type.from_words", { field: "property_type" }, { value: words, after: type });
    return { ...sent, property_type: type };
  }
  return sent;
}

const isFilled = (value: unknown): boolean =>
  typeof value === "string" ? value.trim() !== "" : value !== undefined && value !== null;

/** Words of a kind of home that stand in titles of others as well: "plot", "near the shop". */
const VAGUE = new Set(["home", "plot", "shop", "retail", "shop house", "ร้านค้า", "บ้านสวน"]);
let kinds: readonly { readonly pattern: RegExp; readonly type: PropertyType }[] | undefined;

/** Longer words first, so that "บ้านทาวน์เฮ้าส์" is no "บ้าน". */
const kindsByLength = () =>
  (kinds ??= (Object.entries(TYPE_WORDS) as [PropertyType, readonly string[]][])
    .flatMap(([type, words]) => [type, ...words].map((word) => ({ word: wordKey(word), type })))
    .filter(({ word }) => !VAGUE.has(word))
    .toSorted((one, other) => other.word.length - one.word.length)
    .map(({ word, type }) => ({
      pattern: /[a-z]/.test(word)
        ? new RegExp(`\\b${word}s?\\b`, "g")
        : new RegExp(`(?<!หมู่|เพื่อน|กลับ)${word}`, "g"),
      type,
    })));

/** The one kind of home that a text names. */
function typeSaidIn(text: string): PropertyType | undefined {
  let rest = wordKey(text.slice(0, 300));
  const found = new Set<PropertyType>();
  for (const { pattern, type } of kindsByLength()) {
    const without = rest.replace(pattern, "|");
    if (without !== rest) found.add(type);
    rest = without;
  }
  return found.size === 1 ? [...found][0] : undefined;
}

const findType = wordFinder(TYPE_WORDS);
const THAI = /[\u0e00-\u0e7f]/;

/** What it is, how many bedrooms, and its project, else where; in both languages. */
function composedTitles(sent: SentRow): Readonly<Record<string, string>> | undefined {
  const said = (names: readonly string[]): string | undefined =>
    names
      .map((name) => sent[name])
      .find((value): value is string => typeof value === "string" && isFilled(value));
  const type = findType(said(["property_type"]) ?? "")?.word;
  const where =
    said(["project"]) ?? said(["location", "subdistrict", "district", "city", "province"]);
  if (where === undefined) return undefined;
  // An unknown kind of home is told by itself, and not by a missing title as well.
  if (type === undefined) return { title: where };
  const bedrooms = sent["bedrooms"];
  const rooms = typeof bedrooms === "string" || typeof bedrooms === "number" ? `${bedrooms}` : "";
  const count = /^\d{1,2}(?:\.0)?$/.test(rooms.trim()) ? Number(rooms) : undefined;
  const ahead = count === undefined ? "" : count === 0 ? "studio " : `${count}-bedroom `;
  const behind = count === undefined ? "" : count === 0 ? " สตูดิโอ" : ` ${count} ห้องนอน`;
  const en = `${ahead}${type}, ${where}`;
  const th = TYPE_WORDS[type].find((word) => THAI.test(word)) ?? type;
  return {
    title_en: (en.charAt(0).toUpperCase() + en.slice(1)).slice(0, TEXT_LENGTHS.title),
    title_th: `${th}${behind} ${where}`.slice(0, TEXT_LENGTHS.title),
  };
}
