import type { Language } from "@propertyvr/vocabulary";
import { type Carrier, ENGLISH_CARRIERS, THAI_CARRIERS, THAI_GLUE } from "./carriers.ts";
import type { FollowUp, Meaning, Purpose } from "./corpus.ts";
import { ENGLISH_ASKS, ENGLISH_FOLLOWED } from "./en-asks.ts";
import { ENGLISH_HOMES } from "./en-homes.ts";
import { ENGLISH_MESSAGES } from "./en-messages.ts";
import { ENGLISH_MONEY } from "./en-money.ts";
import { ENGLISH_ELSEWHERE } from "./en-nothing.ts";
import { ENGLISH_PLACES } from "./en-places.ts";
import { ENGLISH_FOLLOW_UPS, ENGLISH_MEANINGS, ENGLISH_PURPOSES } from "./en.ts";
import { ENGLISH_NOTHING, THAI_NOTHING } from "./nothing.ts";
import {
  ENGLISH_ASIDES,
  ENGLISH_SENTENCES,
  ENGLISH_SHAPE_FOLLOW_UPS,
  ENGLISH_SHAPE_PURPOSES,
  ENGLISH_SHAPES,
  THAI_ASIDES,
  THAI_SENTENCES,
  THAI_SHAPE_FOLLOW_UPS,
  THAI_SHAPES,
} from "./shapes.ts";
import { THAI_AMOUNTS } from "./th-amounts.ts";
import { THAI_HOMES } from "./th-homes.ts";
import { THAI_SAYS_NOTHING } from "./th-nothing.ts";
import { ENGLISH_QUESTIONS, THAI_QUESTIONS } from "./questions.ts";
import { THAI_ASKS, THAI_FOLLOWED } from "./th-asks.ts";
import { THAI_MESSAGES } from "./th-messages.ts";
import { ENGLISH_TOLD } from "./told-en.ts";
import { THAI_TOLD } from "./told-th.ts";
import { THAI_FOLLOW_UPS, THAI_MEANINGS, THAI_PURPOSES } from "./th.ts";

/** All phrases of one language, and the sentences they are tried in. */
export interface Corpus {
  readonly name: string;
  readonly language: Language;
  readonly meanings: readonly Meaning[];
  /** Meanings told in whole sentences, which nothing but manners may surround. */
  readonly sentences: readonly Meaning[];
  readonly followUps: readonly FollowUp[];
  readonly purposes: readonly Purpose[];
  readonly nothing: readonly string[];
  readonly carriers: readonly Carrier[];
  /** Carriers that touch the phrase without a space. */
  readonly glue: readonly Carrier[];
}

export const CORPORA: readonly Corpus[] = [
  {
    name: "English",
    language: "en",
    meanings: [
      ...ENGLISH_MEANINGS,
      ...ENGLISH_HOMES,
      ...ENGLISH_MONEY,
      ...ENGLISH_PLACES,
      ...ENGLISH_SHAPES,
    ],
    sentences: [...ENGLISH_SENTENCES, ...ENGLISH_MESSAGES, ...ENGLISH_TOLD],
    followUps: [...ENGLISH_FOLLOW_UPS, ...ENGLISH_FOLLOWED, ...ENGLISH_SHAPE_FOLLOW_UPS],
    purposes: [
      ...ENGLISH_PURPOSES,
      ...ENGLISH_ASKS,
      ...ENGLISH_QUESTIONS,
      ...ENGLISH_SHAPE_PURPOSES,
    ],
    nothing: [...ENGLISH_NOTHING, ...ENGLISH_ELSEWHERE, ...ENGLISH_ASIDES],
    carriers: ENGLISH_CARRIERS,
    glue: [],
  },
  {
    name: "Thai",
    language: "th",
    meanings: [...THAI_MEANINGS, ...THAI_SHAPES, ...THAI_HOMES, ...THAI_AMOUNTS],
    sentences: [...THAI_SENTENCES, ...THAI_MESSAGES, ...THAI_TOLD],
    followUps: [...THAI_FOLLOW_UPS, ...THAI_FOLLOWED, ...THAI_SHAPE_FOLLOW_UPS],
    purposes: [...THAI_PURPOSES, ...THAI_ASKS, ...THAI_QUESTIONS],
    nothing: [...THAI_NOTHING, ...THAI_ASIDES, ...THAI_SAYS_NOTHING],
    carriers: THAI_CARRIERS,
    glue: THAI_GLUE,
  },
];

export const positivePhrases = ({
  meanings,
  sentences,
  followUps,
  purposes,
}: Corpus): readonly string[] =>
  [...meanings, ...sentences, ...followUps, ...purposes].flatMap(({ phrases }) => phrases);
