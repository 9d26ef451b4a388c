import { nameLike } from "@propertyvr/vocabulary";
import { isRemark, privateKindOf } from "../private/private-words.ts";
import { KNOWN_MEMBERS, ROW_MEMBERS } from "../row-members.ts";
import type { Notes } from "./notes.ts";

const DEEPEST = 5;
const MEMBERS_MAX = 200;
/** Of all names and texts together: what is sent is kept beside what was made of it. */
const CHARACTERS_MAX = 100_000;
const FORBIDDEN: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** Whether a value can be read as a row at all; what stands against it is noted. */
export function noteShape(row: unknown, { note }: Notes): row is Readonly<Record<string, unknown>> {
  if (typeof row !== "object" || row === null || Array.isArray(row)) {
    note("row.not_an_object", { field: "" }, { value: row });
    return false;
  }
  if (Object.keys(row).length > MEMBERS_MAX) {
    note("row.too_many_members", { field: "" }, { words: { max: MEMBERS_MAX } });
    return false;
  }
  // Iterative: how deep it goes is the sender's choice.
  const pending: { readonly value: object; readonly depth: number; readonly field: string }[] = [
    { value: row, depth: 1, field: "" },
  ];
  let characters = 0;
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { depth, field } = next;
    if (depth > DEEPEST) {
      note("row.too_deep", { field }, { words: { max: DEEPEST } });
      return false;
    }
    const within = next.value as Readonly<Record<string, unknown>>;
    for (const key of Object.keys(within)) {
      const value = within[key];
      if (FORBIDDEN.has(key) && !Array.isArray(next.value)) {
        note("row.forbidden_key", { field }, { value: key, words: { name: key } });
        return false;
      }
      characters += key.length + (typeof value === "string" ? value.length : 1);
      if (characters > CHARACTERS_MAX) {
        note("row.too_large", { field: "" }, { words: { max: CHARACTERS_MAX } });
        return false;
      }
      if (typeof value === "object" && value !== null)
        pending.push({ value, depth: depth + 1, field: field === "" ? key : field });
    }
  }
  return true;
}

/** Looking for what was meant costs time, which a sender of many strange names must not take. */
const ADVISED_AT_MOST = 8;

/** Members of other names are kept with the row, unused. */
export function noteUnknownMembers(row: Readonly<Record<string, unknown>>, { note }: Notes): void {
  const unknown = Object.keys(row).filter(
    (name) => !KNOWN_MEMBERS.has(name) && privateKindOf(name) === undefined && !isRemark(name),
  );
  for (const [at, name] of unknown.entries()) {
    const meant = at < ADVISED_AT_MOST ? nameLike(name, ROW_MEMBERS) : undefined;
    const words =
      meant === undefined
        ? {
            advice: "Leave it out, or see the documentation for its name",
            advice_th: "ตัดออก หรือดูชื่อในเอกสาร",
          }
        : { advice: `Did you mean ${meant}?`, advice_th: `อาจหมายถึง ${meant}` };
    note("row.unknown_member", { field: name }, { value: name, words });
  }
}
