import type { ListingDraft } from "../listing-draft.ts";
import { plainDigits } from "./amounts.ts";
import type { RowMembers } from "./members.ts";
import { isPage } from "./links.ts";
import { cleaned, TEXT_LENGTHS } from "./texts.ts";

const KINDS = ["name", "phone", "line", "email"] as const;
type ContactChannel = (typeof KINDS)[number];
const WORDS: Readonly<
  Record<
    ContactChannel,
    { readonly what: string; readonly what_th: string; readonly what_example: string }
  >
> = {
  name: { what: "name", what_th: "ชื่อ", what_example: "Khun Ploy" },
  phone: { what: "phone number", what_th: "เบอร์โทรศัพท์", what_example: "+66 2 123 4567" },
  line: { what: "LINE ID", what_th: "ไอดีไลน์", what_example: "@agency" },
  email: { what: "email address", what_th: "อีเมล", what_example: "sales@example.com" },
};

const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,185}\.[^\s@<>".]{2,63}$/;
const PHONE = /^\+?[\d][\d ().-]{6,24}(?:\s*(?:ext\.?|ต่อ)\s*\d{1,6})?$/;
const LINE = /^@?[a-z0-9._-]{2,40}$/i;
const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, "").length;
  return PHONE.test(text) && digits >= 8 && digits <= 21;
};

/** Whom people reach about a home, as far as it can be read. */
export function readContact(members: RowMembers): ListingDraft["contact"] {
  const sent = members.get("contact");
  if (sent === undefined) return null;
  const { note } = members.notes;
  const found: Partial<Record<ContactChannel, string>> = {};
  if (typeof sent === "string" || typeof sent === "number") readLoose(members, String(sent), found);
  else if (typeof sent === "object" && sent !== null && !Array.isArray(sent)) {
    for (const [name, value] of Object.entries(sent as Record<string, unknown>).slice(0, 20)) {
      if (value === null || value === "") continue;
      const kind = KINDS.find((each) => each === name.toLowerCase());
      if (kind === undefined)
        note(
          "row.unknown_member",
          { field: "contact", index: name },
          { value: name, words: SEND_KINDS },
        );
      else take(members, kind, value, found);
    }
  } else note("value.wrong_kind", { field: "contact" }, { value: sent, words: A_CONTACT });
  return Object.keys(found).length === 0 ? null : found;
}

const SEND_KINDS = { advice: `Send ${KINDS.join(", ")}`, advice_th: `ส่ง ${KINDS.join(", ")}` };
const A_CONTACT = {
  expected: "a text or an object of name, phone, line and email",
  expected_th: "ข้อความหรือออบเจ็กต์ที่มี name, phone, line, email",
};

function take(
  members: RowMembers,
  kind: ContactChannel,
  value: unknown,
  found: Partial<Record<ContactChannel, string>>,
): void {
  const { note } = members.notes;
  const at = { field: "contact", index: kind };
  const text =
    typeof value === "string" || typeof value === "number"
      ? cleaned(String(value), { max: TEXT_LENGTHS.contact }, (code, after) => {
          if (code !== "text.too_long") note(code, at, { value, after });
        })
      : undefined;
  const read = text === undefined ? undefined : readKind(kind, text);
  if (read === undefined) note("contact.unusable", at, { value, words: WORDS[kind] });
  else {
    if (kind !== "name" && text !== read) note("contact.read", at, { value, after: read });
    found[kind] = read;
  }
}

function readKind(kind: ContactChannel, text: string): string | undefined {
  if (kind === "name") return text;
  const plain = plainDigits(text);
  if (kind === "email") return EMAIL.test(text) ? text : undefined;
  if (kind === "phone") return isPhone(plain) ? plain : undefined;
  if (/^https:\/\/(?:line\.me|lin\.ee)\//i.test(text)) return isPage(text) ? text : undefined;
  const id = text.replace(/^(?:line(?: ?id)?|ไลน์|ไอดีไลน์)\s*[:：]?\s*/i, "");
  return LINE.test(id) ? id : undefined;
}

/** "Khun Ploy 081 234 5678, line: ploy99": each piece is what it looks like. */
function readLoose(
  members: RowMembers,
  sent: string,
  found: Partial<Record<ContactChannel, string>>,
): void {
  const { note } = members.notes;
  const at = { field: "contact" };
  for (const piece of sent
    .slice(0, 1_000)
    .split(/[,;|\n]+/)
    .map((each) => each.trim())
    .filter(Boolean)) {
    const phone = /\+?\d[\d ().-]{6,24}\d/.exec(plainDigits(piece))?.[0];
    const kind: ContactChannel | undefined = EMAIL.test(piece)
      ? "email"
      : /^(?:line|ไลน์|ไอดีไลน์|@)|line\.me|lin\.ee/i.test(piece)
        ? "line"
        : phone !== undefined && isPhone(phone)
          ? "phone"
          : undefined;
    const read =
      kind === undefined ? undefined : readKind(kind, kind === "phone" ? (phone ?? "") : piece);
    if (kind === undefined || read === undefined)
      note("contact.unusable", at, { value: piece, words: WORDS.phone });
    else found[kind] ??= read;
  }
  if (Object.keys(found).length > 0)
    note("contact.read", at, { value: sent, after: Object.values(found).join(", ") });
}
