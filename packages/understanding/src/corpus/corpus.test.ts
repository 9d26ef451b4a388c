import { EMPTY_CRITERIA, isEmptyCriteria } from "@propertyvr/vocabulary";
import { describe, expect, test } from "vitest";
import { understand } from "../understand.ts";
import { CORPORA, positivePhrases } from "./corpora.ts";
import type { FollowUp, Meaning, Purpose } from "./corpus.ts";

const criteriaOf = (text: string) => understand({ text }).criteria;

function theMeanings(meanings: readonly Meaning[]): void {
  for (const { says, phrases } of meanings)
    test(`${JSON.stringify(says)}: ${phrases.length} ways to say it`, () => {
      for (const text of phrases)
        expect({ text, criteria: criteriaOf(text) }).toEqual({
          text,
          criteria: { ...EMPTY_CRITERIA, ...says },
        });
    });
}

function theFollowUps(followUps: readonly FollowUp[]): void {
  for (const { before, becomes, action, phrases } of followUps)
    test(`after "${before}": "${phrases[0]}" and ${phrases.length - 1} more`, () => {
      const start = criteriaOf(before);
      for (const text of phrases) {
        const { criteria, action: done } = understand({ text, state: { criteria: start } });
        expect({ text, criteria, done }).toEqual({
          text,
          criteria: { ...start, ...becomes },
          done: action ?? null,
        });
      }
    });
}

function thePurposes(purposes: readonly Purpose[]): void {
  for (const { intent, phrases } of purposes)
    test(`${intent}: ${phrases.length} phrases`, () => {
      for (const text of phrases)
        expect({ text, intent: understand({ text }).intent }).toEqual({ text, intent });
    });
}

function theNothing(phrases: readonly string[]): void {
  test(`${phrases.length} phrases ask for no criterion`, () => {
    expect(phrases.filter((text) => !isEmptyCriteria(criteriaOf(text)))).toEqual([]);
  });
}

for (const { name, meanings, sentences, followUps, purposes, nothing } of CORPORA)
  describe(`${name}, phrase by phrase`, () => {
    theMeanings([...meanings, ...sentences]);
    theFollowUps(followUps);
    thePurposes(purposes);
    theNothing(nothing);
  });

test("the corpora hold at least 2,500 phrases that mean something and 340 that mean nothing", () => {
  expect(new Set(CORPORA.flatMap(positivePhrases)).size).toBeGreaterThanOrEqual(2_500);
  expect(new Set(CORPORA.flatMap(({ nothing }) => nothing)).size).toBeGreaterThanOrEqual(340);
});
