import { thaiSegmenter } from "../../lib/thai-segmenter.ts";
import { type HelpMessage, helpMessages } from "./messages.ts";

/** A question of the help panel and its answer. */
export interface Faq {
  readonly question: HelpMessage;
  readonly answer: HelpMessage;
  /** What people call it who use other words. */
  readonly alsoCalled: string;
}

/** Each topic with the words of either language that its question and answer do without. */
const TOPICS = {
  ask: "example how use search question chat language ตัวอย่าง วิธีใช้ ค้นหา แชต ภาษา",
  source: "real fake update updated old date verified sample จริง อัปเดต เก่า วันที่ ปลอม",
  contact: "phone line call message visit viewing enquiry reply โทร ไลน์ ทัก นัดดู สอบถาม ตอบกลับ",
  prices: "cost rent median average currency dollar value ค่าเช่า เฉลี่ย ค่ากลาง สกุลเงิน ดอลลาร์",
  scams: "fraud fake cheat safe report deposit โกง มิจฉาชีพ มัดจำ ปลอดภัย รายงาน หลอกลวง",
  privacy:
    "delete remove erase export import clear data account personal pdpa undo ลบแชต ลบบัญชี ข้อมูลส่วนตัว ข้อมูลส่วนบุคคล นำเข้า ความเป็นส่วนตัว",
  listing:
    "sell rent out owner agent partner upload post add key ปล่อยเช่า ขาย ฝากขาย เจ้าของ นายหน้า ลงขาย คีย์",
} as const;

export const FAQS: readonly Faq[] = (Object.keys(TOPICS) as (keyof typeof TOPICS)[]).map(
  (topic) => ({
    question: `help.faq.${topic}`,
    answer: `help.faq.${topic}.answer`,
    alsoCalled: TOPICS[topic],
  }),
);

/** Words of a question that say nothing of what it is about. */
const FILLERS = new Set(
  "a an and are can do does for how i in is it my of on the to what where who why you your".split(
    " ",
  ),
);
const THAI_FILLERS = /ได้ไหม|ได้อย่างไร|ได้ยังไง|ยังไง|อย่างไร|อะไร|ที่ไหน|หรือไม่|ต้อง|อยาก|ของฉัน|ไหม|ได้/g;

/** Those that hold every word typed, in either language; questions that do stand before answers. */
export function findAnswers(typed: string): readonly Faq[] {
  const words = wordsOf(typed);
  const holds = (text: string): boolean => words.every((word) => text.includes(word));
  const textOf = (...ids: HelpMessage[]): string =>
    ids
      .flatMap((id) => [helpMessages.en[id], helpMessages.th[id]])
      .join(" ")
      .toLowerCase();
  const found = FAQS.filter(({ question, answer, alsoCalled }) =>
    holds(`${textOf(question, answer)} ${alsoCalled}`),
  );
  const isAsked = ({ question }: Faq): number => Number(holds(textOf(question)));
  return found.toSorted((a, b) => isAsked(b) - isAsked(a));
}

function wordsOf(typed: string): readonly string[] {
  const segmenter = thaiSegmenter("word");
  const words = typed
    .toLowerCase()
    .split(/[\s?,.!“”"']+/)
    .flatMap((word) =>
      segmenter !== null && /[\u0E00-\u0E7F]/.test(word)
        ? Array.from(segmenter.segment(word.replace(THAI_FILLERS, "")), ({ segment }) => segment)
        : [word.replace(/(?<=\w{3})s$/, "")],
    )
    .filter((word) => word !== "");
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}
