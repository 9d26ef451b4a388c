import { type Notes } from "../partner-row/notes.ts";
import { TYPE_WORDS, wordKey } from "../partner-row/word-lists.ts";
import type { SentRow } from "../mapping/row-from.ts";
import type { PropertyType } from "@propertyvr/vocabulary";

const TITLES = ["title", "title_en", "title_th"] as const;

/** A row of a file with the kind of home and the title that its words give, where it states none; both are noted. */
export function completeRow(sent: SentRow, { note }: Notes): SentRow {
  const typed = withType(sent, note);
  if (TITLES.some((name) => isFilled(typed[name]))) return typed;
  const title = composedTitle(typed);
  if (title === undefined) return typed;
  note("title.composed", { field: "title" }, { after: title });
  return { ...typed, title };
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
export function typeSaidIn(text: string): PropertyType | undefined {
  let rest = wordKey(text.slice(0, 300));
  const found = new Set<PropertyType>();
  for (const { pattern, type } of kindsByLength()) {
    const without = rest.replace(pattern, "|");
    if (without !== rest) found.add(type);
    rest = without;
  }
  return found.size === 1 ? [...found][0] : undefined;
}

/** What it is and its project, else where. */
function composedTitle(sent: SentRow): string | undefined {
  const said = (names: readonly string[]) =>
    names
      .map((name) => sent[name])
      .find((value): value is string => typeof value === "string" && isFilled(value));
  const where = said(["project"]) ?? said(["location", "district", "city", "province"]);
  const words = [said(["property_type"]), where].filter((word) => word !== undefined);
  return words.length === 0 ? undefined : words.join(" ");
}
