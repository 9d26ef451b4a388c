import { type Fact, FILLER, UNREAD } from "../../engine/fact.ts";
import type { Production, Rule } from "../../engine/rule.ts";
import { BACKGROUND, backgroundAt } from "../../shapes/background.ts";
import { is, maybe, row, that, value } from "../../shapes/meanings.ts";
import { isReach, reachOf } from "../../shapes/near.ts";
import { measureOf, numberOf } from "../../shapes/numbers.ts";
import { outside } from "../../shapes/near-nouns.ts";
import { generic, targets } from "../../shapes/place-meaning.ts";
import { WANTED } from "../../shapes/polarity.ts";

/** "land to build a pool villa": what will stand there is not what is looked for. */
export const builtThere: Rule = {
  name: "en.aside.built-there",
  pattern: [is("type")],
  produce({ facts }, { text }) {
    const said = text.slice(0, facts[0]?.start);
    const isBuilt =
      /\b(?:build|building|built|construct|put up|put|develop)(?: (?:a|an|one|two|three|four|\d|my|our|some|small|own|few|several|new|nice|dream|little|private|up|for|the|tiny|modern|big))* $/.test(said);
    // "Land for a warehouse", "a plot for our house"
    const isLandFor = /\b(?:land|plot)s?(?: to buy| for sale)? for (?:an? |my |our |building )?(?:small |new |big |own )?$/.test(said);
    if (isLandFor) return BACKGROUND;
    // "For building a weekend home": who builds one looks for land, named or not.
    const isToBuild = /\b(?:for|to) build(?:ing)?(?: (?:an?|my|our))?(?: [a-z]+)? $/.test(said) && /^(?:house|home|villa)s?\b/.test(text.slice(facts[0]?.start));
    return isToBuild || isBuilt && /\b(?:land|plot|plots|rai)\b/.test(text) && !/\b(?:land|plot)s?\b/.test(text.slice(facts[0]?.start, facts[0]?.end))
      ? BACKGROUND
      : null;
  },
}; // prettier-ignore
/** "We sell our home in Germany", "I own a condo in Sydney": the home one has, where no map of ours reaches. */
export const homeElsewhere: Rule = {
  name: "en.aside.home-elsewhere",
  pattern: [is("type"), is("inArea"), row(UNREAD)],
  produce: ({ facts }, { text }) =>
    OWN_HOME.test(text.slice(0, facts[0]?.start)) ? BACKGROUND : null,
};
const OWN_HOME =
  /\b(?:my|our|(?:i|we)(?:'ve| have)? (?:own|have|had|got|bought)(?: already| still)? an?(?:other)?|sell(?:ing)? (?:my|our|an?|the))(?: own| old| big| small| family| current)? $/;
/** "Near my mother's house in Bang Khae": where somebody lives is no house that is looked for. */
export const houseOfSomebody: Rule = {
  name: "en.filler.house-of-somebody",
  pattern: [that("type", ({ types }) => types.length === 1)],
  produce: ({ facts }, { text }) =>
    /\b(?:near|to|from|by|opposite|at) (?:my|our|his|her|their) [a-z-]+(?: [a-z]+)?(?:['’]s|s['’]) (?:old |own |new )?$/.test(text.slice(0, facts[0]?.start))
      ? { kind: FILLER, value: null }
      : null,
}; // prettier-ignore
/** "While my condo gets renovated": the home one has. */
export const homeAtWork: Rule = {
  name: "en.aside.home-at-work",
  pattern: [is("type")],
  produce: ({ facts }, { text }) =>
    /\b(?:my|our)(?: own| old| big| small| family| current)? $/.test(
      text.slice(0, facts[0]?.start),
    ) &&
    /^ (?:gets|get|is getting|is being|is|was|will be|needs to be|has to be) (?:renovated|repaired|fixed|painted|flooded|under renovation|being|sold|rented out|let out|built)\b/.test(
      text.slice(facts[0]?.end),
    )
      ? BACKGROUND
      : null,
};
/** "3 if the rooms are big": the rooms of the home, and no room to let. */
export const theRooms: Rule = {
  name: "en.filler.the-rooms",
  pattern: [that("type", ({ isWeak }) => isWeak === true)],
  produce: ({ facts }, { text }) =>
    /\bthe (?:bed)?rooms$/.test(text.slice(0, facts[0]?.end)) &&
    /^ (?:are|were|is|aren't|must|should|have|look)\b/.test(text.slice(facts[0]?.end))
      ? { kind: FILLER, value: null }
      : null,
};
/** "We looked at condos before", "I've seen enough villas": what was looked at until now. */
export const lookedAt: Rule = {
  name: "en.aside.looked-at",
  pattern: [is("type")],
  produce({ facts }, { text }) {
    const [home] = facts;
    const isSeen = SEEN.test(text.slice(0, home?.start));
    return isSeen && UNTIL_NOW.test(text.slice(home?.end)) ? BACKGROUND : null;
  },
};
const SEEN =
  /\b(?:looked at|been looking at|was looking at|were looking at|seen|saw|viewed|visited|considered|thought about|thought of|tried)(?: at)?(?: an?| some| a few| a lot of| lots of| many| enough| several| only| mostly| just)? $/;
const UNTIL_NOW =
  /^ (?:before|already|last (?:year|month|week|time)|earlier|so far|until now|till now|first|at first|yesterday|and (?:they|it|didn't|don't|hated|not)|but (?:now|want|i|we|they|not|no|would|prefer|then|didn't|nothing))\b/;
/** "A villa on leasehold land", "a house on freehold land": what the home stands on is no plot that is looked for. */
export const landOfHome: Rule = {
  name: "en.filler.land-of-home",
  pattern: [that("type", ({ types }) => types[0] === "land")],
  produce({ facts }, { text }) {
    const before = text.slice(0, facts[0]?.start);
    const isUnderHome = /\bon (?:a |the )?(?:freehold|leasehold|leased|rented|titled|chanote) $/.test(before);
    return isUnderHome && /\b(?:house|villa|townhouse|townhome|home|bungalow)s?\b/.test(before) ? { kind: FILLER, value: null } : null;
  },
}; // prettier-ignore
/** "A townhouse for office use", "a house that allows a small office", "with a proper office": what is done in the home. */
export const officeWithin: Rule = {
  name: "en.aside.office-within",
  pattern: [that("type", ({ types }) => types[0] === "office")],
  produce({ facts }, { text }) {
    const before = text.slice(0, facts[0]?.start);
    const isWithin = /\b(?:for|as|into|run|running|with|allows?|allowing|plus)(?: an?| my| our)?(?:(?: [a-z]+){1,3} and)?(?: an?)?(?: small| little| home)? $/.test(before);
    const isOfHome = /\b(?:house|townhouse|townhome|shophouse|shop house|condo|villa|building|home|warehouse|apartment|flat)s?\b/.test(before);
    const isInside = /^ (?:inside|within|attached|included|area|space inside)\b/.test(text.slice(facts[0]?.end));
    const isAdded = /^(?:(?:and|also|plus|ideally|maybe|preferably) )?with (?:an? |its own |some )?(?:[a-z]+ ){0,2}$/.test(before);
    return isAdded || ((isWithin || isInside) && isOfHome) ? BACKGROUND : null;
  },
}; // prettier-ignore
/** "Looking for a shop in Bang Rak": what is looked for is a shop, and no home near one. */
export const shopSought: Rule = {
  name: "en.type.shop-sought",
  pattern: [is("seek"), { kinds: ["quality"], optional: true, many: true }, that("nearNoun", ({ name }) => name === "shops")],
  produce({ facts }, { after, text }) {
    const isOne = /\ba (?:small |little |big |corner )?shop$/.test(text.slice(0, facts[2]?.end));
    return isOne && after?.kind !== "there" ? { kind: "type", value: { types: ["shophouse"] } } : null;
  },
}; // prettier-ignore
/** "20 minutes from the factory", "we work in the same factory", "I am a factory worker": where somebody works is no home that is looked for. */
export const factoryOfWork: Rule = {
  name: "en.aside.factory-of-work",
  pattern: [that("type", ({ types }) => types[0] === "warehouse")],
  produce({ facts }, { text }) {
    const before = text.slice(0, facts[0]?.start);
    const isOfWork =
      /\b(?:from|to|at|near|by|in|of|inside|opposite|behind) (?:the|my|our|his|her|their|this) (?:[\w-]+ ){0,2}$/.test(
        before,
      ) ||
      /\b(?:(?:the )?same|works? (?:at|in|for) an?) (?:[\w-]+ )?$/.test(before) ||
      /^ (?:workers?|staff|jobs?|engineers?|managers?|technicians?|employees?|shifts?)\b/.test(
        text.slice(facts[0]?.end),
      );
    const moves =
      /\b(?:my|our|his|her|their) $/.test(before) &&
      /^ (?:(?:is|was|has) )?(?:moves?|moved|moving|relocates?|relocated|relocating|closes|closed)\b/.test(
        text.slice(facts[0]?.end),
      );
    return (isOfWork || moves) && text.slice(facts[0]?.start, facts[0]?.end) === "factory"
      ? { kind: FILLER, value: null }
      : null;
  },
};
/** "Closer to the office", "15 minutes from our office": where somebody works is no office that is looked for. */
export const officeOfWork: Rule = {
  name: "en.wish.office-of-work",
  pattern: [maybe("near", "walkable", "from"), that("type", ({ types }) => types[0] === "office")],
  produce({ facts: [, office] }, { text }) {
    const isOfWork = /\b(?:from|to|near|by|beside|opposite) (?:the|my|our|his|her|their) $/.test(
      text.slice(0, office?.start),
    );
    // "The office says 75 is fine"
    const isOfPeople = /^ (?:says|said|told|pays|will pay|would pay|covers|gives)\b/.test(
      text.slice(office?.end),
    );
    if (text.slice(office?.start, office?.end) !== "office") return null;
    if (isOfPeople) return { kind: FILLER, value: null };
    return isOfWork ? { kind: "quality", value: null } : null;
  },
};
/** "bathtub NO she can't step in", "gym no thanks": refused behind the thing, where nothing else follows to refuse. */
export const refusedBehind: Rule = {
  name: "en.negation.behind",
  pattern: [is("amenity"), is("negation")],
  produce({ facts }, { after, text }) {
    const [thing, no] = facts;
    const isPlain =
      text.slice(no?.start, no?.end) === "no" && text.slice(thing?.end, no?.start) === " ";
    if (!isPlain || (after !== undefined && [...WANTED, "negation", "place"].includes(after.kind)))
      return null;
    return { kind: "negated", value: { facts: [thing], isTolerated: false } };
  },
};
/** "He has a pool, I don't need it": what somebody has or had is not needed. */
export const unneededThing: Rule = {
  name: "en.negation.not-needed",
  pattern: [
    is("amenity"),
    maybe("comma"),
    { kinds: ["filler", "turn", "negation", UNREAD], many: true },
  ],
  produce({ facts, rows }, { after, text }) {
    const said = text.slice(facts[0]?.end, rows[2]?.at(-1)?.end);
    const goesOn = after !== undefined && after.kind !== "comma" && after.kind !== "stop";
    return !goesOn && NOT_NEEDED.test(said)
      ? { kind: "negated", value: { facts: [facts[0]], isTolerated: false } }
      : null;
  },
};
const NOT_NEEDED =
  /^,? (?:but |and )?(?:i|we|she|he|they) (?:do not|don['’]?t|does not|doesn['’]?t|never|won['’]?t|will not|would not|wouldn['’]?t) (?:really |actually |even )?(?:need|use|want) (?:it|that|one|them)$/;
/** "not facing the swimming pool": what must not be seen or heard is no wish to have it. */
export const notFacing: Rule = {
  name: "en.wish.not-facing",
  pattern: [is("negation"), is(UNREAD, "near"), is("amenity")],
  produce({ facts }, { text }) {
    const said = text.slice(facts[1]?.start, facts[1]?.end);
    return /^(?:facing|overlooking|above|beside|beneath|behind|next to|right next to|opposite|close to)$/.test(said)
      ? { kind: "wish", value: [] }
      : null;
  },
}; // prettier-ignore
/** "cafes nearby", "a market around": the word for near stands behind the thing. */
export const thingNearby: Rule = {
  name: "en.near.nearby",
  pattern: [is("nearNoun", "amenity"), is("there")],
  produce({ facts }, { text }) {
    const [thing, there] = facts as [Fact, Fact];
    if (!/^(?:nearby|near here|around here)$/.test(text.slice(there.start, there.end))) return null;
    if (thing.kind === "amenity") return outside(thing);
    const { kind, name } = value(thing, "nearNoun");
    return targets(generic(kind, name));
  },
};
/** "would they take 3.7 for it?", "can I offer 3.5 million": for who sells to answer, and no budget. */
export const priceOffered: Rule = {
  name: "en.action.price-offered",
  pattern: [{ kinds: ["measure", "number"] }],
  produce({ facts }, { text }) {
    const [amount] = facts as [Fact];
    if (amount.kind === "measure" && value(amount, "measure").dimension !== "money") return null;
    const before = text.slice(0, amount.start);
    const behind = text.slice(amount.end);
    const isToThem = TO_WHO_SELLS.test(before) && (amount.kind === "measure" || ENDS_THERE.test(behind));
    const isForIt = /\b(?:can|could) (?:i|we) pay (?:about |around |just )?$/.test(before) && /^ (?:for it|for this|for that)\b/.test(behind);
    return isToThem || isForIt ? { kind: "action", value: { type: "contact" } } : null;
  },
}; // prettier-ignore
const TO_WHO_SELLS =
  /\b(?:(?:can|could|may|what if) (?:i|we) offer(?:ed)?|(?:would|will|could|might) (?:they|he|she|(?:the )?(?:owner|seller|landlord|agent)s?) (?:take|accept|go (?:down )?to|go as low as|agree to|settle for|let it go for)) (?:them |about |around |just |only )?$/;
const ENDS_THERE = /^ ?(?:for (?:it|this|that)\b|[.?!]|$)/;
/** "laundry and shops within 5 minutes": beside what is near, laundry is done there as well. */
export const laundryNear: Rule = {
  name: "en.near.laundry-and",
  pattern: [is("quality"), is("and"), is("targets")],
  produce({ facts }, { text }) {
    const [said, , near] = facts as [Fact, Fact, Fact];
    const list = value(near, "targets");
    return text.slice(said.start, said.end) === "laundry" && list.every(({ kind }) => kind === "poi")
      ? targets(generic("poi", "laundry", list[0]?.withinM ?? null), ...list)
      : null;
  },
}; // prettier-ignore
/** "beach access", "easy expressway access" */
export const thingAccess: Rule = {
  name: "en.near.access",
  pattern: [is("nearNoun"), is(UNREAD)],
  produce({ facts }, { text }) {
    const { kind, name } = value(facts[0], "nearNoun");
    return text.slice(facts[1]?.start, facts[1]?.end) === "access"
      ? targets(generic(kind, name))
      : null;
  },
};
/** A number without its thousands or millions as the most that would be paid. */
const paid = (number: Fact | undefined): Production => ({
  kind: "measure",
  value: measureOf("money", numberOf(number), 1, { bound: "max", isBare: true, isBudget: true }),
  certainty: "implied",
});
/** "What would 35 get me": the number is what would be paid. */
export const whatGets: Rule = {
  name: "en.measure.what-gets",
  pattern: [is("ask"), that("number", (n) => n.n >= 1 && n.n < 1_000)],
  produce: ({ facts }, { text }) =>
    /^ (?:get|buy|rent) (?:me|us)\b/.test(text.slice(facts[1]?.end)) &&
    /^what\b/.test(text.slice(facts[0]?.start, facts[0]?.end))
      ? paid(facts[1])
      : null,
}; // prettier-ignore
/** "Moving out of my boyfriend's place in Lat Phrao": where somebody leaves a home is no place that is looked for. */
export const homeLeftIn: Rule = {
  name: "en.aside.home-left-in",
  pattern: [is("origin"), { kinds: [FILLER, UNREAD], many: true }, is("inArea"), is("place")],
  produce({ facts }, { text }) {
    const [origin, place] = [facts[0], facts.at(-1)];
    const isHome = /^ (?:my|our|his|her|their|a|the) [\w' ]{0,24}(?:place|home|parents|family)(?:'s)? (?:in|at|on|near) $/.test(text.slice(origin?.end, place?.start));
    return isHome ? backgroundAt(value(place, "place")) : null;
  },
}; // prettier-ignore
/** "We sold our house for 6.5 and want a condo with that": what a home brought is the budget where it is to be spent. */
export const soldFor: Rule = {
  name: "en.measure.sold-for",
  pattern: [that("aside", (told) => told?.what === BACKGROUND.value.what)],
  produce({ facts }, { text }) {
    const told = facts[0] as Fact;
    const millions = Number(SOLD_FOR.exec(text.slice(told.start, told.end))?.[1]);
    const number = { n: millions, power: 1, isDigits: true };
    return millions > 0 && IS_SPENT.test(text.slice(told.end))
      ? { kind: "measure", value: measureOf("money", number, 1e6, { bound: "max", isBudget: true }), certainty: "implied" }
      : null;
  },
}; // prettier-ignore
const SOLD_FOR =
  /\bsold (?:my|our|the|a) [^.;!?]{1,50}\bfor (?:about |around |almost |just )?(\d{1,2}(?:\.\d{1,2})?)(?: ?(?:m|mil|million)\b)?(?: and)?$/;
const IS_SPENT =
  /\b(?:with (?:that|it|this|the money|the proceeds)|that(?:'s| is) (?:the|my|our) budget)\b/;
/** "My company moved, now it's in Bang Na": where somebody works from now on. */
export const workMoved: Rule = {
  name: "en.place.work-moved",
  pattern: [is("inArea"), is("place")],
  produce: ({ facts }, { text }) =>
    /\b(?:my|our|his|her) (?:company|office|work|workplace|job|employer|school|team) (?:has |is |was |just |got |will )*(?:mov(?:ed|es|ing|e)|relocat(?:ed|es|ing|e)|transferred)\b[^;!?]{0,20}\b(?:it's|it is|is now|now|they're) (?:now )?$/.test(
      text.slice(0, facts[0]?.start),
    )
      ? { kind: "placeOfDay", value: { mention: value(facts[1], "place"), isArea: true } }
      : null,
}; // prettier-ignore
/** "35 sqm now, want 60 for the same money": of a size that was told another is asked for. */
export const sizeForTheSame: Rule = {
  name: "en.measure.size-for-the-same",
  pattern: [that("number", ({ n, power }) => n >= 15 && n <= 500 && power === 1)],
  produce: ({ facts }, { after, text }) =>
    after?.kind === "sameBudget" && /\d ?(?:sqm|sq\.? ?m|m2|square met)/.test(text.slice(0, facts[0]?.start))
      ? { kind: "measure", value: measureOf("area", numberOf(facts[0]), 1) }
      : null,
}; // prettier-ignore
/** "What do I get for 25", "36 all in", "could we do 35 instead", "4.2 to be exact": the number is what would be paid. */
export const amountMeant: Rule = {
  name: "en.measure.amount-meant",
  pattern: [that("number", (n) => n.n >= 1 && n.n < 1_000)],
  produce: ({ facts }, { text }) =>
    /\bwhat (?:do|can|could|would|will) (?:i|we|you) get for (?:about |around )?$/.test(text.slice(0, facts[0]?.start)) ||
    /^ (?:all in|altogether|all together|in total|combined|between us)\b/.test(text.slice(facts[0]?.end)) ||
    (!Number.isInteger(numberOf(facts[0]).n) && /^ to be (?:exact|precise)\b/.test(text.slice(facts[0]?.end))) ||
    isProposed(facts[0], text)
      ? paid(facts[0])
      : null,
}; // prettier-ignore
/** "Could we do 35 instead?", "25 would be perfect", "27 for rent": from ten on, as fewer are rooms. */
function isProposed(number: Fact | undefined, text: string): boolean {
  if (number === undefined || value(number, "number").n < 10) return false;
  const behind = text.slice(number.end);
  const isAsked = PROPOSES.test(text.slice(0, number.start)) && /^(?: instead| max| tops)?\s*(?:[,.?!]|$)/.test(behind);
  return isAsked || /^ (?:would be (?:perfect|ideal|great|amazing|fantastic)|for (?:the )?rent)\b/.test(behind);
} // prettier-ignore
const PROPOSES =
  /\b(?:can|could|would) (?:i|we|they|you) (?:do|go|manage|say|make it|try) (?:it )?(?:for |to |at )?(?:about |around |like )?$/;
/** "A corner plot would be great": of a home, and no land that is looked for. */
export const plotWished: Rule = {
  name: "en.wish.plot",
  pattern: [that("type", ({ types }) => types[0] === "land"), is("softAfter")],
  produce: ({ facts }, { text }) =>
    /\bplot$/.test(text.slice(0, facts[0]?.end)) ? { kind: "wish", value: [] } : null,
};
/** "3 million if it has a big plot", "on a corner plot": the land of a home, and no land that is looked for. */
export const plotOfHome: Rule = {
  name: "en.wish.plot-of-home",
  pattern: [that("type", ({ types }) => types[0] === "land")],
  produce({ facts }, { text }) {
    const said = text.slice(0, facts[0]?.end);
    const isOfHome =
      /\b(?:has|have|having|with|got|on) an? (?:(?:bigger|big|larger|large|huge|small|decent|good|nice|proper|corner|wide) )+(?:garden )?plot$/.test(said) ||
      /\bwith the (?:biggest|largest|most) (?:plot|land)$/.test(said);
    return isOfHome ? { kind: "wish", value: [] } : null;
  },
}; // prettier-ignore
/** "Not Silom, parking is impossible there": what is bad elsewhere is not asked for. */
export const badThere: Rule = {
  name: "en.aside.bad-there",
  pattern: [is("amenity", "nearNoun")],
  produce: ({ facts }, { text }) =>
    /^ (?:is|are|was|were) (?:so |really |just |always |too )?(?:impossible|terrible|awful|horrible|hopeless|dreadful|bad|a nightmare|a joke|hard to find|non[- ]?existent)\b/.test(text.slice(facts[0]?.end))
      ? BACKGROUND
      : null,
}; // prettier-ignore
/** "We'd rent six months first", "in the last 10 years": when something is or was, and no home of a list. */
export const whenItIs: Rule = {
  name: "en.filler.when-it-is",
  pattern: [is("ordinal")],
  produce({ facts }, { text }) {
    const said = text.slice(0, facts[0]?.end);
    const isFirst = /\b(?:rent|renting|lease|try it|months?|weeks?|years?|a while) first$/.test(said);
    const isLately =
      /\b(?:in|within|over|during) the last$/.test(said) && /^ (?:few|couple|\d+|two|three|five|ten)\b/.test(text.slice(facts[0]?.end));
    // "Thanks, last one: parking": the last request.
    const isRequest = /\blast (?:one|thing)$/.test(said) && /^ ?[:-]/.test(text.slice(facts[0]?.end));
    // "Available from the 1st": a day of the month.
    const isDay =
      /\b(?:from|by|until|till|before|after|on) the (?:\d{1,2}(?:st|nd|rd|th)|first)$/.test(said) && !/^ (?:one|home|place|condo|house|unit|room|floor)\b/.test(text.slice(facts[0]?.end));
    if (isDay) return { kind: "quality", value: null };
    return isFirst || isLately || isRequest ? { kind: FILLER, value: null } : null;
  },
}; // prettier-ignore
/** "A second kitchen", "no first or second floor": a part of a home, and no home of a list. */
export const partOfHome: Rule = {
  name: "en.filler.part-of-home",
  pattern: [is("ordinal")],
  produce: ({ facts }, { text }) =>
    PART_OF_HOME.test(text.slice(facts[0]?.end)) ? { kind: FILLER, value: null } : null,
};
const PART_OF_HOME =
  /^ (?:(?:air ?con|balcony|bath(?:room)?|car|kitchen|lift|elevator|living|maid|parking|storey|toilet)s?\b|(?:or|and) (?:the )?(?:second|third|fourth|2nd|3rd|4th) floor)/;
/** "Near Central in Udon": the mall; "near central Bangkok" is the middle of a town. */
export const nearCentral: Rule = {
  name: "en.near.central",
  pattern: [is("near"), is("quality")],
  produce({ facts }, { after, text }) {
    const isCentral = text.slice(facts[1]?.start, facts[1]?.end) === "central";
    const goesOn = ["place", "type", "nearNoun", "quality", "station", UNREAD].includes(after?.kind ?? "");
    const isOfTown = /^ (?:area|location|part|business|district|zone|and|or)\b/.test(
      text.slice(facts[1]?.end),
    );
    return isCentral && !goesOn && !isOfTown
      ? targets(generic("mall", "Central", value(facts[0], "near").withinM))
      : null;
  },
}; // prettier-ignore
/** "5 min walk to the station", where a place with one station of its name was told. */
export const walkToStation: Rule = {
  name: "en.near.walk-to-station",
  pattern: [{ kinds: ["walkable", "measure"], where: isReach }, maybe("to", "from"), is("station")],
  produce: ({ facts }, { after }) =>
    facts[0] === undefined || after?.kind === "place"
      ? null
      : targets({ ...generic("transit", null, reachOf(facts[0])), isTheStation: true }),
};
const isHome = (fact: Fact | undefined): boolean =>
  fact?.kind === "type" &&
  value(fact, "type").isWeak !== true &&
  !value(fact, "type").types.includes("land");
/** "3 room apartment", "apartment 3 room": rooms beside a home are its bedrooms. */
export const roomsOfHome: Rule = {
  name: "en.measure.rooms-of-home",
  pattern: [
    that("number", (n) => Number.isInteger(n.n) && n.n >= 2 && n.n <= 9 && n.to === undefined),
    that("type", ({ isWeak, bedrooms }) => isWeak === true && bedrooms === undefined),
  ],
  produce({ facts }, { before, after, text }) {
    const [count, room] = facts;
    const isRoom = /^rooms?$/.test(text.slice(room?.start, room?.end));
    return isRoom && (isHome(before) || isHome(after))
      ? { kind: "measure", value: measureOf("bedrooms", numberOf(count), 1) }
      : null;
  },
}; // prettier-ignore
/** "we need 3 units for our engineers": homes are sought; a building of 200 units only tells its size. */
export const unitsSought: Rule = {
  name: "en.type.units-sought",
  pattern: [that("measure", ({ dimension, unit }) => dimension === "count" && unit === "unit")],
  produce({ facts }, { text }) {
    const said = text.slice(0, facts[0]?.start);
    return /\b(?:need|needs|want|wants|looking for|looking to (?:rent|buy)|rent|buy|find|find us|after)(?: (?:about|around|at least|up to))? $/.test(said)
      ? { kind: "type", value: { types: ["condo", "apartment"], isWeak: true } }
      : null;
  },
}; // prettier-ignore
/** "the newest and cleanest building": the house is to be new, not its listing; "what's the latest?" asks for news; "1 May latest" is a day. */
export const newestBuilding: Rule = {
  name: "en.quality.newest-building",
  pattern: [that("sort", (sort) => sort === "newest")],
  produce({ facts }, { text }) {
    const before = text.slice(0, facts[0]?.end);
    const after = text.slice(facts[0]?.end);
    const isOfBuilding =
      /^(?: (?:and|,)? ?\w+)? (?:building|condo building|project|block|tower|renovation|renovated)\b/.test(
        after,
      );
    const isNews = /\bwhat(?:'s| is) the latest$/.test(before) && /^\s*(?:[.?!]|$)/.test(after);
    return isOfBuilding || isNews || IS_DEADLINE.test(before)
      ? { kind: "quality", value: null }
      : null;
  },
};
const IS_DEADLINE =
  /(?:\d(?:st|nd|rd|th)?|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|week|weekend|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)),? (?:at the )?latest$/;
/** "The kids go to a school at Mega Bangna": the place is meant, and no school beside it. */
export const schoolOfKids: Rule = {
  name: "en.aside.school-of-kids",
  pattern: [is("near"), maybe("quality"), is("nearNoun")],
  produce: ({ facts }, { after, text }) =>
    /\b(?:goes|go|going) to$/.test(text.slice(facts[0]?.start, facts[0]?.end)) && after?.kind === "inArea"
      ? BACKGROUND
      : null,
}; // prettier-ignore
