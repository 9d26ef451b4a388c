import { inLanguage, type LanguageData } from "../language.ts";
import {
  bahtLetter,
  coupleOf,
  goFor,
  inTheNorth,
  orMoreOfIt,
  homePaidNow,
  payNow,
  swapFor,
  thingCloseBy,
  thingNeeded,
  plusRooms,
  plusWord,
  rentedHomes,
  rentFor,
  trailingBound,
  wantedTrade,
  afterYears,
  boundBehindLand,
  canGo,
  dayAtAny,
  awayFrom,
  refusedQuality,
  changeFromTo,
  noneFound,
  numberThatDoes,
} from "./rules.ts";
import {
  builtThere,
  homeElsewhere,
  homeAtWork,
  houseOfSomebody,
  amountMeant,
  lookedAt,
  homeLeftIn,
  partOfHome,
  sizeForTheSame,
  soldFor,
  whenItIs,
  plotOfHome,
  plotWished,
  theRooms,
  factoryOfWork,
  officeOfWork,
  badThere,
  nearCentral,
  landOfHome,
  officeWithin,
  shopSought,
  newestBuilding,
  notFacing,
  priceOffered,
  refusedBehind,
  laundryNear,
  thingAccess,
  thingNearby,
  unitsSought,
  roomsOfHome,
  whatGets,
  walkToStation,
  workMoved,
} from "./story-rules.ts";
import {
  cheaperBelieved,
  heardOf,
  kindWeighed,
  tenureAsked,
  wayAsked,
  wayBetween,
} from "./asked-about.ts";
import { LATIN_SCRIPT } from "./script.ts";
import { HOME_QUESTIONS } from "./home-questions.ts";
import { CHOICE_WORDS } from "./choice-words.ts";
import { LIFE_CHANGE, SEARCH_REQUESTS } from "./search-requests.ts";
import { FOLLOW_UP_WORDS } from "./words-follow-up.ts";
import { HOME_WORDS } from "./words-home.ts";
import { INTENT_WORDS } from "./words-intent.ts";
import { NOT_TYPOS } from "./not-typos.ts";
import { NUMBER_WORDS } from "./words-number.ts";
import { PLACE_WORDS } from "./words-place.ts";
import { STORY_WORDS } from "./words-story.ts";
import { TOLD } from "./told.ts";
import { TALK_WORDS } from "./words-talk.ts";

export const ENGLISH: LanguageData = {
  code: "en",
  folding: LATIN_SCRIPT,
  // A word that stands in two lists belongs to the first: homes and numbers mean
  // most, then places, then what the message is for; fillers come last.
  words: inLanguage("en", [
    ...HOME_WORDS,
    ...NUMBER_WORDS,
    ...PLACE_WORDS,
    ...INTENT_WORDS,
    ...FOLLOW_UP_WORDS,
    ...STORY_WORDS,
    ...TALK_WORDS,
  ]),
  notTypos: NOT_TYPOS,
  seeking: /\b(?:look|search|find|seek|hunt|want|need|after|interested|like to (?:rent|buy))/,
  followUp:
    /\b(?:same|similar|like (?:that|this|these|those|before)|as before|still|again|keep|my search)\b|^(?:ok(?:ay)?|alright|all right|hmm+|fine)[\s,]/,
  homeQuestions: HOME_QUESTIONS,
  searchRequests: SEARCH_REQUESTS,
  lifeChange: LIFE_CHANGE,
  choiceWords: CHOICE_WORDS,
  told: TOLD,
  rules: [
    {
      layer: "counted",
      reason: "'a couple of months' counts before the months look for a digit",
      rules: [coupleOf, numberThatDoes],
    },
    {
      layer: "measures",
      reason: "'3 plus bedrooms' is a floor before the 3 can be anything else",
      rules: [plusRooms, roomsOfHome, bahtLetter],
    },
    {
      layer: "background",
      reason: "what is paid now must be gone before it is a budget",
      rules: [
        homePaidNow,
        payNow,
        afterYears,
        dayAtAny,
        builtThere,
        homeElsewhere,
        homeAtWork,
        houseOfSomebody,
        lookedAt,
        theRooms,
        factoryOfWork,
        officeOfWork,
        landOfHome,
        officeWithin,
        shopSought,
        badThere,
        kindWeighed,
        cheaperBelieved,
        whenItIs,
        partOfHome,
        homeLeftIn,
        wayBetween,
        wayAsked,
        heardOf,
        tenureAsked,
        workMoved,
      ],
    },
    {
      layer: "asides",
      reason:
        "'rent for' and 'go for' ask, unless a stay or a number follows; who is hired is no home",
      rules: [
        priceOffered,
        goFor,
        rentFor,
        wantedTrade,
        unitsSought,
        whatGets,
        amountMeant,
        sizeForTheSame,
        soldFor,
      ],
    },
    {
      layer: "near",
      reason: "a thing that is named may say behind it that it is near; 'in the north' is a region",
      rules: [
        thingCloseBy,
        thingNeeded,
        inTheNorth,
        nearCentral,
        thingNearby,
        thingAccess,
        laundryNear,
        walkToStation,
      ],
    },
    {
      layer: "polarity",
      reason:
        "'away from' refuses a whole place; a bound without a measure is known once measures are",
      rules: [
        noneFound,
        plotWished,
        plotOfHome,
        changeFromTo,
        refusedBehind,
        notFacing,
        newestBuilding,
        awayFrom,
        refusedQuality,
        swapFor,
        orMoreOfIt,
        rentedHomes,
      ],
    },
    {
      layer: "bounds",
      reason: "'plus' behind a measure is a floor where nothing is added",
      rules: [canGo, plusWord, trailingBound, boundBehindLand],
    },
  ],
};
