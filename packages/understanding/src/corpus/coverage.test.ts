import { expect, test } from "vitest";
import { RULE_NAMES } from "../grammar.ts";
import { BARE_NUMBER_RULE } from "../refine/bare-number.ts";
import { NAME_AS_SAID_RULE } from "../refine/name-as-said.ts";
import { CONTRADICTION, rulesExercised } from "./coverage.ts";
import { parityTable } from "./parity.ts";

test("every rule is exercised by a phrase of the corpora", () => {
  const exercised = rulesExercised();
  const refining = [BARE_NUMBER_RULE, NAME_AS_SAID_RULE, CONTRADICTION];
  const unused = [...RULE_NAMES, ...refining].filter((name) => !exercised.has(name));
  expect(unused).toEqual([]);
}, 60_000);

test("every meaning is said in both languages", () => {
  const gaps = [...parityTable()].filter(([, { en, th }]) => en === 0 || th === 0);
  expect(gaps).toEqual([]);
});
