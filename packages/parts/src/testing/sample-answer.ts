import {
  EMPTY_CRITERIA,
  searchQuery,
  type Language,
  type ListingCard,
} from "@propertyvr/vocabulary";
import type { Part } from "../index.ts";

export const card = (title: string, over: Partial<ListingCard> = {}): ListingCard => ({
  id: "42",
  type: "condo",
  image: null,
  image_alt: null,
  title,
  title_language: "en",
  location: "Watthana, Bangkok",
  location_language: "en",
  deal: "rent",
  price: 25_000,
  other_offer: null,
  bedrooms: 2,
  bathrooms: 1,
  area: 68,
  land_sqm: null,
  websiteUrl: "/property/42",
  is_sample: false,
  distance: { to: { text: "Asok", language: "en" }, metres: 800 },
  unknown: [],
  created_at: "2026-11-20T05:00:00.000Z",
  ...over,
});

const criteria = {
  ...EMPTY_CRITERIA,
  deal: "rent",
  types: ["condo"],
  bedrooms: { min: 2, max: 2 },
  price: { min: 20_000, max: 40_000, per: "month" },
  near: [{ kind: "transit", name: "Asok", within_m: null }],
  amenities: ["pool"],
} as const;

/** A part of every kind, as an answer in one language holds them. */
export function sampleAnswer(language: Language): readonly Part[] {
  const isThai = language === "th";
  const said = (english: string, thai: string) => ({ text: isThai ? thai : english, language });
  return [
    {
      type: "text",
      version: 1,
      ...said(
        "I found 4 condos for ฿20,000–฿40,000. Open [its page](/property/42).",
        "พบคอนโด 4 รายการ ฿20,000–฿40,000 ดูได้ที่[หน้ารายการ](/property/42)",
      ),
    },
    {
      type: "changed",
      version: 1,
      changes: [{ key: "price", kind: "added", name: null, from: null, to: "฿40,000" }],
      ...said("Changed: budget up to ฿40,000 a month.", "ที่เปลี่ยน: ตั้งงบไม่เกิน ฿40,000 ต่อเดือน"),
      before: { criteria: EMPTY_CRITERIA },
      say: "Undo the last change",
    },
    {
      type: "criteria",
      version: 1,
      criteria,
      nice_to_have: ["gym"],
      origins: { deal: { kind: "stated", message_id: "m1" } },
      implied_within_m: [1_000],
      wishes: ["quiet"],
      unread: [],
      unplaced: ["Zorvex"],
      names: { Asok: isThai ? "อโศก" : "Asok" },
    },
    {
      type: "listings",
      version: 1,
      query: "2 bed condo [near] Asok",
      language,
      search: searchQuery({ criteria, sort: "best" }),
      criteria,
      counts: { total: 4, rent: 4, sale: 0, stated: 2, all_sample: false },
      sort: "best",
      page_size: 6,
      cards: [
        card("Sky *Tower* Asok"),
        card("Baan 2", { websiteUrl: "https://agent.example/home_(2)", price: null }),
        card("Baan 3", { bedrooms: 0, other_offer: { deal: "sale", price: 4_000_000 } }),
        card("Baan 4"),
      ],
    },
    {
      type: "nearest",
      version: 1,
      criteria,
      homes: [{ card: card("Baan 5"), misses: [isThai ? "เกินงบ ฿3,000" : "฿3,000 over budget"] }],
      ...said("The home that comes closest, and what it misses:", "รายการที่ใกล้เคียงที่สุด:"),
    },
    {
      type: "home_facts",
      version: 1,
      homes: [
        { id: "42", number: 1, title: { text: "Sky *Tower*", language: "en" }, is_sample: false },
        { id: "43", number: null, title: { text: "Baan | 2", language: "en" }, is_sample: true },
      ],
      rows: [
        {
          key: "rent",
          label: isThai ? "ค่าเช่า" : "Rent",
          standing: "differs",
          values: [
            { known: "yes", text: isThai ? "฿25,000 ต่อเดือน" : "฿25,000 a month" },
            { known: "yes", text: isThai ? "฿27,000 ต่อเดือน" : "฿27,000 a month" },
          ],
        },
        {
          key: "area",
          label: isThai ? "พื้นที่ใช้สอย" : "Size",
          standing: "open",
          values: [
            { known: "yes", text: isThai ? "68 ตร.ม." : "68 m²" },
            { known: "unknown", text: isThai ? "ไม่ได้ระบุ" : "Not stated" },
          ],
        },
        {
          key: "pet_friendly",
          label: isThai ? "สัตว์เลี้ยง" : "Pets",
          standing: "same",
          values: [
            { known: "no", text: isThai ? "เลี้ยงสัตว์ไม่ได้" : "No pets" },
            { known: "no", text: isThai ? "เลี้ยงสัตว์ไม่ได้" : "No pets" },
          ],
        },
      ],
      ...said("What the listings say", "ข้อมูลตามประกาศ"),
    },
    {
      type: "insight",
      version: 1,
      result: {
        kind: "level",
        basis: "asking_prices",
        is_sample: false,
        as_of: "2026-11-20",
        scope: { criteria, place_refs: [], places: [isThai ? "อโศก" : "Asok"] },
        figures: [
          {
            metric: "rent",
            n_listings: 44,
            n_units: 41,
            p25_thb: 20_000,
            median_thb: 25_000,
            p75_thb: 30_000,
            low_thb: 22_500,
            high_thb: 27_500,
            confidence: "medium",
            bins: [{ from_thb: 15_000, to_thb: 35_000, count: 41 }],
            first_listed: "2026-03-02",
            last_listed: "2026-11-19",
          },
        ],
        asked: null,
      },
      label: isThai ? "คอนโดให้เช่า" : "condos to rent",
      ...said("What condos to rent in Asok ask", "ค่าเช่าคอนโดที่อโศก"),
    },
    {
      type: "calculation",
      version: 1,
      tool: "mortgage",
      day: "2026-11-23",
      inputs: [
        { key: "price_thb", value: 3_000_000, origin: "said", unit: "thb" },
        { key: "rate_percent", value: 6.5, origin: "assumed", unit: "percent" },
        { key: "appraised_thb", value: null, origin: "open", unit: "thb" },
        { key: "buyer", value: "foreigner", origin: "said", choices: ["thai", "foreigner"] },
      ],
      faults: [],
      lines: [
        { key: "loan_thb", amount: 2_700_000, unit: "thb", how: ["฿3,000,000 × 90% = ฿2,700,000"] },
        { key: "instalment_thb_month", amount: 17_065.84, unit: "thb_month", how: [] },
        { key: "net_after_years", amount: 812.5, unit: "thb", how: [], year: 2 },
        { key: "reduced_transfer_fee", amount: 300, unit: "thb", how: [], isPossible: true },
      ],
      results: ["instalment_thb_month"],
      notes: ["bank_decides"],
      sources: [{ title: "Land [Office]", url: "https://land.example/fees" }],
      text: isThai ? "สินเชื่อบ้าน" : "Home loan",
      language,
    },
    {
      type: "question",
      version: 1,
      about: "deal",
      ...said("Do you want to rent or to buy?", "ต้องการเช่าหรือซื้อ?"),
      choices: [
        { label: said("Rent", "เช่า"), say: "Rent", count: 1_200 },
        { label: said("Buy", "ซื้อ"), say: "Buy", count: 1, all_sample: true },
        { label: said("Either", "ได้ทั้งคู่"), say: "Either", count: null },
      ],
    },
    {
      type: "contact",
      version: 1,
      about: "viewing",
      homes: [
        {
          id: "42",
          title: { text: "Sky Tower", language: "en" },
          contact: {
            name: "Agency_One",
            phone: "02 123 4567",
            line: "@one",
            email: null,
            website: null,
          },
        },
      ],
      preferred_time: isThai ? "วันเสาร์" : "Saturday",
      ...said("Pay nothing before you have seen the home.", "อย่าเพิ่งโอนเงินก่อนเห็นห้องจริง"),
    },
    {
      type: "citation",
      version: 1,
      slug: "deposits-and-tenant-rules",
      key: "deposit-back",
      kind: "rules",
      says: isThai
        ? "ต้องคืนเงินประกันภายใน 7 ถึง 14 วัน"
        : "The deposit is returned within 7 to 14 days.",
      disputed: isThai ? "มีแหล่งหนึ่งระบุ 30 วัน" : "One source writes of 30 days.",
      has_disputes: false,
      sources: [{ title: "Law_Firm", url: "https://law.example/deposits" }],
      checked_at: "2026-10-01",
      review_by: "2027-03-01",
      overdue: true,
      ...said("Deposits and tenants' rights", "เงินประกันและสิทธิผู้เช่า"),
    },
    {
      type: "notice",
      version: 1,
      code: "sample_only",
      ...said("These are sample homes.", "รายการเหล่านี้เป็นตัวอย่าง"),
    },
    {
      type: "written_by",
      version: 1,
      model_id: "some/model_1",
      model_name: "Model_1",
      held_back: 1,
      language,
    },
    {
      type: "attachments",
      version: 1,
      ...said("What I read in the file:", "สิ่งที่อ่านได้จากไฟล์:"),
      files: [
        {
          id: "7",
          name: "lease *draft*.pdf",
          kind: "pdf",
          pages: 3,
          tables: 1,
          characters: 2_140,
          is_cut: false,
          picture: null,
          text: isThai ? "3 หน้า 1 ตาราง 2,140 ตัวอักษร" : "3 pages, 1 table, 2,140 characters",
        },
      ],
    },
  ];
}
