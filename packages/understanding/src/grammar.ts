import { indexLayer, type IndexedLayer } from "./engine/apply.ts";
import { buildLexicon } from "./engine/lexicon.ts";
import type { Layer, Rule } from "./engine/rule.ts";
import { ENGLISH } from "./languages/en/index.ts";
import type { LayerName } from "./languages/language.ts";
import { THAI } from "./languages/th/index.ts";
import * as asides from "./shapes/asides.ts";
import * as bounds from "./shapes/bounds.ts";
import * as measures from "./shapes/measures.ts";
import * as near from "./shapes/near.ts";
import * as numbers from "./shapes/numbers.ts";
import * as polarity from "./shapes/polarity.ts";

const LANGUAGES = [ENGLISH, THAI];

interface Shape {
  readonly name: LayerName;
  readonly reason: string;
  readonly rules: readonly Rule[];
}

/** The order of reading. Each layer sees only what the layers before it left. */
const SHAPES: readonly Shape[] = [
  {
    name: "counted",
    reason: "three counts joined by dashes and telephone numbers would otherwise read as ranges",
    rules: [measures.landTriple, numbers.telephone],
  },
  {
    name: "numbers",
    reason:
      "units and bounds need whole numbers: '15-20k' must be one range before 'k' is a unit of anything",
    rules: [
      numbers.numeralRun, numbers.rangeTimesPower, numbers.numberBetween, numbers.numberRange, numbers.metreOrMillion,
    ], // prettier-ignore
  },
  {
    name: "measures",
    reason: "a number is an amount of something before anything can bound it",
    rules: [
      measures.numberAndUpWithUnit, measures.eitherNumberWithUnit, measures.plusRoom, measures.numberWithUnit,
      measures.minutes,
      measures.minimum,
      measures.unitBeforeNumber, measures.currencyBefore, measures.currencyAfter, measures.metres, measures.year,
      bounds.plusNumber, measures.bareMoney, measures.sayMoneyTwice, measures.moneyPerPeriod,
      measures.numberPerPeriod,
      measures.periodThenMoney, measures.landSum, measures.measureBetween, measures.measureRange,
      measures.betweenRange, measures.walkAfter, measures.walkBefore, asides.countedThing,
    ], // prettier-ignore
  },
  {
    name: "asides",
    reason:
      "salaries, deposits, leases and floors must be gone before what is left can be a price or a size",
    rules: [
      asides.otherMoney, asides.otherMoneyAfter, asides.otherMoneyNumber, asides.moneyPerLand, asides.perLandMoney,
      asides.leaseAfter, asides.leaseBefore,
      asides.stayOfOne, asides.age, asides.cars,
      asides.countedAside, asides.namedNumber, asides.frontage,
      asides.landOfHouse, asides.sizeWord,
    ], // prettier-ignore
  },
  {
    name: "bounds",
    reason: "'under', 'max', 'budget' belong to the amount beside them",
    rules: [
      bounds.refusedAbove, bounds.fromMeasure, bounds.boundBefore, bounds.boundAfter, bounds.aroundThenBound, bounds.plusAfter, bounds.budgetBefore,
      bounds.budgetAfter, bounds.smallBudget,
    ], // prettier-ignore
  },
  {
    name: "near",
    reason: "places wait until distances are known, so that '500 m from BTS Asok' is one thing",
    rules: [
      near.networkThenPlace, near.placeThenNetwork, near.stationThenPlace, near.stationAlone, near.nearThing,
      near.distanceThenThing, near.minutesThenThing, near.networkAlone, near.nearWordWhole, near.areaWordThenPlace,
      near.thingThenDistance, near.furtherStation,
      near.sharedDistance,
    ], // prettier-ignore
  },
  {
    name: "rest",
    reason: "a name nobody called near or a station is an area; only now is that known",
    rules: [near.placeAlone],
  },
  {
    name: "polarity",
    reason: "refusing and wishing need whole things to refuse and wish",
    rules: [
      polarity.notNeeded, polarity.negation, polarity.negationList,
      polarity.removal,
      polarity.removalAfter,
      polarity.shift,
      polarity.clearKey,
      polarity.clearKeyAfter,
      polarity.ordinalNumber, polarity.notNeededAfter, polarity.softBeforePair,
      polarity.softBefore, polarity.softAfterPair, polarity.softAfter, polarity.tolerated, polarity.negationOfUnread,
    ], // prettier-ignore
  },
];

export const LEXICON = buildLexicon(LANGUAGES.flatMap(({ words }) => words));
export const SEEKING = LANGUAGES.map(({ seeking }) => seeking);
export const FOLLOW_UP = LANGUAGES.map(({ followUp }) => followUp);
export const FOLDINGS = LANGUAGES.map(({ folding }) => folding);

/** A language's own rules stand before the shapes of the same layer: they know more. */
export const LAYERS: readonly IndexedLayer[] = SHAPES.map(({ name, reason, rules }) => {
  const own = LANGUAGES.flatMap((language) => language.rules.filter(({ layer }) => layer === name));
  const layer: Layer = { name, reason, rules: [...own.flatMap((group) => group.rules), ...rules] };
  return indexLayer(layer);
});
