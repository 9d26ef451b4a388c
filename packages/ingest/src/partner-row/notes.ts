import {
  REFUSING_MEMBERS,
  ROW_RULES,
  type RowRule,
  type RuleCode,
  type Severity,
} from "./rule-book.ts";

/** What a rule has to say about one member of a row, in both languages. */
export interface RowNote {
  readonly severity: Severity;
  readonly code: RuleCode;
  /** JSON pointer into the row (RFC 6901). */
  readonly pointer: string;
  /** The member's name; "" is the row itself. */
  readonly field: string;
  readonly message: string;
  readonly messageTh: string;
  readonly fix: string;
  readonly fixTh: string;
  /** As it was sent, cut short. */
  readonly value: unknown;
  /** Of a repair: what was taken instead. */
  readonly after: unknown;
}

export type NoteValues = Readonly<Record<string, string | number>>;

/** Notes on one row, in the order its members were read. */
export interface Notes {
  readonly all: readonly RowNote[];
  /** @param words fill the braces of the rule's texts; one in Thai ends in _th, else the English stands in both */
  readonly note: (
    code: RuleCode,
    at: { readonly field: string; readonly index?: number | string },
    about?: {
      readonly value?: unknown;
      readonly after?: unknown;
      readonly words?: NoteValues;
      /** The home can be listed without this value: another one says what it would have said. */
      readonly isSpare?: boolean;
    },
  ) => void;
}

export function takeNotes(): Notes {
  const all: RowNote[] = [];
  return {
    all,
    note: (code, { field, index }, { value, after, words = {}, isSpare = false } = {}) => {
      const rule: RowRule = ROW_RULES[code];
      const { says, fix } = rule;
      const isLeftOut = rule.isOfValue === true && (isSpare || !REFUSING_MEMBERS.has(field));
      all.push({
        severity: isLeftOut ? "warning" : rule.severity,
        code,
        pointer: step(field) + (index === undefined ? "" : step(String(index))),
        field: storable(field),
        message: filled(says[0], words) + (isLeftOut ? LEFT_OUT[0] : ""),
        messageTh: filledInThai(says[1], words) + (isLeftOut ? LEFT_OUT[1] : ""),
        fix: filled(fix[0], words),
        fixTh: filledInThai(fix[1], words),
        value: shown(value),
        after: shown(after),
      });
    },
  };
}

const LEFT_OUT = [", so it was left out", " จึงไม่ใช้ค่านี้"] as const;

const step = (name: string): string =>
  name === "" ? "" : `/${/[~/]/.test(name) ? escaped(storable(name)) : storable(name)}`;
const escaped = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");

const written = (word: string | number | undefined): string =>
  typeof word === "number" ? grouped(word) : (word ?? "");
const filled = (text: string, words: NoteValues): string =>
  !text.includes("{")
    ? text
    : text.replace(/\{(\w+)\}/g, (_, name: string) => written(words[name]));
const filledInThai = (text: string, words: NoteValues): string =>
  !text.includes("{")
    ? text
    : text.replace(/\{(\w+)\}/g, (_, name: string) =>
        written(words[name] ?? words[name.replace(/_th$/, "")]),
      );

/** 1234567 as 1,234,567, the same wherever it runs. */
const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ",");

const SHOWN_AT_MOST = 200;
// A cut may halve a surrogate pair, and a sender's text may hold halves: neither can be stored.
const UNSTORABLE =
  // oxlint-disable-next-line no-control-regex -- NUL is what is looked for
  /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

// oxlint-disable-next-line no-control-regex -- NUL is what is looked for
const MAYBE_UNSTORABLE = /[\u0000\ud800-\udfff]/;
const storable = (text: string): string =>
  MAYBE_UNSTORABLE.test(text) ? text.replace(UNSTORABLE, "\ufffd") : text;

/** A value as a report can hold it. */
function shown(value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value === "string") {
    const cut = value.length > SHOWN_AT_MOST ? `${value.slice(0, SHOWN_AT_MOST)}…` : value;
    return storable(cut);
  }
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value))
    return value.length <= 10 && value.every((each) => typeof each !== "object")
      ? value.map(shown)
      : `[${value.length} values]`;
  return "{...}";
}
