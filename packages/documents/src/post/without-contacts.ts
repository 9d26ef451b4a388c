import { CONTACT_KINDS, type ContactKind } from "@propertyvr/vocabulary";

const PATTERNS: readonly (readonly [ContactKind, RegExp])[] = [
  ["email", /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu],
  ["link", /(?:https?:\/\/|www\.|line\.me\/|lin\.ee\/|m\.me\/|fb\.com\/|wa\.me\/|t\.me\/)\S+/giu],
  ["phone", /(?<![\d,])(?:\+?66|[0๐])(?:[ ().-]{0,2}[\d๐-๙]){8,9}(?![\d๐-๙])/gu],
  [
    "line",
    /(?:\bline\b|\bไลน์|ไลน์)\s*(?:id|ไอดี|oa)?\s*[:：=@]*\s*@?[a-z\d][a-z\d._-]{2,}|(?<![\w.])@[a-z\d][\w.-]{2,}/giu,
  ],
  [
    "name",
    /(?:คุณ|เจ๊|พี่|น้อง)\s?[\u0e01-\u0e4e]{2,20}(?=[\s(),./:]|$)|\b(?:khun|mr\.?|mrs\.?|ms\.?|miss|k\.)\s+[A-Z][\p{L}]+(?:\s[A-Z][\p{L}]+)?/giu,
  ],
];
/** What leads up to a way to reach somebody, and says nothing without it. */
const LEADS =
  /(?:[\s,;|•·–-]*(?:สนใจ|ติดต่อ|สอบถาม|โทร(?:ศัพท์)?|ทัก|แชท|นัดดู|เบอร์|แอด|inbox|call|contact|phone|tel|mobile|whatsapp|e-?mail|ask|message|agent|owner|line|or|and|by|หรือ|ที่|ได้(?:เลย)?|เลย|ค่ะ|ครับ|นะคะ)[\s.:：()]*)+$/iu;
const CUT = "\ue000";

/** A text without ways to reach anybody and without names; a line of nothing else goes. */
export function withoutContacts(text: string): {
  readonly text: string;
  readonly leftOut: readonly ContactKind[];
} {
  const leftOut = new Set<ContactKind>();
  const cut = PATTERNS.reduce(
    (left, [kind, pattern]) =>
      left.replace(pattern, () => {
        leftOut.add(kind);
        return CUT;
      }),
    text,
  );
  const lines = cut.split("\n").flatMap((line) => (line.includes(CUT) ? mended(line) : [line]));
  return {
    text: lines
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
    leftOut: CONTACT_KINDS.filter((kind) => leftOut.has(kind)),
  };
}

const TELLING = 4;

function mended(line: string): readonly string[] {
  const pieces = line.split(CUT).map((piece) => piece.replace(LEADS, ""));
  const rest = pieces
    .join(" ")
    .replace(LEADS, "")
    .replace(/\s{2,}/g, " ")
    .replace(/^[\s,;:|•·–-]+|[\s,;:|•·–(-]+$/g, "");
  return (rest.match(/\p{L}/gu) ?? []).length < TELLING ? [] : [rest];
}
