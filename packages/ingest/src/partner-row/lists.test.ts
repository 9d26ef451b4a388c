import { expect, it } from "vitest";
import { readPartnerRow } from "./read-partner-row.ts";

const notesOn = (amenities: unknown) =>
  readPartnerRow({ title: "x", property_type: "condo", amenities }).notes.filter(
    ({ field }) => field === "amenities",
  );
const words = (count: number): string => Array.from({ length: count }, () => "moat").join(",");

it("a list of amenities has a note a word, as many as a list may have", () => {
  expect(notesOn(words(200))).toHaveLength(200);
});

it("texts of a list that hold more words together than a list may are one note", () => {
  const sent = Array.from({ length: 40 }, () => words(300));
  expect(notesOn(sent).map(({ code }) => code)).toEqual(["value.wrong_kind"]);
});
