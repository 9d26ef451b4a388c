import { EMPTY_CRITERIA, type Criteria } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { conversation, partOf, type ConversationAnswer } from "./testing/conversation.ts";
import { smallMarket, type SmallHome } from "./testing/small-market.ts";

const HOMES: readonly SmallHome[] = Array.from({ length: 8 }, (_, index) => ({
  id: `h${String(index + 1)}`,
  rent: 18_000 + index * 1_000,
  bedrooms: 2,
  amenities: index === 0 ? { parking: "yes" as const } : {},
}));

const talk = () => conversation(smallMarket(HOMES).ports);
const lineOf = (said: ConversationAnswer) =>
  partOf(said, "changed").changes.map(({ kind, name, from, to }) => {
    if (kind === "added") return `+ ${to ?? ""}`;
    if (kind === "removed") return `- ${from ?? ""}`;
    return [name, from, ">", to].filter((word) => word !== null).join(" ");
  });
const typesOf = (said: ConversationAnswer) => said.parts.map(({ type }) => type);

describe("an answer opens with what changed", () => {
  it("in the budget and in what must be there", async () => {
    const say = talk();
    await say("2 bedroom condo to rent in Ari under 30k");
    const said = await say("with parking, under 25k");
    expect(typesOf(said)[0]).toBe("changed");
    expect(lineOf(said)).toEqual(["Budget ฿30,000 > ฿25,000 a month", "+ parking"]);
    expect(partOf(said, "changed").text).toBe(
      "Changed: budget from ฿30,000 to ฿25,000 a month; added parking.",
    );
  });

  it("in Thai where the conversation is Thai", async () => {
    const say = talk();
    await say("หาคอนโดเช่า อารีย์ 2 ห้องนอน ไม่เกิน 30000");
    const said = await say("ขอไม่เกิน 25000 มีที่จอดรถ");
    expect(lineOf(said)).toEqual(["งบ ฿30,000 > ฿25,000 ต่อเดือน", "+ ที่จอดรถ"]);
    expect(partOf(said, "changed").text).toBe(
      "ที่เปลี่ยน: งบจาก ฿30,000 เป็น ฿25,000 ต่อเดือน, เพิ่มที่จอดรถ",
    );
  });

  it("by its old and its new place, in the names of the conversation", async () => {
    const say = talk();
    await say("คอนโดให้เช่าภูเก็ต");
    expect(lineOf(await say("เปลี่ยนเป็นอารีย์"))).toContain("ทำเล ภูเก็ต > อารีย์");
  });

  it("but the first search changes nothing, and nor does asking the same again", async () => {
    const say = talk();
    const text = "2 bedroom condo to rent in Ari under 30k";
    expect(typesOf(await say(text))).not.toContain("changed");
    expect(typesOf(await say(text))).not.toContain("changed");
    expect(typesOf(await say("more"))).not.toContain("changed");
  });

  it("where a word without a number moved the budget", async () => {
    const say = talk();
    await say("2 bedroom condo to rent in Ari under 30k");
    const said = await say("cheaper");
    expect(lineOf(said)).toEqual(["Budget ฿30,000 > ฿20,000 a month"]);
  });

  it("and brings it all back with one tap", async () => {
    const say = talk();
    const first = await say("2 bedroom condo to rent in Ari under 30k");
    const { before, say: words } = partOf(await say("with parking, under 25k"), "changed");
    const { criteria, ...beside } = before;
    const undone = await say(words, criteria, beside);
    expect(undone.state.criteria).toEqual(first.state.criteria);
    expect(undone.state.extensions).toBeUndefined();
    expect(lineOf(undone)).toEqual(["Budget ฿25,000 > ฿30,000 a month", "- parking"]);
  });

  it("also beside the criteria: excluded kinds, what is enough to be near, which homes, wishes", async () => {
    const say = talk();
    const criteria: Criteria = {
      ...EMPTY_CRITERIA,
      deal: "rent",
      near: [
        { kind: "transit", name: "Asok", within_m: 500 },
        { kind: "mall", name: "Terminal 21", within_m: null },
      ],
    };
    await say("Edited", criteria);
    const said = await say("Edited", criteria, {
      extensions: { not_types: ["condo"], near_any: true },
      status: "sold",
      nice_to_have: ["pool"],
    });
    expect(lineOf(said)).toEqual([
      "+ pool (nice to have)",
      "+ no condos",
      "+ near either is enough",
      "Status available > sold",
    ]);
    const { before } = partOf(said, "changed");
    expect(before).toMatchObject({ extensions: {}, status: "available", nice_to_have: [] });
  });
});

describe("what changed, in words", () => {
  const wordsOf = (said: ConversationAnswer) => partOf(said, "changed").text;
  it("says the deal and the order as people do", async () => {
    const say = talk();
    await say("condo in Ari");
    expect(wordsOf(await say("to rent, cheapest first"))).toBe("Changed: to rent; cheapest first.");
    expect(wordsOf(await say("to buy"))).toContain("to buy instead of to rent");
    const thai = talk();
    await thai("คอนโดอารีย์ พื้นที่ 40 ตร.ม. ขึ้นไป");
    expect(wordsOf(await thai("ขอเช่า"))).toContain("ดูแบบเช่า");
    expect(wordsOf(await thai("ขอ 60 ตร.ม. ขึ้นไป"))).toBe(
      "ที่เปลี่ยน: พื้นที่จากอย่างน้อย 40 ตร.ม. เป็นอย่างน้อย 60 ตร.ม.",
    );
  });

  it("says an amount, a size and rooms as what they are, and when they no longer count", async () => {
    const say = talk();
    await say("condo to rent in Ari");
    const asked = await say("2 bedrooms, up to 30k, at least 40 sqm");
    expect(wordsOf(asked)).toBe(
      "Changed: added 2 bedrooms; budget up to ฿30,000 a month; size at least 40 m².",
    );
    const open = { ...asked.state.criteria, bedrooms: null, price: null, area_sqm: null };
    expect(wordsOf(await say("Edited", open))).toBe(
      "Changed: any number of bedrooms; any price; any size.",
    );
    const thai = talk();
    await thai("คอนโดให้เช่าอารีย์");
    const said = await thai("2 ห้องนอน ไม่เกิน 30,000 พื้นที่ 40 ตร.ม. ขึ้นไป เลี้ยงสัตว์ได้ ใกล้ห้าง");
    expect(wordsOf(said)).toBe(
      "ที่เปลี่ยน: กำหนด 2 ห้องนอน, ตั้งงบไม่เกิน ฿30,000 ต่อเดือน, กำหนดพื้นที่อย่างน้อย 40 ตร.ม., เพิ่มเงื่อนไขใกล้ห้าง, เพิ่มเงื่อนไขเลี้ยงสัตว์ได้",
    );
    expect(wordsOf(await thai("แก้ไขแล้ว", { ...said.state.criteria, price: null, near: [] }))).toBe(
      "ที่เปลี่ยน: ไม่จำกัดงบ, เอาเงื่อนไขใกล้ห้างออก",
    );
  });

  it("says a place to be near once", async () => {
    const say = talk();
    await say("condo to rent near BTS Asok");
    expect(wordsOf(await say("near BTS Ari instead"))).toBe(
      "Changed: near Ari instead of near BTS Asok.",
    );
  });
});

describe("an or between places and what is to be near", () => {
  it("is told once it is said, until both are wanted", async () => {
    const say = talk();
    await say("condo to rent in Ari");
    expect(lineOf(await say("or near BTS Asok"))).toEqual([
      "+ near BTS Asok",
      "+ the choice of Ari or near BTS Asok",
    ]);
    expect(lineOf(await say("both please"))).toEqual(["- the choice of Ari or near BTS Asok"]);
  });

  it("goes without a word where one side is let go", async () => {
    const say = talk();
    await say("condo to rent in Ari or near BTS Asok");
    expect(lineOf(await say("forget Ari"))).toEqual(["- Ari"]);
  });

  it("is said as an or, with its distance", async () => {
    const { text } = await talk()("homes in Ari or near BTS Asok, and near a hospital");
    expect(text).toMatch(/in Ari or within 1 km of BTS Asok, and within 1 km of a hospital/);
    const thai = await talk()("คอนโดให้เช่าแถวอารีย์หรือใกล้ BTS อโศก");
    expect(thai.text).toContain("ในอารีย์ หรือ ในระยะ 1 กม. จาก BTS อโศก");
  });
});

describe("cheaper, said together with other changes", () => {
  it.each(["cheaper, with parking", "with parking and cheaper please"])(
    "is applied to what the rest found: %s",
    async (text) => {
      const say = talk();
      await say("2 bedroom condo to rent in Ari under 30k");
      const said = await say(text);
      expect(said.state.criteria.amenities).toEqual(["parking"]);
      expect(said.state.criteria.price?.max).toBeLessThan(30_000);
      expect(lineOf(said)).toEqual([expect.stringMatching(/^Budget ฿30,000 > ฿\d/), "+ parking"]);
    },
  );

  it("gives way to a figure", async () => {
    const say = talk();
    await say("2 bedroom condo to rent in Ari under 30k");
    const said = await say("cheaper, under 22k");
    expect(said.state.criteria.price).toEqual({ max: 22_000, per: "month" });
  });

  it("where it cannot be worked out leaves the rest done, and says so", async () => {
    const say = conversation(
      smallMarket([
        { id: "r", rent: 9_000 },
        { id: "s", sale: 2_000_000 },
      ]).ports,
    );
    await say("condo in Ari");
    const said = await say("cheaper, with parking");
    expect(said.state.criteria.amenities).toEqual(["parking"]);
    expect(said.text).toContain("whether to rent or to buy");
    expect(partOf(said, "listings").counts.total).toBe(2);
  });
});

describe("an answer to a message that changed nothing says so", () => {
  it("and only such an answer", async () => {
    const say = talk();
    expect((await say("2 bedroom condo to rent in Ari under 30k")).text).not.toMatch(/same/);
    for (const wish of ["somewhere quieter please", "something quieter", "newer ones?"])
      expect((await say(wish)).text).toMatch(/, so your search is the same as before\. /);
    expect((await say("under 25k")).text).not.toMatch(/same/);
  });

  it("but not where the search is set by hand to what it was", async () => {
    const say = talk();
    const { state } = await say("2 bedroom condo to rent in Ari under 30k");
    expect((await say("Edited", state.criteria)).text).not.toMatch(/same/);
  });

  it("but not where nothing was searched for before", async () => {
    const say = talk();
    await say("hello");
    expect((await say("somewhere quieter please")).text).not.toMatch(/same/);
  });

  it("in Thai", async () => {
    const say = talk();
    await say("หาคอนโดเช่า อารีย์ 2 ห้องนอน ไม่เกิน 30000");
    expect((await say("ขอเงียบๆ หน่อย")).text).toMatch(
      /^ยังค้นหาด้วย “ขอเงียบๆ หน่อย” ไม่ได้ การค้นหาจึงเหมือนเดิม /,
    );
  });
});
