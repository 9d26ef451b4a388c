import type { Bilingual } from "../articles/article.ts";
import type { Concept } from "./concepts.ts";

/** Who knows what the guide does not tell. */
export const ADVISERS = [
  "lawyer",
  "land_office",
  "revenue_department",
  "insurer",
  "district_office",
  "immigration",
  "bank",
  "juristic_office",
] as const;
export type Adviser = (typeof ADVISERS)[number];

/** Matters that no article tells, and who to ask about them: of several the first. Phrases are matched like those of concepts. */
export const OUTSIDE = {
  bankTerms: {
    asks: "bank",
    en: "interest rate | mortgage rate | lowest rate | credit bureau | credit score | refinance | fixed rate | guarantor | blacklist | bankrupt",
    th: "เครดิตบูโร | บูโร | ดอกเบี้ย | รีไฟแนนซ์ | ผู้ค้ำ | ล้มละลาย",
  },
  stayFormalities: {
    asks: "immigration",
    en: "work permit | extend my visa | extend my retirement | retirement visa | extension of stay | overstay | citizenship | permanent resident | permanent residency | marriage visa | student visa | elite visa | visa run | immigration",
    th: "ใบอนุญาตทำงาน | ต่อวีซ่า | วีซ่าเกษียณ | สัญชาติ | วีซ่าแต่งงาน | วีซ่านักเรียน",
  },
  family: {
    asks: "lawyer",
    en: "divorce | divorced | separation | marriage | married | marital | prenup | prenuptial | spouse | alimony | custody",
    th: "หย่า | สินสมรส | สมรส | แต่งงาน | เลิกกัน",
  },
  inheritance: {
    asks: "lawyer",
    en: "inherit | inherited | inheritance | heir | will and testament | last will | my will | estate of | probate | bequeath | die | death",
    th: "มรดก | พินัยกรรม | ทายาท | เสียชีวิต | ตาย",
  },
  crypto: {
    asks: "land_office",
    en: "crypto | bitcoin | btc | ethereum | usdt | cryptocurrency | stablecoin | nft",
    th: "คริปโต | บิตคอยน์ | บิทคอยน์ | คริปโท",
  },
  company: {
    asks: "lawyer",
    en: "company | nominee | limited company | shareholder | corporation | boi company",
    th: "บริษัท | นอมินี | ผู้ถือหุ้น",
  },
  behalf: { asks: "lawyer", en: "trust | on behalf | power of attorney", th: "ถือแทน | มอบอำนาจ" },
  insurance: {
    asks: "insurer",
    en: "insurance | insure | insured",
    th: "ประกันภัย | ประกันอัคคีภัย | ทำประกัน | ประกันบ้าน",
  },
  building: {
    asks: "district_office",
    en: "permit | building permit | construction | build a house | renovate | renovation | extension | zoning | demolish | height limit | environmental",
    th: "ก่อสร้าง | ต่อเติม | รีโนเวท | ขออนุญาต | ผังเมือง | ทุบ | รื้อถอน | ปลูกบ้าน",
  },
  incomeTax: {
    asks: "revenue_department",
    en: "income tax | rental income | tax on rent | tax return | vat | capital gains | double tax | inheritance tax",
    th: "ภาษีเงินได้ | รายได้ค่าเช่า | ยื่นภาษี | ภาษีมูลค่าเพิ่ม | ภาษีมรดก | แวต",
  },
  oldBuilding: {
    asks: "bank",
    en: "building is | old building | old condo | old house | age of the building | age of the condo | building age",
    th: "ตึกอายุ | อาคารอายุ | คอนโดอายุ | บ้านอายุ | ตึกเก่า | อายุตึก | อายุอาคาร",
  },
  quarrels: {
    asks: "lawyer",
    en: "evict | evicted | eviction | kick out | kick me out | throw out | throw me out | lock me out | change the lock | changed the lock | cut the power | cut off the power | cut off my | cut my electricity | raise the rent | raise my rent | rent increase | lawsuit | sue | court",
    th: "ไล่ออก | ขับไล่ | ไล่ผู้เช่า | ล็อกห้อง | ล็อคห้อง | เปลี่ยนกุญแจ | ตัดน้ำ | ตัดไฟ | ขึ้นค่าเช่า | ฟ้อง | ศาล",
  },
  rights: {
    asks: "lawyer",
    en: "usufruct | superficies | habitation right | easement | servitude | right of way | adverse possession | squatter | boundary",
    th: "สิทธิเก็บกิน | สิทธิเหนือพื้นดิน | สิทธิอาศัย | ภาระจำยอม | ทางจำเป็น | ครอบครองปรปักษ์ | รุกล้ำ | แนวเขตทะเลาะ",
  },
  developer: {
    asks: "lawyer",
    en: "developer | off plan | warranty | defect | delayed handover | escrow | foreclosure | auction",
    th: "ผู้พัฒนาโครงการ | ผ่อนดาวน์ | โครงการล่าช้า | รับประกันโครงสร้าง | ขายทอดตลาด | บังคับคดี | ขายฝาก",
  },
  otherFlats: {
    asks: "juristic_office",
    en: "upstairs | room above | unit above | flat above | floor above | from above | next door",
    th: "ห้องข้างบน | ห้องบน | ชั้นบนน้ำ | ห้องข้างๆ",
  },
  neighbours: {
    asks: "juristic_office",
    en: "noisy neighbour | noise complaint | neighbour | neighbor | smoke",
    th: "เพื่อนบ้าน | เสียงดัง",
  },
  arrears: {
    asks: "juristic_office",
    en: "arrears | unpaid | overdue | don t pay | do not pay | doesn t pay | not paying | refuse to pay | stop paying | behind on the common fee | pay the fee late",
    th: "ไม่จ่ายค่าส่วนกลาง | ค่าส่วนกลางไม่จ่าย | ไม่จ่ายส่วนกลาง | ค้างค่าส่วนกลาง | ค่าส่วนกลางค้าง | ค้างส่วนกลาง | ไม่ยอมจ่ายค่าส่วนกลาง | จ่ายค่าส่วนกลางช้า",
  },
  dayAtTheOffice: {
    asks: "land_office",
    en: "how long does a transfer | how long does the transfer | transfer take | opening hour | queue at the land office | which land office",
    th: "โอนใช้เวลา | โอนกี่ชั่วโมง | สำนักงานที่ดินเปิด | สำนักงานที่ดินไหน",
  },
} as const satisfies Readonly<Record<string, Bilingual & { readonly asks: Adviser }>>;

/** Matters that are told by several concepts together: who lets a home asks of tax, and not of the tax on land. */
export const OUTSIDE_TOGETHER: readonly {
  readonly matter: OutsideMatter;
  readonly needs: readonly Concept[];
  readonly unless: readonly Concept[];
}[] = [
  {
    matter: "incomeTax",
    needs: ["anyTax", "lettingOut"],
    unless: ["landTax", "transfer", "withholding", "businessTax", "stamp", "deposit"],
  },
];

export type OutsideMatter = keyof typeof OUTSIDE;
