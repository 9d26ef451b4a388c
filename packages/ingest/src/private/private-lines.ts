import type { PrivateKind } from "./private-words.ts";

/** What is left of a text, and which kinds of private words were cut out of it. */
export interface PublicText {
  readonly text: string;
  readonly taken: readonly PrivateKind[];
}

/**
 * A description without what is plainly labelled as private in it: "Owner: ...", "ค่าคอม 3%", "กุญแจอยู่ที่ ...".
 * Only a label with its value is cut: a mention ("the owner is moving abroad") stays.
 */
export function withoutPrivateLines(text: string): PublicText {
  if (!ANY_WORD.test(text)) return { text, taken: [] };
  const taken = new Set<PrivateKind>();
  let left = text;
  for (const { kind, needs, pattern } of LABELLED) {
    if (!needs.every((sign) => sign.test(left))) continue;
    left = left.replace(pattern, (_, before: string) => {
      taken.add(kind);
      return `${before}${CUT}`;
    });
  }
  if (taken.size === 0) return { text, taken: [] };
  const lines = left
    .split("\n")
    .flatMap((line) => (line.includes(CUT) ? mended(line) : [line]))
    .join("\n");
  return { text: lines.trim(), taken: [...taken] };
}

/** Stands where something was cut out: a letter of nobody's. */
const CUT = "\ue000";
/** With the signs on both sides, of which one goes on to part the rest. */
const AROUND_CUT = /(\s*[|;,/•·–-])?\s*\ue000\s*([|;,/•·–.-]\s*)?/g;
const EDGES = /^[\s|;,/•·–-]+|[\s|;,/•·–-]+$/g;

/** A line without its gaps; nothing where all of it was cut out. */
function mended(line: string): readonly string[] {
  const rest = line
    .replace(AROUND_CUT, (_, before?: string, behind?: string) =>
      before !== undefined && behind !== undefined ? `${before} ` : " ",
    )
    .replace(/ {2,}/g, " ")
    .replace(EDGES, "");
  return rest === "" ? [] : [rest];
}

/** A label begins a line or a part of one. */
const AHEAD = String.raw`(^|[\n|;•·,.(/!?>–-]\s*|[\u0e00-\u0e7f\w)%]\s+|\p{So}\s*)`;
const PHONE = String.raw`(?:\+?66|0)[\d ().-]{6,14}\d`;
const TO_LINE_END = String.raw`[^\n|;•]*`;
/** Not the point of "K. Somchai" or of 3.5. */
const TO_SENTENCE_END = String.raw`(?:[^\n|;•.!?]|[.!?](?!\s|$)|(?<=\b\p{L})\.)*[.!?]?`;

const OWNER = String.raw`(?:(?:ชื่อ|เบอร์(?:โทร)?|โทร\.?|ไลน์)\s*(?:ของ)?\s*)?(?:(?:the )?(?:owner|landlord|landlady|seller|vendor)(?:['’]s|s)?|เจ้?าของ(?:ห้อง|บ้าน|ทรัพย์|ที่ดิน|ตึก)?|จข[บหทด]\.?|ผู้ฝากขาย|ผู้ฝาก)`;
const MEANS = String.raw`(?:\s*(?:name|tel\.?|phone|mobile|contact|line(?: id)?|e-?mail|ชื่อ|โทร\.?|เบอร์(?:โทร)?|ไลน์|ติดต่อ))*`;
const AGENT = String.raw`agent|agency|us\b|นายหน้า|เอเจ`;
const AMOUNT = String.raw`(?:thb|฿)?\s*\d[\d.,]*\s*(?:ล้าน|ลบ\.?|แสน|หมื่น|พัน|บาท|million|thb|baht|mb|m\b|k\b)*`;

/** Words that a label of the kind holds, the first sign that it may stand in a text. */
const WORDS = {
  internal: String.raw`(?:หมายเหตุ|โน้ต|โน๊ต|บันทึก|ข้อมูล)\s*\(?ภายใน|ใช้ภายใน|internal|agents?|staff|confidential|สำหรับ(?:นายหน้า|เอเจ|ทีมงาน|พนักงาน)|ลับ\s*[:：]`,
  owner: String.raw`owner|landlord|landlady|seller|vendor|เจ้?าของ|จข[บหทด]|ผู้ฝาก`,
  commission: String.raw`คอม|ค่านายหน้า|comm|agent fee`,
  co_agent: String.raw`co-?\s?agent|co-?brok|โค\s?(?:เอเจ|นายหน้า)`,
  access: String.raw`กุญแจ|รหัส|keys? |lock ?box|(?:door|gate|alarm|access|entry) (?:code|pin)`,
  lowest_price: String.raw`(?:net|bottom|lowest|acceptable|minimum) price|net to owner|ราคา\s?(?:ต่ำ|เน็|net|ใน)|ลดได้`,
} as const satisfies Record<PrivateKind, string>;
/** Without one of these no label can be found: nearly every text is told to be public by this one look. */
const ANY_WORD = new RegExp(Object.values(WORDS).join("|"), "iu");
const SIGN = "[:：=]";

/** A label, and what a text must hold for it to be looked for: looking for one takes as long as reading the rest of a row. */
const labelled = (kind: PrivateKind, source: string, alsoNeeds?: string) => ({
  kind,
  needs: [WORDS[kind], ...(alsoNeeds === undefined ? [] : [alsoNeeds])].map(
    (sign) => new RegExp(sign, "iu"),
  ),
  pattern: new RegExp(AHEAD + source, "giu"),
});
/** For tests beside the public door: each pattern finds nothing where one of its `needs` is missing. */
export const LABELLED = [
  labelled(
    "internal",
    String.raw`(?:(?:หมายเหตุ|โน้ต|โน๊ต|บันทึก|ข้อมูล)\s*\(?ภายใน\)?\s*[:：=-]?|ใช้ภายใน(?:เท่านั้น)?\s*[:：=-]|internal (?:notes?|remarks?|memos?|comments?|use)(?: only)?\s*[:：=-]|agents? (?:only|notes?|remarks?)\s*[:：=-]|(?:for|notes? (?:to|for)) agents?(?: only)?\s*[:：=-]|staff (?:only|notes?)\s*[:：=-]|confidential\s*[:：=-]|สำหรับ(?:นายหน้า|เอเจ้?นท?์?|ทีมงาน|พนักงาน)(?:เท่านั้น)?\s*[:：=-]|(?:ความ)?ลับ\s*[:：])` +
      TO_LINE_END,
  ),
  labelled("owner", `${OWNER}${MEANS}\\s*${SIGN}[^\\n|;•]{0,80}?${PHONE}`, SIGN),
  labelled("owner", `${OWNER}${MEANS}\\s*${SIGN}${TO_SENTENCE_END}`, SIGN),
  labelled(
    "owner",
    `${OWNER}(?!โครงการ)(?:(?!${AGENT})[^\\n|;•]){0,40}?${PHONE}`,
    String.raw`(?:66|0)[\d ().-]{6}`,
  ),
  labelled(
    "commission",
    String.raw`(?:ค่า\s?คอม(?:มิชชั่น|มิชชัน)?|คอมมิชชั่น|คอมมิชชัน|ค่านายหน้า|commission|comm\.?|agent fee)\s*(?:is|rate|[:：=])*\s*(?:\d[\d.,]*\s*(?:%|percent|เปอร์เซ็นต์|เดือน|months?|บาท|thb|baht)?|(?:one|half|half a|ครึ่ง)\s*(?:months?|เดือน))(?:\s*\+\s*vat)?`,
    String.raw`\d|one|half|ครึ่ง`,
  ),
  labelled(
    "co_agent",
    String.raw`(?:(?:ยินดี|เปิด)?(?:ไม่)?รับ\s*)?(?:co-?\s?agents?|co-?brok(?:ers?|e|ing)|โค\s?เอเจ้?นท?์?|โค\s?นายหน้า)(?:\s*(?:are|is))?(?:\s*(?:welcomed?|accepted|ok|only|yes|no|[:：=]?\s*\d+\s*[:/-]\s*\d+|[:：=]?\s*\d+\s*%))*`,
  ),
  labelled(
    "access",
    String.raw`(?:กุญแจ\s*(?:อยู่|ฝาก|ที่|รับ|เก็บ)|ฝากกุญแจ|ที่เก็บกุญแจ|รหัส(?:ประตู|เข้าห้อง|เข้าตึก|ล็อ[คก]|หน้าห้อง)|(?:the )?keys? (?:are |is )?(?:at|with|under|kept|held|left)\b|key (?:location|holder|box|place)\s*[:：=]|lock ?box(?: code)?\s*[:：=#]|(?:door|gate|alarm|access|entry) (?:code|pin)\s*(?:is\b|[:：=#])?(?=[^\n]{0,8}\d))` +
      TO_SENTENCE_END,
  ),
  labelled(
    "lowest_price",
    String.raw`(?:(?:net|bottom|lowest|lowest acceptable|minimum) price|net to owner|ราคา\s?(?:ต่ำสุด|เน็[ตท]|net|ในใจ)|ลดได้(?:ถึง|สุด|ต่ำสุด)?)\s*(?:is|[:：=]|ที่|คือ)?\s*${AMOUNT}`,
    String.raw`\d`,
  ),
];
