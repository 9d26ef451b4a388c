import type { Criteria } from "@propertyvr/vocabulary";
import { describe, expect, test } from "vitest";
import { understand } from "../understand.ts";
import { phrases } from "./corpus.ts";
import { BIGGER, CHEAPER, near } from "./turns.ts";

const before = understand({ text: "1 bed condo to rent in Ari near the BTS, 25k" }).criteria;
const CLOSER = { type: "adjust", field: "near", direction: "down" } as const;
const SMALLER = { type: "adjust", field: "area_sqm", direction: "down" } as const;

/** What is said after `before`: the adjustments, and what else it changes. */
const SAID: readonly (readonly [readonly object[], Partial<Criteria>, readonly string[]])[] = [
  [[CHEAPER], { amenities: ["parking"] }, phrases("cheaper, with parking | something cheaper and with parking please | with parking, and cheaper | too expensive, and I need parking | ถูกกว่านี้ มีที่จอดรถด้วย | ขอถูกกว่านี้ แล้วก็มีที่จอดรถด้วย | แพงไป ขอที่มีที่จอดรถ")],
  [[CHEAPER], { places: ["Thong Lo"], near: before.near }, phrases("cheaper and in Thong Lo | cheaper, in Thong Lo | ถูกกว่านี้ แถวทองหล่อ")],
  [[CHEAPER, BIGGER], {}, phrases("cheaper and bigger | cheaper but larger | cheaper and larger | ถูกกว่านี้และใหญ่กว่านี้ | ถูกกว่านี้ ใหญ่กว่านี้")],
  [[BIGGER, CHEAPER], { amenities: ["pool"] }, phrases("bigger, cheaper and with a pool | ใหญ่กว่านี้ ถูกกว่านี้ มีสระว่ายน้ำ")],
  [[BIGGER, CLOSER], {}, phrases("bigger and closer | bigger and closer to the BTS please | ใหญ่กว่านี้ ใกล้กว่านี้")],
  [[CLOSER], {}, phrases("closer to the BTS | nearer the BTS | ใกล้ BTS กว่านี้")],
  [[BIGGER], { amenities: ["pet_friendly", "pool"] }, phrases("bigger, dogs allowed, with a pool | ใหญ่กว่านี้ เลี้ยงหมาได้ มีสระว่ายน้ำ")],
  [[SMALLER], { price: { max: 20_000, per: "month" } }, phrases("smaller and under 20k | เล็กกว่านี้ ไม่เกิน 20,000")],
]; // prettier-ignore

describe("adjustments said together with other changes", () => {
  for (const [adjusts, changes, texts] of SAID)
    test.each(texts)("%s", (text) => {
      const got = understand({ text, state: { criteria: before } });
      const criteria = { ...before, ...changes };
      expect(got.adjusts).toEqual(adjusts);
      expect({ ...got.criteria, amenities: [...got.criteria.amenities].sort() }).toEqual(criteria);
      expect(got.action).toEqual(adjusts[0]);
      expect(got.intent).toBe("refine");
    });

  test.each(
    phrases("cheaper, under 20k | 5k less | ถูกกว่านี้ ไม่เกิน 20,000 | with parking | start over"),
  )("are none where a figure decides or nothing is adjusted: %s", (text) =>
    expect(understand({ text, state: { criteria: before } }).adjusts).toEqual([]),
  );

  const ofTwo = understand({ text: "condo to rent in Ari or Phrom Phong, 25k" }).criteria;
  test.each(
    phrases(
      "drop Phrom Phong, too pricey | not Phrom Phong, too expensive | ตัดพร้อมพงษ์ออก แพง | ตัดพร้อมพงษ์ออก แพงไป",
    ),
  )("are none where they are why a place is refused: %s", (text) => {
    const got = understand({ text, state: { criteria: ofTwo } });
    expect(got.adjusts).toEqual([]);
    expect(got.criteria).toEqual({ ...ofTwo, places: ["Ari"] });
  });
  test("stand beside a place that is refused for no reason", () =>
    expect(
      understand({ text: "no Phrom Phong, and cheaper please", state: { criteria: ofTwo } })
        .adjusts,
    ).toEqual([CHEAPER]));

  test("are none where the words only pick a home on screen", () => {
    const shown = [
      { id: "a", title: "Condo A", price: 20_000 },
      { id: "b", title: "Condo B", price: 15_000 },
    ];
    const got = understand({ text: "I like the cheaper one", state: { criteria: before, shown } });
    expect(got.adjusts).toEqual([]);
    expect(got.action).toEqual({ type: "select", index: 2 });
  });

  test("are wishes where there is nothing yet to adjust", () => {
    const got = understand({ text: "we need something bigger, a condo in Ari" });
    expect(got.adjusts).toEqual([]);
    expect(got.wishes).toEqual(["something bigger"]);
  });

  test("of a distance keep the station that was named", () => {
    const state = { criteria: { ...before, near: [near("transit", "Asok")] } };
    expect(understand({ text: "closer to the BTS", state }).criteria.near).toEqual([
      near("transit", "Asok"),
    ]);
    expect(understand({ text: "ห่างรถไฟฟ้าไม่เกิน 500 เมตร", state }).criteria.near).toEqual([
      near("transit", "Asok", 500),
    ]);
  });
});
