import { indexLayer, type IndexedLayer } from "./engine/apply.ts";
import { buildLexicon } from "./engine/lexicon.ts";
import { buildTypos, type Typos } from "./engine/typos.ts";
import type { Layer, Rule } from "./engine/rule.ts";
import { ENGLISH } from "./languages/en/index.ts";
import { ENGLISH_MARKET_WORDS } from "./languages/en/market-words.ts";
import type { LayerName } from "./languages/language.ts";
import { THAI } from "./languages/th/index.ts";
import { THAI_MARKET_WORDS } from "./languages/th/market-words.ts";
import * as asides from "./shapes/asides.ts";
import * as background from "./shapes/background.ts";
import * as bounds from "./shapes/bounds.ts";
import * as changes from "./shapes/changes.ts";
import * as distances from "./shapes/distances.ts";
import * as measures from "./shapes/measures.ts";
import * as money from "./shapes/money.ts";
import * as near from "./shapes/near.ts";
import * as nouns from "./shapes/near-nouns.ts";
import * as numbers from "./shapes/numbers.ts";
import * as polarity from "./shapes/polarity.ts";
import * as ranges from "./shapes/ranges.ts";
import * as rooms from "./shapes/rooms.ts";
import * as sizes from "./shapes/sizes.ts";

const LANGUAGES = [ENGLISH, THAI];

interface ShapeLayer {
  readonly name: LayerName;
  readonly reason: string;
  readonly rules: readonly Rule[];
}

/** The order of reading. Each layer sees only what the layers before it left. */
const SHAPES: readonly ShapeLayer[] = [
  {
    name: "background",
    reason: "what somebody else pays or what is past must be gone before it can be a wish",
    rules: [
      background.elsewhere,
      background.movedFrom,
      background.hospitalOfWork,
      background.notLeft,
      background.origin,
      background.placeGivenUp,
      background.placeRuledOut,
      background.placeRuledOutBefore,
      background.placePreferred,
      background.placeSeen,
      background.homeLeft,
      background.brandOfPlace,
      background.dayPlace,
      background.workplaceKind,
      background.nearOwnPlace,
      background.studyPlace,
      background.unknownSchool,
      background.viewOfPlace,
    ],
  },
  {
    name: "counted",
    reason:
      "three counts joined by dashes and telephone numbers would otherwise read as ranges, and in 'two million two bedrooms' the second two would join the million",
    rules: [
      rooms.eitherWordRooms,
      rooms.wordRooms,
      sizes.landTriple,
      asides.telephone,
      numbers.dottedThousands,
      numbers.decimalComma,
    ],
  },
  {
    name: "numbers",
    reason:
      "units and bounds need whole numbers: '15-20k' must be one range before 'k' is a unit of anything",
    rules: [
      numbers.numeralRun, ranges.rangeTimesPower, ranges.numberBetween, ranges.numberRange, numbers.metreOrMillion,
    ], // prettier-ignore
  },
  {
    name: "measures",
    reason: "a number is an amount of something before anything can bound it",
    rules: [
      measures.numberAndUpWithUnit, rooms.eitherNumberWithUnit, ranges.unitThenOr, rooms.plusRoom, rooms.ordinalRooms, measures.numberWithUnit,
      distances.minutes, bounds.minimum, rooms.unitBeforeNumber, rooms.unitBeforeBoundNumber,
      money.currencyBefore, money.currencyAfter, distances.metres, asides.year,
      bounds.plusNumber, money.moneyThenUnit, money.bareMoney, money.sayMoneyTwice,
      money.moneyPerPeriod, money.numberPerPeriod, money.periodThenMoney, sizes.landSum,
      ranges.measureBetween, ranges.measureRange, ranges.eitherRange, ranges.betweenRange, ranges.otherRoomsFine, ranges.sizeInstead,
      distances.walkAfter, distances.walkBefore, distances.walkMetres, distances.metresWalk, asides.countedThing,
    ], // prettier-ignore
  },
  {
    name: "asides",
    reason:
      "salaries, deposits, leases and floors must be gone before what is left can be a price or a size",
    rules: [
      asides.debt, asides.debtAfter, asides.incomeTogether, asides.otherMoney, asides.toTheBank, asides.otherMoneyAfter, asides.otherMoneyNumber, asides.meterRate, asides.moneyPerLand, asides.perLandMoney,
      asides.leaseAfter, asides.leaseBefore, asides.stayOfOne, asides.stayAlone, asides.age, asides.cars,
      asides.countedAside, asides.ordinalFloor, asides.namedNumber, asides.frontage, sizes.landOfHouse, sizes.areaThenLand, sizes.sizeWord, sizes.sizeNumber,
    ], // prettier-ignore
  },
  {
    name: "bounds",
    reason: "'under', 'max', 'budget' belong to the amount beside them",
    rules: [
      bounds.tilde, sizes.tooSmall, bounds.refusedAbove, bounds.fromMeasure, bounds.likeAmount, bounds.upperEndWithoutUnit, bounds.boundBefore, bounds.boundAfter, bounds.aroundThenBound,
      bounds.plusAfter, bounds.budgetBefore, bounds.budgetAfter, bounds.smallBudget, bounds.softAmount,
    ], // prettier-ignore
  },
  {
    name: "near",
    reason: "places wait until distances are known, so that '500 m from BTS Asok' is one thing",
    rules: [
      distances.walkThingMinutes, near.networkTwice, near.networkThenPlace, near.placeThenNetwork, near.placeThenNoun, nouns.nearAmenity, nouns.nounThenPlace, nouns.mainRoadNamed,
      near.stationThenPlace, near.stationAlone, near.nearThing,
      near.distanceThenThing, near.minutesThenThing, near.networkAlone, near.nearWordWhole, near.areaWordThenPlace,
      near.thingThenDistance, nouns.nounThenDistance, near.furtherStation, near.sharedDistance,
    ], // prettier-ignore
  },
  {
    name: "rest",
    reason:
      "a name nobody called near or a station is an area; only now is that known, and what goes on a row",
    rules: [near.placeAlone, near.furtherNoun],
  },
  {
    name: "polarity",
    reason: "refusing and wishing need whole things to refuse and wish",
    rules: [
      rooms.lastRoomUnneeded, rooms.noLastRoom, polarity.notNeeded, polarity.orNot, polarity.beyondMeans, polarity.amountBeyondMeans, polarity.refusedBeside, polarity.refusedSuch, polarity.negation, polarity.negatedTopic, polarity.negationList, polarity.negationPair, polarity.removal, polarity.removalAround, polarity.removalAfter, polarity.lettingGo,
      changes.shift, changes.shiftNumber, changes.shiftAdded, changes.shiftPercent, changes.shiftTimes, changes.roomsBy, changes.shiftPower, changes.shiftAfter, changes.shiftAlone, changes.clearKey, changes.clearKeyAfter, changes.ordinalNumber,
      polarity.notNeededAfter, polarity.conditional, polarity.softBeforePair, polarity.softBeforeOfSize, polarity.softBefore,
      polarity.softAfterPair, polarity.softAfter, polarity.tolerated, polarity.negationOfUnread,
    ], // prettier-ignore
  },
];

export const LEXICON = buildLexicon(
  LANGUAGES.flatMap(({ words }) => words),
  THAI.folding.hurried,
);
/** Word lists that are not checked for typos: small talk and fillers mean nothing to a search. */
const WITHOUT_TYPOS = new Set(["filler", "talk", "elsewhere", "origin", "dayPlace"]);
let builtTypos: Typos | undefined;
/** Made when a word is first met that nothing reads. */
export function typos(): Typos {
  builtTypos ??= buildTypos(
    LANGUAGES.flatMap(({ words }) => words.filter(({ kind }) => !WITHOUT_TYPOS.has(kind))),
    new Set(LANGUAGES.flatMap(({ notTypos }) => [...notTypos])),
  );
  return builtTypos;
}
export const SEEKING = LANGUAGES.map(({ seeking }) => seeking);
export const FOLLOW_UP = LANGUAGES.map(({ followUp }) => followUp);
export const MARKET_WORDS = [ENGLISH_MARKET_WORDS, THAI_MARKET_WORDS];
export const HOME_QUESTIONS = LANGUAGES.map(({ homeQuestions }) => homeQuestions);
export const SEARCH_REQUESTS = LANGUAGES.map(({ searchRequests }) => searchRequests);
export const LIFE_CHANGES = LANGUAGES.map(({ lifeChange }) => lifeChange);
export const CHOICE_WORDS = { en: ENGLISH.choiceWords, th: THAI.choiceWords };
/** Thai first: a message in Thai may hold English words. */
export const TOLD_WORDS = LANGUAGES.map(({ told }) => told).toReversed();
export const FOLDINGS = LANGUAGES.map(({ folding }) => folding);

/** A language's own rules stand before the shapes of the same layer: they know more. */
export const LAYERS: readonly IndexedLayer[] = SHAPES.map(({ name, reason, rules }) => {
  const own = LANGUAGES.flatMap((language) => language.rules.filter(({ layer }) => layer === name));
  const layer: Layer = { name, reason, rules: [...own.flatMap((group) => group.rules), ...rules] };
  return indexLayer(layer);
});

/** By name, so that a phrase can be demanded for each. */
export const RULE_NAMES: readonly string[] = [
  ...new Set(LAYERS.flatMap(({ layer }) => layer.rules.map(({ name }) => name))),
];
