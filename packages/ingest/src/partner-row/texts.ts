import type { RowMembers } from "./members.ts";

/** How long each text may be, in UTF-16 units. */
export const TEXT_LENGTHS = {
  title: 300,
  description: 20_000,
  project: 200,
  location: 500,
  city: 200,
  area: 100,
  floor: 20,
  contact: 200,
} as const;

interface TextRule {
  readonly max: number;
  /** Whether line breaks mean something. */
  readonly hasLines?: boolean;
}

/** A text of a row, without HTML and what cannot be seen or stored; undefined where it is absent or an error. */
export function readText(members: RowMembers, field: string, rule: TextRule): string | undefined {
  const sent = members.get(field);
  if (sent === undefined) return undefined;
  const { note } = members.notes;
  if (typeof sent !== "string" && typeof sent !== "number") {
    note("value.wrong_kind", { field }, { value: sent, words: A_TEXT });
    return undefined;
  }
  return cleaned(String(sent), rule, (code, after) => {
    note(code, { field }, { value: sent, after, words: { max: rule.max } });
  });
}

const A_TEXT = { expected: "a text", expected_th: "ข้อความ" };

type SayText = (
  code: "text.too_long" | "text.html_removed" | "text.cleaned",
  after?: string,
) => void;

/** The same for a text that stands anywhere; what was done to it is said. */
export function cleaned(
  sent: string,
  { max, hasLines = false }: TextRule,
  say: SayText,
): string | undefined {
  if (isPlain(sent, hasLines)) {
    const text = sent.trim();
    return text.length > max ? (say("text.too_long"), undefined) : text === "" ? undefined : text;
  }
  // Markup may make a text long that is short; beyond that it is not worth looking at.
  if (sent.length > 4 * max + 1_000) return (say("text.too_long"), undefined);
  const visible = withoutHidden(sent);
  const plain = withoutHtml(visible);
  const text = spaced(plain, hasLines);
  if (text.length > max) return (say("text.too_long"), undefined);
  if (plain !== visible) say("text.html_removed", text);
  else if (text !== sent.trim()) say("text.cleaned", text);
  return text === "" ? undefined : text;
}

/** Letters of both languages and signs of every day, in the order and with the spaces they should have. */
const isPlain = (text: string, hasLines: boolean): boolean =>
  !UNUSUAL.test(text) && (!text.includes("\n") || (hasLines && !UNEVEN_LINES.test(text)));
const UNUSUAL =
  /[^\n\u0020-\u007e\u0e01-\u0e3a\u0e3f-\u0e4c\u0e4e-\u0e5b]|[<&]| {2}|[\u0e48-\u0e4b][\u0e38-\u0e3a]/;
const UNEVEN_LINES = /\n | \n|\n{3}/;

/** Controls, zero-width and direction marks, halves of surrogate pairs; the joiners of emoji and scripts stay. */
const HIDDEN =
  // oxlint-disable-next-line no-control-regex -- controls are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
/** SARA AM typed as its two halves, a tone between them or not. */
const HALVED_AM = /\u0e4d([\u0e48-\u0e4b]?)\u0e32/g;

const withoutHidden = (text: string): string =>
  text
    .replace(HIDDEN, "")
    .normalize("NFC")
    .replace(HALVED_AM, (_, tone: string) => `${tone}\u0e33`);

const TAG = /<(?:!--[^<>]*-->|[!?/]?[a-z][^<>]*>)/gi;
const ENTITY = /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};
const PASSES = 5;

/** Until nothing is left that a browser could take for markup, so that a text once cleaned stays as it is. */
function withoutHtml(text: string): string {
  let plain = text;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const before = plain;
    plain = withoutHidden(decoded(withoutTags(plain)));
    if (plain === before) return plain;
  }
  return plain.replace(/<(?=[!?/a-z])/gi, "").replace(/&(?=[a-z#])/gi, "");
}

const decoded = (text: string): string =>
  text.replace(ENTITY, (whole, name?: string, decimal?: string, hex?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : "";
  });

/** Tags go; the insides of scripts and styles go with them; blocks end a line. */
function withoutTags(text: string): string {
  let kept = "";
  let at = 0;
  let silent: string | undefined;
  for (const match of text.matchAll(TAG)) {
    if (silent === undefined) kept += text.slice(at, match.index);
    at = match.index + match[0].length;
    const name = /^<(\/?)(\w+)/.exec(match[0].toLowerCase());
    if (silent === undefined && name?.[1] === "" && /^(?:script|style)$/.test(name[2] ?? ""))
      silent = name[2];
    else if (silent !== undefined && name?.[1] === "/" && name[2] === silent) silent = undefined;
    else if (silent === undefined && /^(?:br|p|div|li|ul|ol|tr|h\d)$/.test(name?.[2] ?? ""))
      kept += "\n";
  }
  return silent === undefined ? kept + text.slice(at) : kept;
}

function spaced(text: string, hasLines: boolean): string {
  if (!hasLines) return text.replace(/\s+/g, " ").trim();
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

export const hasThai = (text: string): boolean => /[\u0e01-\u0e4e]/.test(text);

/** A text without a language goes to the language it is written in, where that is free. */
export function readTwoLanguages(
  members: RowMembers,
  name: "title" | "description",
): { readonly en: string | null; readonly th: string | null } {
  const rule = { max: TEXT_LENGTHS[name], hasLines: name === "description" };
  const said = {
    en: readText(members, `${name}_en`, rule) ?? null,
    th: readText(members, `${name}_th`, rule) ?? null,
  };
  const either = readText(members, name, rule);
  // Also where it is called by the other language: a home reads back with the text under both names.
  if (either === undefined || either === said.en || either === said.th) return said;
  const language = hasThai(either) ? "th" : "en";
  if (said[language] === null) return { ...said, [language]: either };
  members.notes.note(`${name}.left_out`, { field: name }, { value: either });
  return said;
}
