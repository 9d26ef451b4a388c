import type { PlaceMention } from "@propertyvr/gazetteer";
import { type Fact, UNREAD } from "../engine/fact.ts";
import type { PatternSlot, Production, Rule } from "../engine/rule.ts";
import { is, maybe, row, value } from "./meanings.ts";
import { areaOf, nearName } from "./place-meaning.ts";

/**
 * Stories hold homes that nobody asks for: a friend's rent, the flat of last
 * year, the town one comes from. They are set aside before anything in them
 * can be a price or a place.
 */
const CLAUSE_ENDS = new Set([
  "stop",
  "question",
  "comma",
  "seek",
  "elsewhere",
  "dayPlace",
  "nowadays",
  "shiftWord",
]);
export const restOfClause: PatternSlot = {
  kinds: [],
  anyBut: CLAUSE_ENDS,
  where: ({ kind, value: turn }) => kind !== "filler" || turn !== "turn",
  many: true,
  optional: true,
};
/** Told, and asked for by nobody. */
export const BACKGROUND = { kind: "aside", value: { what: "background", measure: null } } as const;
/** The same, where places were told: a later word may point at them. */
export const backgroundAt = (...told: readonly PlaceMention[]): Production => ({
  ...BACKGROUND,
  value: { ...BACKGROUND.value, told },
});

/** The places that a clause names. */
export const placesIn = (clause: readonly Fact[]): readonly PlaceMention[] =>
  clause.filter(({ kind }) => kind === "place").map((fact) => value(fact, "place"));

/** "we used to live in Ekkamai", "a friend pays 30k in Asok" */
export const elsewhere: Rule = {
  name: "aside.elsewhere",
  pattern: [is("elsewhere"), restOfClause],
  produce({ rows }, { text }) {
    const clause = rows[1] ?? [];
    // "เพื่อนบอกว่าทองหล่อแพงกว่าเอกมัย จริงไหม": what is told of two places is what is asked about.
    const isCompared = clause.some(({ kind }) => kind === "topic") && placesIn(clause).length > 1;
    const isWantedToo = WANTS_THE_SAME.test(text.slice(clause.at(-1)?.end ?? text.length));
    return isCompared || isWantedToo ? null : backgroundAt(...placesIn(clause));
  },
};
/** "My friend pays 11k for a studio in Phaya Thai, I want the same": what another has is what is wanted. */
const WANTS_THE_SAME =
  /^[\s,;.!&]{0,4}(?:(?:and|so) )?(?:(?:i|we)(?:'d| would)? (?:want|like|need|love|wish for|am after|are after)|(?:i|we)['’](?:m|re) (?:after|looking for)) (?:exactly |just |pretty much )?(?:the same|(?:a |one |something )?(?:similar|like (?:that|it|hers|his|theirs)))\b(?! (?:area|place|budget|price|street|road|building))|^ ?(?:ผม|หนู|เรา|ฉัน|เลย)?(?:อยากได้|ขอ|เอา)(?:แบบ(?:เดียวกัน|นั้น|นี้|เขา|เค้า|เพื่อน)|เหมือนกัน)/;

/** "moving from Chiang Mai": only the name is past, what follows is not. */
export const origin: Rule = {
  name: "aside.origin",
  pattern: [is("origin"), maybe("type"), maybe("stayFor"), maybe("inArea"), is("place")],
  produce: ({ facts }) => backgroundAt(value(facts[4], "place")),
};
/** "Relocate my parents from Isan to Pathum Thani": between a word of moving and "to" stands what is left. */
export const movedFrom: Rule = {
  name: "aside.moved-from",
  pattern: [is("from"), is("place")],
  produce({ facts }, { after, text }) {
    const isMoving =
      /\b(?:mov|relocat|transferr|bring|tak|com|send|shift)(?:e|es|ed|ing)?\b[^.,;!?\d]{0,40}$/.test(
        text.slice(0, facts[0]?.start),
      );
    const isRange = after?.kind === "dash" || after?.kind === "or" || after?.kind === "place";
    return isMoving && !isRange ? backgroundAt(value(facts[1], "place")) : null;
  },
};
/** "Moving from a condo to a house", "ย้ายจากคอนโดไปอยู่บ้าน": the kind of home that is left. */
export const homeLeft: Rule = {
  name: "aside.home-left",
  pattern: [is("origin"), is("type")],
  produce: ({ facts }, { after, text }) =>
    after?.kind === "to" || /^(?: to | ?ไป| ?มา)/.test(text.slice(facts[1]?.end))
      ? BACKGROUND
      : null,
};
/** "Lumpini Park Rama 9", "ลุมพินี วิลล์ รัชดา": condominiums of one developer are called after a quarter they are not in. */
export const brandOfPlace: Rule = {
  name: "aside.brand-of-place",
  pattern: [is("place")],
  produce({ facts }, { before, after, text }) {
    const [place] = facts as [Fact];
    const said = text.slice(place.start);
    const isNamed =
      BRANDED.test(said) || (BRANDED_AFTER_PLACE.test(said) && after?.kind === "place");
    return isNamed && before?.kind !== "near" ? { kind: UNREAD, value: null } : null;
  },
};
const BRANDED =
  /^(?:lumpini|lumphini|lpn) (?:place|ville|suite|park (?:riverside|beach)|condo ?town|mega ?city|selected|township|center|centre)\b|^ลุมพินี ?(?:เพลส|วิลล์|พาร์ค|สวีท|คอนโดทาวน์|เมกะซิตี้|ทาวน์ชิป|เซ็นเตอร์)/;
/** Without another place behind it, the park. */
const BRANDED_AFTER_PLACE = /^(?:lumpini|lumphini) park /;
/** "Was thinking Thonglor but it's too expensive, so maybe Ekkamai": a place that is given up for the next one. */
export const placeGivenUp: Rule = {
  name: "aside.place-given-up",
  pattern: [
    is("place"),
    { kinds: ["filler", "change", "quality", "also", "unread"], many: true, optional: true },
  ],
  produce({ facts }, { text }) {
    const rest = text.slice(facts[0]?.end, (facts[0]?.end ?? 0) + GIVEN_UP_WITHIN);
    return GIVEN_UP.some((words) => words.test(rest))
      ? backgroundAt(value(facts[0], "place"))
      : null;
  },
};
const GIVEN_UP_WITHIN = 100;
const GIVEN_UP = [
  /^(?: area)?,?(?: but)?,? ?(?:(?:it|that|there)(?: is| was|['’]?s)|is|was|seems|looks|got)? (?:just |a bit |a little |way |far |really |crazy |super |so |too |very |much |quite |insanely )+(?:expensive|pricey|dear|steep|noisy|loud|crowded|busy|far|hectic|touristy)\b[^.?!\d]{0,25}?[\s,.](?:so|then|maybe|perhaps) [a-z]/,
  /^ ?(?:แต่)?(?:ว่า)?(?:มัน)?(?:ก็)?(?:แพง|ไกล|วุ่นวาย|เสียงดัง|รถติด|คนเยอะ|แออัด)(?:เกินไป|เกิน|ไป|มาก|เวอร์)?(?:หน่อย|นิด)? ?(?:เลย|งั้น|ก็)? ?(?:เอา|ขอ|หา|ไปดู|มาดู|เปลี่ยน)/,
];
/** "Mae Rim is too far from the school", "we already looked at San Sai": a place that is out of the question. */
export const placeRuledOut: Rule = {
  name: "negation.place-ruled-out",
  pattern: [is("place"), maybe("comma"), { kinds: ["filler", "change", "quality", "also", "unread", "near", "nearNoun", "inArea", "seek", "action", "negation", "remove", "nowadays", "there", "bound", "topic", "sorry", "unit"], many: true }],
  produce({ facts, rows }, { after, text }) {
    const [place] = facts as [Fact];
    const said = text.slice(place.end, rows[2]?.at(-1)?.end);
    const goesOn = after !== undefined && !CLAUSE_ENDS.has(after.kind);
    if (goesOn || !RULED_OUT.some((words) => words.test(said))) return null;
    return takenOut(place);
  },
}; // prettier-ignore
/** "Only Ari, too much traffic in Asok": the reason stands before the place. */
export const placeRuledOutBefore: Rule = {
  name: "negation.place-ruled-out-before",
  pattern: [is("inArea"), is("place")],
  produce({ facts }, { after, text }) {
    const goesOn = after !== undefined && !CLAUSE_ENDS.has(after.kind);
    const isTooMuch = TOO_MUCH_IN.test(text.slice(0, facts[0]?.end));
    return isTooMuch && !goesOn ? takenOut(facts[1] as Fact) : null;
  },
};
function takenOut(place: Fact): Production | null {
  const area = areaOf(value(place, "place"));
  if (area === null) return null;
  const { kind, value: meant } = area;
  const facts = [{ ...place, kind, value: meant }];
  return { kind: "negated", value: { facts, isTolerated: false, isTakenOut: true } };
}
/** What there can be too much of where somebody lives. */
const TOO_MUCH_OF =
  "too (?:much|many) (?:traffic|noise|cars|people|tourists|bars|dogs|construction|smoke|dust|pollution)";
const TOO_MUCH_IN = new RegExp(
  `(?:^|[,.;:!] ?)(?:(?:it's|it is|there's|there is|there are) )?(?:just |way |far |a bit )*(?:${TOO_MUCH_OF}|too (?:far(?: away| out)?|noisy|loud|crowded|busy|quiet|touristy|expensive|pricey|polluted)) (?:in|at|around|near)$`,
);
const RULED_OUT = [
  new RegExp(
    `^ ?(?:has|has got|got|had|have) (?:just |way |far )?${TOO_MUCH_OF}(?: for (?:me|us))?$`,
  ),
  /^ ?(?:is|was|'s|is just|seems) (?:just |a bit |a little |way |really |much |still )?too (?:far(?: away| out)?|remote|noisy|loud|crowded|boring|busy|quiet|sleepy|rural|touristy|hectic|expensive|pricey|dear|posh|rough|sketchy|polluted|isolated)(?: for (?:me|us|(?:my|our|the) \w+)| from [^,]*)?(?:,(?: so| ok| ok so)? (?:(?:scrap|forget|drop|skip|remove|ditch|leave|cut) (?:it|that|that one|this one)(?: out)?|ok|sorry|though|i think))?$/,
  /^ ?(?:is|'s) (?:out(?: of the question)?|off(?: the (?:table|list))?|a no(?:[- ]go)?|no good|not (?:for (?:me|us)|an option|our thing|my thing))$/,
  /^,? (?:we|i)(?:'ve| have)? already (?:looked|seen|saw|tried|checked|been|visited)\b/,
  /^ ?(?:มัน)?(?:ก็)?(?:ไกลมาก|(?:ไกล|แพง|วุ่นวาย|พลุกพล่าน|เสียงดัง|รถติด|คนเยอะ|แออัด|เงียบ|เปลี่ยว)(?:เกินไป|เกิน|มากไป|ไป))(?:หน่อย|นิด)?(?:นะ|ค่ะ|ครับ|อะ|อ่ะ)?$/,
  /^ ?(?:มัน)?(?:ก็)?(?:แพง|ไกล|วุ่นวาย|เสียงดัง|รถติด|คนเยอะ|แออัด|เงียบ|เปลี่ยว)(?:เกินไป|เกิน|ไป|มาก)? ?(?:ขอ)?(?:ตัดออก|ตัดทิ้ง|เอาออก|ไม่เอา)(?:ไป|ไปเลย|เลย|แล้ว|ดีกว่า)?$/,
  /^ ?(?:ไป)?ดู(?:มา)?แล้ว ?(?:แต่)?ไม่(?:ค่อย)?(?:ชอบ|โอเค|ถูกใจ|ผ่าน)/,
];
/** "Pak Chong side is better than Muak Lek", "เขาใหญ่ดีกว่าวังน้ำเขียว": the one that is liked better. */
export const placePreferred: Rule = {
  name: "place.preferred",
  pattern: [is("place"), { kinds: ["filler", "change", "quality", "better", "unread", "near", "also", "inArea", "fuzzy"], many: true }, is("place")],
  produce({ facts, rows }, { before, after, text }) {
    const [liked] = facts as [Fact];
    const between = text.slice(liked.end, rows[1]?.at(-1)?.end);
    const isAsked =
      after?.kind === "question" || (before !== undefined && !CLAUSE_ENDS.has(before.kind));
    if (isAsked || (after !== undefined && !CLAUSE_ENDS.has(after.kind))) return null;
    return PREFERS.some((words) => words.test(between)) ? areaOf(value(liked, "place")) : null;
  },
}; // prettier-ignore
const PREFERS = [
  /^(?: side| area)? ?(?:is|'s|seems|looks|would be|might be) (?:just |much |a bit |a lot |probably |definitely |way |really )*(?:better|nicer|quieter|closer|easier|safer|more convenient|handier|greener|livelier)(?: for (?:me|us|(?:my|our|the) \w+))? than(?: in)?$/,
  /^ ?(?:น่าจะ|ก็|คง)?(?:ดี|น่าอยู่|สะดวก|เงียบ|ใกล้|เหมาะ|โอเค)กว่า$/,
];
/** "We already looked at San Sai": where nothing was found. */
export const placeSeen: Rule = {
  name: "aside.place-seen",
  pattern: [maybe("inArea"), is("place")],
  produce: ({ facts }, { text }) =>
    SEEN_ALREADY.test(text.slice(0, (facts[0] ?? facts[1])?.start))
      ? backgroundAt(value(facts[1], "place"))
      : null,
};
const SEEN_ALREADY =
  /\b(?:we|i)(?:'ve| have)? already (?:looked (?:at|around)|seen|viewed|tried|checked(?: out)?|been to|visited) (?:everything in |all of |enough of )?$/;
/** "I don't want to move from On Nut": who would not leave a place looks for a home there. */
export const notLeft: Rule = {
  name: "place.not-left",
  pattern: [is("negation"), maybe("to"), is("origin"), maybe("inArea"), is("place")],
  produce: ({ facts }) => areaOf(value(facts[4], "place")),
};
/** "A doctor at Siriraj", "หมอที่ศิริราช": the hospital where the day is spent, and not the quarter of its name. */
export const hospitalOfWork: Rule = {
  name: "place.hospital-of-work",
  pattern: [maybe("inArea", "from"), is("place")],
  produce({ facts }, { text }) {
    const mention = value(facts[1], "place");
    const places = mention.places.filter(({ nearKind }) => nearKind === "hospital");
    const isTown = ["province", "district"].includes(mention.places[0]?.kind ?? "");
    if (places.length === 0 || isTown) return null;
    return OF_MEDICINE.test(text.slice(0, (facts[0] ?? facts[1])?.start))
      ? { kind: "placeOfDay", value: { mention: { ...mention, places }, isArea: false } }
      : null;
  },
};
/** Who works in a hospital, or what somebody goes there for. */
const OF_MEDICINE =
  /(?:\b(?:doctors?|nurses?|surgeon|dentist|pharmacist|medical student|dialysis|chemo(?:therapy)?|radiotherapy|treatments?|check-?ups?|surgery)\b[^.,;!?\n]{0,30}|(?:หมอ|พยาบาล|แพทย์|เภสัชกร|ฟอกไต|รักษา(?:ตัว)?|คีโม|ผ่าตัด|กายภาพ|ฉายแสง)(?:อยู่)?(?:ที่)?)\s*$/;
/** "I work in Silom": a place that is wanted only where the rest says so. */
export const dayPlace: Rule = {
  name: "place.of-the-day",
  pattern: [is("dayPlace"), maybe("inArea", "near"), maybe("network"), is("place")],
  produce: ({ facts }) => ({
    kind: "placeOfDay",
    value: { mention: value(facts[3], "place"), isArea: facts[1]?.kind === "inArea" },
  }),
};
/** "I work in a kitchen", "ทำงานโรงแรมที่สีลม": what one works in is no home and nothing a home must have. */
export const workplaceKind: Rule = {
  name: "aside.thing-of-the-day",
  pattern: [
    is("dayPlace"),
    { kinds: ["amenity", "type", "nearNoun", "talk", "unread"], many: true },
    maybe("inArea", "near"),
    maybe("place"),
  ],
  produce({ facts, rows }, { text }) {
    const [day, , where, place] = facts;
    const said = text.slice(day?.end, where?.start ?? rows[1]?.at(-1)?.end);
    if (!WORKPLACE.test(said)) return null;
    if (place === undefined) return where === undefined && rows[1]?.some(isHomeWord) === true ? BACKGROUND : null;
    return {
      kind: "placeOfDay",
      value: { mention: value(place, "place"), isArea: where?.kind === "inArea" },
    };
  },
}; // prettier-ignore
/** One noun in Thai; an article and two words in English. */
const WORKPLACE = /^(?:[\u0e01-\u0e4e]{2,24}| (?:(?:a|an|the|one|some) )?[\w-]+(?: [\w-]+)? ?)$/;
const isHomeWord = ({ kind }: Fact): boolean => kind === "amenity" || kind === "type";

/** "เรียนอยู่มหาสารคาม", "our son starts at Bangkok Patana": where somebody studies is where the day is spent. */
export const studyPlace: Rule = {
  name: "place.of-study",
  pattern: [is("near", "inArea"), maybe("inArea"), is("place")],
  produce({ facts }, { after, text }) {
    if (!saysStudies(facts[0], text) || after?.kind === "network") return null;
    const mention = value(facts[2], "place");
    const [first] = mention.places;
    const isSchool = first?.kind === "landmark" && first.nearKind === "school";
    const isTown = mention.places.every(({ kind }) => kind !== "landmark" && kind !== "station");
    return isSchool || isTown ? { kind: "placeOfDay", value: { mention, isArea: isTown } } : null;
  },
};
/** "ลูกเรียนสารสาสน์บางบอน": a school that is known by its quarter alone. */
export const unknownSchool: Rule = {
  name: "place.of-unknown-school",
  pattern: [is("near", "inArea"), maybe("inArea"), row(UNREAD), is("place")],
  produce({ facts }, { text }) {
    const [studies, , , place] = facts;
    return saysStudies(studies, text)
      ? { kind: "placeOfDay", value: { mention: value(place, "place"), isArea: true } }
      : null;
  },
};
const saysStudies = (word: Fact | undefined, text: string): boolean =>
  STUDIES.test(text.slice(word?.start, word?.end)) ||
  STUDIES_BEFORE.test(text.slice(0, word?.start));
const STUDIES =
  /^(?:stud|student|teach|enrolled|kids|goes to|attend|(?:ลูก|ลูกสาว|ลูกชาย|น้อง|หลาน)?(?:เรียน|ไปเรียน|สอบติด))/;
/** "She starts at Bangkok Patana": behind "at" a school is studied or taught at. */
const STUDIES_BEFORE =
  /\b(?:stud(?:y|ies|ying|ied)|starts?|starting|teach(?:es|er|ing)?|enrolled|student|accepted|admitted|got in)\s*$/;
/** "view สวนลุม", "วิวภูเขาทอง": what is seen from the home is not what it must be near. */
export const viewOfPlace: Rule = {
  name: "wish.view-of-place",
  pattern: [is("quality"), is("place")],
  produce({ facts }, { text }) {
    const [view, place] = facts;
    const isView = /^(?:view|views|วิว|วิวสวย)$/.test(text.slice(view?.start, view?.end));
    const isSeen = value(place, "place").places[0]?.kind === "landmark";
    return isView && isSeen && /^ ?(?:of |over )?(?:the )?$/.test(text.slice(view?.end, place?.start))
      ? { kind: "wish", value: [] }
      : null;
  },
}; // prettier-ignore
/** "near my office in Asok", "near my mother's house in Bang Khae": that place is wanted. */
export const nearOwnPlace: Rule = {
  name: "near.own-place",
  pattern: [
    is("near"),
    { kinds: ["dayPlace", "origin", "nearNoun", "type"], where: isOwn },
    maybe("stayFor"),
    maybe("inArea"),
    is("place"),
  ],
  produce({ facts }, { after }) {
    if (after?.kind === "network" || after?.kind === "station") return null;
    return nearName(value(facts[4], "place"), value(facts[0], "near").withinM);
  },
};
function isOwn(fact: Fact): boolean {
  if (fact.kind === "type") return value(fact, "type").types[0] === "office";
  return fact.kind !== "nearNoun" || value(fact, "nearNoun").name === "office";
}
