import { calculationWords as words } from "@propertyvr/parts/calculation/th";
import { LOAN_ENDS_AT_AGE } from "@propertyvr/knowledge";
import { baht, quotable } from "@propertyvr/parts/words";
import { decidingBound, isOfInstalment, isPaidDown, sumWords } from "../sum-words.ts";
import type { SumSheet, SumWriter } from "../writer.ts";
import { homesPhrase } from "./homes.ts";

export const sumWriter: SumWriter = {
  sum: (sheet) => (sheet.lines.length > 0 ? comesTo(sheet) : cannot(sheet)),
  sumAssumes: ({ inputs, faults }) =>
    faults.length === 0 && inputs.some(({ origin }) => origin === "assumed")
      ? "ตัวเลขที่ขึ้นว่า “สมมติไว้” แก้ในตารางได้เลย"
      : "",
  sumOfSearch: (sheet, key) => {
    if (key === "use") return "คิดเป็นที่ดินปล่อยว่าง เพราะกำลังหาที่ดิน";
    const amount = sumWords(sheet, "th").input(key);
    return `คิดจาก${key === "price_thb" ? "ราคา" : "ค่าเช่า"}สูงสุดที่กำลังหา คือ ${amount}`;
  },
  yearsOfAge: (age, years) =>
    `อายุ ${String(age)} ปี กู้ได้ ${String(years)} ปี เพราะธนาคารอาคารสงเคราะห์กำหนดให้อายุผู้กู้รวมกับระยะเวลากู้ไม่เกิน ${String(LOAN_ENDS_AT_AGE)} ปี`,
  reaches: ({ of, thb }, carriesThb) =>
    `${of === "home" ? "ราคาที่ประกาศ" : `ราคา ${baht(thb)} `}${thb <= carriesThb ? "อยู่ใน" : "สูงกว่า"}วงเงินนี้`,
  cashToBuy: ({ downThb, costsThb }) =>
    `ต้องมีเงินสดประมาณ ${baht(downThb + costsThb)} เป็นเงินดาวน์ ${baht(downThb)} และค่าใช้จ่ายวันโอน ${baht(costsThb)} (กรณีผู้ซื้อกับผู้ขายออกค่าธรรมเนียมโอนคนละครึ่ง)`,
  rentNotStated: () => "ประกาศไม่ได้ระบุค่าเช่า จึงคิดจากค่าเช่าของที่พักแบบเดียวกัน",
  sumTitle: (tool) => words.sheetTitle(tool),
  offerBudget: () => "ให้หาในงบนี้เลยไหม",
  withinMeans: (sheet) => {
    const { line, input } = sumWords(sheet, "th");
    if (isOfInstalment(sheet))
      return `ผ่อน ${input("instalment_thb_month")} น่าจะซื้อได้ไม่เกินประมาณ ${line("price_thb")} (กู้ ${input("years")} ดอกเบี้ย ${input("rate_percent")} และมีเงินของตัวเอง ${line("own_money_thb")}) ให้หาในงบนี้เลยไหม`;
    return `รายได้ ${input("income_thb_month")} น่าจะซื้อได้ไม่เกินประมาณ ${line("price_thb")} (ให้ภาระหนี้ทั้งหมดไม่เกิน ${input("debt_share_percent")} ของรายได้ กู้ ${input("years")} ดอกเบี้ย ${input("rate_percent")}) ให้หาในงบนี้เลยไหม`;
  },
  budgetLabel: (homes) => `ดู${quotable(homesPhrase(homes), 90)}`,
};

function cannot({ faults, inputs }: SumSheet): string {
  if (faults.every(({ why }) => why === "missing")) {
    const names = faults.map(({ key }) => words.inputLabel(key));
    return `ใส่${names.join("และ")}ด้านล่าง แล้วจะคิดให้ทันที`;
  }
  const told = faults.map((fault) =>
    words.faultText(fault, inputs.find(({ key }) => key === fault.key)?.unit),
  );
  return `ยังคิดให้ไม่ได้ ${told.join(" ")}`;
}

function comesTo(sheet: SumSheet): string {
  const { line, input } = sumWords(sheet, "th");
  switch (sheet.tool) {
    case "transfer_cost":
      return `ผู้ซื้อจ่าย ${line("buyer_thb")} ผู้ขายจ่าย ${line("seller_thb")} รวม ${line("total_thb")}`;
    case "seller_net":
      return `จากราคา ${input("price_thb")} ผู้ขายได้รับสุทธิ ${line("net_thb")} หลังหักค่าธรรมเนียมและภาษี ${line("seller_thb")}`;
    case "mortgage": {
      const down = isPaidDown(sheet) ? ` หลังวางดาวน์ ${line("down_thb")}` : "";
      return `ค่างวด ${line("instalment_thb_month")} สำหรับเงินกู้ ${line("loan_thb")}${down} นาน ${input("years")} ดอกเบี้ย ${input("rate_percent")} ธนาคารมักขอรายได้ราว ${line("income_needed_thb_month")}`;
    }
    case "affordability":
      return `${bound(sheet)}ซื้อได้ราคาไม่เกินประมาณ ${line("price_thb")} กู้ประมาณ ${line("loan_thb")} ผ่อน ${line("instalment_thb_month")} นาน ${input("years")} ดอกเบี้ย ${input("rate_percent")}`;
    case "rental_yield":
      return `ผลตอบแทนก่อนหักค่าใช้จ่าย ${line("gross_percent")} หลังหักค่าใช้จ่ายด้านล่างเหลือ ${line("net_percent")} หรือ ${line("net_thb_year")}`;
    case "lease_registration":
      return `ค่าจดทะเบียนการเช่านี้ ${line("total_thb")} เป็นค่าธรรมเนียม ${line("fee_thb")} และอากรแสตมป์ ${line("stamp_duty_thb")}`;
    case "land_building_tax":
      return `ภาษี ${line("tax_thb")}`;
    case "common_fees":
      return `ค่าส่วนกลาง ${line("month_thb")} หรือ ${line("year_thb")} ถ้าซื้อต้องจ่ายเงินกองทุนอีก ${line("sinking_fund_thb")} ครั้งเดียว`;
    case "move_in_cash":
      return `ก่อนเข้าอยู่ต้องเตรียม ${line("total_thb")} เป็นเงินประกัน ${line("deposit_thb")} และค่าเช่าล่วงหน้า ${line("advance_thb")}`;
    case "monthly_cost":
      return `รวมค่าน้ำค่าไฟแล้ว ${line("total_thb_month")}`;
    case "area_convert":
      return `${line("sqm")} เท่ากับ ${line("wah_total")} หรือ ${line("rai")} ไร่ ${line("ngan")} งาน ${line("wah")} คิดเป็น ${line("sqft")}`;
    case "exchange":
      return `${line("foreign")} เท่ากับ ${line("thb")} ตามอัตราของเรา ${line("rate")}`;
    case "total_price":
      return `รวมเป็น ${line("total_thb")}`;
    case "rent_or_buy":
      return `อยู่ ${input("stay_years")} ถ้าเช่าเสียไป ${line("rent_paid_thb")} ถ้าซื้อเสียไป ${line("buying_thb")} หากตอนขายได้ราคา ${input("sale_percent")} ของวันนี้ ทั้งสองทางเท่ากันเมื่อค่าเช่า ${line("break_even_rent_thb_month")}`;
  }
}

/** Which of an income and an instalment the answer rests on; nothing where only one was given. */
function bound(sheet: SumSheet): string {
  const { line, input } = sumWords(sheet, "th");
  switch (decidingBound(sheet)) {
    case "income":
      return `คิดตามรายได้ เพราะถ้าภาระหนี้ทั้งหมดไม่เกิน ${input("debt_share_percent")} ของรายได้ จะผ่อนได้ ${line("instalment_thb_month")} ไม่ถึง ${input("instalment_thb_month")} ที่ตั้งใจไว้ `;
    case "instalment":
      return `คิดตามค่างวด ${input("instalment_thb_month")} ที่ผ่อนไหว ซึ่งรายได้รองรับได้ `;
    case null:
      return "";
  }
}
