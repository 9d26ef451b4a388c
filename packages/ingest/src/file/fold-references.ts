import type { PartnerDraft } from "../partner-row/index.ts";
import { takeNotes } from "../partner-row/notes.ts";
import type { NamedRow } from "./check-file.ts";
import type { RecordPlace } from "../reader/file-reader.ts";
import type { CheckedRow, PlacedNote } from "./reading-plan.ts";

/** Which row of each home is the last in a file. */
export interface ReferenceFold {
  /** Rows in the order of the file; one with an error counts for nothing. */
  readonly add: (row: NamedRow) => void;
  /** The later row that counts in place of this one, once all were added; undefined where this one counts. */
  readonly laterThan: (row: CheckedRow) => RecordPlace | undefined;
}

/**
 * Of rows with one reference the last counts; rows without one that say the same are one home.
 *
 * Memory: a reference is kept as 64 bits of its hash and a row as two numbers, 16 bytes in a table
 * at most 2/3 full and doubled as it fills: 16 MiB for 500,000 homes, 24 MiB while it doubles. Two
 * references of 500,000 meet in one hash once in about 150 million files.
 * @param nameOf what a home without a reference is known by, as the stock does
 */
export function foldReferences(nameOf: (draft: PartnerDraft) => string): ReferenceFold {
  const sheets: (string | null)[] = [];
  let slots = emptySlots(1 << 12);
  let used = 0;

  const keyOf = ({ externalId, draft }: CheckedRow): ReferenceHash | undefined =>
    draft === null ? undefined : hashOf(externalId ?? nameOf(draft));
  const sheetNumber = (sheet: string | null): number => {
    const at = sheets.lastIndexOf(sheet);
    return at >= 0 ? at : sheets.push(sheet) - 1;
  };
  const grow = (): void => {
    const old = slots;
    slots = emptySlots((old.length / WIDTH) * 2);
    for (let at = 0; at < old.length; at += WIDTH) {
      if (old[at + ROW] === 0) continue;
      const to = slotOf(slots, [old[at] as number, old[at + 1] as number]);
      slots.set(old.subarray(at, at + WIDTH), to);
    }
  };
  return {
    add(row) {
      const { reference } = row;
      const key = reference === null ? keyOf(row.check()) : hashOf(reference);
      if (key === undefined) return;
      if (used * 3 >= (slots.length / WIDTH) * 2) grow();
      const at = slotOf(slots, key);
      // The first of a reference may have an error: it stands for itself, and gives way to any good one.
      const isFirst = slots[at + ROW] === 0;
      if (isFirst) used++;
      else if (reference !== null && row.check().draft === null) return;
      slots[at] = key[0];
      slots[at + 1] = key[1];
      slots[at + ROW] = row.row;
      slots[at + SHEET] = sheetNumber(row.sheet);
    },
    laterThan(row) {
      const key = keyOf(row);
      if (key === undefined) return undefined;
      const at = slotOf(slots, key);
      const last = slots[at + ROW] as number;
      const sheet = sheets[slots[at + SHEET] as number] ?? null;
      return last === 0 || (last === row.row && sheet === row.sheet)
        ? undefined
        : { sheet, row: last };
    },
  };
}

/** What is said of a row that a later one replaces. */
export function supersededNote(row: CheckedRow, later: RecordPlace): PlacedNote {
  const notes = takeNotes();
  const name =
    later.sheet === row.sheet ? String(later.row) : `${later.row} (${later.sheet ?? ""})`;
  notes.note(
    row.externalId === null ? "row.repeated" : "row.superseded",
    { field: "external_id" },
    { value: row.externalId, words: { later: name } },
  );
  return { ...(notes.all[0] as (typeof notes.all)[number]), column: null };
}

type ReferenceHash = readonly [number, number];
/** Two halves of a hash, the row (0: empty), the sheet. */
const WIDTH = 4;
const ROW = 2;
const SHEET = 3;
const emptySlots = (length: number) => new Uint32Array(length * WIDTH);

/** Where a key stands, or would; open addressing. */
function slotOf(slots: Uint32Array, [one, other]: ReferenceHash): number {
  const mask = slots.length / WIDTH - 1;
  for (let n = one & mask; ; n = (n + 1) & mask) {
    const at = n * WIDTH;
    if (slots[at + ROW] === 0 || (slots[at] === one && slots[at + 1] === other)) return at;
  }
}

/** Two rounds of a 32-bit multiplying hash over the letters (the mixing steps of MurmurHash3). */
function hashOf(text: string): ReferenceHash {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    one = Math.imul(one ^ letter, 2_654_435_761);
    other = Math.imul(other ^ letter, 1_597_334_677);
  }
  one =
    Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other =
    Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return [one >>> 0, other >>> 0];
}
