import { type SentRow, textOf } from "@propertyvr/ingest";

const SHOWN_MAX = 80;

/** A text as a cell shows it. */
export const cut = (text: string): string =>
  text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;

export const rowOf = (sent: unknown): SentRow =>
  typeof sent === "object" && sent !== null && !Array.isArray(sent) ? (sent as SentRow) : {};

/** The members of a row as short texts. */
export function shownMembers(sent: unknown): Readonly<Record<string, string>> {
  const row = rowOf(sent);
  const texts = Object.keys(row).flatMap((member) => {
    const text = textOf(row, member);
    return text === null ? [] : [[member, cut(text)] as const];
  });
  return Object.fromEntries(texts);
}
