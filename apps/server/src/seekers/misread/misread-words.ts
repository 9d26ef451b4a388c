import type { Message, MisreadKind } from "@propertyvr/contracts";
import type { Turn } from "@propertyvr/assistant";
import {
  CRITERIA_KEYS,
  type CriteriaKey,
  type CriteriaEdit,
  type Language,
  type Reading,
} from "@propertyvr/vocabulary";

/** Words of one message that were not understood as meant. */
export interface MisreadFinding {
  readonly kind: MisreadKind;
  /** The criterion that was taken away. */
  readonly slot: CriteriaKey | null;
  readonly words: string;
  readonly language: Language;
}

const WORDS_MAX = 40;
/** A stretch of more words is counted word by word. */
const STRETCH_MAX = 3;
const FINDINGS_MAX = 20;

const THAI = /\p{Script=Thai}/u;
const languageOf = (text: string): Language => (THAI.test(text) ? "th" : "en");

/** What no reading of the answer's question used; a stretch with digits or signs in it is left out. */
export function unreadWords({ parts }: Pick<Message, "parts">): readonly MisreadFinding[] {
  const stretches = parts.flatMap((part) => (part.type === "criteria" ? part.unread : []));
  const found = stretches.flatMap((stretch) => {
    const language = languageOf(stretch);
    const text = stretch.normalize("NFC").toLowerCase().trim();
    const words = [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)]
      .filter(({ isWordLike }) => isWordLike === true)
      .map(({ segment }) => segment);
    const counted = words.length <= STRETCH_MAX ? [text] : words;
    return counted
      .filter((each) => isWords(each))
      .map((each) => ({ kind: "unread", slot: null, words: each, language }) as const);
  });
  return found.slice(0, FINDINGS_MAX);
}

/** Letters and the marks on them: an address, a number or a name with signs in it is nobody's business. */
const isWords = (text: string): boolean =>
  text.length >= 2 && text.length <= WORDS_MAX && /^[\p{L}\p{M}' -]+$/u.test(text);

/** A criterion that an edit by hand takes away, and the message it was read from. */
export interface RemovedKey {
  readonly key: CriteriaKey;
  readonly messageId: string;
}

/**
 * The criteria that an edit takes away although they were read from the newest message in words, or
 * were in doubt.
 */
export function removedKeys(
  { state, origins }: Pick<Turn, "state" | "origins">,
  { criteria: after }: CriteriaEdit,
  newestId: string | null,
): readonly RemovedKey[] {
  const before = state?.criteria;
  if (before === undefined) return [];
  return CRITERIA_KEYS.flatMap((key) => {
    const origin = origins[key];
    if (origin === undefined || origin.kind === "edited" || origin.message_id === null) return [];
    if (origin.kind !== "unsure" && origin.message_id !== newestId) return [];
    return sizeOf(after[key]) < sizeOf(before[key]) ? [{ key, messageId: origin.message_id }] : [];
  });
}

const sizeOf = (value: unknown): number =>
  value === null ? 0 : Array.isArray(value) ? value.length : 1;

/** The words of a message that these criteria were read from; what still stands was not taken away. */
export function removedWords(
  readings: readonly Reading[],
  keys: readonly CriteriaKey[],
  { criteria: after }: CriteriaEdit,
): readonly MisreadFinding[] {
  const found = readings.flatMap(({ text, means }) => {
    const slot = keys.find((key) => means.startsWith(`${key}=`) || means.startsWith(`${key}.`));
    if (slot === undefined || stillStands(after[slot], means)) return [];
    const words = text
      .normalize("NFC")
      .toLowerCase()
      .trim()
      .replaceAll(/\p{Nd}/gu, "#");
    if (words.length > WORDS_MAX) return [];
    return [{ kind: "removed", slot, words, language: languageOf(words) } as const];
  });
  return found.slice(0, FINDINGS_MAX);
}

/** Whether one of the values that are left is what the reading means, e.g. "amenities=pool" or "near.school=any". */
function stillStands(left: unknown, means: string): boolean {
  const [, of = "", value = ""] = /^\w+(?:\.(\w+))?=(.*)$/u.exec(means) ?? [];
  const name = JSON.stringify(value === "any" ? of : value);
  return Array.isArray(left) && left.some((each: unknown) => JSON.stringify(each).includes(name));
}
