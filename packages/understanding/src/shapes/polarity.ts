import type { Fact } from "../engine/fact.ts";
import type { Production, Rule } from "../engine/rule.ts";
import { BACKGROUND } from "./background.ts";
import { is, maybe, type Negated, row, that, value } from "./meanings.ts";

/** What can be refused or merely wished for. */
export const WANTED = [
  "amenity",
  "type",
  "deal",
  "tenure",
  "areas",
  "targets",
  "measure",
  "quality",
  "stay",
  "sort",
  "station",
  "nearNoun",
];

const negated = (facts: readonly Fact[], isTolerated: boolean, isTakenOut = false) => ({
  kind: "negated",
  value: { facts, isTolerated, ...(isTakenOut && { isTakenOut }) } satisfies Negated,
});

/** "Thonglor is too much for us" in Thai, "ทองหล่อไม่ไหว": what is beyond one's means is refused. */
export const beyondMeans: Rule = {
  name: "negation.beyond-means",
  pattern: [{ kinds: ["areas", "targets", "type"] }, is("beyond")],
  produce: ({ facts }) => negated([facts[0] as Fact], false, true),
};

/** "5 ล้านไม่ไหว", "สองหมื่นคงไม่ไหว": an amount that is too much is no budget. */
export const amountBeyondMeans: Rule = {
  name: "aside.amount-beyond-means",
  pattern: [
    that("measure", ({ dimension, bound }) => dimension === "money" && bound === null),
    is("beyond"),
  ],
  produce: () => BACKGROUND,
};

/** "Furnished or not": either will do. */
export const orNot: Rule = {
  name: "negation.or-not",
  pattern: [{ kinds: ["amenity", "tenure"] }, is("or"), is("negation"), maybe("comma"), maybe("unneeded", "isOk")],
  produce({ facts }, { after }) {
    const isWhole = facts[4] !== undefined || after === undefined || CLAUSE_ENDS.has(after.kind);
    return isWhole ? negated([facts[0] as Fact], true) : null;
  },
}; // prettier-ignore

/** "No condo on the ground floor": homes with this quality are refused, the kind is what is looked for. */
export const refusedOfKind = (type: Fact, quality: Fact) => {
  // "ห้อง" names no kind: "ไม่เอาห้องชั้นล่าง" changes none.
  const isOneKind = value(type, "type").types.length === 1;
  const refused = negated([quality], false);
  return isOneKind ? { ...refused, value: { ...refused.value, ofKind: type } } : refused;
};

/** "15000 คงไม่ได้ งั้น 18000", "นอนไม่ได้ เลยหาห้องใหม่": behind such a word something else is said. */
const TURNS = /งั้น|แต่|^\S* +(?:เลย|จึง)|\b(?:then|but)\b/;

/** Behind a thing that is missing: without it nothing comes of it. */
const NOTHING_WITHOUT = /^\s*,?\s*no (?:deal|go)\b/;

/** "no studio", "without a pool", "not ground floor or basement"; "no pool, no deal" asks for one. */
export const negation: Rule = {
  name: "negation.not",
  pattern: [is("negation"), { kinds: WANTED }],
  produce({ facts }, { after, text }) {
    const [, thing] = facts;
    if (thing !== undefined && NOTHING_WITHOUT.test(text.slice(thing.end)))
      return { kind: thing.kind, value: thing.value };
    // "Those without in On Nut" is in On Nut; "without On Nut" is not.
    const isWithout = text.slice(facts[0]?.start, facts[0]?.end) === "without";
    if (isWithout && thing?.kind === "areas" && /\bin\b/.test(text.slice(facts[0]?.end, thing.end)))
      return null;
    if (after?.kind === "needed" || TURNS.test(text.slice(facts[0]?.end, facts[1]?.start)))
      return null;
    const how = value(facts[0], "negation");
    const { kind, value: said } = negated([facts[1] as Fact], how === "noNeed");
    return { kind, value: how === "notSought" ? { ...said, isNotSought: true } : said };
  },
};
/** "ไม่เอาบ้านตรงข้ามวัด", "no house next to a temple": what it must not stand beside; the kind is what is looked for. */
export const refusedBeside: Rule = {
  name: "wish.not-beside",
  pattern: [
    is("negation"),
    that("type", ({ types }) => types.length === 1),
    that("targets", (near) => near.every(({ kind, name }) => kind === "poi" && name !== null)),
  ],
  produce: () => ({ kind: "wish", value: [] }),
};
/** "ไม่เอาบ้านมีบันได", "no houses inside a resort": such ones are refused; the kind is what is looked for. */
export const refusedSuch: Rule = {
  name: "wish.not-such",
  pattern: [is("negation"), that("type", ({ types }) => types.length === 1)],
  produce: ({ facts }, { text }) =>
    SUCH.test(text.slice(facts[1]?.end)) ? { kind: "wish", value: [] } : null,
};
const SUCH = /^(?:ที่)?มี(?!ไหม|มั้ย|แล้ว)|^ (?:inside|that|which|where)\b/;
/** "ไม่เอา สปก.": a kind of deed refused is no question about it. */
export const negatedTopic: Rule = {
  name: "negation.topic",
  pattern: [is("negation"), that("topic", (topic) => topic === "law")],
  produce: ({ facts }) => negated([facts[1] as Fact], false),
};
/** "drop the gym", "take out the pool" */
export const removal: Rule = {
  name: "negation.remove",
  pattern: [is("remove"), { kinds: WANTED }],
  produce: ({ facts }) => negated([facts[1] as Fact], false, value(facts[0], "remove") === ""),
};
/** "take Hang Dong out", "leave the pool out" */
export const removalAround: Rule = {
  name: "negation.remove-around",
  pattern: [{ kinds: ["amenity", "targets", "areas", "tenure", "type", "quality", "nearNoun"] }],
  produce({ facts }, { text }) {
    const [thing] = facts as [Fact];
    const isAround =
      /\b(?:take|leave|cut|cross|rule) (?:the |that |this )?$/.test(text.slice(0, thing.start)) &&
      /^ out\b(?! of\b)/.test(text.slice(thing.end));
    return isAround ? negated([thing], false, true) : null;
  },
};
export const removalAfter: Rule = {
  name: "negation.remove-after",
  pattern: [
    { kinds: ["amenity", "targets", "areas", "tenure", "type", "quality", "nearNoun"] },
    is("remove"),
  ],
  // "เพราะเลิกเวรดึก": what "เลิก" drops stands behind it.
  produce: ({ facts: [thing, word] }, { text }) =>
    text.slice(word?.start, word?.end) === "เลิก"
      ? null
      : negated([thing as Fact], false, value(word, "remove") === ""),
};
const CLAUSE_ENDS = new Set(["stop", "comma", "and", "question", "filler", "also"]);
/** "The pool can go as well", "the dog stays with my parents", "แมวไม่ได้ไปด้วย": no longer asked for. */
export const lettingGo: Rule = {
  name: "negation.let-go",
  pattern: [
    { kinds: ["amenity", "targets", "tenure", "quality", "nearNoun"] },
    is("letGo"),
    maybe("also"),
  ],
  produce({ facts }, { after, text }) {
    const [thing, goes] = facts as [Fact, Fact];
    // Thai sets a space between clauses: what follows one tells of somebody else.
    const gap = text.slice(thing.end, goes.start);
    if (gap !== "" && !(gap === " " && /[a-z]$/.test(text.slice(thing.start, thing.end))))
      return null;
    const isMeant =
      value(goes, "letGo") === "pet"
        ? isPet(thing) && !/^\s*(?:me|us)\b/.test(text.slice(goes.end))
        : after === undefined || CLAUSE_ENDS.has(after.kind);
    return isMeant ? negated([thing], false) : null;
  },
};
const isPet = (fact: Fact): boolean =>
  fact.kind === "amenity" && value(fact, "amenity").includes("pet_friendly");
export const negationList: Rule = {
  name: "negation.list",
  pattern: [is("negated"), is("or", "slash"), { kinds: WANTED }],
  produce({ facts }) {
    const first = value(facts[0], "negated");
    return negated([...first.facts, facts[2] as Fact], first.isTolerated, first.isTakenOut);
  },
};
/** "not in Asok and Nana": "and" goes on refusing only from a thing to the next of its kind. */
export const negationPair: Rule = {
  name: "negation.pair",
  pattern: [is("negated"), is("and"), { kinds: WANTED }],
  produce({ facts }, { text }) {
    const [first, and, next] = facts as [Fact, Fact, Fact];
    const { facts: refused, isTolerated, isTakenOut } = value(first, "negated");
    const isSameKind = refused.every(({ kind }) => kind === next.kind);
    if (!isSameKind || text.slice(and.end, next.start).trim() !== "") return null;
    return negated([...refused, next], isTolerated, isTakenOut);
  },
};
/** "no pool needed", "pool not necessary": allowed to be absent. */
export const notNeeded: Rule = {
  name: "negation.not-needed",
  pattern: [is("negation"), { kinds: WANTED }, is("needed")],
  produce: ({ facts }) => negated([facts[1] as Fact], true),
};
export const notNeededAfter: Rule = {
  name: "negation.not-needed-after",
  pattern: [{ kinds: WANTED }, is("unneeded")],
  produce({ facts }, { text }) {
    const [thing] = facts as [Fact];
    // "A condo or a small house doesn't matter": either will do.
    return IS_OTHER_CHOICE.test(text.slice(0, thing.start))
      ? { kind: thing.kind, value: thing.value }
      : negated([thing], true);
  },
};
const IS_OTHER_CHOICE = /(?:\bor (?:an? |the )?(?:[a-z]+ )?|หรือ ?)$/;
/** "not facing the road": refused things we have no word for stay together, as said. */
export const negationOfUnread: Rule = {
  name: "wish.not",
  pattern: [
    is("negation"),
    row("unread"),
    maybe("quality", "nearNoun"),
    { kinds: ["unread"], many: true, optional: true },
  ],
  produce: () => ({ kind: "wish", value: [] }),
};

const SOFTENED = ["amenity", "targets", "quality", "areas", "tenure", "wish", "stay"];
/** A wish that names amenities keeps them: homes that have them may come first. */
const wish = (facts: readonly (Fact | undefined)[]): Production => {
  const amenities = facts.flatMap((fact) => {
    if (fact?.kind === "amenity") return value(fact, "amenity");
    return fact?.kind === "wish" ? value(fact, "wish") : [];
  });
  return { kind: "wish", value: amenities };
};
/** "Ideally somewhere like On Nut": where somebody would live is asked for, and no extra. */
function preferredAreas(facts: readonly (Fact | undefined)[], text: string): Production | null {
  const [soft, ...things] = facts;
  const isPreferred = /^(?:ideally|preferably|hopefully)$/.test(text.slice(soft?.start, soft?.end));
  const areas = things.filter(
    (fact) => fact?.kind !== "or" && fact?.kind !== "and" && fact?.kind !== "slash",
  );
  return isPreferred && areas.every((fact) => fact?.kind === "areas")
    ? { kind: "areas", value: areas.flatMap((fact) => value(fact, "areas")) }
    : null;
}
/** "nice to have a balcony", "if possible near the BTS" */
export const softBefore: Rule = {
  name: "wish.soft-before",
  pattern: [is("softBefore"), { kinds: SOFTENED }],
  produce: ({ facts }, { text }) => preferredAreas(facts, text) ?? wish(facts),
};
/** "if it has a big balcony": how large it should be goes with what is wished for. */
export const softBeforeOfSize: Rule = {
  name: "wish.soft-before-of-size",
  pattern: [is("softBefore"), is("quality"), is("amenity")],
  produce: ({ facts }) => wish(facts),
};
/** "Up to 18m is ok if sea view", "5 ล้านก็ได้ถ้าวิวทะเล": what a concession hangs on is no must. */
export const conditional: Rule = {
  name: "wish.conditional",
  pattern: [{ kinds: ["amenity", "quality", "targets"] }],
  produce({ facts }, { text }) {
    const [thing] = facts as [Fact];
    // "5,000 more if it is by the sea" asks for the sea; "or Ari if that's closer to the office" for Ari.
    const condition = thing.kind === "targets" ? IS_THAT_CLOSER : CONDITION;
    const isOfClause = condition.test(text.slice(0, thing.start));
    const isAsked = /^ ?(?:ล่ะ|หล่ะ|ละ)/.test(text.slice(thing.end));
    return isOfClause && !isAsked ? wish(facts) : null;
  },
};
const IS_THAT_CLOSER = /\bif (?:that is |that's |it is |it's )$/;
const CONDITION =
  /(?<!\bwhat )\bif (?:it is |it's |it was |it were |it has been |that is |that's |there is |there's |with )?(?:an? )?$|(?<!แล้ว)(?<!^)ถ้า(?:เป็น|เห็น|ได้)?$/;
export const softBeforePair: Rule = {
  name: "wish.soft-before-pair",
  pattern: [is("softBefore"), { kinds: SOFTENED }, is("and", "or", "slash"), { kinds: SOFTENED }],
  produce: ({ facts }, { text }) => preferredAreas(facts, text) ?? wish(facts),
};
/** "Somewhere along the Airport Link would be perfect": the place itself is what is wished for. */
function idealPlace([thing, soft]: readonly (Fact | undefined)[], text: string): Production | null {
  const isIdeal = /^would be (?:perfect|ideal)$/.test(text.slice(soft?.start, soft?.end));
  const isLivedIn = thing?.kind === "areas" || /^(?:along|in|around|on)\b/.test(text.slice(thing?.start));
  return thing !== undefined && isIdeal && isLivedIn && thing.kind !== "amenity"
    ? { kind: thing.kind, value: thing.value }
    : null;
} // prettier-ignore
/** "a balcony would be nice", "มีสระยิ่งดี" */
export const softAfter: Rule = {
  name: "wish.soft-after",
  pattern: [{ kinds: SOFTENED }, { kinds: ["softAfter", "softBefore"] }],
  produce({ facts }, { after, text }) {
    const [thing, soft] = facts;
    if (soft?.kind === "softBefore" && SOFTENED.includes(after?.kind ?? "")) return null;
    // "พระโขนงด้วยก็ดี": another place would do as well, which is no extra of a home.
    if (thing?.kind === "areas" && WOULD_DO.test(text.slice(soft?.start, soft?.end))) return null;
    return idealPlace(facts, text) ?? wish(facts);
  },
};
const WOULD_DO = /^(?:ด้วย)?ก็(?:จะ)?ดี$/;
export const softAfterPair: Rule = {
  name: "wish.soft-after-pair",
  pattern: [{ kinds: SOFTENED }, is("and", "or"), { kinds: SOFTENED }, is("softAfter")],
  produce: ({ facts }) => wish(facts),
};
/** "leasehold is ok": tolerated, not wanted. */
export const tolerated: Rule = {
  name: "wish.tolerated",
  pattern: [
    { kinds: ["amenity", "tenure", "quality", "stay"] },
    maybe("measure", "stay"),
    is("isOk", "filler"),
  ],
  produce({ facts: [thing, , ok] }, { text, after }) {
    // "2.5 ล้าน ไม่ติดคลอง": what follows without a space is what it does not lie beside.
    const isBeside =
      (after?.kind === "nearNoun" || after?.kind === "place") && after.start === ok?.end;
    if (isBeside) return null;
    // "Ok" is said for many things; behind a tenure it tolerates.
    const isTolerated =
      ok?.kind === "isOk" ||
      (thing?.kind === "tenure" && /^(?:ok|okay|fine)$/.test(text.slice(ok?.start, ok?.end)));
    return isTolerated ? { kind: "wish", value: [] } : null;
  },
};
