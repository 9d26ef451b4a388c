import { type Fact, FILLER, UNREAD } from "../../engine/fact.ts";
import type { Rule } from "../../engine/rule.ts";
import { BACKGROUND, backgroundAt } from "../../shapes/background.ts";
import { is, maybe, that, value } from "../../shapes/meanings.ts";

// What a message asks about, weighs or believes: the search stays as it was.

/** "Is On Nut 80 too far from Mega?": the way between two places is asked about, and neither is looked for. */
export const wayBetween: Rule = {
  name: "en.aside.way-between",
  pattern: [is("place"), is("near"), maybe("inArea"), is("place")],
  produce({ facts }, { text }) {
    const [one, far, , other] = facts;
    const isAsked = /^(?:(?:so|and|but|hmm)[, ]+)*(?:is|isn't|would) (?:the )?$/.test(text.slice(0, one?.start));
    if (!isAsked || !text.slice(far?.start).startsWith("too far")) return null;
    return backgroundAt(value(one, "place"), value(other, "place"));
  },
}; // prettier-ignore
/** "It must be cheaper", "is it cheaper then?": what somebody believes or asks of prices is no order. */
export const cheaperBelieved: Rule = {
  name: "en.aside.cheaper-believed",
  pattern: [is("change")],
  produce({ facts }, { text }) {
    const [said] = facts as [Fact];
    const isDegree = /\b(?:cheaper|pricier|more expensive|nicer|bigger|larger|smaller)$/.test(text.slice(0, said.end));
    const before = text.slice(0, said.start);
    // "Is Hang Dong nicer than Mae Rim": two places are compared.
    const isCompared =
      /^(?:so |and |but )?(?:is|are|isn't|aren't) [\p{L}\p{N}' -]{2,40} $/u.test(before) && /^ than [a-z]/.test(text.slice(said.end));
    // What is nicer is a matter of living there; "cheaper than" is asked of the market by its words.
    if (isCompared && text.slice(0, said.end).endsWith("nicer")) return { kind: "topic", value: "living" };
    return isDegree && (isCompared || BELIEVED.test(before)) ? BACKGROUND : null;
  },
}; // prettier-ignore
const BELIEVED =
  /\b(?:(?:it|they|that|this|there|prices|rents?|places|houses|condos|homes)(?:'s|'re|'ll| is| are| was| were| must| should| might| may| could| would| will)|(?:is|are) (?:it|they|that|prices|rents|houses|condos|homes)|if (?:it|that|they)(?:'s|'re| is| are| gets?)) (?:probably |surely |usually |also |apparently )?(?:be )?(?:a bit |a little |much |way |a lot |so much |far |any )?$/;
/** "Would a condo work out cheaper?": a kind of home that is only asked about is not looked for yet. */
export const kindWeighed: Rule = {
  name: "en.aside.kind-weighed",
  pattern: [is("type"), { kinds: [FILLER, UNREAD, "ask"], many: true, optional: true }, is("change")],
  produce({ facts }, { text }) {
    const [home] = facts;
    const isAsked = /\b(?:would|wouldn't|will|is|isn't|are|aren't) (?:an? |the )?$/.test(text.slice(0, home?.start));
    const isDegree = /^ (?:(?:work|come|turn) out |be |get |end up )?(?:(?:any|much|a lot|a bit|actually|really) )*(?:cheaper|bigger|larger|pricier|more expensive)(?: (?:then|there|maybe|overall))?\s*(?:[,.?!]|$)/.test(
      text.slice(home?.end),
    );
    return isAsked && isDegree ? BACKGROUND : null;
  },
}; // prettier-ignore
/** "How is the commute to Amata City?": a way that is asked about moves no search. */
export const wayAsked: Rule = {
  name: "en.aside.way-asked",
  pattern: [is("near", "walkable", "nearNoun", "to"), maybe("inArea"), { kinds: ["place", "nearNoun"] }],
  produce({ facts }, { text }) {
    const place = facts[2] as Fact;
    if (!WAY_ASKED.test(text.slice(0, place.start))) return null;
    return place.kind === "place" ? backgroundAt(value(place, "place")) : BACKGROUND;
  },
}; // prettier-ignore
const WAY_ASKED =
  /(?:^|[.,;!?] ?|\b(?:and|so|but) )(?:how(?:'s| is| bad is| long is| was| about)|what(?:'s| is) (?:it like with )?)(?: the)?(?: daily| morning)? (?:commute|drive|ride|trip|traffic|way|road|journey)(?: like)?(?: from (?:there|here|it|these))? (?:to|into) (?:the |my |our )?$/;
/** "I've heard Bang Khae floods, true?": what is said of a place is asked about, and the place is not looked for. */
export const heardOf: Rule = {
  name: "en.topic.heard-of",
  pattern: [is("place"), { kinds: [FILLER, "quality"], many: true }],
  produce({ facts }, { text }) {
    const [place] = facts;
    const isHeard = /\b(?:heard|read|told|true)(?: (?:that|about|of|somewhere|me))* $/.test(text.slice(0, place?.start));
    return isHeard && /^ (?:area )?(?:is |has |gets? |has been )?(?:always |often |badly |really )?flood/.test(text.slice(place?.end))
      ? { kind: "topic", value: "living" }
      : null;
  },
}; // prettier-ignore
/** "Does that get me foreign quota?": whether a tenure comes with it is asked, and none is chosen. */
export const tenureAsked: Rule = {
  name: "en.topic.tenure-asked",
  pattern: [is("tenure")],
  produce: ({ facts }, { text }) =>
    /\b(?:does|would|will|do|can) (?:that|this|it|they|these|those|the price|my budget) (?:even |also |still |then )?(?:get|give|buy|include|cover|come with|qualify for|count as)(?: me| us| you)? (?:the |an? )?$/.test(text.slice(0, facts[0]?.start))
      ? { kind: "topic", value: "law" }
      : null,
}; // prettier-ignore
/** "Is Na Jomtien included?": a place that is asked about so joins those that stand. */
export const placeIncluded: Rule = {
  name: "en.also.place-included",
  pattern: [is(FILLER)],
  produce: ({ facts }, { before, text }) =>
    before?.kind === "place" &&
    /^(?:included|covered|part of (?:it|that|this))$/.test(text.slice(facts[0]?.start, facts[0]?.end)) &&
    /^(?:(?:and|but|so|ok|okay|hmm)[, ]+)*(?:is|are) /.test(text)
      ? { kind: "also", value: null }
      : null,
}; // prettier-ignore
/** "A house between the two": the places that were told, and no count. */
export const betweenTwo: Rule = {
  name: "en.filler.between-two",
  pattern: [is("between"), { kinds: [FILLER], many: true }, that("numeral", (numeral) => "digit" in numeral && numeral.digit === 2)],
  produce: ({ facts }, { text }) =>
    /^between (?:the|these|those|my|our) two\s*(?:[,.;!?]|$|places|areas|of them)/.test(text.slice(facts[0]?.start))
      ? { kind: FILLER, value: null }
      : null,
}; // prettier-ignore
/** "25 is my limit btw": by the way, where nothing follows that something could lie between. */
export const byTheWay: Rule = {
  name: "en.filler.by-the-way",
  pattern: [is("between")],
  produce: ({ facts }, { after, text }) =>
    text.slice(facts[0]?.start, facts[0]?.end) === "btw" && !BETWEEN_WHAT.has(after?.kind ?? "")
      ? { kind: FILLER, value: null }
      : null,
};
const BETWEEN_WHAT = new Set(["number", "numeral", "currency", "place", "measure"]);
