import type { HomeQuestions } from "../language.ts";

/** How a home on screen is asked about, in small letters. */
export const HOME_QUESTIONS: HomeQuestions = {
  asks: /^(?:(?:and|so|ok|okay|but|also|hi|hey|cool|nice|great|thanks)[,.!]* +)*(?:(?:what|how) (?!about|if)|(?:is|are|does|do|has|have|can|could|may|will|would|was|what's|whats|which|when|where|where's|how's)\b)/,
  asksOthers:
    /\b(?:any(?!body|one| idea)|anything|ones|others?|else|more|condos|houses|villas|apartments|homes|properties|listings|show|find|looking|search|cheaper|bigger|make it|change|do you have|have you got|transfer|tax|taxes|usually|normally|typically|in general|thailand)\b|\bforeigners? (?:own|buy)\b(?!.*\b(?:it|this|that|here|there)\b)/,
  far: /\b(?:how (?:far|close|near|long)|far|close|near|nearby|walk|walking|minutes?|next to)\b/,
  foreign: /\b(?:foreign(?:er)?s?|farang)\b/,
  topics: [
    ["floor", /\b(?:what|which) floor\b|\bfloor (?:number|is)\b/],
    ["size", /\bhow (?:big|large|small)\b|\bsize\b|\bhow many (?:sqm|square)/],
    ["rooms", /\bhow many (?:bed|bath|room)/],
    ["fees", /\bfees?\b|\bmaintenance\b|\butilit|\belectricity\b|\bwater bill/],
    ["availability", /\bavailable\b|\b(?:sold|rented|taken)\b|\bstill (?:there|free|for (?:sale|rent))\b/],
    ["age", /\bhow old\b|\b(?:was|is) (?:it|the \w+|this \w+) built\b|\bwhat year\b/],
    ["location", /\bwhere(?:'s| is| exactly)\b|\baddress\b/],
    ["price", /\bhow much (?:is|does|for|per)\b|\bprice\b/],
  ],
}; // prettier-ignore
