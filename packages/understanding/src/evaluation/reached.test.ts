import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { scoreDialogues } from "./dialogues.ts";
import { parseDialogues, parseLines, type PlaceSpellings } from "./labelled.ts";
import { score } from "./score.ts";

/** A little under what was reached last, set by set: a fall is seen, a rise is written here. */
const MESSAGES = [
  { set: "set-1", f1: 0.999, whole: 0.995, intent: 0.996 },
  { set: "set-2", f1: 0.997, whole: 0.982, intent: 0.99 },
  { set: "set-3", f1: 0.996, whole: 0.973, intent: 0.995 },
  { set: "set-4", f1: 0.993, whole: 0.954, intent: 0.985 },
  { set: "set-5", f1: 0.996, whole: 0.967, intent: 0.983 },
  { set: "set-6", f1: 0.988, whole: 0.898, intent: 0.984 },
  { set: "set-7", f1: 0.986, whole: 0.887, intent: 0.991 },
  { set: "set-8", f1: 0.994, whole: 0.958, intent: 0.979 },
  { set: "set-9", f1: 0.995, whole: 0.961, intent: 0.982 },
  { set: "set-10", f1: 0.997, whole: 0.979, intent: 0.988 },
  { set: "set-11", f1: 0.988, whole: 0.935, intent: 0.96 },
  { set: "set-17", f1: 0.989, whole: 0.945, intent: 0.98 },
  { set: "set-18", f1: 0.998, whole: 0.98, intent: 0.986 },
  { set: "set-23", f1: 0.995, whole: 0.95, intent: 0.981 },
  { set: "set-24", f1: 0.998, whole: 0.982, intent: 0.975 },
  { set: "set-25", f1: 0.998, whole: 0.98, intent: 0.98 },
];
const DIALOGUES = [
  { set: "set-1", turns: 0.99, actions: 1 },
  { set: "set-2", turns: 0.99, actions: 1 },
  { set: "set-3", turns: 0.99, actions: 1 },
  { set: "set-4", turns: 0.99, actions: 1 },
  { set: "set-5", turns: 0.99, actions: 1 },
  { set: "set-7", turns: 0.95, actions: 1 },
  { set: "set-8", turns: 0.97, actions: 1 },
  { set: "set-9", turns: 0.99, actions: 1 },
  { set: "set-10", turns: 0.96, actions: 1 },
  { set: "set-11", turns: 0.93, actions: 1 },
  { set: "set-12", turns: 0.97, actions: 1 },
  { set: "set-13", turns: 0.98, actions: 1 },
  { set: "set-14", turns: 0.98, actions: 1 },
  { set: "set-15", turns: 0.9, actions: 0 },
  { set: "set-16", turns: 0.93, actions: 0 },
  { set: "set-17", turns: 0.96, actions: 0 },
  { set: "set-18", turns: 0.98, actions: 0 },
  { set: "set-19", turns: 0.98, actions: 0 },
  { set: "set-20", turns: 0.91, actions: 0 },
  { set: "set-21", turns: 0.98, actions: 0 },
  { set: "set-22", turns: 0.96, actions: 0 },
  { set: "set-23", turns: 0.99, actions: 0.94 },
  { set: "set-24", turns: 0.83, actions: 1 },
  { set: "set-25", turns: 0.99, actions: 1 },
  { set: "set-26", turns: 0.96, actions: 1 },
];

const at = (path: string): URL => new URL(`../../evaluation/${path}`, import.meta.url);
const read = (path: string): string => readFileSync(at(path), "utf8");
/** How else the places of a set may be spelled, where it comes with such a list. */
const spellingsOf = (set: string): PlaceSpellings =>
  existsSync(at(`${set}/place-names.json`))
    ? (JSON.parse(read(`${set}/place-names.json`)) as PlaceSpellings)
    : {};

test.each(MESSAGES)("the labelled messages of $set are read as well as they were", (reached) => {
  const rows = parseLines(read(`${reached.set}/messages.jsonl`));
  const all = score(rows, spellingsOf(reached.set), () => 0).groups.find(
    ({ group }) => group === "all",
  );
  expect(all?.f1, "slot F1").toBeGreaterThanOrEqual(reached.f1);
  expect(all?.exact, "whole criteria").toBeGreaterThanOrEqual(reached.whole);
  expect(all?.intent, "intent").toBeGreaterThanOrEqual(reached.intent);
});

describe.each(DIALOGUES)("the labelled conversations of $set", ({ set, turns, actions }) => {
  test.each(["history", "state"] as const)("are followed by %s as well as they were", (route) => {
    const spoken = scoreDialogues(
      parseDialogues(read(`${set}/dialogues.jsonl`)),
      spellingsOf(set),
      route,
    );
    expect(spoken.rightTurns / spoken.turns, "turns").toBeGreaterThanOrEqual(turns);
    expect(spoken.rightActions / Math.max(1, spoken.actions), "actions").toBeGreaterThanOrEqual(
      actions,
    );
  });
});
