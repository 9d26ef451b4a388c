import { PRIVATE_WORDS } from "../private/private-kinds.ts";
import { withoutPrivateLines } from "../private/private-lines.ts";
import { foldedThai, isRemark, type PrivateKind, privateKindOf } from "../private/private-words.ts";
import type { SentRow } from "../sent-row.ts";
import type { Notes } from "./notes.ts";
import { cleaned, TEXT_LENGTHS } from "./texts.ts";
import { KNOWN_MEMBERS } from "../row-members.ts";

const TEXTS = [
  "title",
  "title_th",
  "title_en",
  "description",
  "description_th",
  "description_en",
] as const;

/**
 * A row as everything behind it may know it: without members about owners or for colleagues, and
 * without lines of its texts that are labelled so. What was left out is named, and its value is in no note.
 */
export function publicRowOf(row: SentRow, { note }: Notes): SentRow {
  const open = withoutPrivate(row, ({ path, kind }) => {
    const [field = "", ...inside] = path;
    const at = inside.length === 0 ? { field } : { field, index: inside.join("/") };
    if (kind === "remark") note("row.remark", at);
    else note("row.private_member", at, { words: PRIVATE_WORDS[kind] });
  });
  let changed: Record<string, unknown> | undefined;
  if (isOwnersContact(open["contact"])) {
    const { contact: _owners, ...rest } = open;
    changed = rest;
    note("contact.of_owner", { field: "contact" });
  }
  for (const field of TEXTS) {
    const sent = Object.hasOwn(open, field) ? open[field] : undefined;
    if (typeof sent !== "string") continue;
    const { text, taken } = publicText(sent);
    if (taken.length === 0) continue;
    changed ??= { ...open };
    changed[field] = text;
    for (const kind of taken) note("text.private_words", { field }, { words: PRIVATE_WORDS[kind] });
  }
  return changed ?? open;
}

const OWNER =
  /\b(?:owner|landlord|landlady)s?\b(?! (?:occupied|type))|เจาของ(?!โครงการ)|จข[บหท](?![\u0e01-\u0e4e])|ผูฝาก/i;
const labelsOwner = (value: unknown): boolean =>
  typeof value === "string" && OWNER.test(foldedThai(value.slice(0, 1_000)));

/** "เจ้าของ คุณส้ม 081-000-0000", or a name that says so: then every way to reach that person is the owner's. */
const isOwnersContact = (contact: unknown): boolean =>
  typeof contact === "object" && contact !== null
    ? Object.values(contact).some(labelsOwner)
    : labelsOwner(contact);

/** Markup may hide a label; then the text without it is what is kept. */
function publicText(sent: string): ReturnType<typeof withoutPrivateLines> {
  const rule = { max: TEXT_LENGTHS.description, hasLines: true };
  const read = withoutPrivateLines(cleaned(sent, rule, () => undefined) ?? "");
  return read.taken.length === 0 ? { text: sent, taken: [] } : read;
}

/** What was taken out of a row: a member, or the path of one inside another. */
interface TakenOut {
  readonly path: readonly string[];
  readonly kind: PrivateKind | "remark";
}

/**
 * A row without what is meant for colleagues or about an owner, at any depth: what is left may be kept
 * and shown. Remarks go too, unless they are a member of ours. The same object where nothing is private.
 */
function withoutPrivate(row: SentRow, tell?: (taken: TakenOut) => void): SentRow {
  return cleanedObject(row, [], tell) ?? {};
}

function cleanedObject(
  value: SentRow,
  path: readonly string[],
  tell: ((taken: TakenOut) => void) | undefined,
): SentRow | undefined {
  if (path.length > 0 && isOfOwner(value)) {
    tell?.({ path, kind: "owner" });
    return undefined;
  }
  const changed = new Map<string, unknown>();
  for (const name of Object.keys(value)) {
    const kind = path.length === 0 && KNOWN_MEMBERS.has(name) ? undefined : kindOf(name);
    if (kind !== undefined) {
      changed.set(name, undefined);
      if (value[name] !== null && value[name] !== "") tell?.({ path: [...path, name], kind });
      continue;
    }
    const inner = value[name];
    if (typeof inner !== "object" || inner === null) continue;
    const cleaned = cleanedValue(inner, [...path, name], tell);
    if (cleaned !== inner) changed.set(name, cleaned);
  }
  if (changed.size === 0) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      if (!changed.has(name)) return [[name, inner]];
      const kept = changed.get(name);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
}

function cleanedValue(
  value: object,
  path: readonly string[],
  tell: ((taken: TakenOut) => void) | undefined,
): unknown {
  if (!Array.isArray(value)) return cleanedObject(value as SentRow, path, tell);
  let isSame = true;
  const kept = value.flatMap((each: unknown, at): unknown[] => {
    if (typeof each !== "object" || each === null) return [each];
    const cleaned = cleanedValue(each, [...path, String(at)], tell);
    if (cleaned !== each) isSame = false;
    return cleaned === undefined ? [] : [cleaned];
  });
  return isSame ? value : kept;
}

const kindOf = (name: string): TakenOut["kind"] | undefined =>
  privateKindOf(name) ?? (isRemark(name) ? "remark" : undefined);

const ROLES = ["role", "type", "kind", "relation", "relationship", "position", "label"];
/** {"role": "owner", "name": ..., "phone": ...} */
const isOfOwner = (value: SentRow): boolean =>
  ROLES.some((name) => {
    const said = value[name];
    return typeof said === "string" && said.length <= 60 && privateKindOf(said) === "owner";
  });
