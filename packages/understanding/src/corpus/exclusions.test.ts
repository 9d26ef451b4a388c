import { EMPTY_CRITERIA, type PropertyType } from "@propertyvr/vocabulary";
import { describe, expect, test } from "vitest";
import { stateAfter } from "../refine/state-after.ts";
import { understand } from "../understand.ts";
import { phrases } from "./corpus.ts";

/** The reading of the last of several messages. */
function after(...texts: readonly string[]) {
  let state = undefined as Parameters<typeof stateAfter>[0];
  let got = understand({ text: "" });
  for (const text of texts) {
    got = understand({ text, ...(state !== undefined && { state }) });
    state = stateAfter(state, got);
  }
  return got;
}

describe("kinds of home that are refused", () => {
  test.each<readonly [readonly PropertyType[], readonly string[]]>([
    [["condo"], phrases("no condo please | not condos | no condos | anything but a condo | not a condo | I don't want a condo | stop showing me condos | you keep sending me condos | เลิกส่งคอนโดมาได้แล้ว | no more condos | rather not a condo | ไม่เอาคอนโด | คอนโดไม่เอา | ไม่เอาคอนโดแล้ว | ไม่อยากได้คอนโด | ยกเว้นคอนโด | อะไรก็ได้ที่ไม่ใช่คอนโด")],
    [["townhouse"], phrases("anything but a townhouse | except townhouses | other than a townhouse | ยกเว้นทาวน์เฮ้าส์ | นอกจากทาวน์โฮม")],
    [["land"], phrases("except land | no land please | ไม่เอาที่ดิน")],
    [["condo", "apartment"], phrases("no apartments | not an apartment")],
  ])("%j", (types, texts) => {
    for (const text of texts) {
      const { intent, criteria, extensions, wishes } = understand({ text });
      expect({ text, intent, criteria, extensions, wishes }).toEqual({
        text,
        intent: "search",
        criteria: EMPTY_CRITERIA,
        extensions: { not_types: types },
        wishes: [],
      });
    }
  }); // prettier-ignore

  test("leave the kinds that are asked for", () => {
    const got = after("condo near the BTS in Bangkok", "not condos, houses instead");
    expect(got.criteria.types).toEqual(["house"]);
    expect(got.extensions).toEqual({ not_types: ["condo"] });
    expect(after("condo or house in Ari", "no condo please").criteria.types).toEqual(["house"]);
    expect(after("condo in Sathon", "ไม่เอาคอนโดแล้ว").criteria.types).toEqual([]);
  });

  test("are told by what is not looked for, beside what is", () => {
    expect(after("something in Ari, not looking for a condo").extensions).toEqual({
      not_types: ["condo"],
    });
  });

  test("are narrower than a kind named beside them", () => {
    const got = understand({ text: "a condo, not an apartment, in Ari" });
    expect(got.criteria.types).toEqual(["condo"]);
    expect(got.extensions).toEqual({ not_types: ["apartment"] });
  });

  test.each(phrases("condos are fine too | ok condos are fine too | a condo is ok | คอนโดก็ได้"))(
    "are allowed again: %s",
    (text) => {
      const got = after("no condo please", text);
      expect(got.extensions).toEqual({});
      expect(got.criteria.types).toEqual([]);
      expect(got.intent).toBe("refine");
    },
  );

  test("are asked for again by name, and go with a reset or with any kind", () => {
    const named = after("no condos, no land", "a condo in Ari");
    expect(named.extensions).toEqual({ not_types: ["land"] });
    expect(named.criteria.types).toEqual(["condo"]);
    expect(after("house, no condos", "condos too").criteria.types).toEqual(["house", "condo"]);
    expect(after("no condos", "any type").extensions).toEqual({});
    expect(after("no condos", "start over").extensions).toEqual({});
    expect(after("no condos in Ari", "no land either").extensions).toEqual({
      not_types: ["condo", "land"],
    });
  });

  test.each([
    ...phrases("drop the condo | remove the condo"),
    ...phrases("ตัดคอนโดออก | คอนโดเอาออก"),
  ])("are not what is merely taken out: %s", (text) => {
    const got = after("condo or house in Ari", text);
    expect(got.criteria.types).toEqual(["house"]);
    expect(got.extensions).toEqual({});
  });

  test.each(
    phrases("no studio | I am not looking for a house | I'm not interested in condos | no shared room | not too big a condo | no pool | ไม่เอาสตูดิโอ | ไม่เอาคอนโดเก่า | no home office needed"),
  )("are none in: %s", (text) => expect(understand({ text }).extensions).toEqual({})); // prettier-ignore
});
