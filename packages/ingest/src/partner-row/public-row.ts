import { PRIVATE_WORDS } from "../private/private-kinds.ts";
import { withoutPrivateLines } from "../private/private-lines.ts";
import { withoutPrivate } from "../private/without-private.ts";
import { foldedThai } from "../private/private-words.ts";
import type { Notes } from "./notes.ts";
import { cleaned, TEXT_LENGTHS } from "./texts.ts";

type Row = Readonly<Record<string, unknown>>;

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
export function publicRowOf(row: Row, { note }: Notes): Row {
  const open = withoutPrivate(row, ({ path, kind }) => {
    const [field = "", ...inside] = path;
    const at = inside.length === 0 ? { field } : { field, index: inside.join("/") };
    if (kind === "remark") note("row.remark", at);
    else note("row.private_member", at, { words: PRIVATE_WORDS[kind] });
  });
  let changed: Record<string, unknown> | undefined;
  if (isOfOwner(open["contact"])) {
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
const isOfOwner = (contact: unknown): boolean =>
  typeof contact === "object" && contact !== null
    ? Object.values(contact).some(labelsOwner)
    : labelsOwner(contact);

/** Markup may hide a label; then the text without it is what is kept. */
function publicText(sent: string): ReturnType<typeof withoutPrivateLines> {
  const rule = { max: TEXT_LENGTHS.description, hasLines: true };
  const read = withoutPrivateLines(cleaned(sent, rule, () => undefined) ?? "");
  return read.taken.length === 0 ? { text: sent, taken: [] } : read;
}
