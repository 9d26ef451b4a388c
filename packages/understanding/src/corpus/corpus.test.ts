import { CRITERIA_KEYS, EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { describe, expect, test } from "vitest";
import { understand } from "../understand.ts";
import type { FollowUp, Meaning, Purpose } from "./corpus.ts";
import { ENGLISH_FOLLOW_UPS, ENGLISH_MEANINGS, ENGLISH_PURPOSES } from "./en.ts";
import { ENGLISH_NOTHING, THAI_NOTHING } from "./nothing.ts";
import { THAI_FOLLOW_UPS, THAI_MEANINGS, THAI_PURPOSES } from "./th.ts";

const ENGLISH_CARRIERS = [
  "{}",
  "looking for {}",
  "hi, {} please",
  "I am looking for something: {}, thanks",
  "{}?",
];
const THAI_CARRIERS = ["{}", "หา {} ครับ", "สวัสดีค่ะ {} มีไหมคะ", "อยากได้ {} ค่ะ"];

const carry = (carrier: string, phrase: string): string => carrier.replace("{}", phrase);
const criteriaOf = (text: string) => understand({ text }).criteria;

function theMeanings(meanings: readonly Meaning[], carriers: readonly string[]): void {
  for (const { says, phrases } of meanings)
    test(`${JSON.stringify(says)}: ${phrases.length} ways to say it`, () => {
      for (const phrase of phrases)
        for (const carrier of carriers)
          expect({
            text: carry(carrier, phrase),
            criteria: criteriaOf(carry(carrier, phrase)),
          }).toEqual({
            text: carry(carrier, phrase),
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

function theNothing(phrases: readonly string[], carriers: readonly string[]): void {
  for (const phrase of phrases)
    test(`"${phrase}" asks for no criterion`, () => {
      for (const carrier of carriers)
        expect(criteriaOf(carry(carrier, phrase))).toEqual(EMPTY_CRITERIA);
    });
}

describe("English", () => {
  theMeanings(ENGLISH_MEANINGS, ENGLISH_CARRIERS);
  theFollowUps(ENGLISH_FOLLOW_UPS);
  thePurposes(ENGLISH_PURPOSES);
  theNothing(ENGLISH_NOTHING, ["{}", "{} please", "hi, {}"]);
});

describe("Thai", () => {
  theMeanings(THAI_MEANINGS, THAI_CARRIERS);
  theFollowUps(THAI_FOLLOW_UPS);
  thePurposes(THAI_PURPOSES);
  theNothing(THAI_NOTHING, ["{}", "{}ครับ", "สวัสดีค่ะ {}"]);
});

test("the corpora hold at least 500 phrases that mean something and 120 that mean nothing", () => {
  const meanings = [
    ...ENGLISH_MEANINGS,
    ...THAI_MEANINGS,
    ...ENGLISH_FOLLOW_UPS,
    ...THAI_FOLLOW_UPS,
    ...ENGLISH_PURPOSES,
    ...THAI_PURPOSES,
  ];
  const all = meanings.flatMap(({ phrases }) => phrases);
  expect(all.length).toBeGreaterThanOrEqual(500);
  expect(ENGLISH_NOTHING.length + THAI_NOTHING.length).toBeGreaterThanOrEqual(120);
});

test("every criterion is said in both languages", () => {
  for (const meanings of [ENGLISH_MEANINGS, THAI_MEANINGS])
    for (const key of CRITERIA_KEYS)
      expect(
        meanings.some(({ says }) => key in says),
        key,
      ).toBe(true);
});
