import { LANGUAGES, type Language } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import type { Part, PartType } from "./index.ts";
import { markdownAnswer } from "./markdown.ts";
import { markdownQuestion } from "./question/markdown.ts";
import { markdownWrittenBy } from "./written-by/markdown.ts";
import { Part as PartSchema } from "./schemas.ts";
import { spokenAnswer } from "./spoken.ts";
import { sampleAnswer } from "./testing/sample-answer.ts";

const addressOf = (path: string): string => `https://homes.example${path}`;
const partsOf = (type: PartType, language: "en" | "th" = "en"): readonly Part[] =>
  sampleAnswer(language).filter((part) => part.type === type || part.type === "text");
const textOf = (language: "en" | "th"): readonly Part[] => partsOf("text", language);
const markdown = (type: PartType, language: "en" | "th" = "en"): string =>
  markdownAnswer(partsOf(type, language), addressOf).split("\n\n").slice(1).join("\n\n");
const spoken = (type: PartType, language: "en" | "th" = "en"): string =>
  spokenAnswer(partsOf(type, language)).split("\n").slice(1).join("\n");

/** As if a newer server had written it. */
const newer = (part: object): readonly Part[] => JSON.parse(JSON.stringify([part]));

describe("an answer as Markdown", () => {
  it("tells what was read of each file, and a file's name stays text", () => {
    expect(markdown("attachments")).toBe(
      "What I read in the file:\n\n- lease \\*draft\\*.pdf: 3 pages, 1 table, 2,140 characters",
    );
    expect(spoken("attachments", "th")).toBe(
      "สิ่งที่อ่านได้จากไฟล์:\nlease draft .pdf: 3 หน้า 1 ตาราง 2,140 ตัวอักษร",
    );
  });

  it("tells a draft by its fields, with what is missing, left out and unread", () => {
    expect(markdown("listing_draft")).toBe(
      [
        "**A listing filled from this post**",
        "- Title: Condo \\*for\\* rent\n- Property type: condo\n- Rent: ฿25,000 a month\n- Bedrooms: 2\n- Floor area: 45 m²\n- Floor: 12A\n- Furnishing: fully furnished\n- Pets: not allowed\n- Amenities: a pool, a gym\n- Description: Two balconies",
        "Not in the post: location",
        "Left out of the texts: phone numbers, LINE IDs",
        "Lines I read no field of; they stay in the description:\n\n- Two balconies",
        "Nobody sees it unless somebody of a partner publishes it.",
      ].join("\n\n"),
    );
    expect(spoken("listing_draft", "th")).toContain("ตัดออกจากข้อความ: เบอร์โทร, LINE ID");
  });

  it("sums up a price list by unit type, as what the file asks and no more", () => {
    expect(markdown("price_list")).toBe(
      [
        "**What this price list asks: prices \\*1\\*.pdf**",
        "| Unit type | Rows | Size | Price |\n| --- | --- | --- | --- |\n| Studio | 1 | 26.5 m² | ฿2,490,000 |\n| 1 bedroom | 2 | – | ฿3,150,000–฿3,590,000 |",
        "Asking prices of this file alone, not figures of the market.",
      ].join("\n\n"),
    );
    expect(spoken("price_list", "th")).toContain("สตูดิโอ: 2,490,000 บาท");
  });

  it("sets what a file states beside a sum, and says how far they lie apart", () => {
    const [sheet] = sampleAnswer("en").filter((part) => part.type === "calculation");
    const [line] = sheet?.lines ?? [];
    if (sheet === undefined || line === undefined) throw new Error("no sum");
    const file = { id: "7", name: "costs *2*.xlsx" };
    const states = (amount: number) => ({ amount, beside: line.key, page: null });
    const stated = {
      file,
      lines: [
        { text: "Our | fee", ...states(line.amount + 500) },
        { text: "Meter", amount: 4_000, beside: null, page: null },
      ],
    };
    const written = markdownAnswer([{ ...sheet, stated }], addressOf);
    expect(written).toContain("**costs \\*2\\*.xlsx beside our sum**");
    expect(written).toContain("| ฿500 more in the file |");
    expect(written).toContain("| Our \\| fee |");
    expect(written).toContain("| Meter | ฿4,000 | – | not in our sum |");
    expect(spokenAnswer([{ ...sheet, stated }])).toContain("Our fee: 500 baht more in the file");
  });

  it("tells each term of a contract with its passage, our guide beside it and what isn't there", () => {
    expect(markdown("contract")).toBe(
      [
        "**What this rental contract states: lease \\*draft\\*.pdf**",
        "**Security deposit**: 2 months, ฿50,000",
        "> The Tenant pays a deposit of \\*two\\* months, THB 50,000. (In the file, page 2)",
        "Our guide says: 2 months are usual. ([Deposits and tenants' rights](https://homes.example/guide/deposits-and-tenant-rules#usual))",
        "[Law\\_Firm](https://law.example/deposits)",
        "**Repairs**: the landlord",
        "> ผู้ให้เช่าเป็นผู้ซ่อมแซม (In the file)",
        "> ซ่อมเล็กน้อยผู้เช่าจ่าย (In the file)",
        "I didn't find these in it: Notice",
        "Read by rules, so check each passage. This is information, not legal advice.",
      ].join("\n\n"),
    );
    expect(spoken("contract", "th")).toBe(
      "สาระสำคัญในสัญญาเช่าฉบับนี้\nเงินประกัน: 2 เดือน, 50,000 บาท\nระบบอ่านตามรูปแบบข้อความ ควรตรวจกับข้อความจริงทุกข้อ เป็นข้อมูลประกอบ ไม่ใช่คำแนะนำทางกฎหมาย",
    );
  });

  it("leads to our pages from anywhere", () => {
    expect(markdownAnswer(textOf("en"), addressOf)).toBe(
      "I found 4 condos for ฿20,000–฿40,000. Open [its page](https://homes.example/property/42).",
    );
  });

  it("lists the homes under their heading, and what others wrote stays text", () => {
    expect(markdown("listings")).toBe(
      [
        '**Found 4 Properties for "2 bed condo \\[near\\] Asok"**',
        "",
        "1. [Sky \\*Tower\\* Asok](https://homes.example/property/42): ฿25,000 a month, 2 bedrooms, 1 bathroom, 68 m², Watthana, Bangkok, 800 m to Asok",
        "2. [Baan 2](https://agent.example/home_%282%29): price on request, 2 bedrooms, 1 bathroom, 68 m², Watthana, Bangkok, 800 m to Asok",
        "3. [Baan 3](https://homes.example/property/42): ฿25,000 a month, also for sale: ฿4,000,000, studio, 1 bathroom, 68 m², Watthana, Bangkok, 800 m to Asok",
        "4. [Baan 4](https://homes.example/property/42): ฿25,000 a month, 2 bedrooms, 1 bathroom, 68 m², Watthana, Bangkok, 800 m to Asok",
      ].join("\n"),
    );
    expect(markdown("listings", "th")).toContain(
      "1. [Sky \\*Tower\\* Asok](https://homes.example/property/42): เช่า ฿25,000 ต่อเดือน, 2 ห้องนอน, 1 ห้องน้ำ, 68 ตร.ม., Watthana, Bangkok, ห่างจาก Asok 800 ม.",
    );
  });

  it("counts on from the page before and says how many there are", () => {
    const [listings] = sampleAnswer("en").filter((part) => part.type === "listings");
    if (listings === undefined) throw new Error("no listings");
    const second = { ...listings, page: 2, counts: { ...listings.counts, total: 10 } };
    const written = markdownAnswer([second], addressOf);
    expect(written).toContain("\n7. [Sky");
    expect(written).toContain("7 to 10 of 10");
  });

  it("places an asking price among those of similar homes, written and read aloud", () => {
    const marked = (difference_pct: number, language: "en" | "th") => {
      const [listings] = sampleAnswer(language).filter((part) => part.type === "listings");
      if (listings === undefined) throw new Error("no listings");
      const mark = { difference_pct, median_thb: 27_500, n_units: 41, as_of: "2026-11-23" };
      return { ...listings, cards: listings.cards.map((card) => ({ ...card, price_mark: mark })) };
    };
    const said = (difference_pct: number, language: "en" | "th" = "en") =>
      markdownAnswer([marked(difference_pct, language)], addressOf);
    expect(said(-9)).toContain(
      "฿25,000 a month, 9% below the median of 41 similar asking prices, 2 bedrooms",
    );
    expect(said(12)).toContain("12% above the median of 41");
    expect(said(1)).toContain("month, about the median of 41");
    expect(said(-9, "th")).toContain("ต่ำกว่าค่ากลางของ 41 ประกาศที่คล้ายกัน 9%");
    expect(said(0, "th")).toContain("ใกล้ค่ากลางของ 41 ประกาศที่คล้ายกัน");
    expect(spokenAnswer([marked(-9, "en")])).toContain(
      "25,000 baht a month, 9 percent below the median of 41 similar asking prices",
    );
  });

  it("says that samples are samples", () => {
    const [listings] = sampleAnswer("en").filter((part) => part.type === "listings");
    if (listings === undefined) throw new Error("no listings");
    const samples = { ...listings, counts: { ...listings.counts, all_sample: true } };
    expect(markdownAnswer([samples], addressOf)).toContain("Sample homes: made-up examples");
  });

  it("gives a common noun that is to be near its article", () => {
    const [asked] = sampleAnswer("en").filter((part) => part.type === "criteria");
    if (asked === undefined) throw new Error("no criteria");
    const park = { kind: "poi", name: "park", within_m: null } as const;
    const near = {
      ...asked,
      criteria: { ...asked.criteria, near: [park] },
      implied_within_m: [null],
    };
    expect(markdownAnswer([near], addressOf)).toContain("near a park");
  });

  it("never links to what is no page of the web", () => {
    const [listings] = sampleAnswer("en").filter((part) => part.type === "listings");
    if (listings === undefined) throw new Error("no listings");
    const cards = listings.cards.map((card) => ({ ...card, websiteUrl: "javascript:alert(1)" }));
    expect(markdownAnswer([{ ...listings, cards }], addressOf)).not.toContain("javascript");
  });

  it("tells what was understood, what was not used and what is on no map", () => {
    expect(markdown("criteria")).toBe(
      [
        "- Understood as: rent, condo, 2 bedrooms, ฿20,000–฿40,000 a month, within 1 km of Asok, pool, gym (nice to have)",
        "- Not used: quiet",
        "- Not found on the map: Zorvex",
      ].join("\n"),
    );
    expect(markdown("criteria", "th")).toContain(
      "- เข้าใจว่า: เช่า, คอนโด, 2 ห้องนอน, ฿20,000–฿40,000 ต่อเดือน, ในระยะ 1 กม. จากอโศก, สระว่ายน้ำ, ฟิตเนส (มีก็ดี)",
    );
  });

  it("tells what is offered besides as what nobody asked for yet", () => {
    const offering = (language: "en" | "th") => {
      const [asked] = sampleAnswer(language).filter((part) => part.type === "criteria");
      if (asked === undefined) throw new Error("no criteria");
      const criteria = { ...asked.criteria, amenities: ["pool", "balcony"] as const };
      const suggested = [{ key: "amenities", criteria, count: 3 }] as const;
      return [
        { type: "text", version: 1, text: "1.", language },
        { ...asked, suggested },
      ] as const;
    };
    expect(markdownAnswer(offering("en"), addressOf)).toContain(
      "gym (nice to have)\n- You could also ask for: balcony\n- Not used: quiet",
    );
    expect(markdownAnswer(offering("th"), addressOf)).toContain("- เพิ่มเงื่อนไขได้อีก: ระเบียง");
    expect(spokenAnswer(offering("en"))).toContain("You could also ask for: balcony");
    expect(spokenAnswer(offering("th"))).toContain("เพิ่มเงื่อนไขได้อีก: ระเบียง");
  });

  it("has every other kind of part", () => {
    expect(markdown("changed")).toBe("Changed: budget up to ฿40,000 a month.");
    expect(markdown("nearest")).toMatch(/closest.*\n\n- \[Baan 5].* \(฿3,000 over budget\)$/);
    expect(markdown("home_facts")).toBe(
      [
        "**What the listings say**",
        "",
        "| Fact | 1. [Sky \\*Tower\\*](https://homes.example/property/42) | [Baan \\| 2](https://homes.example/property/43) (Sample) |",
        "| --- | --- | --- |",
        "| Rent (differs) | ฿25,000 a month | ฿27,000 a month |",
        "| Size | 68 m² | Not stated |",
        "| Pets | No pets | No pets |",
      ].join("\n"),
    );
    expect(markdown("insight")).toContain(
      "| Median | ฿25,000 a month |\n| Middle half | ฿20,000–฿30,000 a month |",
    );
    expect(markdown("insight")).toContain("41 (44 listings)");
    expect(markdown("insight")).toMatch(
      /Asking prices of listed homes on 20 Nov 2026, not sale prices$/,
    );
    expect(markdown("question")).toBe(
      "Do you want to rent or to buy?\n\n- Rent (1,200)\n- Buy (1 sample)\n- Either",
    );
    expect(markdown("contact")).toBe(
      "- [Sky Tower](https://homes.example/property/42), Agency\\_One, phone 02 123 4567, LINE @one\n\nPreferred time: Saturday\n\n> Pay nothing before you have seen the home.",
    );
    expect(markdown("notice")).toBe("> These are sample homes.");
    expect(markdown("written_by")).toBe(
      "Written by Model\\_1 · 1 sentence left out: not backed by our data",
    );
    expect(markdown("written_by", "th")).toBe(
      "เขียนโดย Model\\_1 · ตัดออก 1 ประโยคที่ไม่มีข้อมูลของเรารองรับ",
    );
  });
});

it("an answer that a model only began is not said to be written by it", () => {
  const part = {
    type: "written_by",
    version: 1,
    model_id: "m",
    model_name: "M",
    held_back: 0,
    is_begun: true,
  } as const;
  expect(markdownWrittenBy({ ...part, language: "en" })).toBe("Begun by M");
  expect(markdownWrittenBy({ ...part, language: "th" })).toBe("M เขียนช่วงต้น");
});

it("a choice that more samples fit than were counted says so in Markdown", () => {
  const choice = (language: Language) => {
    const label = { text: "2", language };
    const choices = [{ label, say: "2", count: 1_000, count_is_capped: true, all_sample: true }];
    return markdownQuestion({
      type: "question",
      version: 1,
      about: "bedrooms",
      text: "?",
      language,
      choices,
    });
  };
  expect(choice("en")).toBe("?\n\n- 2 (1,000+ samples)");
  expect(choice("th")).toBe("?\n\n- 2 (ตัวอย่าง 1,000+ รายการ)");
});

describe("an answer read aloud", () => {
  it.each(LANGUAGES)("has no sign, no unit and no address in %s", (language) => {
    const said = spokenAnswer(sampleAnswer(language));
    expect(said).not.toMatch(/[฿²[\]*_`“”"]|\/property|https?:|–|ตร\.ม\.|กม\.|\d m\b|\d km\b/);
  });

  it("says amounts and sizes in words", () => {
    expect(spokenAnswer(textOf("en"))).toBe(
      "I found 4 condos for 20,000 to 40,000 baht. Open its page.",
    );
    expect(spokenAnswer(textOf("th"))).toBe("พบคอนโด 4 รายการ 20,000 ถึง 40,000 บาท ดูได้ที่หน้ารายการ");
  });

  it("reads three homes of a longer list", () => {
    const said = spoken("listings").split("\n");
    expect(said).toHaveLength(4);
    expect(said[0]).toBe("The first three:");
    expect(said[2]).toBe(
      "Baan 2, price on request, 2 bedrooms, 1 bathroom, 68 square metres, Watthana, Bangkok, 800 metres to Asok",
    );
  });

  it("offers the answers of a question", () => {
    expect(spoken("question")).toBe(
      "Do you want to rent or to buy? You can say: Rent, Buy or Either.",
    );
    expect(spoken("question", "th")).toBe("ต้องการเช่าหรือซื้อ? ตอบได้ว่า เช่า, ซื้อ หรือ ได้ทั้งคู่");
  });

  it("tells how homes beside each other differ", () => {
    expect(spoken("home_facts")).toBe(
      "Rent: Number 1, 25,000 baht a month; Baan 2, 27,000 baht a month",
    );
    expect(spoken("home_facts", "th")).toBe(
      "ค่าเช่า: หมายเลข 1, 25,000 บาทต่อเดือน; Baan 2, 27,000 บาทต่อเดือน",
    );
  });

  it("does not repeat what the prose has said of a figure, of a sum and of samples", () => {
    expect(spoken("insight")).toMatch(/^Asking prices of listed homes on .* not sale prices$/);
    expect(spoken("calculation")).not.toMatch(/Instalment|Total|pays/);
    const samples = partsOf("listings").map((part) =>
      part.type === "listings"
        ? {
            ...part,
            counts: { ...part.counts, all_sample: true },
            cards: part.cards.map((card) => ({ ...card, is_sample: true })),
          }
        : part,
    );
    expect(spokenAnswer(samples)).not.toContain("sample");
  });

  it("leaves chips and ways of contact to the eye, and says what was not used", () => {
    expect(spoken("criteria")).toBe("Not used: quiet");
    expect(spoken("contact")).toBe("Pay nothing before you have seen the home.");
    expect(spoken("written_by")).toBe("");
  });
});

describe("a stored part", () => {
  it("of every kind is in the sample answer", () => {
    const kinds = PartSchema.options.map(({ shape }) => shape.type.value);
    expect(sampleAnswer("en").map(({ type }) => type)).toEqual(expect.arrayContaining(kinds));
  });

  it.each(LANGUAGES)("of every kind is what its schema says, in %s", (language) => {
    for (const part of sampleAnswer(language)) expect(PartSchema.parse(part)).toEqual(part);
  });

  it("of a kind that is not known yet is told by its text", () => {
    const written = newer({ type: "valuation", version: 1, text: "About *8* million." });
    expect(spokenAnswer(written)).toBe("About *8* million.");
    expect(markdownAnswer(written, addressOf)).toBe("About \\*8\\* million.");
    expect(spokenAnswer(newer({ type: "valuation", version: 1 }))).toBe("");
    const nextVersion = newer({ type: "insight", version: 9, text: "Half ask ฿34,000." });
    expect(spokenAnswer(nextVersion)).toContain("34,000");
    expect(markdownAnswer(nextVersion, addressOf)).toContain("Half ask ฿34,000.");
  });
});
