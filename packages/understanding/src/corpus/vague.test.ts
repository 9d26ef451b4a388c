import { describe, expect, test } from "vitest";
import { understand } from "../understand.ts";
import { phrases } from "./corpus.ts";

describe("somebody who seeks a home and says next to nothing of it", () => {
  test.each(
    phrases(
      "something nice for my mum | I need help finding a place | we're moving to Thailand | we are moving to Thailand next year and don't know where to start | not sure where to start | what do you recommend? | any recommendations? | help me find a home | I want a house for my parents | somewhere for my parents to retire | อยากได้บ้านสวยๆ ให้แม่ | แนะนำหน่อย | ช่วยแนะนำหน่อยครับ | ไม่รู้จะเริ่มยังไง | ไม่รู้จะเริ่มตรงไหนดี | กำลังจะย้ายมากรุงเทพ ไม่รู้จะอยู่แถวไหนดี ช่วยแนะนำหน่อย | หาบ้านให้พ่อแม่",
    ),
  )("is helped: %s", (text) => {
    const got = understand({ text });
    expect({ intent: got.intent, is_vague: got.is_vague, action: got.action }).toEqual({
      intent: "search",
      is_vague: true,
      action: null,
    });
  });

  test.each(
    phrases(
      "properties | list properties | any properties? | show me homes | houses | search | find | condos | any listings? | มีที่พักอะไรบ้าง | บ้าน | ค้นหา",
    ),
  )("is not somebody who asks for any: %s", (text) => {
    const got = understand({ text });
    expect({ intent: got.intent, is_vague: got.is_vague }).toEqual({
      intent: "search",
      is_vague: false,
    });
  });

  test.each(
    phrases(
      "something nice for my mum in Ari, 20k | 2 bed condo in Ari for my parents | help me find a house in Hang Dong | บ้านให้แม่ แถวหางดง งบ 4 ล้าน",
    ),
  )("is not somebody who says where or for how much: %s", (text) => {
    const got = understand({ text });
    expect({ intent: got.intent, is_vague: got.is_vague }).toEqual({
      intent: "search",
      is_vague: false,
    });
  });

  test.each(
    phrases(
      "recommend a restaurant | somewhere nice to eat | I need help with my visa | thank you for your help | write me a poem for my mum | แนะนำร้านอาหารหน่อย | ต่างชาติซื้อที่ดินให้แม่ได้ไหม",
    ),
  )("is none of those who ask for something else: %s", (text) => {
    const got = understand({ text });
    expect(got.is_vague).toBe(false);
    expect(got.intent).not.toBe("search");
  });

  test("is not somebody whose search is under way", () => {
    const { criteria } = understand({ text: "condo in Ari 20k" });
    const got = understand({ text: "it's for my mum", state: { criteria } });
    expect(got).toMatchObject({ is_vague: false, criteria });
  });
}); // prettier-ignore
