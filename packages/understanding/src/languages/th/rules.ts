import { findPlaces } from "@propertyvr/gazetteer";
import type { Fact } from "../../engine/fact.ts";
import type { Rule } from "../../engine/rule.ts";
import { is, maybe, that, value } from "../../shapes/meanings.ts";
import { shiftBy } from "../../shapes/changes.ts";
import { closerTo, withinOf } from "../../shapes/near.ts";
import { measureOf, numberOf } from "../../shapes/numbers.ts";
import { areaOf, generic, targets } from "../../shapes/place-meaning.ts";
import { refusedOfKind } from "../../shapes/polarity.ts";

/** "2 หมื่น 5": a lone digit after a power counts in its next lower place, unless it counts something itself. */
export const ellipticDigits: Rule = {
  name: "th.number.elliptic",
  pattern: [
    that("number", (n) => n.power >= 100 && !n.isDigits && n.to === undefined),
    that("number", (n) => n.n < 10 && n.power === 1 && Number.isInteger(n.n) && n.to === undefined),
  ],
  produce({ facts }, { after, text }) {
    if (
      ["unit", "numeral", "dash", "slash", "quality", "plus", "or", "type"].includes(
        after?.kind ?? "",
      )
    )
      return null;
    const [whole, digit] = [numberOf(facts[0]), numberOf(facts[1])];
    const gap = text.slice(facts[0]?.end ?? 0, facts[1]?.start ?? 0);
    if (gap.length > 1) return null;
    return { kind: "number", value: { ...whole, n: whole.n + (digit.n * whole.power) / 10 } };
  },
};
/** "2 ไร่ครึ่ง", "ไร่ครึ่ง": half a unit of land more. */
export const landAndHalf: Rule = {
  name: "th.measure.land-and-half",
  pattern: [
    maybe("number", "numeral"),
    that("unit", (unit) => unit.dimension === "land"),
    that("numeral", (numeral) => "half" in numeral),
  ],
  produce({ facts }) {
    const [count, unit] = [facts[0], value(facts[1], "unit")];
    const numeral = count?.kind === "numeral" ? value(count, "numeral") : { digit: 1 };
    if (!("digit" in numeral)) return null;
    const n = (count?.kind === "number" ? numberOf(count).n : numeral.digit) + 0.5;
    const number = { n, power: 1, isDigits: true };
    return {
      kind: "measure",
      value: measureOf("land", number, unit.factor, { unit: unit.name ?? null }),
    };
  },
};
/** "2 ล้าน 5 แสน" */
export const powerSum: Rule = {
  name: "th.number.sum",
  pattern: [
    that("number", (n) => n.power >= 1_000 && !n.isDigits && n.to === undefined),
    that("number", (n) => n.power >= 100 && !n.isDigits && n.to === undefined),
  ],
  produce({ facts }, { text }) {
    const [whole, part] = [numberOf(facts[0]), numberOf(facts[1])];
    if (text.slice(facts[0]?.end, facts[1]?.start).trim() !== "") return null;
    if (part.n >= whole.power) return null;
    return { kind: "number", value: { ...whole, n: whole.n + part.n } };
  },
};
/** "ล้านต้นๆ" 1.0-1.4, "กลางๆ" 1.4-1.6, "ปลายๆ" 1.7-1.99 of the power. */
const FUZZY: Readonly<Record<string, readonly [number, number]>> = {
  low: [0, 0.4],
  middle: [0.4, 0.6],
  high: [0.7, 0.99],
  over: [0, 0.9],
};
export const fuzzyPart: Rule = {
  name: "th.number.part-of-power",
  pattern: [
    that("number", (n) => n.power >= 1_000 && n.to === undefined),
    is("fuzzy"),
    maybe("fuzzy"),
    maybe("currency"),
  ],
  produce({ facts }, { text }) {
    const number = numberOf(facts[0]);
    const part = FUZZY[String(facts[1]?.value)];
    // "3 ล้านบาท พร้อมเข้าอยู่ปลายเดือน": the end of a month is no part of a million.
    const gap = text.slice(facts[0]?.end, facts[1]?.start);
    const isWord = !/^กลาง[\u0e01-\u0e45\u0e47-\u0e4e]/.test(text.slice(facts[1]?.start));
    if (part === undefined || !isWord || !/^ ?(?:บาท)? ?$/.test(gap)) return null;
    const unit = number.n % number.power === 0 ? number.power : number.power / 10;
    const base = Math.floor(number.n / unit) * unit;
    const made = { ...number, n: base + part[0] * unit, to: base + part[1] * unit };
    return { kind: "measure", value: measureOf("money", made, 1) };
  },
};
/** "เกือบสามล้าน": nine tenths up to it. */
export const almost: Rule = {
  name: "th.number.almost",
  pattern: [that("fuzzy", (v) => v === "almost"), that("number", (n) => n.power >= 100)],
  produce({ facts }) {
    const number = numberOf(facts[1]);
    return {
      kind: "measure",
      value: measureOf("money", { ...number, n: number.n * 0.9, to: number.n }, 1),
    };
  },
};
/** "หลักแสน": any number of hundred thousands. */
export const orderOfMagnitude: Rule = {
  name: "th.number.order",
  pattern: [that("fuzzy", (v) => v === "order"), that("number", (n) => n.power >= 1_000)],
  produce({ facts }) {
    const number = numberOf(facts[1]);
    return {
      kind: "measure",
      value: measureOf("money", { ...number, n: number.n, to: number.n * 10 - 1 }, 1),
    };
  },
};
/** "ห้องนอน 2 ห้อง": the classifier behind the count is no room of its own. */
export const countedWithClassifier: Rule = {
  name: "th.measure.rooms-with-classifier",
  pattern: [
    that("unit", (u) => u.dimension === "bedrooms" || u.dimension === "bathrooms"),
    that("number", (n) => n.n <= 12),
    that("type", ({ isWeak }) => isWeak === true),
  ],
  produce({ facts }, { text }) {
    const unit = value(facts[0], "unit");
    return text.slice(facts[2]?.start, facts[2]?.end) === "ห้อง"
      ? { kind: "measure", value: measureOf(unit.dimension, numberOf(facts[1]), unit.factor) }
      : null;
  },
};
/** "ห้องแถวลาดพร้าว", "ห้องแถว BTS อ่อนนุช", "ห้องแถวนั้น" is a room around there; "ห้องแถว" with no name behind it is a shophouse. */
export const roomRow: Rule = {
  name: "th.type.row-of-rooms",
  pattern: [is("roomRow")],
  produce: ({ facts }, { after, text }) => ({
    kind: "type",
    value:
      after?.kind === "place" ||
      after?.kind === "network" ||
      /^(?:ๆ|นั้น|นี้|เดิม)/.test(text.slice(facts[0]?.end))
        ? { types: ["condo", "apartment"], isWeak: true }
        : { types: ["shophouse"] },
  }),
};
/** "มีโรงเรียนใกล้ๆไหม": the word for near stands behind the thing, and nothing follows to be near. */
export const thingNearBehind: Rule = {
  name: "th.near.behind",
  pattern: [is("nearNoun"), maybe("stayFor"), is("near")],
  produce({ facts: [thing, , near] }, { text }) {
    const isLast =
      /^(?:ไหม|มั้ย|มัย|ไม๊|หรือเปล่า|รึเปล่า|บ้าง|ด้วย|ก็ดี)*\s?(?:ค่ะ|คะ|ครับ)?\s*(?:[^\p{L}\p{M}\p{N}\s]|please|thanks|ขอบคุณ|$)/u.test(
        text.slice(near?.end),
      );
    const { kind, name } = value(thing, "nearNoun");
    return isLast ? targets(generic(kind, name)) : null;
  },
}; // prettier-ignore

/** "ห่าง BTS ไม่เกิน 500 เมตร", "ห่างจากนิมมานไม่เกิน 5 กม." */
export const farFromThing: Rule = {
  name: "th.near.far-from",
  pattern: [
    is("from"), { kinds: ["targets", "nearNoun", "place"] }, maybe("bound"),
    that("measure", (m) => m.dimension === "distance"),
  ], // prettier-ignore
  produce({ facts }) {
    const metres = value(facts[3], "measure").from;
    const thing = facts[1];
    if (thing?.kind === "place") return withinOf(value(thing, "place"), metres);
    if (thing?.kind === "nearNoun") {
      const { kind, name } = value(thing, "nearNoun");
      return { kind: "targets", value: [{ kind, name, withinM: metres, ref: null }] };
    }
    return {
      kind: "targets",
      value: value(thing, "targets").map((target) => ({ ...target, withinM: metres })),
    };
  },
};

/** "ใกล้ BTS กว่านี้": nearer than now. */
export const closerThanThis: Rule = {
  name: "th.near.closer",
  pattern: [
    that("targets", (list) => list.every(({ withinM }) => withinM === null)),
    is("thanThis"),
  ],
  produce: ({ facts }) => closerTo(value(facts[0], "targets")),
};

/** "จองดูที่ 2", "นัดดูห้อง 2 วันเสาร์", "ขอเบอร์โกดังที่ 3": an act on the home of that number. */
export const actOnNumber: Rule = {
  name: "th.action.on-number",
  pattern: [
    that("action", ({ type }) => ["viewing", "contact", "select", "save"].includes(type)),
    maybe("type"),
    maybe("inArea"),
    that("number", (n) => Number.isInteger(n.n) && n.n >= 1 && n.n <= 20 && n.to === undefined),
  ],
  produce({ facts }, { after, text }) {
    const [act, noun, at, number] = facts;
    const said = (fact: Fact | undefined): string => text.slice(fact?.start ?? 0, fact?.end ?? 0);
    const isNumbered = at === undefined ? COUNTED.test(said(noun ?? act)) : said(at) === "ที่";
    const isBare = !["unit", "measure", "numeral"].includes(after?.kind ?? "");
    const isHour = /^ ?(?:โมง|ทุ่ม|น\.)/.test(text.slice(number?.end));
    if (!isNumbered || !isBare || isHour) return null;
    // To look at a home on screen is to choose it; on a day it is visited.
    const type = /^(?:ขอ)?ดูห้อง$/.test(said(act)) ? "select" : value(act, "action").type;
    return { kind: "action", value: { type, index: numberOf(number).n } };
  },
};
/** What homes on screen are counted as. */
const COUNTED = /(?:ห้อง|หลัง|ยูนิต|คอนโด|บ้าน|โกดัง|ตึก|แปลง)$/;
/** What follows a word of going to look where others are looked for. */
const LOOKS_FOR: ReadonlyMap<string, readonly string[]> = new Map([
  ["ไปดู", ["areas"]],
  ["ดูห้อง", ["areas", "measure"]],
]);
/** "ไปดูแถวลาดกระบังดีกว่า", "ขอดูห้อง 2 ห้องนอน": one looks for others; a home is visited by its number. */
export const goAndLook: Rule = {
  name: "th.seek.go-and-look",
  pattern: [that("action", ({ type }) => type === "viewing")],
  produce({ facts }, { after, text }) {
    const said = facts[0] as Fact;
    const isNext = after !== undefined && text.slice(said.end, after.start).trim() === "";
    const sought = LOOKS_FOR.get(text.slice(said.start, said.end).replace(/^ขอ/, "")) ?? [];
    return isNext && sought.includes(after.kind) ? { kind: "seek", value: "seek" } : null;
  },
};
const REFUSABLE = new Set(["amenity", "type", "quality", "areas", "targets", "place", "tenure"]);
/** What may follow a refusal that looks back; anything else is what it refuses. */
const ENDS_REFUSAL = new Set(["stop", "comma", "question", "seek", "deal", "budget", "bound"]);
/** "ไม่ติดถนนใหญ่": what a home is not to lie beside. */
export const notBeside: Rule = {
  name: "th.negation.not-beside",
  pattern: [is("isOk"), is("nearNoun")],
  produce({ facts }, { text }) {
    const [ok, thing] = facts as [Fact, Fact];
    return text.slice(ok.start, thing.start) === "ไม่ติด"
      ? { kind: "negated", value: { facts: [thing], isTolerated: false } }
      : null;
  },
};
/** "ไม่ติดบ้านจัดสรร": what land is not to lie beside, and no kind of home. */
export const notBesideEstate: Rule = {
  name: "th.wish.not-beside-estate",
  pattern: [is("type")],
  produce: ({ facts }, { text }) =>
    /^(?:บ้านจัดสรร|หมู่บ้าน|คอนโด|โรงงาน|โกดัง)$/.test(text.slice(facts[0]?.start, facts[0]?.end)) &&
    /ไม่(?:อยู่|ได้)?ติด ?$/.test(text.slice(0, facts[0]?.start))
      ? { kind: "wish", value: [] }
      : null,
}; // prettier-ignore
/** "ระเบียงไม่ต้อง", "สตูดิโอไม่เอา": Thai may refuse behind the thing, where the clause ends. */
export const refusedAfter: Rule = {
  name: "th.negation.after",
  pattern: [
    { kinds: ["amenity", "type", "quality", "areas", "targets", "tenure"] },
    is("negation"),
  ],
  produce({ facts }, { after, text }) {
    const [thing, not] = facts as [Fact, Fact];
    if (text.slice(thing.end, not.start).trim() !== "") return null;
    // "Close to the airport but not under the flight path": what is refused follows.
    if (/^but\b/.test(text.slice(not.start, not.end))) return null;
    // "สตูดิโอไม่เอา คอนโด…": written together with what it refuses, apart from what follows.
    const isTogether =
      thing.end === not.start &&
      /^(?:นะ|ละ|ล่ะ|แล้ว|เลย|ดีกว่า|คะ|ค่ะ|ครับ|จ้า|จ้ะ)*(?:[\s,.]|$)/.test(text.slice(not.end));
    // "studio no need for parking": in other words than Thai ones the thing follows.
    const isApart =
      value(not, "negation") === "noNeed" &&
      /[\u0e00-\u0e7f]\s/.test(text.slice(not.end - 1, not.end + 1));
    const ends = after === undefined || ENDS_REFUSAL.has(after.kind) || isApart;
    if (!isTogether && !ends) return null;
    return {
      kind: "negated",
      value: { facts: [thing], isTolerated: value(not, "negation") === "noNeed" },
    };
  },
};
/** "คืนนี้ไม่เอา อยากเช่ารายเดือน", "ไม่เอาดีกว่า เช่า": a wish ends what was refused before it. */
export const wishAfterRefusal: Rule = {
  name: "th.deal.after-refusal",
  pattern: [is("negation"), is("deal")],
  produce({ facts }, { text }) {
    const [not, deal] = facts as [Fact, Fact];
    return /\s(?:อยาก|ต้องการ|ขอ|เอา|จะ)|^(?:ดีกว่า|ดีกว่าค่ะ|ดีกว่าครับ|ละ|แล้ว)\s/.test(
      text.slice(not.end, deal.end),
    )
      ? { kind: "deal", value: deal.value }
      : null;
  },
};
/** "ซื้อคอนโดปล่อยเช่า", "หาซื้อห้องไว้ปล่อยเช่า": what is bought to be let is bought. */
export const boughtToLet: Rule = {
  name: "th.deal.bought-to-let",
  pattern: [that("deal", (deal) => deal === "rent")],
  produce({ facts }, { text }) {
    const [fact] = facts as [Fact];
    const isLet = /^(?:ปล่อยเช่า|ให้เช่า|ให้เช่าต่อ)$/.test(text.slice(fact.start, fact.end));
    return isLet && /(?:ซื้อ|ลงทุน)[^.\n]*$/.test(text.slice(0, fact.start)) && !/ขาย/.test(text)
      ? { kind: "deal", value: "sale" }
      : null;
  },
};
/** "ไม่ เช่าดีกว่า", "ไม่ เอา 2 ห้องนอน": a no that stands apart answers; what follows is wanted. */
export const noApart: Rule = {
  name: "th.negation.answer",
  pattern: [is("negation")],
  produce({ facts }, { before, after, text }) {
    const [no] = facts as [Fact];
    const isApart = text.slice(no.start, no.end) === "ไม่" && /^[ ,]/.test(text.slice(no.end));
    return isApart && before === undefined && after !== undefined
      ? { kind: "sorry", value: null }
      : null;
  },
};
/** "ไม่เอาละ เอาบ้านดีกว่า": gives up what was asked for before; what follows takes its place. */
export const givenUp: Rule = {
  name: "th.replace.given-up",
  pattern: [is("negation", "remove")],
  produce({ facts }, { before, text }) {
    const [no] = facts as [Fact];
    const isGivenUp = /^ไม่เอา(?:ละ|ล่ะ|แล้ว|ดีกว่า)\s+(?:(?:เอา|ขอ|อยากได้)|\S{2,24}เหมือนเดิม)/.test(text.slice(no.start));
    // "สระไม่เอาแล้ว เอาวิวทะเล" refuses what stands before it.
    const isRefusal = before !== undefined && REFUSABLE.has(before.kind);
    return isGivenUp && !isRefusal ? { kind: "replace", value: null } : null;
  },
}; // prettier-ignore
/** "เอาวัชรพลแทนคู้บอน": what stands behind "แทน" is given up. */
export const insteadOf: Rule = {
  name: "th.negation.instead-of",
  pattern: [is("replace"), is("areas", "targets", "type")],
  produce({ facts }, { before, text }) {
    const [word, given] = facts as [Fact, Fact];
    const isWord = text.slice(word.start, word.end) === "แทน" && before !== undefined;
    const isApart = given.start > word.end && !/^[a-z]/.test(text.slice(given.start));
    return !isWord || isApart ? null : { kind: "negated", value: { facts: [given], isTolerated: false } };
  },
}; // prettier-ignore
/** "ถูกลง 20%" */
export const cheaperBy: Rule = {
  name: "th.change.cheaper-by",
  pattern: [is("topic"), that("measure", (m) => m.dimension === "percent")],
  produce: ({ facts }, { text }) =>
    text.slice(facts[0]?.start, facts[0]?.end) === "ถูกลง" ? shiftBy("down", facts[1] as Fact) : null,
}; // prettier-ignore
/** "เปลี่ยนอารีย์เป็นพญาไท": what is given up stands between "เปลี่ยน" and "เป็น". */
export const changedTo: Rule = {
  name: "th.negation.changed-to",
  pattern: [is("replace"), is("amenity", "areas", "targets", "type"), is("filler")],
  produce({ facts }, { text }) {
    const [word, given, to] = facts as [Fact, Fact, Fact];
    const isChange = /^(?:เปลี่ยน|เปลี่ยนจาก)$/.test(text.slice(word.start, word.end));
    return isChange && text.slice(to.start, to.end) === "เป็น"
      ? { kind: "negated", value: { facts: [given], isTolerated: false, isTakenOut: true } }
      : null;
  },
};
/** "ไม่เอาคอนโดเก่า": an old one is refused, not the kind of home. */
export const refusedQuality: Rule = {
  name: "th.negation.quality-of-type",
  pattern: [is("negation"), is("type"), is("quality", "old")],
  produce({ facts }) {
    const [, type, quality] = facts as [Fact, Fact, Fact];
    return type.end === quality.start ? refusedOfKind(type, quality) : null;
  },
};
/** "หาบ้านเช่าที่เลย": the province behind "at", where a home is spoken of and nothing follows at once. */
export const atLoei: Rule = {
  name: "th.place.at-loei",
  pattern: [is("inArea"), is("filler")],
  produce({ facts }, { before, after, text }) {
    const [at, word] = facts;
    if (!/^(?:ที่|อยู่ที่|ใน)\s?เลย$/.test(text.slice(at?.start, word?.end))) return null;
    const isOfHome = ["type", "deal", "seek"].includes(before?.kind ?? "");
    const goesOn = ["place", "network", "station"].includes(after?.kind ?? "");
    const mention = findPlaces("จังหวัดเลย")[0];
    const isOpen = isOfHome && !goesOn && !/^\p{L}/u.test(text.slice(word?.end));
    return isOpen && mention !== undefined ? areaOf(mention) : null;
  },
};
