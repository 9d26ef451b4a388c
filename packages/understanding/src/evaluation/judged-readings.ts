import type { CriteriaKey } from "@propertyvr/vocabulary";
import { readKeys } from "../refine/doubt-signs.ts";
import { understand } from "../understand.ts";
import { compareCriteria, nameFolder } from "./compare.ts";
import type { LabelledMessage, PlaceSpellings } from "./labelled.ts";
import { isScored } from "./score.ts";

/** One key that a labelled message was read to set, held against its label. */
export interface JudgedReading {
  readonly id: string;
  readonly key: CriteriaKey;
  /** Nothing was read into the key that its label does not hold. */
  readonly isRight: boolean;
  /** It was shown as sure. */
  readonly isSure: boolean;
  /** What may speak for or against it. */
  readonly signs: readonly string[];
}

/** Every key that the scored messages were read to set. */
export function judgeReadings(
  rows: readonly LabelledMessage[],
  spellings: PlaceSpellings,
): readonly JudgedReading[] {
  const fold = nameFolder(spellings);
  return rows.filter(isScored).flatMap((row) => {
    const read = understand({ text: row.text, history: row.history ?? [] });
    const { slots } = compareCriteria(row, read.criteria, fold);
    return readKeys(row.text, read).map(({ key, signs }) => ({
      id: row.id,
      key,
      isRight: [...slots].every(
        ([slot, [, extras]]) => (slot !== key && !slot.startsWith(`${key}.`)) || extras === 0,
      ),
      isSure: read.touched[key] !== "unsure",
      signs,
    }));
  });
}
