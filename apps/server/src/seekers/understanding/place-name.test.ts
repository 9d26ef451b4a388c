import { understand } from "@propertyvr/understanding";
import { CORPORA, positivePhrases } from "@propertyvr/understanding/corpus";
import { expect, it } from "vitest";
import { placeName } from "./place-name.ts";

it.each([
  [{ name: "Asok", id: "station:bts-asok" }, "BTS Asok", "BTS อโศก"],
  [{ name: "Sukhumvit", id: "station:mrt-sukhumvit" }, "MRT Sukhumvit", "MRT สุขุมวิท"],
  [{ name: "Asok", id: "area:asok" }, "Asok", "อโศก"],
  [{ name: "Phuket" }, "Phuket", "ภูเก็ต"],
  [{ name: "ภูเก็ต" }, "Phuket", "ภูเก็ต"],
  [{ name: "park" }, "park", "สวนสาธารณะ"],
  [{ name: "Nowhere Known", id: "area:gone" }, "Nowhere Known", "Nowhere Known"],
])("%j is called %s and %s", (place, english, thai) => {
  expect(placeName(place, "en")).toBe(english);
  expect(placeName(place, "th")).toBe(thai);
});

it("says no common noun in English to somebody who writes Thai", () => {
  const phrases = CORPORA.filter(({ language }) => language === "th").flatMap(positivePhrases);
  const nouns = phrases.flatMap((text) => {
    const { criteria, place_refs: refs } = understand({ text });
    return criteria.near.flatMap(({ kind, name }) =>
      kind === "poi" && name !== null && !refs.some((ref) => ref.name === name) ? [name] : [],
    );
  });
  const english = [...new Set(nouns)].filter((name) => /^[a-z]/.test(placeName({ name }, "th")));
  expect(nouns.length).toBeGreaterThan(5);
  expect(english).toEqual([]);
});
