import { anyOf, type ToldClauses } from "../language.ts";

/** What may stand before the subject. */
const OPENERS = anyOf(
  "hi|hello|hey|g'day|so|well|and|also|but|because|since|as|though|actually|basically|honestly|anyway|now|right now|currently|at the moment",
);
/** Who is told of; of a noun, with what stands between it and its verb. */
const SUBJECTS = anyOf(
  "(?:i|we|she|he|they|both of us)(?:'m|'re|'ve|'s)?",
  "(?:my|our|his|her|their|the|this) (?:[\\w'-]+ ){0,6}?",
  "(?:wife|husband|mum|mom|dad|parents|landlord|owner|boss|company|last \\w+|yesterday) (?:[\\w'-]+ ){0,3}?",
);
/** When or where it was: enough without a subject. */
const SCENES = anyOf(
  "coming from|moving from|on my street|back home|last (?:year|month|week|time|winter|summer|season)",
);
const VERBS = anyOf(
  "have|has|had|own|owns|owned|is|are|was|were|am|been|gives?|gave|runs?|ran|running",
  "pay|pays|paid|paying|asks?|asked|asking|wants?|sold|sells?|selling|rents?|rented|renting|costs?|charges?",
  "live|lives|lived|living|work|works|worked|working|teach|teaches|taught|study|studies|studied|studying",
  "outgrew|outgrown|kept|keeps|took|ends?|ended|expires?|expired|quoted|told|got|grew|flooded|moved|left|came|comes|coming|stays?|stayed|staying|bought|built|starts?|started",
  "must leave|must move|house|condo|townhouse",
);
/** What befalls a home or a shop, whoever's it is. */
const MISHAPS = anyOf(
  "went under|closed down|shut down|burned down|burnt down|fell through|is killing me|raised the rent|leaks",
);

/** To have to go is no wish for anything. */
const TO_GO = "(?:leave|go|move out|move|shift|sell|vacate|get out)";
const ASKS = anyOf(
  `want(?!s| \\d| to know)|wants (?!\\d)|wanting|need(?! to ${TO_GO}\\b)|needs|needed|must(?! ${TO_GO}\\b)`,
  "wish(?! (?:we|i) (?:had|were|was))|thinking|look|looking|search|searching|seek|seeking|find|would like|['’]d like|would love|['’]d love|would prefer",
  "so (?:a|an|something|one)|rather (?:pay|spend|live|stay|rent|buy)|(?:can[’']?t|cannot) (?:live|do|be) without|prefer|hope|hoping|interested|budget|limit|max|maximum|up to|(?<!went )under|below|no more than|at least|please",
  "gives? (?:me|us)|gives \\d|(?:company|employer|boss|school|firm) (?:will |would |can )?pays?|allowance|ceiling|(?:can|could|will|would|might|may|able to|ready to|willing to)(?: each| only| maybe| probably)? (?:pay|spend|afford)|(?:can|could|might|may) stretch|can give|(?:can|could) do|could go|would go|show|any|rent only|to rent|for rent",
  "anywhere (?:on|in|near|along|around)|non-negotiable|to buy|for sale|wtb|wtr|iso|hunting|after|this time|this year|buying|ideally|should",
  // Money at hand is what can be spent.
  "(?:have|has|got|'ve) (?:about |around |only |just |up to )?[\\d.,]+ ?(?:m|mil|mill|million|mb|mio|k)(?: baht| thb)? (?:in |of )?(?:cash|saved|to spend|ready|in the bank)",
  "savings of [\\d.,]+ ?(?:m|mil|million|mb)\\b",
  "(?:have|has|got) (?:maybe|about|around|only|just|like|roughly) [\\d.,]+(?: 000)? ?(?:k|baht|thb)",
  "(?:i|we)(?: have| have got|'ve got) (?:only |just |up to )?[\\d.,]+ ?(?:m|mil|mill|million|mb|mio|k|baht|thb|yen|yuan|rmb|usd|dollars|euros?|eur|pounds|gbp|rupees|rubles)(?: (?:baht|thb|yen|yuan|rupees|rubles|dollars))?(?! (?:a|per|each|every|in|of|salary|income|loan|debt|condo|house|flat))",
  // A question about homes of a kind is about no home of one's own.
  "what (?:do|are) (?:[\\w-]+ ){0,4}(?:condos|houses|townhouses|villas|apartments|flats|studios|rooms|homes|places)",
  "any(?:thing|where|place)? (?:i|we) (?:can|could)",
  "shifting to|sending (?:me|us)|sends (?:me|us)|off to|moving to|move to|relocating to|settle on|decided on|transferred to|posted to",
);

/** What is done with the home of today. */
const PAYING = "(?:(?:i|we) (?:pay|rent)|paying|renting)";
/** That something is so today. */
export const TODAY = "(?:now|currently|at the moment|at present|these days)";

/** A clause about what somebody has, had, pays or does: the subject comes first, the verb tells of what is. */
export const TOLD: ToldClauses = {
  states: new RegExp(
    `^(?:${OPENERS}[, ]+)*(?:(?:${SCENES}|${SUBJECTS})(?= ?\\b.*\\b${VERBS}\\b|['’](?:m|re|ve|s)\\b)|(?:[\\w'-]+ ){1,6}${MISHAPS})`,
  ),
  asks: new RegExp(`\\b${ASKS}\\b`),
  ofToday: new RegExp(`\\b${PAYING}\\b.*\\b${TODAY}\\b|\\b${TODAY}\\b.*\\b${PAYING}\\b`),
  parts:
    /(?<=[;!\n])|(?<=[,.])(?!\d)|(?= (?:and (?:with|for|since|as) [^,.;!\n]{1,60} (?:i|we) (?:want|need|would)|but|so|here|because|now (?:i|we|want|need|look|looking|would)|and (?:now|i|we|want|would|need|look|looking|have|am|are)|then|hence|therefore|instead) )/,
};
