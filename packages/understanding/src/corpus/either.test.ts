import { describe, expect, test } from "vitest";
import { stateAfter } from "../refine/state-after.ts";
import { understand } from "../understand.ts";
import { phrases } from "./corpus.ts";
import { near } from "./turns.ts";

function after(...texts: readonly string[]) {
  let state = undefined as Parameters<typeof stateAfter>[0];
  let got = understand({ text: "" });
  for (const text of texts) {
    got = understand({ text, ...(state !== undefined && { state }) });
    state = stateAfter(state, got);
  }
  return got;
}
const asksEither = (...texts: readonly string[]) => after(...texts).extensions.near_any === true;

describe("things of different kinds to be near", () => {
  test.each(
    phrases(
      "near BTS Asok or Terminal 21 | near a BTS or an MRT | condo near BTS/MRT | near BTS Asok or MRT Phetchaburi | near Lumpini park or Chulalongkorn hospital | near a mall or a school | near the beach or near a mall | either near the BTS or near a hospital | within walking distance of the beach or a mall | condo near BTS On Nut, Terminal 21 or a hospital, 2 bed | ใกล้ BTS หรือ MRT | ติด BTS หรือ ใกล้ทะเล | ใกล้รถไฟฟ้าหรือใกล้โรงพยาบาล | ใกล้หาดหรือใกล้ห้างก็ได้ | ใกล้ BTS ก็ได้ ใกล้ MRT ก็ได้ | ใกล้โรงเรียนหรือห้าง",
    ),
  )("joined by or: one is enough: %s", (text) => {
    const { criteria, extensions } = understand({ text });
    expect(criteria.near.length).toBeGreaterThan(1);
    expect(extensions).toEqual({ near_any: true });
  });

  test.each(
    phrases(
      "near BTS Asok and Terminal 21 | near the BTS, near a mall | near a school and near a hospital | near BTS Asok or Phrom Phong | near BTS Asok | condo or house near BTS Asok and a mall | ใกล้ BTS และใกล้ห้าง | ใกล้ BTS ใกล้ทะเล | คอนโดหรือบ้านใกล้ BTS",
    ),
  )("are all wanted otherwise: %s", (text) => expect(asksEither(text)).toBe(false));

  test("are joined by a later or", () => {
    expect(asksEither("condo near BTS Asok", "or near Terminal 21")).toBe(true);
    expect(asksEither("คอนโดใกล้ BTS อโศก", "หรือใกล้เทอร์มินอล 21 ก็ได้")).toBe(true);
    expect(asksEither("near BTS Asok or MRT Phetchaburi", "or near Terminal 21")).toBe(true);
    expect(asksEither("condo near BTS Asok", "also near a school")).toBe(false);
    expect(asksEither("condo near BTS Asok and a mall", "or near a hospital")).toBe(false);
  });

  test("stay joined while other things change, and part again", () => {
    const either = "condo near the BTS or near a hospital";
    expect(asksEither(either, "2 bedrooms")).toBe(true);
    expect(asksEither(either, "what about near a school")).toBe(false);
    expect(asksEither(either, "forget the hospital")).toBe(false);
    expect(asksEither(either, "start over")).toBe(false);
  });

  test.each(
    phrases("both please | both please, not just one of them | I need both | near both | ขอใกล้ทั้งสองอย่าง | เอาทั้งคู่"),
  )("part where somebody wants both: %s", (text) => {
    const got = after("condo near the BTS or near a hospital", text);
    expect(got.extensions).toEqual({});
    expect(got.criteria.near.map(({ kind }) => kind)).toEqual(["transit", "hospital"]);
    expect(got.intent).toBe("refine");
  }); // prettier-ignore

  test("keep the distance that was said of each", () => {
    expect(understand({ text: "ติด BTS หรือ ใกล้ทะเล" }).criteria.near).toEqual([
      near("transit", "BTS", 300),
      near("beach", null),
    ]);
    const walk = understand({ text: "within walking distance of the beach or a mall" });
    expect(walk.criteria.near).toEqual([near("beach", null, 800), near("mall", null, 800)]);
  });
}); // prettier-ignore
