import { eitherOf, inOrder, type HomeQuestions } from "../language.ts";

/** How a home on screen is asked about, in small letters. */
export const HOME_QUESTIONS: HomeQuestions = {
  asks: /^(?:(?:and|so|ok|okay|but|also|hi|hey|cool|nice|great|thanks)[,.!]* +)*(?:(?:what|how) (?!about|if)|(?:is|are|does|do|has|have|can|could|may|will|would|was|what's|whats|which|when|where|where's|how's)\b|(?:from|to) (?:the|an?|my)\b)/,
  asksOthers:
    /\b(?:any(?!body|one| idea)|anything|ones|others?|else|more|condos|houses|villas|apartments|homes|properties|listings|show|find|looking|search|cheaper|bigger|make it|change|do you have|have you got|transfer|tax|taxes|usually|normally|typically|in general|thailand|per (?:wah|rai))\b|\bforeigners? (?:own|buy)\b(?!.*\b(?:it|this|that|here|there)\b)/,
  ofOne: eitherOf(
    /^which (?:one|ones|home|place|condo|house|unit|room)? ?of (?:these|those|them)\b/,
    /^(?:(?:and|so|ok|but)[, ]+)*the (?:closest|nearest)(?: one)? (?:to|from)\b/,
    /^(?:(?:and|so|ok|but)[, ]+)*which (?:(?:one|home|place|condo|house|unit|room) )?(?:is|has) (?:the )?(?:closer|closest|nearer|nearest|bigger|biggest|cheaper|cheapest|newer|newest|best|better|quieter|larger|largest)\b/,
    inOrder(
      /^(?!.*\b(?:any|anything|ones|others?|else|more|find|looking|search|cheaper|bigger|better|possible|worth|time|normal|legal|usual|best|thailand|names?)\b)/,
      // "Is it quiet there?", "does it flood there?" asks of the place.
      /(?!.*\b(?:is|does|will|did|can) it (?!still\b)[\w' ]{2,40}\bthere\b)/,
      /(?:(?:and|so|ok|okay|but|also|hi|hey)[,.!]* +)*/,
      eitherOf(
        /(?:is|are) (?:the (?!area|neighbou?rhood|district|street)|its |their )[\w' -]{2,30} (?:included|in the price|extra|shared|private|separate|working|new|big|large|heated|safe|allowed|deductible|negotiable|noisy|quiet)\b/,
        /(?:does|do|has|have|is|are|was|can|could|how far is|how close is|how big is|how old is|what floor is|which floor is|where is) (?:it|that one|this one|this place|that place|the (?:place|room|unit|house|condo|building|apartment|flat|villa|owner|landlord|project)|this (?:room|unit|house|condo|building|villa|one)|that (?:room|unit|house|condo|building|villa|one))\b/,
      ),
    ),
  ),
  way: /^(?:(?:and|so|ok|okay|but)[,.!]* +)*how (?:long|many minutes|much time) (?:is it |does it take |would it take |will it take )?(?:to|into|from)\b(?! (?:buy|sell|transfer|rent|move|close|register|get a|find)\b)/,
  far: /\b(?:how (?:far|close|near|long)|far|close|near|nearby|walk|walking|minutes?|next to)\b|^(?:and|what about|how about) (?:from|to) /,
  foreign: /\b(?:foreign(?:er)?s?|farang)\b/,
  topics: [
    ["floor", /\b(?:what|which) floor\b|\bfloor (?:number|is)\b/],
    ["size", /\bhow (?:big|large|small)\b|\bsize\b|\bhow many (?:sqm|square)/],
    ["rooms", /\bhow many (?:bed|bath|room)/],
    ["fees", /\bfees?\b|\bmaintenance\b|\butilit|\belectricity\b|\bwater bill/],
    ["availability", /\bavailable\b|\b(?:sold|rented|taken|tenanted|vacant)\b|^(?!.*\b(?:pay|cost|costs|cash|money|upfront|deposit|spend)\b).*\bmov(?:e|ing)[ -]in\b|\bstill (?:there|free|for (?:sale|rent))\b/],
    ["age", /\bhow old\b|\b(?:was|is) (?:it|the \w+|this \w+) built\b|\bwhat year\b/],
    ["location", /\bwhere(?:'s| is| exactly)\b|\baddress\b/],
    ["price_per_sqm", /\b(?:per|a|by the) (?:sqm|sq\.? ?m|m2|square met)/],
    ["price", /\bhow much (?:is|does|for|per)\b|\bprice\b/],
  ],
  which: {
    asks: eitherOf(
      /^(?:(?:and|so|ok|okay|but)[,.!]* +)*which(?: (?:one|home|place|condo|house|unit|room|apartment|villa))?(?: of (?:these|those|them|the (?:two|three|four|five|six)))?(?:'s| is| has| costs| would be)\b(?!.*\b(?:rent(?:ing)? or|buy(?:ing)? or|usually|generally|in general)\b)/,
      /^(?:(?:and|so|ok|okay|but|please)[,.!]* +)*(?:(?:can|could) you )?(?:show me|tell me|what(?:'s| is)) the (?:closest|nearest)(?: one)? (?:to|from)\b/,
    ),
    has: /^(?:(?:and|so|ok|okay|but)[,.!]* +)*which(?: ones?| home| place| condo| house| unit| room| apartment| villa)?s?(?: of (?:these|those|them|the (?:two|three|four|five|six)))? (?:has|have|comes? with|allows?|takes?|is|are|lets?)\b/,
    topics: [
      ["distance", "least", /\b(?:closer|closest|nearer|nearest|walking distance|walkable)\b/],
      ["price_per_sqm", "least", /\b(?:cheap(?:er|est)|low(?:er|est) (?:price|rent))\b.*\b(?:per|a|by the) (?:sqm|sq\.? ?m|square)/],
      ["price_per_sqm", "least", /\b(?:best|better) value\b|\bvalue for money\b/],
      ["price", "least", /\b(?:cheaper|cheapest|(?:less|least) expensive|costs? (?:less|least))\b/],
      ["price", "most", /\b(?:pricier|priciest|(?:more|most) expensive|costs? (?:more|most))\b/],
      ["land", "most", /\b(?:bigger|biggest|larger|largest|most)\b.*\b(?:land|plot|garden|yard)\b/],
      ["size", "most", /\b(?:bigger|biggest|larger|largest)\b/],
      ["size", "least", /\b(?:smaller|smallest)\b/],
      ["age", "most", /\b(?:newer|newest)\b/],
      ["age", "least", /\b(?:older|oldest)\b/],
    ],
  },
}; // prettier-ignore
