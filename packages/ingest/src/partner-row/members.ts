import type { Notes } from "./notes.ts";

/** The members of one row, read by name; what is empty is absent. */
export interface Members {
  readonly notes: Notes;
  /** The value as sent; undefined where it is missing, null, or a text that says nothing. */
  readonly get: (field: string) => unknown;
  readonly has: (field: string) => boolean;
  /** A text or number as text; an error is noted where it is neither. */
  readonly scalar: (field: string) => string | undefined;
}

const EMPTY = /^(?:|-+|n\/?a|null|none|undefined|ไม่ระบุ|ไม่ทราบ)$/i;
/** The longest of them but for dashes. */
const LONGEST_EMPTY = 9;

function saysNothing(text: string): boolean {
  const said = text.trim();
  return (said.length <= LONGEST_EMPTY || said.startsWith("-")) && EMPTY.test(said);
}

export function membersOf(row: Readonly<Record<string, unknown>>, notes: Notes): Members {
  const get = (field: string): unknown => {
    const value = Object.hasOwn(row, field) ? row[field] : undefined;
    if (value === null) return undefined;
    return typeof value === "string" && saysNothing(value) ? undefined : value;
  };
  return {
    notes,
    get,
    has: (field) => get(field) !== undefined,
    scalar: (field) => {
      const value = get(field);
      if (value === undefined || typeof value === "string") return value;
      if (typeof value === "number") return String(value);
      notes.note("value.wrong_kind", { field }, { value, words: TEXT_OR_NUMBER });
      return undefined;
    },
  };
}

const TEXT_OR_NUMBER = { expected: "a text or a number", expected_th: "ข้อความหรือตัวเลข" };
