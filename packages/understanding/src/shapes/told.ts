import { type Fact, FILLER } from "../engine/fact.ts";
import { value } from "./meanings.ts";

const TOLD_RULE = "aside.told-clause";

/** How a language tells what is and asks for what is to be. */
export interface ToldClauses {
  /** Found at the head of a clause that tells of somebody's home, work or money. */
  readonly states: RegExp;
  /** Found in a clause that asks for something. */
  readonly asks: RegExp;
  /** Found in a clause that tells what is paid or rented today. */
  readonly ofToday: RegExp;
  /** Found in a clause that tells of a home that was sold, where rules of the language do not read it. */
  readonly sold?: RegExp;
  /** Where one clause ends and the next begins. */
  readonly parts: RegExp;
}

interface ToldClause {
  readonly facts: readonly Fact[];
  readonly text: string;
}

/** What a clause that tells may still say of the home sought: who moves along. */
const MOVES_ALONG = new Set(["pet_friendly", "parking", "ev_charger"]);
/** What shows a question or an order: such a clause is not merely told. */
const NOT_TOLD = new Set([
  "ask",
  "question",
  "talk",
  "action",
  "change",
  "elsewhere",
  "sorry",
  "there",
]);
const FIGURES = new Set([
  "number",
  "numeral",
  "unit",
  "currency",
  "period",
  "periodBefore",
  "metreOrMillion",
  "measure",
  "fuzzy",
]);

/**
 * "My last condo was 45 sqm and cost 18k, looking for one in Ari": a clause with its own subject and a verb of
 * what is or was tells; one with a verb of wishing asks. What is told says nothing of a slot that the rest of
 * the message names for itself: a kind of home, a place, a figure.
 */
export function withoutTold(
  said: readonly Fact[],
  text: string,
  languages: readonly ToldClauses[],
): readonly Fact[] {
  const words = withoutOwnHome(said);
  if (asksSum(words)) return words;
  const spoken = languages.filter(({ asks, states }) => asks.test(text) || states.test(text));
  if (!spoken.some(({ asks }) => asks.test(text))) return words;
  const clauses = clausesOf(words, text, partsOf(spoken));
  if (clauses.length < 2) return words;
  const told = new Set(clauses.filter((clause) => isBackground(clause, spoken)));
  if (told.size === 0) return words;
  const rest = clauses.filter((clause) => !told.has(clause)).flatMap(({ facts }) => facts);
  const isPriced = rest.some(isFigure);
  const isSeen = [...told].some(({ facts }) =>
    facts.some((fact) => isHomeOrPlace(fact) || describes(fact) || (isPriced && isFigure(fact))),
  );
  if (!isSeen || !rest.some(isHomeOrPlace)) return words;
  const named = {
    type: rest.some(({ kind }) => kind === "type"),
    place: rest.some(({ kind }) => kind === "place"),
    figure: isPriced,
    // "The same price", "can add 2,000": what was told of it is what is asked for.
    isSame: rest.some(
      ({ kind, value: said }) =>
        kind === "sameBudget" || (kind === "shiftWord" && said === "up"),
    ),
  };
  // What the home of today is and costs is asked for by nobody, named elsewhere or not.
  const ofToday = { ...named, type: true };
  const sold = { ...ofToday, place: true };
  return clauses.flatMap((clause) => {
    if (!told.has(clause)) return clause.facts;
    const says = (signs: "ofToday" | "sold") =>
      spoken.some((language) => language[signs]?.test(clause.text));
    const known = says("sold") ? sold : says("ofToday") ? ofToday : named;
    const { facts } = clause;
    return withoutEmptyOrigin(facts).map((fact, at) =>
      asBackground(fact, facts, at, known),
    );
  });
} // prettier-ignore

/** "Selling my condo in Ari to buy a villa in Rawai": the kind and the place of the home offered are not sought. */
function withoutOwnHome(words: readonly Fact[]): readonly Fact[] {
  const offer = words.findIndex((word) => word.kind === "talk" && word.value === "owner");
  if (offer < 0) return words;
  const seeks = words.findIndex(
    ({ kind }, at) => at > offer && (kind === "seek" || kind === "deal"),
  );
  if (seeks < 0) return words;
  const sought = new Set(words.slice(seeks).map(({ kind }) => kind));
  // "…to sell my flat in Ekkamai and buy a house": where the flat is says nothing of the house.
  const isOther = sought.has("type");
  return words.map((word, at) =>
    at > offer && at < seeks && isHomeOrPlace(word) && (sought.has(word.kind) || isOther)
      ? { ...word, kind: FILLER, value: null, rule: TOLD_RULE }
      : word,
  );
}

/** Most messages speak one language, whose expression is ready. */
const partsOf = ([first, ...more]: readonly ToldClauses[]): RegExp =>
  first !== undefined && more.length === 0
    ? first.parts
    : new RegExp([first, ...more].flatMap((each) => each?.parts.source ?? []).join("|"));

/** "I earn 50,000, what can I afford?", "I bought at 4 million, what tax do I pay?": a sum is made of what is told. */
function asksSum(words: readonly Fact[]): boolean {
  const says = (kind: string, ...values: readonly string[]): boolean =>
    words.some((word) => word.kind === kind && values.includes(String(word.value)));
  return (
    says("ask", "howMuch", "compute", "sum") &&
    (says("otherMoney", "income", "instalment") || says("topic", "loan", "tax"))
  );
}

/** What a clause must hold to be worth setting aside. */
const describes = ({ kind, value: said }: Fact): boolean =>
  kind === "origin" || kind === "otherMoney" || kind === "amenity" ||
  (kind === "unit" && ["bedrooms", "area"].includes((said as { dimension: string }).dimension)); // prettier-ignore
const isFigure = ({ kind }: Fact): boolean => kind === "number" || kind === "numeral";
const isHomeOrPlace = ({ kind }: Fact): boolean => kind === "type" || kind === "place";

function clausesOf(words: readonly Fact[], text: string, parts: RegExp): readonly ToldClause[] {
  let [at, next] = [0, 0];
  return joined(text.split(parts)).map((part) => {
    at += part.length;
    const first = next;
    while (next < words.length && (words[next]?.start ?? at) < at) next++;
    return { text: part.trim(), facts: words.slice(first, next) };
  });
}

/** What a figure counts, which Thai sets behind a space: "5 ล้าน", "3 ปี". */
const UNITS =
  /^(?:ล้าน|แสน|หมื่น|พัน|บาท|ปี|เดือน|วัน|ตร|ตาราง|ไร่|งาน|วา|ชั้น|ห้อง|คน|เมตร|กิโล|กม|นาที|ชม|ชั่วโมง|%|เปอร์)/;

/** "internet ล่มทุกวัน": behind an English word a Thai clause goes on, unless a new one begins. */
const isInside = (part: string): boolean =>
  /^(?!ขอ|อยาก|หา|ต้องการ|งบ|สนใจ|เอา|แต่|เลย|จะ|มี|ไม่|ราคา|ตอนนี้|ที่|แถว|ใกล้)[\u0e01-\u0e2e\u0e40-\u0e44]/.test(
    part,
  );

/** Thai sets spaces inside of a clause too: what begins with a figure or Latin letters goes on with it. */
function joined(parts: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (const part of parts) {
    const last = whole.at(-1) ?? "";
    const goesOn = /[\u0e01-\u0e4e]/.test(last) && /^(?:[a-z0-9]|เดือนละ|ปีละ|ราคา|ค่าเช่า|ไม่มี)/.test(part);
    const isCounted = /\d $/.test(last) && UNITS.test(part);
    const isName = /[\u0e01-\u0e4e].*\b(?:bts|mrt|arl|srt) $/.test(last);
    const isMixed = /[\u0e01-\u0e4e].*\b[a-z][a-z-]+ $/.test(last) && isInside(part);
    if (goesOn || isCounted || isName || isMixed) whole[whole.length - 1] = last + part;
    else whole.push(part);
  }
  return whole;
} // prettier-ignore

const isBackground = ({ text, facts }: ToldClause, languages: readonly ToldClauses[]): boolean => {
  const said = bare(text);
  return (
    languages.some(({ states, ofToday }) => states.test(said) || ofToday.test(said)) &&
    !languages.some(({ asks }) => asks.test(said)) &&
    !facts.some(isAsking)
  );
};
/** What stands around a clause and is none of it: signs, tags, a greeting, "please" behind what is or was. */
const bare = (text: string): string =>
  text
    .replace(/^(?:#\S+\s*|[^\p{L}\p{N}]+|สวัสดี(?:ค่ะ|ครับ|จ้า)?\s*)+/u, "")
    .replace(/(?<=\b(?:is|are|was|were|has|had|pays?|paid|paying|costs?)\b.*)[\s,]+please\W*$/, "");
const isAsking = ({ kind, value: said }: Fact): boolean =>
  NOT_TOLD.has(kind) && said !== "hello" && said !== "thanks" && !isComplaint(kind, said);
/** "The house is too big", "I can't pay that any more": of the home of today. */
const isComplaint = (kind: string, said: unknown): boolean =>
  kind === "change" && (said as { do: string }).do === "adjust";

/** "ห้องเดิมไม่มีอ่าง": it names no place, and may not take that of the next clause for its own. */
const withoutEmptyOrigin = (facts: readonly Fact[]): readonly Fact[] =>
  facts.some(({ kind }) => kind === "place")
    ? facts
    : facts.map((fact, at) =>
        // "Moving from a flat to a house" leaves the flat.
        (fact.kind === "origin" &&
          facts.slice(at + 1).find(({ kind }) => kind !== FILLER)?.kind !== "type") ||
        fact.kind === "dayPlace"
          ? { ...fact, kind: FILLER, value: null, rule: TOLD_RULE }
          : fact,
      );

/** "Our house in Leeds": where no map of ours reaches. */
const isElsewhere = (clause: readonly Fact[], at: number): boolean =>
  clause[at + 1]?.kind === "inArea" && clause[at + 2]?.kind === "unread";

const isOfPeople = (fact: Fact | undefined): boolean =>
  fact?.kind === "unit" && value(fact, "unit").dimension === "people";

interface ClauseSigns {
  readonly type: boolean;
  readonly place: boolean;
  readonly figure: boolean;
  readonly isSame: boolean;
}

function asBackground(fact: Fact, clause: readonly Fact[], at: number, named: ClauseSigns): Fact {
  const { kind } = fact;
  const before = clause[at - 1];
  // "We are 4 students, each can pay 3500": how many they are belongs to what each pays.
  if (isOfPeople(fact) || (kind === "number" && isOfPeople(clause[at + 1]))) return fact;
  // "I work in Silom", "I'm from Udon Thani": rules of their own say what the place is.
  if (kind === "place" && (before?.kind === "dayPlace" || before?.kind === "origin")) return fact;
  const isSilent =
    (kind === "type" && (named.type || (named.place && isElsewhere(clause, at)))) ||
    (FIGURES.has(kind) && !named.isSame && (named.figure || named.type)) ||
    (kind === "amenity" && !value(fact, "amenity").every((each) => MOVES_ALONG.has(each))) ||
    ["deal", "tenure", "quality", "unread", "budget", "bound", "otherMoney", "sort", "also", "negation", "topic", "from", "change"].includes(kind) ||
    (["nearNoun", "network", "station"].includes(kind) && named.place);
  if (isSilent) return { ...fact, kind: FILLER, value: null, rule: TOLD_RULE };
  const isWishedNear =
    kind === "place" && before?.kind === "near" && value(fact, "place").places[0]?.kind === "landmark";
  return kind === "place" && named.place && !isWishedNear
    ? {
        ...fact,
        kind: "aside",
        value: { what: "background", measure: null, told: [value(fact, "place")] },
        rule: TOLD_RULE,
      }
    : fact;
} // prettier-ignore
