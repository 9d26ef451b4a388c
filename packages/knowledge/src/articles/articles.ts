import type { Article, Bilingual } from "./article.ts";
import { AGENTS } from "./rules/agents.ts";
import { APPRAISAL } from "./rules/appraisal.ts";
import { COMMON_FEES } from "./rules/common-fees.ts";
import { DEPOSITS } from "./rules/deposits.ts";
import { FOREIGN_CONDO } from "./rules/foreign-condo.ts";
import { FOREIGN_LAND } from "./rules/foreign-land.ts";
import { HOME_LOANS } from "./rules/home-loans.ts";
import { LAND_TAX } from "./rules/land-tax.ts";
import { LAND_UNITS } from "./rules/land-units.ts";
import { LEASES } from "./rules/leases.ts";
import { REDUCED_FEES_ARTICLE } from "./rules/reduced-fees.ts";
import { RENTAL_INCOME_TAX } from "./rules/rental-income-tax.ts";
import { RENTAL_CONTRACTS } from "./rules/rental-contracts.ts";
import { SELLERS_TAX } from "./rules/sellers-tax.ts";
import { SHORT_LETS } from "./rules/short-lets.ts";
import { TITLE_DEEDS } from "./rules/title-deeds.ts";
import { TRANSFER_DAY } from "./rules/transfer-day.ts";
import { VISAS } from "./rules/visas.ts";
import { BUYING_A_HOME } from "./steps/buying-a-home.ts";
import { CHOOSING_AN_AREA } from "./steps/choosing-an-area.ts";
import { MOVING_IN, MOVING_OUT } from "./steps/moving.ts";
import { PETS } from "./steps/pets.ts";
import { READING_A_LISTING } from "./steps/reading-a-listing.ts";
import { SCAMS } from "./steps/scams.ts";
import { VIEWING } from "./steps/viewing.ts";

/** What the list of articles is called, and what it holds. */
export const GUIDE = {
  title: {
    en: "Guide to renting and buying in Thailand",
    th: "คู่มือเช่าและซื้อที่อยู่อาศัยในไทย",
  },
  intro: {
    en: "Rules with their sources and dates, and steps to take. Information, not legal advice.",
    th: "กฎเกณฑ์พร้อมแหล่งข้อมูลและวันที่ตรวจสอบ และขั้นตอนที่ควรทำ เป็นข้อมูลทั่วไป ไม่ใช่คำปรึกษาทางกฎหมาย",
  },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** Every article of the guide, in the order in which a list shows them. */
export const ARTICLES: readonly Article[] = [
  FOREIGN_CONDO,
  FOREIGN_LAND,
  LEASES,
  TITLE_DEEDS,
  TRANSFER_DAY,
  REDUCED_FEES_ARTICLE,
  SELLERS_TAX,
  APPRAISAL,
  LAND_TAX,
  HOME_LOANS,
  DEPOSITS,
  RENTAL_CONTRACTS,
  COMMON_FEES,
  SHORT_LETS,
  RENTAL_INCOME_TAX,
  AGENTS,
  VISAS,
  LAND_UNITS,
  CHOOSING_AN_AREA,
  BUYING_A_HOME,
  VIEWING,
  READING_A_LISTING,
  SCAMS,
  MOVING_IN,
  MOVING_OUT,
  PETS,
];

/** Whether an article is due for a review on a day, as YYYY-MM-DD. */
export const isDue = ({ reviewBy }: Pick<Article, "reviewBy">, day: string): boolean =>
  day > reviewBy;
