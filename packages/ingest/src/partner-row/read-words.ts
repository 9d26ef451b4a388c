import type { RowMembers } from "./members.ts";
import { FLAG_WORDS, wordFinder } from "./word-lists.ts";

type Finder<Word extends string> = ReturnType<typeof wordFinder<Word>>;

/** One of our words, from ours or an everyday one. */
export function readWord<Word extends string>(
  members: RowMembers,
  field: string,
  find: Finder<Word>,
  names: readonly string[],
  { isSpare = false }: { readonly isSpare?: boolean } = {},
): Word | undefined {
  const sent = members.scalar(field);
  if (sent === undefined) return undefined;
  const { note } = members.notes;
  const found = find(sent);
  if (found === undefined) {
    note("word.unknown", { field }, { value: sent, words: { names: names.join(", ") }, isSpare });
    return undefined;
  }
  if (!found.isOurs) note("word.read", { field }, { value: sent, after: found.word });
  return found.word;
}

const findFlag = wordFinder(FLAG_WORDS);
/** Ticks and crosses of a list; a slash is a tick in Thai forms. */
const TICK = /^[✓✔√☑/]$/;
const CROSS = /^[✗✘✕✖×☒]$/;
/** Stands for yes in one list and for no in the next. */
const UNCLEAR = /^[x?]$/i;

function flagIn(text: string): { readonly word: "yes" | "no" } | undefined {
  const sign = text.trim();
  if (TICK.test(sign)) return { word: "yes" };
  return CROSS.test(sign) ? { word: "no" } : findFlag(text);
}

/** Yes, no, or undefined where neither was said. */
export function readFlag(members: RowMembers, field: string): boolean | undefined {
  const sent = members.get(field);
  if (sent === undefined || typeof sent === "boolean") return sent;
  const { note } = members.notes;
  const found =
    typeof sent === "string" || typeof sent === "number" ? flagIn(String(sent)) : undefined;
  if (typeof sent === "string" && UNCLEAR.test(sent.trim())) {
    note("flag.unclear", { field }, { value: sent });
    return undefined;
  }
  if (found === undefined) {
    if (typeof sent !== "string" || !/^unknown$/i.test(sent.trim()))
      note("flag.unreadable", { field }, { value: sent });
    return undefined;
  }
  note("word.read", { field }, { value: sent, after: found.word === "yes" });
  return found.word === "yes";
}
