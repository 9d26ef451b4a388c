import type { BrokenRow } from "../reader/file-reader.ts";
import type { ReadingPlan } from "./reading-plan.ts";
import { leftOutColumns } from "../private/left-out-columns.ts";
import { isRemark, privateKindOf } from "../private/private-words.ts";

/** Names of values in JSON and XML, as far as a record that cannot be read shows them. */
const NAMES = /["']?([\p{L}\p{M}][\p{L}\p{M}\p{N} _.-]{0,59})["']?\s*:|<([\w.-]{1,60})/gu;

/**
 * A record that could not be read, for a report that others than its sender may see: without its text
 * where the table has private columns, or the text names a private value.
 */
export function publicBroken(broken: BrokenRow, plan: Pick<ReadingPlan, "tables">): BrokenRow {
  const tables = plan.tables.filter(({ sheet }) => sheet === broken.sheet);
  const isTold =
    tables.some(({ mapping }) => leftOutColumns(mapping.map(({ column }) => column)).size > 0) ||
    [...broken.value.matchAll(NAMES)].some(([, name = "", element = ""]) => {
      const said = name || element;
      return privateKindOf(said) !== undefined || isRemark(said);
    });
  return isTold ? { ...broken, value: "" } : broken;
}
