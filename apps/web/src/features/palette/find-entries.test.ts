import { House } from "lucide-react";
import { describe, expect, it } from "vitest";
import { type PaletteEntry, findEntries, type Group } from "./find-entries.ts";

const entry = (group: Group, label: string, ...words: string[]): PaletteEntry => ({
  id: label,
  group,
  label,
  words,
  Icon: House,
  run: () => undefined,
});
const labels = (entries: readonly PaletteEntry[], typed: string) =>
  findEntries(entries, typed).map(({ label }) => label);

const ENTRIES = [
  entry("settings", "Theme: Dark", "ธีม", "มืด"),
  entry("actions", "New chat", "แชตใหม่"),
  entry("chats", "Condo in Ari"),
  entry("chats", "2 bedroom condo"),
  entry("chats", "คอนโดใกล้ BTS อารีย์"),
];

describe("what is found in the palette", () => {
  it.each([
    ["theme", ["Theme: Dark"]],
    ["ธีม", ["Theme: Dark"]],
    ["ธีม มืด", ["Theme: Dark"]],
    ["แชต", ["New chat"]],
    ["  NEW   chat ", ["New chat"]],
    ["อารีย์", ["คอนโดใกล้ BTS อารีย์"]],
  ])("for %s are its entries, in either language", (typed, found) => {
    expect(labels(ENTRIES, typed)).toEqual(found);
  });

  it("begins with what the label begins with", () => {
    expect(labels(ENTRIES, "condo")).toEqual(["Condo in Ari", "2 bedroom condo"]);
    expect(labels(ENTRIES.toReversed(), "condo")).toEqual(["Condo in Ari", "2 bedroom condo"]);
  });

  it("is nothing where one word is held by nothing", () => {
    expect(labels(ENTRIES, "condo on the moon")).toEqual([]);
  });

  it("stands in groups, chats first, and of each not too many", () => {
    const many = Array.from({ length: 30 }, (_, at) => entry("chats", `Chat ${String(at)}`));
    const found = findEntries([...ENTRIES, ...many], "");
    expect(found.filter(({ group }) => group === "chats")).toHaveLength(5);
    expect([...new Set(found.map(({ group }) => group))]).toEqual(["chats", "actions", "settings"]);
    expect(findEntries(many, "chat")).toHaveLength(8);
  });
});
