import type { FinancesTold } from "@propertyvr/vocabulary";

/** Letters looked at: nobody tells who they are later than that. UTF-16 units. */
const LOOKED_AT = 2_000;

const NATIONALITIES =
  "american|australian|austrian|aussie|belgian|brit|british|canadian|chinese|danish|dutch|english|finnish|french|german|indian|indonesian|irish|israeli|italian|japanese|kiwi|korean|malaysian|new zealander|norwegian|polish|russian|scottish|singaporean|spanish|swedish|swiss|taiwanese|vietnamese|welsh";
const FOREIGN_EN = new RegExp(
  `\\b(?:i['’]?m|i am|we['’]?re|we are|as) (?:(?:an?|both|only|also|actually) )*(?:foreign(?:er)?s?|expats?|farangs?|not (?:a )?thai|${NATIONALITIES})\\b(?! (?:restaurant|school|language|teacher|food)s?\\b)`,
);
const FOREIGN_TH =
  /(?:ผม|ฉัน|ดิฉัน|เรา|หนู|ตัวเอง)(?:ไม่ใช่คนไทย|เป็น(?:คน|ชาว)?(?:ต่างชาติ|ต่างด้าว|ฝรั่ง|อังกฤษ|อเมริกัน|จีน|ญี่ปุ่น|เกาหลี|เยอรมัน|ฝรั่งเศส|อินเดีย|สิงคโปร์|รัสเซีย))/;

const INHERITED_EN =
  /\b(?:i|we|i['’]?ve|we['’]?ve|have|had|just|recently) inherited\b|\b(?:was|were|got) (?:left|given) to (?:me|us)\b/;
const INHERITED_TH =
  /(?:ได้(?:รับ)?|รับ|เป็น)(?:บ้าน|คอนโด|ที่ดิน|ทาวน์เฮ้?าส์)?(?:มา)?(?:เป็น|จาก)?มรดก|(?:พ่อ|แม่|ยาย|ตา|ปู่|ย่า|พี่|ป้า|ลุง)(?:แม่)?(?:ยก|โอน)(?:บ้าน|คอนโด|ที่ดิน)?(?:ให้|มาให้)/;

/** "I'm a foreigner", "I inherited a house from my mother": what a sum about a sale takes of who speaks. */
export function originTold(text: string): Pick<FinancesTold, "acquisition" | "buyer"> {
  const said = text.slice(0, LOOKED_AT).toLowerCase();
  return {
    ...((INHERITED_EN.test(said) || INHERITED_TH.test(said)) && {
      acquisition: "inherited_or_given" as const,
    }),
    ...((FOREIGN_EN.test(said) || FOREIGN_TH.test(said)) && { buyer: "foreigner" as const }),
  };
}
