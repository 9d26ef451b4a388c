import type { Notes } from "./notes.ts";

/** The members of one row, read by name; what is empty is absent. */
export interface RowMembers {
  readonly notes: Notes;
  /** The value as sent; undefined where it is missing, null, or a text that says nothing. */
  readonly get: (field: string) => unknown;
  readonly has: (field: string) => boolean;
  /** A text or number as text; an error is noted where it is neither. */
  readonly scalar: (field: string) => string | undefined;
}

const EMPTY = /^(?:|-+|–+|—+|\[\s*\]|\{\s*\}|n\/?a|null|none|undefined|ไม่ระบุ|ไม่ทราบ|ไม่มีข้อมูล)$/i;
/** The longest of them but for dashes. */
const LONGEST_EMPTY = 11;
/** "Has none" answers a question of yes or no, and says nothing of any other member. */
const HAS_NONE = "ไม่มี";
const ANSWERED: ReadonlySet<string> = new Set([
  "pets",
  "foreign_quota",
  "furnishing",
  "amenities",
  "amenities_no",
  "allow_ai_display",
]);
/** A status that is not known must not become "available". */
const BLANK_ALONE: ReadonlySet<string> = new Set(["status"]);

function saysNothing(text: string, field: string): boolean {
  const said = text.trim();
  if (BLANK_ALONE.has(field)) return /^-*$/.test(said);
  if (said === HAS_NONE) return !ANSWERED.has(field);
  return (said.length <= LONGEST_EMPTY || /^[-–—]/.test(said)) && EMPTY.test(said);
}

const isEmpty = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0;

export function membersOf(row: Readonly<Record<string, unknown>>, notes: Notes): RowMembers {
  const get = (field: string): unknown => {
    const value = Object.hasOwn(row, field) ? row[field] : undefined;
    if (value === null || isEmpty(value)) return undefined;
    return typeof value === "string" && saysNothing(value, field) ? undefined : value;
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
