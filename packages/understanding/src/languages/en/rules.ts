import { findPlaces } from "@propertyvr/gazetteer";
import { type Fact, UNREAD } from "../../engine/fact.ts";
import type { Rule } from "../../engine/rule.ts";
import { BACKGROUND, backgroundAt, placesIn, restOfClause } from "../../shapes/background.ts";
import { is, isRooms, maybe, that, value } from "../../shapes/meanings.ts";
import { measureOf, numberOf } from "../../shapes/numbers.ts";
import { areaOf, generic, targets } from "../../shapes/place-meaning.ts";
import { refusedOfKind } from "../../shapes/polarity.ts";
import { TODAY } from "./told.ts";

const CLAUSE_ENDS = new Set(["stop", "comma", "question"]);
const PAID_TODAY = new RegExp(`^[^,.;?!]*\\b${TODAY}\\b`);
const FOR_A_HOME_TODAY = new RegExp(`\\b${TODAY}\\b.*\\b(?:for|on|in) (?:an?|our|my|this|the)\\b`);

/** "a couple of months", "a few months" */
export const coupleOf: Rule = {
  name: "en.number.couple",
  pattern: [is("couple"), is("unit")],
  produce({ facts }) {
    const unit = value(facts[1], "unit");
    const number = { n: 2, power: 1, isDigits: false };
    return {
      kind: "measure",
      value: measureOf(unit.dimension, number, unit.factor, { unit: unit.name ?? null }),
    };
  },
};
/** "One's fine", "two's enough": the number that will do. */
export const numberThatDoes: Rule = {
  name: "en.number.that-does",
  pattern: [that("numeral", (numeral) => "digit" in numeral), is(UNREAD)],
  produce({ facts }, { after, text }) {
    const numeral = value(facts[0], "numeral");
    const willDo =
      after?.kind === "isOk" || /^ (?:enough|plenty)\b/.test(text.slice(facts[1]?.end));
    return "digit" in numeral && willDo && text.slice(facts[0]?.end, facts[1]?.end) === "'s"
      ? { kind: "number", value: { n: numeral.digit, power: 1, isDigits: true } }
      : null;
  },
};
/** "I pay 8k now": what is paid today is no budget. */
export const payNow: Rule = {
  name: "en.aside.pay-now",
  pattern: [that("budget", (budget) => budget === "pay"), restOfClause],
  produce({ facts, rows }, { text }) {
    const from = facts[0]?.end ?? 0;
    const told = placesIn(rows[1] ?? []);
    // "…, so a two bed for what we pay now": it is the budget after all.
    if (
      /\b(?:what (?:i|we)(?:'m|'re| am| are)? pay|(?:same|similar) (?:price|rent)\b)/.test(
        text.slice(from),
      )
    )
      return null;
    return PAID_TODAY.test(text.slice(from)) ? backgroundAt(...told) : null;
  },
};
/** "16 is what we pay now": no budget, and not the one that stands either. */
export const figurePaidNow: Rule = {
  name: "en.aside.figure-paid-now",
  pattern: [
    is("number", "measure"),
    maybe("numeral"),
    maybe("currency"),
    maybe("filler"),
    is("sameBudget"),
  ],
  produce({ facts }, { text }) {
    const [figure, , , , paid] = facts;
    const isTold = /^ ?(?:k|thousand)? ?(?:baht|thb)? ?(?:is|was|'s|are)? ?$/.test(
      text.slice(figure?.end, paid?.start),
    );
    return isTold && /^what (?:i|we)\b/.test(text.slice(paid?.start)) ? BACKGROUND : null;
  },
};
/** "We pay 14k now for a tiny studio": neither is asked for. */
export const homePaidNow: Rule = {
  name: "en.aside.home-paid-now",
  pattern: [
    that("budget", (budget) => budget === "pay"),
    { kinds: [], anyBut: new Set([...CLAUSE_ENDS, "type", "seek"]), many: true },
    is("type"),
  ],
  produce({ facts: [pay, , home] }, { text }) {
    const between = text.slice(pay?.end, home?.start);
    return FOR_A_HOME_TODAY.test(between) ? BACKGROUND : null;
  },
};
/** True where the sentence or its part is over: nothing but a sign follows. */
const endsHere = (last: Fact | undefined, after: Fact | undefined, text: string): boolean =>
  after === undefined ||
  /^\s*[)\]]/.test(text.slice(last?.end ?? 0)) ||
  ["stop", "comma", "question", "talk", "numberWord"].includes(after.kind) ||
  (after.kind === "unread" && !/\p{L}/u.test(text.slice(after.start, after.end)));

/** "2 rai plus", "60 sqm plus": a floor, where nothing is added. */
export const plusWord: Rule = {
  name: "en.bound.plus-word",
  pattern: [that("measure", (m) => m.bound === null), is("also"), maybe("period")],
  produce({ facts }, { after, text }) {
    const [measure, plus, period] = facts;
    const isPlus = text.slice(plus?.start ?? 0, plus?.end) === "plus";
    if (
      !isPlus ||
      !(
        endsHere(period ?? plus, after, text) ||
        ["deal", "inArea", "type"].includes(after?.kind ?? "")
      )
    )
      return null;
    const made = value(measure, "measure");
    const per = period === undefined ? made.per : value(period, "period");
    return { kind: "measure", value: { ...made, per, bound: "min" } };
  },
};
/** "12,000B", "12 thousand bath": baht, where nobody has so many rooms. */
export const bahtLetter: Rule = {
  name: "en.measure.baht-letter",
  pattern: [
    that("number", (n) => n.n >= 1_000),
    that("unit", (unit) => unit.name === "b" || unit.dimension === "bathrooms"),
  ],
  produce: ({ facts }) => ({ kind: "measure", value: measureOf("money", numberOf(facts[0]), 1) }),
};
/** "3 plus bedrooms" */
export const plusRooms: Rule = {
  name: "en.measure.plus-rooms",
  pattern: [is("number"), is("also"), that("unit", isRooms)],
  produce({ facts }, { text }) {
    if (text.slice(facts[1]?.start ?? 0, facts[1]?.end) !== "plus") return null;
    const { dimension } = value(facts[2], "unit");
    return {
      kind: "measure",
      value: measureOf(dimension, numberOf(facts[0]), 1, { bound: "min" }),
    };
  },
};
/** "3 bedrooms at least": a word that bounds what follows bounds what stands before where nothing follows. */
export const trailingBound: Rule = {
  name: "en.bound.trailing",
  pattern: [
    that("measure", (m) => m.bound === null),
    that("bound", (b) => b.side === "before" && b.bound === "min"),
  ],
  produce({ facts }, { after, text }) {
    if (!endsHere(facts[1], after, text)) return null;
    return { kind: "measure", value: { ...value(facts[0], "measure"), bound: "min" } };
  },
};
/** "what do condos in Ari go for": the price is asked, where somebody asks at all. */
const isAskedBefore = (text: string, at: number): boolean =>
  /\b(?:what|how much|how)\b/.test(text.slice(0, at));
export const goFor: Rule = {
  name: "en.ask.go-for",
  pattern: [that("ask", (ask) => ask === "goFor")],
  produce: ({ facts }, { text }) =>
    isAskedBefore(text, facts[0]?.start ?? 0)
      ? { kind: "ask", value: "howMuch" }
      : { kind: "filler", value: null },
};
/** "what does a shophouse rent for": a rent is asked; "to rent for a year" goes on. */
export const rentFor: Rule = {
  name: "en.ask.rent-for",
  pattern: [that("deal", (deal) => deal === "rent"), is("stayFor")],
  produce({ facts }, { after, text }) {
    const goesOn =
      after !== undefined &&
      !["stop", "question", "inArea", "near", "place", "talk"].includes(after.kind);
    return goesOn || !isAskedBefore(text, facts[0]?.start ?? 0)
      ? null
      : { kind: "topic", value: "rentPrice" };
  },
};
/** "after ten years in Bangkok", "after a year in a studio near Nana": time spent there is past. */
export const afterYears: Rule = {
  name: "en.aside.after-years",
  pattern: [
    is("after"),
    is("number", "numeral", "couple"),
    that("unit", (unit) => unit.dimension === "duration"),
    is("inArea", "near"),
    {
      kinds: ["type", "quality", "inArea", "near", "unread", "network"],
      many: true,
      optional: true,
    },
    is("place"),
  ],
  produce: () => BACKGROUND,
};
/** "I teach at a school in Korat": any school at all says what one does, not what must be near. */
export const dayAtAny: Rule = {
  name: "en.aside.day-at-any",
  pattern: [is("near"), that("nearNoun", ({ kind }) => kind === "school" || kind === "hospital")],
  produce: ({ facts }, { text }) =>
    /^(?:teach|teaching|study|studying|student) at$/.test(
      text.slice(facts[0]?.start ?? 0, facts[0]?.end),
    )
      ? BACKGROUND
      : null,
};
/** "a house, 60 wah of land minimum": the bound stands behind the land, which is the house's. */
export const boundBehindLand: Rule = {
  name: "en.bound.behind-land",
  pattern: [
    that("measure", (m) => m.dimension === "land" && m.bound === null),
    that("type", ({ types }) => types.includes("land")),
    that("bound", ({ side }) => side !== "before"),
  ],
  produce: ({ facts }, { text }) =>
    /\b(?:house|home|villa|townhouse|bungalow)s?\b/.test(text)
      ? {
          kind: "measure",
          value: { ...value(facts[0], "measure"), bound: value(facts[2], "bound").bound },
        }
      : null,
};
/** "looking for a yoga teacher": wanted for hire; "I'm a driver, looking for a room" is not. */
export const wantedTrade: Rule = {
  name: "en.talk.trade",
  pattern: [is("trade")],
  produce({ facts }, { text }) {
    const said = text.slice(0, facts[0]?.start ?? 0);
    return /\b(?:look(?:ing)? for|find(?: me)?|need|want|recommend|hire|hiring|seeking|know)(?: (?!(?:i|i'm|am|as|for|with|near|place|somewhere|room|condo|house)\b)[\p{L}']+){0,4} $/u.test(
      said,
    )
      ? { kind: "talk", value: "outOfScope" }
      : null;
  },
};
/** "not a condo on the ground floor": such a one is refused, not the kind of home. */
export const refusedQuality: Rule = {
  name: "en.negation.quality-of-type",
  pattern: [is("negation"), is("type"), maybe("inArea"), is("quality", "old")],
  produce({ facts }, { text }) {
    const [, type, quality] = facts.filter((fact) => fact !== undefined && fact.kind !== "inArea");
    if (type === undefined || quality === undefined) return null;
    // "No condo quiet house please" refuses the kind.
    const isJoined = /^ (?:on|with|in|facing|next|near|by)\b/.test(text.slice(type.end));
    return isJoined ? refusedOfKind(type, quality) : null;
  },
};
/** "away from Patong": refused, where no distance is measured from it. */
export const awayFrom: Rule = {
  name: "en.negation.away-from",
  pattern: [is("from"), is("areas", "targets", "nearNoun")],
  produce({ facts }, { before, text }) {
    const said = text.slice(facts[0]?.start, facts[0]?.end);
    if (
      !/^(?:away from|outside of|outside)$/.test(said) ||
      before?.kind === "measure" ||
      before?.kind === "walkable"
    )
      return null;
    return { kind: "negated", value: { facts: [facts[1]], isTolerated: false } };
  },
};
/** "they need a hospital close by", "is there a school near?": the word for near stands behind the thing. */
export const thingCloseBy: Rule = {
  name: "en.near.close-by",
  pattern: [is("nearNoun"), is("near")],
  produce({ facts }, { after, text }) {
    const said = text.slice(facts[1]?.start, facts[1]?.end);
    const isLast = /^\s*(?:too|as well|please)?\s*(?:[?.!,]|$)/.test(text.slice(facts[1]?.end));
    if (!(said === "close by" && endsHere(facts[1], after, text)) && !(said === "near" && isLast))
      return null;
    const { kind, name } = value(facts[0], "nearNoun");
    return targets(generic(kind, name));
  },
};
/** "Can go 6 if there is aircon", "could go 30": how much more one would pay. */
export const canGo: Rule = {
  name: "en.bound.can-go",
  pattern: [is("letGo"), { kinds: ["number", "measure"] }],
  produce({ facts: [go, amount] }, { after, text }) {
    const isUpTo = /^(?:can|could|may) go$/.test(text.slice(go?.start, go?.end));
    if (!isUpTo || ["unit", "numeral", "shiftAfter"].includes(after?.kind ?? "")) return null;
    if (amount?.kind === "measure") {
      const said = value(amount, "measure");
      return said.dimension === "money"
        ? { kind: "measure", value: { ...said, bound: "max", isBudget: true } }
        : null;
    }
    if (numberOf(amount).n > CAN_GO_MOST) return null;
    const made = { bound: "max", isBare: true, isBudget: true } as const;
    return { kind: "measure", value: measureOf("money", numberOf(amount), 1, made) };
  },
};
/** Thousands or millions, said without the word. */
const CAN_GO_MOST = 200;
/** "International school a must", "a park is essential": near the home, of course. */
export const thingNeeded: Rule = {
  name: "en.near.needed",
  pattern: [is("nearNoun"), is("filler")],
  produce({ facts }, { before, text }) {
    // "Near Blue Heron Bakery": the word belongs to the name before it.
    const isOfName = /\b(?:near|nearby|close to|next to|by|beside|opposite) [^,.;!?]*$/.test(
      text.slice(0, facts[0]?.start),
    );
    if (before?.kind === "unread" && isOfName) return null;
    const said = text.slice(facts[1]?.start, facts[1]?.end);
    if (!/^(?:(?:is|are) )?(?:a must|essential|mandatory)$/.test(said)) return null;
    const { kind, name } = value(facts[0], "nearNoun");
    return targets(generic(kind, name));
  },
};
/** "no big dogs allowed anywhere?", "nothing with a pool there?": wonders at what was found, and refuses nothing. */
export const noneFound: Rule = {
  name: "en.aside.none-found",
  pattern: [is("negation"), { kinds: [], anyBut: CLAUSE_ENDS, many: true }, is("question")],
  produce({ facts, rows }, { text }) {
    const said = text.slice(facts[0]?.start, rows[2]?.[0]?.end);
    return /^(?:so )?(?:no|none|nothing|not any)\b.*\b(?:allowed|permitted|accepted|available|anywhere|there|left|at all|around|nearby|found)\b/.test(said)
      ? BACKGROUND
      : null;
  },
}; // prettier-ignore
/** "change from 20k to 25k": no range, the second takes the place of the first. */
export const changeFromTo: Rule = {
  name: "en.measure.change-from-to",
  pattern: [is("remove"), that("measure", (m) => m.to !== null)],
  produce({ facts }, { text }) {
    const measure = value(facts[1], "measure");
    const isChange = /^(?:chang|switch|swap)\w* from$/.test(text.slice(facts[0]?.start, facts[0]?.end));
    return isChange && measure.to !== null
      ? { kind: "measure", value: { ...measure, from: measure.to, to: null } }
      : null;
  },
}; // prettier-ignore
/** "swap the bathtub for a balcony": what is given stands before "for". */
export const swapFor: Rule = {
  name: "en.negation.swap-for",
  pattern: [is("replace"), is("amenity", "areas", "targets", "type"), is("stayFor")],
  produce({ facts }, { text }) {
    const said = text.slice(facts[0]?.start, facts[0]?.end);
    return /^(?:swap|trade|exchange)\b/.test(said)
      ? { kind: "negated", value: { facts: [facts[1]], isTolerated: false, isTakenOut: true } }
      : null;
  },
};
/** "rented condos", "show me rented homes": those that are let; "looking for a rented house" is to rent. */
export const rentedHomes: Rule = {
  name: "en.gone.rented",
  pattern: [that("deal", (deal) => deal === "rent")],
  produce({ facts }, { before, after, text }) {
    if (text.slice(facts[0]?.start, facts[0]?.end) !== "rented" || after?.kind !== "type")
      return null;
    const isMany = text.slice(after.start, after.end).endsWith("s");
    const opens =
      before === undefined || /\b(?:show|list|see)\b/.test(text.slice(before.start, before.end));
    return isMany && opens ? { kind: "gone", value: "rented" } : null;
  },
};
/** "cheaper and bigger": a word that bounds a measure changes what is asked for where none stands before it. */
export const orMoreOfIt: Rule = {
  name: "en.change.bound-alone",
  pattern: [is("bound")],
  produce({ facts }, { before, text }) {
    const said = text.slice(facts[0]?.start, facts[0]?.end);
    const way = /^(?:and|or) (bigger|larger|smaller|cheaper)$/.exec(said)?.[1];
    if (way === undefined || before?.kind === "measure" || before?.kind === "number") return null;
    return {
      kind: "change",
      value:
        way === "cheaper"
          ? { do: "adjust", key: "price", direction: "down" }
          : { do: "adjust", key: "area_sqm", direction: way === "smaller" ? "down" : "up" },
    };
  },
};

/** "Somewhere in the north": the part of the country, where no other place and no noun follows. */
export const inTheNorth: Rule = {
  name: "en.place.in-the-north",
  pattern: [is("inArea"), { kinds: [UNREAD, "dash"], many: true }],
  produce({ facts, rows }, { after, text }) {
    const said = text.slice(facts[0]?.start, rows[1]?.at(-1)?.end);
    const part = /\bthe (north-?\s?east|north|south)$/.exec(said)?.[1];
    if (part === undefined || !endsHere(rows[1]?.at(-1), after, text)) return null;
    const name = part === "north" || part === "south" ? `${part} thailand` : "isan";
    const mention = findPlaces(name)[0];
    return mention === undefined ? null : areaOf(mention);
  },
};
