import {
  figure,
  type CalculatorName,
  type InputKey,
  type LineKey,
  type NoteKey,
  type SheetChoice,
} from "@propertyvr/knowledge";
import { EXCHANGE_RATES_SET } from "@propertyvr/vocabulary";
import { dayOf } from "../words/th.ts";
import { amountInBaht } from "./amount.ts";
import type { CalculationWords } from "./words.ts";

const TITLES: Readonly<Record<CalculatorName, string>> = {
  transfer_cost: "ค่าใช้จ่ายวันโอน",
  seller_net: "เงินที่ผู้ขายได้รับ",
  mortgage: "สินเชื่อบ้าน",
  affordability: "ราคาที่ซื้อไหว",
  rental_yield: "ผลตอบแทนจากการปล่อยเช่า",
  lease_registration: "ค่าจดทะเบียนการเช่า",
  land_building_tax: "ภาษีที่ดินและสิ่งปลูกสร้าง",
  common_fees: "ค่าส่วนกลาง",
  move_in_cash: "เงินที่ต้องเตรียมก่อนเข้าอยู่",
  monthly_cost: "ค่าใช้จ่ายต่อเดือนเมื่อเช่าอยู่",
  area_convert: "หน่วยพื้นที่",
  exchange: "แลกเปลี่ยนสกุลเงิน",
  total_price: "ราคารวม",
  rent_or_buy: "เช่าหรือซื้อ",
};

const INPUTS: Readonly<Record<InputKey, string>> = {
  price_thb: "ราคา",
  appraised_thb: "ราคาประเมินของทางราชการ",
  buyer: "ผู้ซื้อ",
  seller: "ผู้ขาย",
  years_held: "ถือครองมาแล้ว",
  acquisition: "ผู้ขายได้มาโดย",
  in_house_register: "ผู้ขายมีชื่อในทะเบียนบ้านครบหนึ่งปี",
  loan_thb: "วงเงินกู้",
  buyer_share_percent: "ค่าโอนส่วนของผู้ซื้อ",
  down_percent: "เงินดาวน์",
  years: "ระยะเวลา",
  rate_percent: "ดอกเบี้ยต่อปี",
  income_thb_month: "รายได้",
  instalment_thb_month: "ค่างวด",
  debts_thb_month: "ภาระหนี้อื่น",
  debt_share_percent: "สัดส่วนหนี้ทั้งหมดต่อรายได้",
  loan_percent: "สัดส่วนเงินกู้ต่อราคา",
  rent_thb_month: "ค่าเช่า",
  area_sqm: "ขนาด",
  fee_thb_sqm_month: "ค่าส่วนกลาง",
  vacant_months: "เดือนที่ห้องว่างต่อปี",
  agent_months: "ค่านายหน้าต่อปี คิดเป็นเดือนของค่าเช่า",
  upkeep_percent: "ค่าซ่อมและประกันต่อปี เทียบกับราคา",
  use: "ใช้เป็น",
  sinking_thb_sqm: "เงินกองทุน (จ่ายครั้งเดียว)",
  deposit_months: "เงินประกัน",
  advance_months: "ค่าเช่าล่วงหน้า",
  electricity_thb_month: "ค่าไฟ",
  water_thb_month: "ค่าน้ำ",
  internet_thb_month: "ค่าอินเทอร์เน็ต",
  sqm: "พื้นที่",
  amount: "จำนวนเงิน",
  currency: "สกุลเงิน",
  direction: "แลก",
  size: "ขนาด",
  each: "คิดราคาต่อ",
  price_thb_each: "ราคาต่อหน่วย",
  stay_years: "อยู่นานกี่ปี",
  sale_percent: "ราคาตอนขาย เทียบกับวันนี้",
};

const LINES: Readonly<Record<LineKey, string>> = {
  transfer_fee: "ค่าธรรมเนียมการโอน",
  specific_business_tax: "ภาษีธุรกิจเฉพาะ",
  stamp_duty: "อากรแสตมป์",
  withholding_tax: "ภาษีเงินได้หัก ณ ที่จ่าย",
  mortgage_registration: "ค่าจดจำนอง",
  loan_stamp_duty: "อากรแสตมป์สัญญากู้",
  reduced_transfer_fee: "ค่าธรรมเนียมการโอน อัตราลดหย่อน",
  reduced_mortgage_registration: "ค่าจดจำนอง อัตราลดหย่อน",
  buyer_thb: "ผู้ซื้อจ่าย",
  seller_thb: "ผู้ขายจ่าย",
  total_thb: "รวม",
  net_thb: "ผู้ขายได้รับสุทธิ",
  net_after_years: "ผู้ขายได้รับสุทธิ",
  down_thb: "เงินดาวน์",
  loan_thb: "วงเงินกู้",
  instalment_thb_month: "ค่างวด",
  interest_thb: "ดอกเบี้ยตลอดสัญญา",
  paid_thb: "จ่ายธนาคารทั้งหมด",
  income_needed_thb_month: "รายได้ที่ควรมี",
  price_thb: "ราคาไม่เกิน",
  own_money_thb: "เงินของตัวเอง",
  rent_thb_year: "ค่าเช่าทั้งปี",
  vacancy_thb: "หักเดือนที่ห้องว่าง",
  agent_thb: "หักค่านายหน้า",
  common_fee_thb_year: "หักค่าส่วนกลาง",
  upkeep_thb: "หักค่าซ่อมและประกัน",
  net_thb_year: "เหลือต่อปี",
  gross_percent: "ผลตอบแทนก่อนหักค่าใช้จ่าย",
  net_percent: "ผลตอบแทนสุทธิ",
  total_rent_thb: "ค่าเช่าตลอดสัญญา",
  fee_thb: "ค่าธรรมเนียมจดทะเบียน",
  stamp_duty_thb: "อากรแสตมป์",
  tax_thb: "ภาษี",
  month_thb: "ต่อเดือน",
  year_thb: "ต่อปี",
  sinking_fund_thb: "เงินกองทุน (จ่ายครั้งเดียว)",
  deposit_thb: "เงินประกัน",
  advance_thb: "ค่าเช่าล่วงหน้า",
  rent_thb_month: "ค่าเช่า",
  electricity_thb_month: "ค่าไฟ",
  water_thb_month: "ค่าน้ำ",
  internet_thb_month: "ค่าอินเทอร์เน็ต",
  total_thb_month: "รวมต่อเดือน",
  sqm: "ตารางเมตร",
  wah_total: "ตารางวา",
  rai: "ไร่",
  ngan: "งาน",
  wah: "ตารางวาที่เหลือ",
  sqft: "ตารางฟุต",
  rate: "อัตรา",
  thb: "เป็นเงินบาท",
  foreign: "เป็นเงินต่างประเทศ",
  rent_paid_thb: "ค่าเช่าทั้งหมด",
  interest_paid_thb: "ดอกเบี้ยที่จ่ายธนาคาร",
  costs_of_buying_thb: "ค่าใช้จ่ายวันโอนตอนซื้อ",
  common_fees_paid_thb: "ค่าส่วนกลาง",
  costs_of_selling_thb: "ค่าใช้จ่ายวันโอนตอนขาย",
  lost_value_thb: "ราคาที่ซื้อ หักราคาที่ขายได้",
  buying_thb: "ซื้อ ส่วนที่ไม่ได้คืน",
  break_even_rent_thb_month: "ค่าเช่าที่ทำให้สองทางเท่ากัน",
};

const CHOICES: Readonly<Record<SheetChoice, string>> = {
  thai: "คนไทย",
  foreigner: "ชาวต่างชาติ",
  company: "บริษัท",
  individual: "บุคคลธรรมดา",
  bought: "ซื้อ",
  inherited_or_given: "มรดกหรือมีผู้ให้",
  yes: "ใช่",
  no: "ไม่ใช่",
  main_home: "บ้านหลังหลัก พร้อมที่ดิน",
  main_home_building_only: "บ้านหลังหลัก เฉพาะตัวบ้าน",
  other_home: "บ้านหลังที่สองหรือปล่อยเช่า",
  vacant_land: "ที่ดินปล่อยว่าง",
  commercial: "ทำธุรกิจ",
  to_baht: "เป็นเงินบาท",
  from_baht: "จากเงินบาท",
  sqm: "ตร.ม.",
  wah: "ตารางวา",
  rai: "ไร่",
  USD: "ดอลลาร์สหรัฐ",
  EUR: "ยูโร",
  GBP: "ปอนด์อังกฤษ",
  AUD: "ดอลลาร์ออสเตรเลีย",
  SGD: "ดอลลาร์สิงคโปร์",
  CNY: "หยวน",
  JPY: "เยน",
  RUB: "รูเบิล",
};

const NOTES: Readonly<Record<NoteKey, string>> = {
  appraisal_taken_as_price:
    "ยังไม่ทราบราคาประเมินของทางราชการ จึงใช้ราคาขายแทน ราคาประเมินมักต่ำกว่า ค่าธรรมเนียมจึงมักต่ำกว่านี้",
  reduction_possible:
    "ผู้ซื้อคนไทยที่ซื้อบ้านไม่เกิน ฿7,000,000 อาจได้ลดค่าธรรมเนียม แต่แหล่งข้อมูลไม่ได้บอกวันสิ้นสุด ควรสอบถามสำนักงานที่ดิน",
  fee_shared_by_custom: "กฎหมายไม่ได้กำหนดว่าใครจ่ายค่าโอน ปกติแบ่งกันคนละครึ่ง ปรับสัดส่วนตามที่ตกลงกันได้",
  withholding_base_disputed:
    "ภาษีหัก ณ ที่จ่ายคิดจากราคาประเมินตามแบบของกรมสรรพากร บางแหล่งบอกว่าใช้ราคาที่สูงกว่า",
  years_by_calendar: "นับทุกปีปฏิทินที่เริ่มแล้วเป็นหนึ่งปี ส่วนภาษีธุรกิจเฉพาะนับห้าปีจากวันที่ได้มา",
  five_years_unsure:
    "หกปีปฏิทินอาจยังไม่ครบห้าปีเต็มนับจากวันที่ได้มา ถ้ายังไม่ครบ ต้องเสียภาษีธุรกิจเฉพาะ 3.3% แทนอากรแสตมป์ ลองใส่ 5 ปีเพื่อดูผล",
  ten_years_at_most: "เกณฑ์ภาษีหัก ณ ที่จ่ายนับปีถือครองสูงสุดสิบปี นานกว่านั้นคิดเท่ากับสิบปี",
  rate_may_change: "คิดด้วยดอกเบี้ยอัตราเดียวตลอดสัญญา ธนาคารปรับอัตราได้ในภายหลัง",
  bank_decides: "วงเงินขึ้นอยู่กับธนาคาร ซึ่งดูอายุ อาชีพ และภาระหนี้อื่นด้วย",
  before_income_tax: "ยังไม่หักภาษีเงินได้และค่าใช้จ่ายตอนซื้อ ตัวเลขที่ตั้งไว้เป็นเพียงตัวอย่าง",
  register_above_three_years:
    "สัญญาเช่าเกินสามปีต้องจดทะเบียน ไม่อย่างนั้นบังคับได้เพียงสามปี และเช่าได้นานสุดสามสิบปี",
  fee_cap_disputed: "มีแหล่งหนึ่งบอกว่าค่าธรรมเนียมไม่เกิน ฿200,000 ในที่นี้ไม่ได้ใช้เพดานนั้น",
  appraisal_not_price: "ภาษีคิดจากราคาประเมินของทางราชการ ไม่ใช่ราคาซื้อขาย",
  vacant_land_rises: "ที่ดินที่ปล่อยว่าง อัตราจะเพิ่มขึ้นอีก 0.3 จุดเปอร์เซ็นต์ทุก 3 ปี สูงสุดไม่เกิน 3%",
  daily_lets_are_commercial:
    "เลือกการใช้งานให้ตรง แต่ละแบบมีอัตราของตัวเอง และบ้านหลังหลักของบุคคลธรรมดาอาจได้รับยกเว้น",
  fees_are_the_buildings: "แต่ละอาคารกำหนดค่าส่วนกลางเอง ควรขอดูใบแจ้งหนี้ล่าสุด เงินกองทุนจ่ายครั้งเดียวตอนซื้อ",
  deposit_comes_back: "เงินประกันได้คืนเมื่อสิ้นสัญญา หักส่วนที่ค้างหรือเสียหาย",
  utilities_are_examples: "ค่าน้ำค่าไฟเป็นตัวอย่างให้เริ่มคิด ไม่ใช่สถิติ ใส่ตัวเลขของคุณเองได้",
  rate_is_ours: `อัตราของเราเอง ตั้งไว้เมื่อ ${dayOf(EXCHANGE_RATES_SET)} อาจไม่ตรงกับอัตราของธนาคารในวันนั้น`,
  sale_price_is_no_forecast: "ไม่มีใครรู้ว่าจะขายได้เท่าไร ที่นี่คิดว่าขายได้เท่าราคาวันนี้ ปรับเป็นที่คุณคาดไว้ได้",
  own_money_earns_nothing_here:
    "เงินดาวน์ได้คืนเมื่อขาย แต่ไม่ได้นับว่าเงินก้อนนั้นเอาไปทำอย่างอื่นได้เท่าไร และไม่ได้นับค่าซ่อม",
  common_fees_need_a_size: "ยังไม่ได้นับค่าส่วนกลาง ใส่ขนาดห้องเพื่อคิดรวม",
};

const PER: Readonly<Partial<Record<string, string>>> = {
  thb_month: " ต่อเดือน",
  thb_year: " ต่อปี",
  thb_sqm: " ต่อ ตร.ม.",
  thb_sqm_month: " ต่อ ตร.ม. ต่อเดือน",
};

const UNITS = {
  thb: "บาท",
  thb_month: "บาทต่อเดือน",
  thb_year: "บาทต่อปี",
  thb_sqm: "บาทต่อ ตร.ม.",
  thb_sqm_month: "บาทต่อ ตร.ม. ต่อเดือน",
  percent: "%",
  years: "ปี",
  months: "เดือน",
  sqm: "ตร.ม.",
  sqft: "ตร.ฟุต",
  wah: "ตร.ว.",
  ngan: "งาน",
  rai: "ไร่",
  foreign: "",
  rate: "",
  count: "",
} as const;

export const calculationWords: CalculationWords = {
  sheetTitle: (tool) => TITLES[tool],
  inputLabel: (key) => INPUTS[key],
  choiceName: (choice) => CHOICES[choice],
  lineLabel: (key, years) =>
    years === undefined ? LINES[key] : `${LINES[key]} ถ้าขายปีที่ ${String(years)}`,
  amountOf(amount, unit, currency) {
    if (unit.startsWith("thb")) return `${amountInBaht(amount)}${PER[unit] ?? ""}`;
    const number = figure(amount);
    switch (unit) {
      case "percent":
        return `${number}%`;
      case "rate":
        return amountInBaht(amount);
      case "foreign":
        return currency === undefined ? number : `${number} ${currency}`;
      case "years":
      case "months":
      case "sqm":
      case "sqft":
      case "wah":
        return `${number} ${UNITS[unit]}`;
      default:
        return number;
    }
  },
  unitName: (unit) => UNITS[unit],
  noteText: (key) => NOTES[key],
  faultText({ key, why, limit }, unit) {
    const name = INPUTS[key];
    if (why === "missing") return `กรุณาใส่${name}`;
    if (key === "debts_thb_month") return "ภาระหนี้อื่นเต็มวงเงินที่กู้ได้แล้ว";
    if (limit === null) return `${name}นี้ใช้ไม่ได้`;
    const bound = unit === undefined ? String(limit) : calculationWords.amountOf(limit, unit);
    return why === "too_small" ? `${name}ต้องไม่ต่ำกว่า ${bound}` : `${name}ต้องไม่เกิน ${bound}`;
  },
  assumedMark: () => "สมมติไว้",
  leftOpen: () => "ไม่ทราบ",
  possibleMark: () => "อาจใช้ได้",
  inputsHead: () => "คิดจาก",
  linesHead: () => "รายการ",
  amountHead: () => "จำนวน",
  howHead: () => "วิธีคิด",
  statedHead: (fileName) => `${fileName} เทียบกับผลคำนวณของเรา`,
  inFile: () => "ในไฟล์",
  ours: () => "ผลคำนวณ",
  difference: () => "ส่วนต่าง",
  differs: (thb) =>
    thb === 0 ? "เท่ากัน" : `ในไฟล์${thb > 0 ? "มากกว่า" : "น้อยกว่า"} ${amountInBaht(Math.abs(thb))}`,
  notInSum: () => "ไม่มีในผลคำนวณ",
  notInFile: (labels) => `มีในผลคำนวณแต่ไม่มีในไฟล์: ${labels.join(", ")}`,
  sourcesHead: () => "แหล่งข้อมูล",
  rulesOf: (day) => `ตามกฎที่ทราบ ณ ${dayOf(day)}`,
};
