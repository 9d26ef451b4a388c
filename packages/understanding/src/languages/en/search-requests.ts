import { eitherOf, type SearchRequests } from "../language.ts";

/** How homes are asked for, whatever homes; in small letters. */
export const SEARCH_REQUESTS: SearchRequests = {
  asks: /\b(?:search(?:ing)?|find|looking for|show me|propert(?:y|ies)|condos?|condominiums?|houses?|villas?|apartments?)\b/g,
  denied:
    /\b(?:not|no|never|without|stop|don'?t|doesn'?t|isn'?t|aren'?t)\b[^.!?,;]{0,24}$/,
  around:
    /\b(?:list|show|see|view|all|any|every|some|the|your|me|please|available|of|do|you|have|got|are|there|what|which|now|pls)\b/g,
  everything: /^\W*(?:what (?:do|have) you (?:have|got)|show (?:me )?(?:all|everything))\W*$/,
  seeThem: eitherOf(
    /^(?:(?:ok(?:ay)?|yes|yeah|yep|so|sure|great|good|well|then|and|please|pls|hmm+)[\s,!.]+)*(?:let me see|let['’]s see|can i see|i(?:['’]d| would| want to| wanna)?(?: like to)? see|show(?: me| us)?|see|view)(?: (?:them|those|these|it|the (?:homes|ones|list|results|options|listings)))?(?:[\s,]+(?:please|pls|then|again|first|now))*[\s.!?]*$/,
    /^(?:(?:ok(?:ay)?|so|and|but|then)[\s,]+)*(?:which|what) (?:homes|ones|condos|houses|places) (?:would|are|is|could) (?:that|those|these|they|it)(?: be)?(?:[\s,]+then)?[\s?!.]*$/,
  ),
  countThem: eitherOf(
    /^(?:(?:ok(?:ay)?|so|and|but)[\s,]+)*how many (?:(?:of (?:them|those|these)|homes|houses|condos|places|results|options|ones|are there|do you have|have you got|did you find|is that|in total|altogether)[\s?]*)+$/,
    /^(?:(?:ok(?:ay)?|so|and|but|oh|hmm+|wait)[\s,]+)*(?:(?:is there |there['’]s |there is )?(?:really |literally )?(?:nothing|none|no (?:homes|results))(?: at all| there| anywhere)?|really)[\s?!.]*$/,
  ),
}; // prettier-ignore

/** Words of somebody who needs a home and does not say so: "my daughter starts university". */
export const LIFE_CHANGE =
  /\b(?:live|living|mov(?:e|ing)|retir(?:e|ing|ement)|settle|relocat\w+|place|home|somewhere|baby|mum|mom|mother|father|dad|parents?|daughter|son|kids?|family|wife|husband|married|where to start)\b/;
