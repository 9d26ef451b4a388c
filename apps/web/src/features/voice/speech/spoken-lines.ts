import type { Part } from "@propertyvr/parts";
import { spokenParts, type SpokenPart } from "@propertyvr/parts/spoken";
import { sentencesOf } from "./sentences.ts";

/** What a voice says in one breath. */
export type SpokenLine = SpokenPart;

/** A reply that may still be written. */
export interface GrowingReply {
  readonly parts: readonly Part[];
  /** Index of the part whose text still grows, or -1, and how much of it is shown; UTF-16 units. */
  readonly openPart: number;
  readonly visibleChars: number;
}

/**
 * A reply as lines for a voice. While it grows the list grows at its end: a line that has been given
 * does not change, so that speaking begins before the reply is whole.
 */
export function spokenLines({
  parts,
  openPart,
  visibleChars,
}: GrowingReply): readonly SpokenLine[] {
  const whole = openPart === -1 ? parts : parts.slice(0, openPart);
  const lines = spokenParts(whole).flatMap((part) => linesOf(part, true));
  const open = parts[openPart];
  if (open?.type !== "text") return lines;
  const shown = { ...open, text: open.text.slice(0, visibleChars) };
  return [...lines, ...spokenParts([shown]).flatMap((part) => linesOf(part, false))];
}

const linesOf = ({ text, language }: SpokenPart, isWhole: boolean): readonly SpokenLine[] =>
  sentencesOf(text, language, isWhole).map((sentence) => ({ text: sentence, language }));
