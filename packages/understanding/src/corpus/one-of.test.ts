import type { WhereKey } from "@propertyvr/vocabulary";
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
const joined = (...texts: readonly string[]) => after(...texts).extensions.one_of ?? [];
const ARI_OR_MO_CHIT = "condo in Ari or near BTS Mo Chit";

describe("a place, and something to be near", () => {
  test.each(
    phrases(
      "condo in Ari or near BTS Mo Chit | condo near BTS Mo Chit or in Ari | either in Ari or near BTS Mo Chit, 2 bedrooms | condo Ari or BTS Mo Chit | condo Ari/near BTS Mo Chit | condo in Ari or Phaya Thai or near BTS Mo Chit | in Ari, Thong Lo or near BTS Mo Chit | somewhere around Ari or close to Mo Chit BTS | คอนโดแถวอารีย์หรือใกล้ BTS หมอชิต | คอนโดใกล้ BTS หมอชิตหรือแถวอารีย์ | คอนโดอารีย์หรือ BTS หมอชิต | คอนโดแถวอารีย์ก็ได้ ใกล้ BTS หมอชิตก็ได้ | คอนโดแถวอารีย์ หรือไม่ก็ใกล้ BTS หมอชิต | คอนโดในกรุงเทพ แถวอารีย์หรือใกล้ BTS หมอชิต",
    ),
  )("joined by or: one is enough: %s", (text) => {
    const { criteria, extensions } = understand({ text });
    expect(criteria.places).toContain("Ari");
    expect(criteria.near.map(({ name }) => name)).toEqual(["Mo Chit"]);
    expect(extensions).toEqual({ one_of: ["places", "transit"] });
  });

  test.each(
    phrases(
      "house in Rawai or near the beach | house near the beach or in Rawai | บ้านราไวย์หรือใกล้หาด",
    ),
  )("of any kind: %s", (text) => expect(joined(text)).toEqual(["places", "beach"]));

  test.each(
    phrases(
      "condo in Ari near BTS Mo Chit | in Ari and near BTS Mo Chit | condo or house in Ari near BTS Mo Chit | condo in Ari or Thong Lo near a mall | condo in Ari, near a mall or a hospital | rent or buy a condo in Ari near the BTS | คอนโดอารีย์ใกล้ BTS | คอนโดหรือบ้านแถวอารีย์ ใกล้ BTS",
    ),
  )("are both wanted otherwise: %s", (text) => expect(joined(text)).toEqual([]));

  test.each(phrases("condo in Bangkok or near BTS Mo Chit | คอนโดกรุงเทพหรือใกล้ BTS หมอชิต"))(
    "are both wanted where the province holds the station anyway: %s",
    (text) => expect(joined(text)).toEqual([]),
  );

  test("are joined by a later or", () => {
    const both: readonly WhereKey[] = ["places", "transit"];
    expect(joined("condo in Ari", "or near BTS Mo Chit")).toEqual(both);
    expect(joined("condo near BTS Mo Chit", "or in Chatuchak")).toEqual(both);
    expect(joined("คอนโดแถวอารีย์", "หรือใกล้ BTS หมอชิตก็ได้")).toEqual(both);
    expect(joined("คอนโดแถวอารีย์", "ใกล้ BTS หมอชิตก็ได้")).toEqual(both);
    expect(joined("คอนโดใกล้ BTS หมอชิต", "หรือแถวจตุจักรก็ได้")).toEqual(both);
    expect(joined("condo near the BTS or near a hospital", "or in Ari")).toEqual([
      "places",
      "transit",
      "hospital",
    ]);
    expect(after("คอนโดป่าตองหรือกะตะ", "ใกล้หาดหรือใกล้ห้างก็ได้").extensions).toEqual({
      near_any: true,
    });
    expect(joined("condo in Ari", "near BTS Asok or MRT Phetchaburi is fine")).toEqual([]);
    expect(joined("condo in Ari", "near BTS Mo Chit")).toEqual([]);
    expect(joined("condo in Ari", "also near a mall")).toEqual([]);
  });

  test("stay joined while other things change", () => {
    expect(joined(ARI_OR_MO_CHIT, "2 bedrooms")).toHaveLength(2);
    expect(joined(ARI_OR_MO_CHIT, "near a hospital too")).toEqual(["places", "transit"]);
    expect(joined(ARI_OR_MO_CHIT, "or in Saphan Khwai")).toEqual(["places", "transit"]);
    expect(joined(ARI_OR_MO_CHIT, "or near a mall")).toEqual(["places", "transit", "mall"]);
    expect(joined(ARI_OR_MO_CHIT, "both please", "go back")).toHaveLength(2);
    expect(joined("คอนโดอารีย์หรือใกล้ BTS หมอชิต", "เอาทั้งสองอย่าง", "ย้อนกลับ")).toHaveLength(2);
  });

  test.each(
    phrases("both please | I need both | forget Ari | not near Mo Chit | in Thong Lo | start over"),
  )("part again: %s", (text) => expect(joined(ARI_OR_MO_CHIT, text)).toEqual([]));
  test.each(phrases("เอาทั้งสองอย่าง | ไม่เอาอารีย์แล้ว | เปลี่ยนเป็นทองหล่อ | เริ่มใหม่"))(
    "part again: %s",
    (text) => expect(joined("คอนโดแถวอารีย์หรือใกล้ BTS หมอชิต", text)).toEqual([]),
  );

  test("are both kept where both are wanted", () => {
    const { criteria, intent } = after(ARI_OR_MO_CHIT, "both please");
    expect(intent).toBe("refine");
    expect(criteria.places).toEqual(["Ari"]);
    expect(criteria.near).toHaveLength(1);
  });

  test("give way together to a new place", () => {
    const { criteria } = after("condo in Ari or near a mall", "in Thong Lo");
    expect(criteria.places).toEqual(["Thong Lo"]);
    expect(criteria.near).toEqual([]);
    expect(after(ARI_OR_MO_CHIT, "near BTS Ari").criteria.places).toEqual([]);
  });
});

describe("some of the things to be near", () => {
  test.each(
    phrases(
      "near BTS Ari and near a hospital or a mall | near BTS Ari and either a hospital or a mall | near a hospital or a mall and near BTS Ari | ใกล้ BTS อารีย์ และใกล้โรงพยาบาลหรือห้าง",
    ),
  )("are enough one for another, the rest is wanted too: %s", (text) => {
    const { criteria, extensions } = understand({ text });
    expect(criteria.near).toHaveLength(3);
    expect(extensions).toEqual({ one_of: ["mall", "hospital"] });
  });

  test.each(
    phrases(
      "near a hospital and near BTS Ari or MRT Phahon Yothin | ใกล้โรงพยาบาล และใกล้ BTS อารีย์ หรือ MRT พหลโยธิน",
    ),
  )("need no word where they are of one kind: %s", (text) => {
    const { criteria, extensions } = understand({ text });
    expect(criteria.near.map(({ kind }) => kind)).toEqual(["hospital", "transit", "transit"]);
    expect(extensions).toEqual({});
  });

  test("are all that is left once the rest is let go", () => {
    const either = "near BTS Ari and near a hospital or a mall";
    expect(after(either, "forget Ari").extensions).toEqual({ near_any: true });
    expect(after(either, "forget the mall").extensions).toEqual({});
  });
}); // prettier-ignore
