import type { Language } from "@propertyvr/vocabulary";
import { type Carrier, ENGLISH_CARRIERS, THAI_CARRIERS, THAI_GLUE } from "./carriers.ts";
import type { FollowUp, Meaning, Purpose } from "./corpus.ts";
import { ENGLISH_HOMES } from "./en-homes.ts";
import { ENGLISH_FOLLOW_UPS, ENGLISH_MEANINGS, ENGLISH_PURPOSES } from "./en.ts";
import { ENGLISH_NOTHING, THAI_NOTHING } from "./nothing.ts";
import { THAI_FOLLOW_UPS, THAI_MEANINGS, THAI_PURPOSES } from "./th.ts";

/** All phrases of one language, and the sentences they are tried in. */
export interface Corpus {
  readonly name: string;
  readonly language: Language;
  readonly meanings: readonly Meaning[];
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
    meanings: [...ENGLISH_MEANINGS, ...ENGLISH_HOMES],
    followUps: ENGLISH_FOLLOW_UPS,
    purposes: ENGLISH_PURPOSES,
    nothing: ENGLISH_NOTHING,
    carriers: ENGLISH_CARRIERS,
    glue: [],
  },
  {
    name: "Thai",
    language: "th",
    meanings: THAI_MEANINGS,
    followUps: THAI_FOLLOW_UPS,
    purposes: THAI_PURPOSES,
    nothing: THAI_NOTHING,
    carriers: THAI_CARRIERS,
    glue: THAI_GLUE,
  },
];

export const positivePhrases = ({ meanings, followUps, purposes }: Corpus): readonly string[] =>
  [...meanings, ...followUps, ...purposes].flatMap(({ phrases }) => phrases);
