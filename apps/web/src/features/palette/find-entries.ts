import type { Language } from "@propertyvr/vocabulary";
import type { LucideIcon } from "lucide-react";

export const GROUPS = [
  "chats",
  "messages",
  "homes",
  "actions",
  "pages",
  "settings",
  "help",
] as const;
export type Group = (typeof GROUPS)[number];

/** Something that can be gone to or done. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: Group;
  readonly label: string;
  /** A second line. */
  readonly detail?: string;
  /** The language of the label, where it may be another than the interface's. */
  readonly language?: Language;
  /** Further words by which it is found, e.g. its name in the other language. */
  readonly words?: readonly string[];
  readonly Icon: LucideIcon;
  readonly run: () => void;
}

/** So many of a group are shown, before anything is typed and afterwards. */
const AT_FIRST: Readonly<Record<Group, number>> = {
  chats: 5,
  messages: 0,
  homes: 4,
  actions: 3,
  pages: 4,
  settings: 1,
  help: 2,
};
const FOUND = 8;

/** What holds every word that was typed, those first whose label begins with it; the groups in their order. */
export function findEntries(
  entries: readonly PaletteEntry[],
  typed: string,
): readonly PaletteEntry[] {
  const text = folded(typed);
  const words = text.split(" ").filter(Boolean);
  const found = entries
    .map((entry) => ({ entry, rank: rankOf(entry, text, words) }))
    .filter(({ rank }) => rank !== null);
  return GROUPS.flatMap((group) =>
    found
      .filter(({ entry }) => entry.group === group)
      // Sorting keeps the order of equals: the newest chat stays first.
      .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
      .slice(0, text === "" ? AT_FIRST[group] : FOUND)
      .map(({ entry }) => entry),
  );
}

function rankOf(entry: PaletteEntry, text: string, words: readonly string[]): number | null {
  const label = folded(entry.label);
  const all = [label, ...(entry.words ?? []).map(folded)].join(" ");
  if (!words.every((word) => all.includes(word))) return null;
  if (label.startsWith(text)) return 0;
  return words.every((word) => label.includes(word)) ? 1 : 2;
}

/** Upper and lower case, wide and narrow forms, and spaces are the same. */
const folded = (text: string): string =>
  text.normalize("NFKC").toLowerCase().trim().replaceAll(/\s+/g, " ");
