const COSTS =
  /(?:\b(?:how much|what(?:'s| is| are| would| will)?)\b|^(?:and|ok(?:ay)?|plus|so)\b).*\b(?:transfer (?:costs?|fees?|tax(?:es)?)|closing costs?|costs? (?:on|of|at) (?:the )?transfer|fees at the land office)\b|(?:ค่าโอน|ค่าใช้จ่าย(?:ใน)?(?:วัน|การ|ตอน)?โอน|ค่าธรรมเนียม(?:การ)?โอน|วันโอน)(?:.*(?:เท่าไ|กี่บาท|ประมาณไหน)|(?:ล่ะ|หล่ะ|ละ))/i;
/** Of the rule itself, whoever buys. */
const OF_THE_RULE = /\bwho\b|percent|%|\brate\b|\bsplit\b|ใคร|เปอร์เซ็น|คนละครึ่ง|อัตรา|อะไรบ้าง/i;

/** Nobody asks for them in more. UTF-16 units. */
const ASKED_MAX = 200;

/** "How much are the transfer costs?", "ค่าใช้จ่ายวันโอนเท่าไหร่": an amount, where a price is known. */
export const asksTransferCosts = (text: string): boolean =>
  text.length <= ASKED_MAX && COSTS.test(text) && !OF_THE_RULE.test(text);
