import { inLanguage, type LanguageData } from "../language.ts";
import { livedSince, livesNow, ownHouse, paysNow, sizeOfLast } from "./life.ts";
import {
  almost,
  closerThanThis,
  countedWithClassifier,
  ellipticDigits,
  farFromThing,
  thingNearBehind,
  insteadOf,
  landAndHalf,
  fuzzyPart,
  actOnNumber,
  goAndLook,
  orderOfMagnitude,
  powerSum,
  notBeside,
  notBesideEstate,
  refusedAfter,
  refusedQuality,
  changedTo,
  cheaperBy,
  roomRow,
  wishAfterRefusal,
  atLoei,
  boughtToLet,
  noApart,
  givenUp,
} from "./rules.ts";
import {
  factoryNear,
  madeThere,
  amenityWeighed,
  priceOffered,
  homeOpened,
  unneededThing,
  officeStands,
  roomWhich,
  sellsThere,
  withinTheHome,
  homeSold,
  newInstead,
} from "./story-rules.ts";
import { THAI_SCRIPT } from "./script.ts";
import { HOME_QUESTIONS } from "./home-questions.ts";
import { CHOICE_WORDS } from "./choice-words.ts";
import { LIFE_CHANGE, SEARCH_REQUESTS } from "./search-requests.ts";
import { FOLLOW_UP_WORDS } from "./words-follow-up.ts";
import { HOME_WORDS } from "./words-home.ts";
import { INTENT_WORDS } from "./words-intent.ts";
import { NUMBER_WORDS } from "./words-number.ts";
import { PLAIN_WORDS } from "./words-plain.ts";
import { PLACE_WORDS } from "./words-place.ts";
import { ROMANISED_WORDS } from "./words-romanised.ts";
import { STORY_WORDS } from "./words-story.ts";
import { TOLD } from "./told.ts";
import { TALK_WORDS } from "./words-talk.ts";

export const THAI: LanguageData = {
  code: "th",
  folding: THAI_SCRIPT,
  // The same order as everywhere: what is wanted, numbers, places, purpose, talk.
  words: inLanguage("th", [
    ...HOME_WORDS,
    ...NUMBER_WORDS,
    ...PLACE_WORDS,
    ...INTENT_WORDS,
    ...FOLLOW_UP_WORDS,
    ...STORY_WORDS,
    ...TALK_WORDS,
    ...ROMANISED_WORDS,
    ...PLAIN_WORDS,
  ]),
  // "เลี้ยง" keeps a pet, "เลี่ยง" avoids.
  notTypos: new Set(["เลี้ยง", "แอบเลี้ยง", "เทอม", "เทอมหน้า", "แกร็บ", "เป็นห่วง", "ฉลอง"]),
  seeking: /หา|อยาก|ต้องการ|สนใจ/,
  followUp: /เหมือนเดิม|เหมือนกัน|แบบเดิม|เงื่อนไขเดิม|งบเดิม|ล่ะ|ละ$|ด้วย|ก็ได้|บ้าง|มีไหม|มีมั้ย|^(?:โอเค|งั้น|ถ้างั้น)/,
  homeQuestions: HOME_QUESTIONS,
  searchRequests: SEARCH_REQUESTS,
  lifeChange: LIFE_CHANGE,
  choiceWords: CHOICE_WORDS,
  told: TOLD,
  rules: [
    {
      layer: "background",
      reason: "one's own house is told before a wish",
      rules: [ownHouse, homeSold, newInstead],
    },
    {
      layer: "counted",
      reason: "half a rai more is land before the half joins a row of number words",
      rules: [roomRow, landAndHalf],
    },
    {
      layer: "numbers",
      reason: "spoken amounts are whole only after this: half-said digits, sums, 'ต้นๆ'",
      rules: [almost, orderOfMagnitude, powerSum, ellipticDigits, fuzzyPart],
    },
    {
      layer: "measures",
      reason: "Thai counts things with a word behind the number",
      rules: [countedWithClassifier],
    },
    {
      layer: "asides",
      reason: "how long somebody has lived somewhere is no lease",
      rules: [
        livedSince,
        noApart,
        givenUp,
        boughtToLet,
        sellsThere,
        madeThere,
        factoryNear,
        officeStands,
        amenityWeighed,
        priceOffered,
        homeOpened,
        unneededThing,
        roomWhich,
      ],
    },
    {
      layer: "polarity",
      reason: "whether 'ที่' and 'ไปดู' lead to a place or to a home is known once places are",
      rules: [actOnNumber, goAndLook, notBesideEstate],
    },
    {
      layer: "near",
      reason: "Thai says the thing between 'ห่าง' and the metres, 'ใกล้' and 'กว่านี้'",
      rules: [
        atLoei,
        thingNearBehind,
        farFromThing,
        closerThanThis,
        ...livesNow,
        paysNow,
        sizeOfLast,
      ],
    },
    {
      layer: "polarity",
      reason: "Thai refuses and counts behind the thing as well",
      rules: [
        withinTheHome,
        notBeside,
        refusedAfter,
        wishAfterRefusal,
        refusedQuality,
        changedTo,
        cheaperBy,
        insteadOf,
      ],
    },
  ],
};
