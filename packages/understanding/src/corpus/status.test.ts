import type { ListingStatus } from "@propertyvr/vocabulary";
import { describe, expect, test } from "vitest";
import { stateAfter } from "../refine/state-after.ts";
import { understand } from "../understand.ts";
import { phrases } from "./corpus.ts";

function after(...texts: readonly string[]) {
  let state = undefined as Parameters<typeof stateAfter>[0];
  let got = understand({ text: "" });
  for (const text of texts) {
    got = understand({ text, ...(state !== undefined && { state }) });
    state = stateAfter(state, got);
  }
  return got;
}

describe("homes that are gone", () => {
  test.each<readonly [ListingStatus, readonly string[]]>([
    ["sold", phrases("sold condos in Phuket | show sold homes | what has been sold in Ari? | recently sold houses in Bang Na | show me condos that were sold | which condos sold in Asok? | คอนโดภูเก็ตที่ขายไปแล้ว | ขอดูบ้านที่ขายไปแล้ว | ที่ขายไปแล้ว | คอนโดที่ขายแล้วแถวอารีย์")],
    ["rented", phrases("rented houses | rented condos in Ari | show me rented homes | condos that have been rented in Asok | already rented condos | ปล่อยเช่าแล้ว | คอนโดที่ปล่อยเช่าแล้ว | ห้องที่มีคนเช่าแล้ว")],
    ["pending", phrases("pending homes | show reserved homes | condos in Ari already reserved | condos under offer in Ari | show pending listings | คอนโดที่ติดจองแล้ว")],
  ])("are asked for as %s", (status, texts) => {
    for (const text of texts) {
      const got = understand({ text });
      expect({ text, intent: got.intent, status: got.status, unread: got.unread }).toEqual({
        text,
        intent: "search",
        status,
        unread: [],
      });
    }
  }); // prettier-ignore

  test.each(
    phrases(
      "condo for sale in Ari | is it sold? | sold out? | has it been sold? | we sold our house in Ari and need a condo | a house sold with furniture | what did condos in Ari sell for? | looking for a rented house in Ari 20k | rented condo in Asok 15k | is this one still available? | ขายคอนโดอารีย์ | ขายไปแล้วหรือยัง | คอนโดให้เช่า | บ้านขายพร้อมผู้เช่า",
    ),
  )("are not asked for in: %s", (text) => expect(understand({ text }).status).toBe("available"));

  test("leave the rest of the search as it is", () => {
    const { criteria, status } = after("condo in Phuket", "show me the sold ones");
    expect(criteria).toMatchObject({ types: ["condo"], places: ["Phuket"] });
    expect(status).toBe("sold");
    expect(after("sold condos in Phuket", "under 5 million").status).toBe("sold");
  });

  test.each(
    phrases("ok, show me the available ones | available ones | only available ones | for sale please | เอาที่ยังว่างอยู่ | ขอที่ยังว่าง"),
  )("give way to those that are not: %s", (text) => {
    const got = after("sold condos in Phuket", text);
    expect(got.status).toBe("available");
    expect(got.criteria).toMatchObject({ types: ["condo"], places: ["Phuket"] });
    expect(got).toMatchObject({ intent: "refine", action: null });
  }); // prettier-ignore

  test("are forgotten by a new request and by a reset", () => {
    expect(after("sold condos in Phuket", "I'm looking for a house in Hua Hin").status).toBe("available");
    expect(after("sold condos in Phuket", "เริ่มใหม่").status).toBe("available");
  }); // prettier-ignore
});
