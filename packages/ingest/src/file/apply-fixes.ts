import type { SentRow } from "../sent-row.ts";
import type { RowNote } from "../partner-row/index.ts";
import type { RecordPlace } from "../reader/file-reader.ts";
import type { RowFix } from "./reading-plan.ts";

/** Puts values in place of refused ones. */
export interface Fixes {
  /** Whether one of them puts something in place of this member. */
  readonly touch: (member: string) => boolean;
  /**
   * The row with the fixes whose rule tripped; undefined where none is left to do.
   * @param done fixes that this row has had, which grows
   */
  readonly applied: (
    row: SentRow,
    notes: readonly RowNote[],
    place: RecordPlace,
    done: Set<RowFix>,
  ) => SentRow | undefined;
}

/** How often a row is read again: one fix may let the next rule trip. */
export const FIX_ROUNDS = 4;

export function fixesOf(all: readonly RowFix[]): Fixes {
  const byCode = new Map<string, RowFix[]>();
  // Those of one row go before those of every row.
  for (const fix of all.toSorted(
    (one, other) => Number(one.at === null) - Number(other.at === null),
  ))
    byCode.set(fix.code, [...(byCode.get(fix.code) ?? []), fix]);
  return {
    touch: (member) => all.some((fix) => fix.member === member),
    applied(row, notes, place, done) {
      if (byCode.size === 0) return undefined;
      let fixed = row;
      for (const { code } of notes)
        for (const fix of byCode.get(code) ?? []) {
          if (done.has(fix) || !isAt(fix, place) || textOf(row, fix.member) !== fix.from) continue;
          if (textOf(fixed, fix.member) !== fix.from) continue;
          done.add(fix);
          fixed = withMember(fixed, fix.member, fix.to);
        }
      return fixed === row ? undefined : fixed;
    },
  };
}

const isAt = ({ at }: RowFix, place: RecordPlace): boolean =>
  at === null || (at.row === place.row && at.sheet === place.sheet);

/** A member's value as text, as fixes name it; "contact.phone" is one inside. Null where it is absent. */
export function textOf(row: SentRow, member: string): string | null {
  const value = valueOf(row, member);
  if (value === undefined || value === null || value === "") return null;
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value) && value.every((each) => typeof each !== "object"))
    return value.join(" | ");
  return JSON.stringify(value);
}

function valueOf(row: SentRow, member: string): unknown {
  if (Object.hasOwn(row, member)) return row[member];
  const [outer, inner] = split(member);
  const within = Object.hasOwn(row, outer) ? row[outer] : undefined;
  return inner !== undefined && isObject(within) && Object.hasOwn(within, inner)
    ? (within as SentRow)[inner]
    : undefined;
}

function withMember(row: SentRow, member: string, to: string | null): SentRow {
  const [outer, inner] = split(member);
  const value = inner === undefined ? to : withMember(objectAt(row, outer), inner, to);
  const rest = Object.entries(row).filter(([name]) => name !== outer);
  return Object.fromEntries(value === null ? rest : [...rest, [outer, value]]);
}

const split = (member: string): readonly [string, string | undefined] => {
  const dot = member.startsWith("contact.") ? member.indexOf(".") : -1;
  return dot < 0 ? [member, undefined] : [member.slice(0, dot), member.slice(dot + 1)];
};
const objectAt = (row: SentRow, name: string): SentRow => {
  const value = row[name];
  return isObject(value) ? (value as SentRow) : {};
};
const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
