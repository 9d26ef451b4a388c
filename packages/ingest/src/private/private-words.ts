import { remembered } from "../remembered.ts";

/** What a column or a member that is not for the public tells of; the first that fits a name counts. */
export const PRIVATE_KINDS = [
  "lowest_price",
  "internal",
  "owner",
  "co_agent",
  "commission",
  "access",
] as const;
export type PrivateKind = (typeof PRIVATE_KINDS)[number];

/**
 * Whether a column or member of this name is for colleagues only, or about a private person: such
 * values are published through no door. The name may be written in English, Thai or both, with
 * spaces, signs, or as one word ("Owner Tel.", "owner_phone", "OwnerPhone", "เบอร์ จขบ.").
 * @returns undefined for a name that says nothing private
 */
export const privateKindOf: (name: string) => PrivateKind | undefined = remembered((name) => {
  const said = foldedName(name);
  return PRIVATE_KINDS.find((kind) => isSaid(RULES[kind], said));
});

/** Whether a name is that of a column of remarks, which may be meant for anybody: a person decides. */
export const isRemark: (name: string) => boolean = remembered((name) =>
  isSaid(REMARK, foldedName(name)),
);

/** A name as it is compared: its English words between spaces, those words as one, and its Thai letters without tone marks. */
interface FoldedName {
  readonly words: string;
  readonly joined: string;
  readonly thai: string;
}

/** A name is private where one of `is` stands in it, or in what is left of it without `isNot`. */
interface NameRule {
  /** Patterns over English words with a space around each. */
  readonly words: readonly RegExp[];
  /** Patterns over English words written as one. */
  readonly joined?: readonly RegExp[];
  /** Patterns over Thai letters as `foldedThai` gives them. */
  readonly thai: readonly RegExp[];
  /** Patterns over the English words, a bar and the Thai letters, for a word that only both together tell. */
  readonly mixed?: readonly RegExp[];
  /** Sayings that hold the words of the rule and are public; they are taken out first. */
  readonly isNot?: readonly RegExp[];
}

/** Tone marks, the mark of a silent letter and the short-vowel mark are what Thai spellings differ in. */
export const foldedThai = (text: string): string =>
  IS_FOLDED.test(text)
    ? text
    : text
        .normalize("NFKC")
        .replace(/\u0e4d\u0e32/g, "\u0e33")
        .replace(/[\u0e47-\u0e4e\u200b-\u200f\ufeff]/g, "");
/** Letters that folding leaves as they are. */
const IS_FOLDED = /^[\p{ASCII}\u0e01-\u0e3a\u0e3f-\u0e46\u0e4f-\u0e5b]*$/u;

export function foldedName(name: string): FoldedName {
  const plain = foldedThai(name)
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase();
  const words = (plain.match(/[a-z]+|\d+|%/g) ?? []).join(" ");
  const thai = plain.replace(/[^\u0e01-\u0e4e%]+/g, "");
  return { words: ` ${words} `, joined: words.replaceAll(" ", ""), thai };
}

function isSaid(
  { words, joined = [], thai, mixed = [], isNot = [] }: NameRule,
  name: FoldedName,
): boolean {
  const left = (text: string): string =>
    isNot.reduce((rest, saying) => rest.replace(saying, " "), text);
  const english = left(name.words);
  const asOne = left(name.joined);
  const inThai = left(name.thai);
  return (
    words.some((pattern) => pattern.test(english)) ||
    joined.some((pattern) => pattern.test(asOne)) ||
    thai.some((pattern) => pattern.test(inThai)) ||
    mixed.some((pattern) => pattern.test(`${english}|${inThai}`))
  );
}

/** How a person is reached or known, as one word behind "owner" or before it. */
const REACHED =
  "(?:name|fullname|tel|phone|mobile|cell|contact|line|lineid|email|mail|whatsapp|wechat|id|no|number|info|detail|details|data|address|remark|remarks|note|notes|price|net)";
/** The same as a word of its own. */
const REACHED_WORD =
  "(?:name|fullname|surname|tel|telephone|phone|phones|mobile|cell|contact|line|email|e|mail|whatsapp|wechat|number|info|information|details?|data|address)";

const OWNER: NameRule = {
  words: [
    / (?:owners?|landlords?|landlady|lessors?) /,
    new RegExp(
      ` (?:sellers?|vendors?|tenants?|occupants?|customers?|clients?|buyers?) (?:s )?${REACHED_WORD} `,
    ),
    new RegExp(
      ` ${REACHED_WORD} (?:of )?(?:the )?(?:sellers?|vendors?|tenants?|customers?|clients?) `,
    ),
    /^ (?:sellers?|vendors?) $/,
    / (?:consignors?|consigned by) /,
  ],
  joined: [
    new RegExp(`^(?:owner|owners|landlord|seller|vendor|lessor|tenant)${REACHED}(?:\\d|th|en)*$`),
    new RegExp(`^${REACHED}(?:of)?(?:owner|landlord|seller|vendor)$`),
  ],
  thai: [
    /เจาของ/,
    /จข[บหทด]/,
    /(?:เบอร|โทร|โทรศัพท|มือถือ|ไลน|ชือ|ติดตอ)(?:ของ)?จข/,
    /ผูฝาก/,
    /ผูใหเชา/,
    /^ผูขาย$|(?:เบอร|โทร|โทรศัพท|ไลน|ชือ|อีเมล)(?:ของ)?(?:ผูขาย|ผูเชา|ลูกคา)|(?:ผูขาย|ผูเชา|ลูกคา)(?:ชือ|โทร|เบอร|ไลน)/,
  ],
  isNot: [
    // What kind of owner, and who lives in it, is no person.
    / owner(?:s)? (?:type|occup\w*|occupied|financ\w*|association|status|direct) /g,
    / (?:type|kind) of owner(?:s)? /g,
    / (?:home ?|co ?)owners? (?:association|fees?|juristic) /g,
    // A developer owns a project.
    / (?:project|building) (?:owner|developer)s? /g,
    / owner (?:of )?(?:the )?project /g,
    /เจาของโครงการ|ประเภทเจาของ|ประเภทผูขาย/g,
    /^owner(?:type|occupied|ship)$/g,
  ],
};

const COMMISSION: NameRule = {
  words: [
    / comm?is+ions? /,
    / comm?s? (?:% |rate |fee |split |share |percent |paid |amount )/,
    / % comm? /,
    /^ comm?s? $|^ comms? \d* ?$/,
    / (?:broker|brokerage|agent|agents|agency|referral|finder|finders) (?:s )?(?:fee|fees|share|cut) /,
  ],
  joined: [
    /^commission(?:rate|fee|percent|pct|split|amount|th|en|\d|%)*$/,
    /^(?:broker|agent|agency|referral)fees?$/,
  ],
  thai: [
    /คอมมิ[สช]+ั?[นช]?/,
    /คาคอม(?!มู|มอน|โม|พิว)/,
    /^%?คอม%?$|%คอม|คอม%/,
    /คา(?:ธรรมเนียม)?นายหนา|คาแนะนำ|คาตอบแทน(?:นายหนา|เอเจน|เอเยน)|คาเอเจน|คาเอเยน/,
  ],
};

const CO_AGENT: NameRule = {
  words: [
    / co (?:agents?|agency|brokers?|broke|broking|brokerage|exclusive|list|listing) /,
    / (?:coagents?|cobrokers?|cobroke|coagency|cobroking) /,
    / (?:accepts?|welcomes?|open) (?:for |to )?(?:co )?agents? /,
    / agents? welcome /,
  ],
  joined: [
    /^co(?:agents?|agency|brokers?|broke|broking|brokerage)(?:fee|share|split|ok|yes|no|accepted)?$/,
  ],
  thai: [
    /โค ?(?:เอเจน|เอเยน|นายหนา|โบรก)/,
    /(?:รับ|ไมรับ|ยินดีรับ|เปิดรับ)(?:นายหนา|เอเจน|เอเยน|โค|ตัวแทน)/,
    /(?:นายหนา|เอเจน|เอเยน)ตอ|แบงคอม|แบงคา/,
  ],
};

const ACCESS: NameRule = {
  words: [
    / keys? (?:location|place|placed|holder|holders|holding|at|with|by|from|pick|pickup|collection|collect|code|codes|number|no|box|cabinet|safe|status|kept|storage|info|remarks?|notes?|room|in|available|handover|contact|person) /,
    /^ (?:the )?keys? $/,
    / (?:lock ?box|lockbox|keybox|key ?safe) /,
    / (?:door|doors|gate|alarm|access|entry|entrance|lock|keypad|intercom|safe|digital lock|smart lock) (?:access )?(?:code|codes|pin|pins|pwd|password|passcode|combination|no|number) /,
    / (?:code|pin|password) (?:of |for )?(?:the )?(?:door|gate|alarm|lock|entry) /,
    / (?:password|passcode|passwd|pwd|pin code|pincode) /,
    / (?:where|who) .*keys? /,
    / (?:showing|viewing|access|entry) (?:instructions?|notes?|remarks?|info|details?) /,
  ],
  joined: [
    /^keys?(?:location|place|holder|at|code|number|box|with|status|pickup|storage)$/,
    /^(?:door|gate|alarm|access|entry|lock|lockbox|keypad)(?:code|pin|password|passcode)s?$/,
    /^(?:lockbox|keybox|passcode|password)$/,
  ],
  thai: [
    /กุญแจ/,
    /^คีย$|(?:ทีเกบ|ฝาก|รับ|ที|เกบ|เบิก)คีย|คีย(?:อยู|ฝาก|ที|หอง)/,
    /รหัส(?:ประตู|เขา|ลอ[คก]|เปิด|ผาน|สัญญาณ|หนาหอง|หนาบาน|ดิจิ|วายฟาย|ลิฟ|รัว)/,
    /พาสเวิร|พาสโคด/,
    /วิธีเขา(?:ดู|ชม|หอง)|การเขา(?:ดู|ชม)(?:หอง|บาน)/,
  ],
  isNot: [
    /(?<!รหัส|โคด)(?:กุญแจดิจิ[ทต]อล|กุญแจดิจิ[ทต]ัล|กุญแจอิเล[กค]ทรอนิกส)/g,
    / key (?:features?|facts?|points?|selling|amenities|cards?|words?|highlights?|money|benefits?|info(?:rmation)? of) /g,
  ],
};

const LOWEST_PRICE: NameRule = {
  words: [
    / (?:net|nett|bottom|lowest|minimum|min|reserve|cost|walk away|rock bottom) (?:(?!area)\w+ )?(?:price|prices|rent|rental|sale) (?!area )/,
    / (?:price|rent|rental|sale) (?:net|bottom|lowest|minimum|min|cost)(?: \w+)? $/,
    / (?:lowest|minimum|min) (?:acceptable|accept|offer) /,
    / net (?:to|for) (?:the )?owner /,
    / bottom line /,
  ],
  joined: [
    /^(?:net|nett|bottom|lowest|minimum|min|reserve|cost)(?:sale|rent|rental)?price(?:thb|th)?$/,
    /^price(?:net|min|minimum|lowest|bottom)$/,
  ],
  thai: [
    /ราคา(?:ขาย|เชา|คา)?(?:ตำ(?:สุด)?|เน[ตท]|สุทธิ|ทุน|ในใจ|ลดได|สุดทาย)/,
    /(?:คาเชา|ขาย|เชา)(?:ตำสุด|เน[ตท]|สุทธิ)/,
    /^(?:ตำสุด|เน[ตท]|สุทธิ)$|เน[ตท](?:ราคา|เจาของ|ขาย|เชา)/,
    /(?:ลดได|ตอได|ตอรองได)(?:ถึง|สุด|เหลือ|เทา|ตำ)/,
    /ตนทุน/,
  ],
  mixed: [/^ (?:net|nett|bottom|lowest|min|minimum) (?:thb |baht )?\|(?:$|ราคา|ขาย|คาเชา|เชา)/],
  isNot: [/ minimum (?:rental|lease|rent) (?:period|term|months?|contract|stay) /g],
};

const INTERNAL: NameRule = {
  words: [
    / internal (?:notes?|remarks?|comments?|memos?|info|information|use|only|messages?|details?|desc|description|data|text|price) /,
    / (?:notes?|remarks?|comments?|memos?|info|details?) (?:internal|private|confidential|(?:for|to) (?:the )?(?:agents?|staff|team|colleagues|admin)) /,
    / (?:agents?|staff|team|admin|office|private|sales|company|broker|brokers|back office|backoffice|crm|colleagues?) (?:s )?(?:only )?(?:notes?|remarks?|comments?|memos?) /,
    / (?:agents?|staff|team|office|company|colleagues?) (?:use )?only /,
    / for (?:agents?|staff|office|internal|colleagues?)(?: use)?(?: only)? /,
    / (?:confidential|secret) /,
    / (?:do not|not|dont|don t|never) (?:publish|share|show|public|post|advertise) /,
    / (?:bank account|account number|passport|national id|id card|tax id|citizen id) /,
    / (?:reason|motivation) (?:for |of )?(?:selling|sale) /,
  ],
  joined: [
    /^internal(?:notes?|remarks?|comments?|memos?|info|use|only)?$/,
    /^(?:agent|staff|private|admin|office|team)(?:only)?(?:notes?|remarks?|comments?|memos?)$/,
    /^(?:notes?|remarks?|comments?)(?:internal|private|foragents?)$/,
  ],
  thai: [
    /^ภายใน$/,
    /(?:หมายเหตุ|โนต|บันทึก|ขอมูล|ใช|รายละเอียด|คอมเมน|เมโม|ขอความ|เอกสาร)(?:เพือ|เฉพาะ|สำหรับ|กัน|ใช)?ภายใน/,
    /ภายใน(?:เทานัน|บริษัท|ทีม|องคกร|ออฟฟิ)/,
    /^ลับ$|ความลับ|ขอมูลลับ|ลับเฉพาะ|ลับสุดยอด|เอกสารลับ|(?:หมายเหตุ|โนต|บันทึก)ลับ/,
    /(?:สำหรับ|เฉพาะ|ถึง)(?:เอเจน|เอเยน|นายหนา|พนักงาน|ทีม(?!ี)|เจาหนาที|แอดมิน|เซล|ฝายขาย)/,
    /(?:หมายเหตุ|โนต|บันทึก|คอมเมน)(?:ของ|จาก|ถึง)?(?:เอเจน|เอเยน|นายหนา|พนักงาน|ทีม|เจาหนาที|แอดมิน|เซล|ฝายขาย|สวนตัว)/,
    /(?:หาม|ไม|อยา)(?:เผยแพร|ลงประกาศ|โพส|แชร|บอกลูกคา)/,
    /เลข(?:ที)?บัญชี|บัญชีธนาคาร|บัตรประชาชน|พาสปอร/,
    /เหตุผล(?:ที|ใน)?(?:การ)?ขาย/,
  ],
  mixed: [
    /^ internal(?: only| use)? \|(?!พืนที|ขนาด|ตกแตง)/,
    /^ private(?: info| information| data| details?)? \|(?:$|ขอมูล)/,
  ],
};

const REMARK: NameRule = {
  words: [/ (?:remarks?|notes?|memos?|comments?|rmk) /],
  joined: [/^(?:remarks?|notes?|memos?|comments?)(?:th|en|\d)*$/],
  thai: [/หมายเหตุ|โนต(?!บุ)|บันทึก|คอมเมน|เมโม|ขอสังเกต/],
  isNot: [/ public (?:remarks?|notes?|comments?) /g],
};

const RULES: Readonly<Record<PrivateKind, NameRule>> = {
  owner: OWNER,
  commission: COMMISSION,
  co_agent: CO_AGENT,
  access: ACCESS,
  lowest_price: LOWEST_PRICE,
  internal: INTERNAL,
};
