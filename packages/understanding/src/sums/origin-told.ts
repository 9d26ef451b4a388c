import type { FinancesTold } from "@propertyvr/vocabulary";
import { NATIONALITIES_EN, NATIONALITIES_TH } from "../languages/nationalities.ts";

/** Nobody borrows for a home before that age. */
const YOUNGEST = 18;
/** Letters looked at: nobody tells who they are later than that. UTF-16 units. */
const LOOKED_AT = 2_000;

const NATIONALITIES = NATIONALITIES_EN.join("|");
const FOREIGN_EN = new RegExp(
  `\\b(?:i['’]?m|i am|we['’]?re|we are|as) (?:(?:an?|both|only|also|actually) )*(?:foreign(?:er)?s?|expats?|farangs?|not (?:a )?thai|${NATIONALITIES})\\b(?! (?:restaurant|school|language|teacher|food)s?\\b)`,
);
const FOREIGN_TH = new RegExp(
  `(?:ผม|ฉัน|ดิฉัน|เรา|หนู|ตัวเอง)(?:ไม่ใช่คนไทย|เป็น(?:คน|ชาว)?(?:ต่างชาติ|ต่างด้าว|ฝรั่ง|${NATIONALITIES_TH.join("|")}))`,
);

const INHERITED_EN =
  /\b(?:i|we|i['’]?ve|we['’]?ve|have|had|just|recently) inherited\b|\b(?:was|were|got) (?:left|given) to (?:me|us)\b/;
const INHERITED_TH =
  /(?:ได้(?:รับ)?|รับ|เป็น)(?:บ้าน|คอนโด|ที่ดิน|ทาวน์เฮ้?าส์)?(?:มา)?(?:เป็น|จาก)?มรดก|(?:พ่อ|แม่|ยาย|ตา|ปู่|ย่า|พี่|ป้า|ลุง)(?:แม่)?(?:ยก|โอน)(?:บ้าน|คอนโด|ที่ดิน)?(?:ให้|มาให้)/;

/** "I'm 52 years old", "dad is 58,": who might borrow; "I'm 30 minutes away" and "a building 20 years old" tell no age. */
const AGE_EN =
  /\b(?:i['’]?m|i am|(?:husband|wife|partner|dad|father|mum|mom|mother) is|he is|she is|he['’]s|she['’]s|aged|my age is) (?:already |now |about |only )?(\d\d)(?= ?(?:years? old|yrs? old|yo\b|y\/o)|\s*(?:[,.;?!]|$|and\b|but\b|so\b))/;
/** "I'm British, 58, and want", "retired, 62, looking for". */
const AGE_OF_WHO = new RegExp(
  `\\b(?:an? )?(?:${NATIONALITIES}|retired|retiree|divorced|widowed|single|married)(?: (?:man|woman|guy|lady|male|female))?, (?:aged )?(\\d\\d)(?=(?: years? old)?\\s*[,.;])`,
);
const AGE_TH =
  /(?<!ตึก|อาคาร|คอนโด|บ้าน|ห้อง|โครงการ|สัญญา|เฮ้าส์|เฮาส์)อายุ(?:ได้|ประมาณ|ราว)? ?(\d\d)(?!\d)/;

/** How old somebody says to be, and where the figure stands; null where it is not said. */
export function ageTold(text: string): { readonly age: number; readonly at: number } | null {
  const said = text.slice(0, LOOKED_AT).toLowerCase();
  for (const pattern of [AGE_EN, AGE_OF_WHO, AGE_TH]) {
    const [whole, figure] = pattern.exec(said) ?? [];
    if (whole === undefined || figure === undefined) continue;
    const age = Number(figure);
    if (age >= YOUNGEST) return { age, at: said.indexOf(whole) + whole.lastIndexOf(figure) };
  }
  return null;
}

/** "I'm a foreigner", "I inherited a house from my mother", "I'm 52": what a sum takes of who speaks. */
export function originTold(text: string): Pick<FinancesTold, "acquisition" | "buyer" | "age"> {
  const said = text.slice(0, LOOKED_AT).toLowerCase();
  const told = ageTold(text);
  return {
    ...(told !== null && { age: told.age }),
    ...((INHERITED_EN.test(said) || INHERITED_TH.test(said)) && {
      acquisition: "inherited_or_given" as const,
    }),
    ...((FOREIGN_EN.test(said) || FOREIGN_TH.test(said)) && { buyer: "foreigner" as const }),
  };
}
