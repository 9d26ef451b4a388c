/** A sum about a home on screen, and what the answer has to hold. */
export interface HomeSum {
  /** What is said before: it brings the homes on screen. */
  readonly after: readonly string[];
  readonly asks: string;
  readonly tool: string;
  /** Inputs that must stand in the sheet; those of the home come from its listing. */
  readonly inputs: Readonly<Record<string, number | string>>;
  /** Figures of the sheet, worked out by hand. */
  readonly figures?: Readonly<Record<string, number>>;
  readonly faults?: Readonly<Record<string, "missing">>;
  /** Words of the answer. */
  readonly says?: RegExp;
}

/** ฿2,000,000, ฿2,100,000 and so on, of 40 m² each. */
const SALES = ["condo for sale in Jomtien, cheapest first"];
const SALES_TH = ["หาคอนโดขายแถวจอมเทียน เรียงจากถูกสุด"];
/** ฿15,000, ฿15,500 and so on, of 50 m² each. */
const RENTS = ["condo to rent in Ari, cheapest first"];
const RENTS_TH = ["หาคอนโดเช่าแถวอารีย์ เรียงจากถูกสุด"];
/** ฿4,800,000 to buy or ฿20,000 to rent, 48 m². */
const BOTH = ["condo in Bang Saen"];

export const HOME_SUMS: readonly HomeSum[] = [
  { after: SALES, asks: "what would the instalment be for number 2?", tool: "mortgage", inputs: { price_thb: 2_100_000 }, says: /2,100,000/ },
  { after: SALES, asks: "monthly payment on the second one with 20% down, 30 years at 6%", tool: "mortgage", inputs: { price_thb: 2_100_000, down_percent: 20, years: 30, rate_percent: 6 }, figures: { loan_thb: 1_680_000, instalment_thb_month: 10_072.45 } },
  { after: SALES, asks: "how much down payment for the third one?", tool: "mortgage", inputs: { price_thb: 2_200_000 } },
  { after: SALES, asks: "transfer cost for number 1, foreigner buying", tool: "transfer_cost", inputs: { price_thb: 2_000_000, buyer: "foreigner" }, figures: { transfer_fee: 40_000 } },
  { after: SALES, asks: "how much would I pay at the land office for the first one?", tool: "transfer_cost", inputs: { price_thb: 2_000_000 }, figures: { transfer_fee: 40_000 } },
  { after: SALES, asks: "can I afford number 2 on a salary of 80k?", tool: "affordability", inputs: { income_thb_month: 80_000 }, says: /2,100,000/ },
  { after: SALES, asks: "I earn 15,000 a month, could I get a loan for the third one?", tool: "affordability", inputs: { income_thb_month: 15_000 }, says: /2,200,000/ },
  { after: [...SALES, "instalment for number 2?"], asks: "can I afford it on 80k a month?", tool: "affordability", inputs: { income_thb_month: 80_000 }, says: /2,100,000/ },
  { after: SALES, asks: "common fee for number 1 at 50 baht per sqm?", tool: "common_fees", inputs: { area_sqm: 40, fee_thb_sqm_month: 50 }, figures: { month_thb: 2_000 } },
  { after: [...SALES, "tell me more about number 3"], asks: "what would the mortgage be on it over 25 years?", tool: "mortgage", inputs: { price_thb: 2_200_000, years: 25 } },
  { after: [...SALES, "tell me more about number 3"], asks: "and the transfer fees for this one?", tool: "transfer_cost", inputs: { price_thb: 2_200_000 }, figures: { transfer_fee: 44_000 } },
  { after: RENTS, asks: "move-in cost for the second one?", tool: "move_in_cash", inputs: { rent_thb_month: 15_500 }, figures: { total_thb: 46_500 } },
  { after: RENTS, asks: "how much cash do I need to move into number 1 with one month deposit and one month advance?", tool: "move_in_cash", inputs: { rent_thb_month: 15_000, deposit_months: 1, advance_months: 1 }, figures: { total_thb: 30_000 } },
  { after: RENTS, asks: "what does number 1 really cost a month with electricity 2,000?", tool: "monthly_cost", inputs: { rent_thb_month: 15_000, electricity_thb_month: 2_000 } },
  { after: RENTS, asks: "what would the mortgage be for number 1?", tool: "mortgage", inputs: {}, faults: { price_thb: "missing" }, says: /to rent/ },
  { after: BOTH, asks: "what's the rental yield of number 1?", tool: "rental_yield", inputs: { price_thb: 4_800_000, rent_thb_month: 20_000, area_sqm: 48 }, figures: { gross_percent: 5 } },
  { after: SALES, asks: "the last one on this page: instalments over 20 years at 5% with nothing down?", tool: "mortgage", inputs: { years: 20, rate_percent: 5, down_percent: 0 } },
  { after: SALES_TH, asks: "ผ่อนหลังที่ 2 เดือนละเท่าไหร่", tool: "mortgage", inputs: { price_thb: 2_100_000 }, says: /2,100,000/ },
  { after: SALES_TH, asks: "ห้องแรกผ่อนเดือนละเท่าไร ดาวน์ 20% 30 ปี ดอกเบี้ย 6%", tool: "mortgage", inputs: { price_thb: 2_000_000, down_percent: 20, years: 30, rate_percent: 6 }, figures: { loan_thb: 1_600_000 } },
  { after: SALES_TH, asks: "ตัวที่ 1 ต้องดาวน์เท่าไร", tool: "mortgage", inputs: { price_thb: 2_000_000 } },
  { after: SALES_TH, asks: "ค่าโอนหลังที่ 3 เท่าไหร่", tool: "transfer_cost", inputs: { price_thb: 2_200_000 }, figures: { transfer_fee: 44_000 } },
  { after: SALES_TH, asks: "ค่าใช้จ่ายวันโอนห้องแรก ผู้ซื้อเป็นต่างชาติ", tool: "transfer_cost", inputs: { price_thb: 2_000_000, buyer: "foreigner" }, figures: { transfer_fee: 40_000 } },
  { after: SALES_TH, asks: "เงินเดือน 60000 กู้ห้องที่ 2 ไหวไหม", tool: "affordability", inputs: { income_thb_month: 60_000 }, says: /2,100,000/ },
  { after: [...SALES_TH, "ขอรายละเอียดห้องที่ 3"], asks: "หลังนี้ผ่อนเท่าไหร่", tool: "mortgage", inputs: { price_thb: 2_200_000 } },
  { after: [...SALES_TH, "ขอรายละเอียดห้องที่ 3"], asks: "ถ้าซื้อห้องนี้เสียค่าโอนเท่าไร", tool: "transfer_cost", inputs: { price_thb: 2_200_000 }, figures: { transfer_fee: 44_000 } },
  { after: RENTS_TH, asks: "ค่าแรกเข้าห้องที่ 2 เท่าไหร่", tool: "move_in_cash", inputs: { rent_thb_month: 15_500 }, figures: { total_thb: 46_500 } },
  { after: RENTS_TH, asks: "เช่าห้องแรกต้องเตรียมเงินเท่าไร", tool: "move_in_cash", inputs: { rent_thb_month: 15_000 }, figures: { total_thb: 45_000 } },
  { after: RENTS_TH, asks: "ห้องแรกรวมค่าน้ำค่าไฟแล้วเดือนละเท่าไหร่", tool: "monthly_cost", inputs: { rent_thb_month: 15_000 } },
  { after: BOTH, asks: "อันแรกปล่อยเช่าได้ yield เท่าไหร่", tool: "rental_yield", inputs: { price_thb: 4_800_000, rent_thb_month: 20_000 }, figures: { gross_percent: 5 } },
]; // prettier-ignore

/** What points at no home, or asks for no sum, stays what it is. */
export const NO_HOME_SUMS: readonly {
  readonly after: readonly string[];
  readonly asks: string;
  /** The kinds of the parts of the answer. */
  readonly parts: readonly string[];
  readonly says?: RegExp;
}[] = [
  { after: SALES, asks: "what is the transfer fee in Thailand?", parts: ["text", "citation"] },
  { after: SALES, asks: "who pays the transfer fee?", parts: ["text", "citation"] },
  { after: SALES, asks: "instalment on 3 million over 30 years?", parts: ["text", "calculation"], says: /^(?!.*2,000,000)/s },
  { after: SALES, asks: "number 2 please", parts: ["text", "home_facts"] },
  { after: SALES, asks: "how much is the second one?", parts: ["text"], says: /2,100,000/ },
  { after: SALES, asks: "what would the mortgage be for this one?", parts: ["text"], says: /which|number/i },
  { after: SALES, asks: "instalment for number 40?", parts: ["text"], says: /six homes/i },
  { after: SALES_TH, asks: "ค่าโอนใครจ่าย", parts: ["text", "citation"] },
  { after: SALES_TH, asks: "ห้องที่ 2 ราคาเท่าไหร่", parts: ["text"], says: /2,100,000/ },
  { after: SALES_TH, asks: "ผ่อนบ้าน 3 ล้าน 30 ปี เดือนละเท่าไหร่", parts: ["text", "calculation"], says: /^(?!.*2,000,000)/s },
]; // prettier-ignore
