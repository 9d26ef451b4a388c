import { eitherOf } from "../language.ts";
import type { MarketWords } from "../market-words.ts";

export const ENGLISH_MARKET_WORDS: MarketWords = {
  forecast: eitherOf(
    /\b(?:next|coming) (?:few )?(?:year|month|quarter|decade)s?\b/,
    /\bin (?:\d+|two|three|five|ten) years\b/,
    /\bwill\b.*\b(?:rise|go (?:up|down)|fall|drop|increase|decrease|crash|appreciate|recover|be worth)\b/,
    /\b(?:going|expected|likely) to (?:rise|go (?:up|down)|fall|drop|increase|crash|appreciate)\b/,
    /\b(?:forecast|predict|outlook|in the future)/,
  ),
  timing: /\b(?:good|right|best|bad|wrong|better) time to (?:buy|sell|invest|rent)\b/,
  trend: eitherOf(
    /\bthan (?:last|a) (?:year|month)\b/,
    /\btrends?\b/,
    /\b(?:over|in|during) the (?:past|last)\b/,
    /\b(?:gone|going|went|go|coming|come) (?:up|down)\b/,
    /\b(?:risen|rising|fallen|falling|dropped|dropping|increased|changed)\b/,
    /\b(?:growing|rising|appreciating|moving) (?:the )?(?:fast(?:est)?|most|quick(?:est|ly))\b|\bfastest[- ](?:growing|rising)\b|\bwent up (?:the )?most\b/,
    /\bprice history\b/,
    /\bsince last\b/,
  ),
  yield:
    /\byields?\b|\broi\b|\brental returns?\b|\breturn on\b|\b(?:better|best|higher|highest) returns?\b|\bcap rate\b|\b(?:earn|make|bring) (?:me|us)\b/,
  isItWorthIt:
    /^(?:(?:so|and|but|is|would)[, ]+)*(?:is |be )?(?:it|that|this)? ?(?:be )?(?:worth it|worthwhile|a good investment|a good return|good business)\b/,
  yieldQuestion: "what is the yield",
  netOfCosts:
    /\b(?:after|minus|less|net of|without)\b.*\b(?:fees?|costs?|expenses|taxe?s?)\b|\bnet\b|\bwhat(?:'s| is) left\b/,
  ofOwnHome:
    /\b(?:what|how much) (?:(?:rent|price) )?(?:(?:can|could|would|should|might) (?:i|we)|(?:i|we) (?:can|could|should|might)) (?:rent|let|sell|ask|get|charge)\b(?: (?:out )?(?:it|this|that|my|our)\b.*\b(?:for|at)\b| for (?:it|my|our|this|that)\b)/,
  rentOrBuy: eitherOf(
    /\b(?:rent|renting)\b[^.?!]{0,24}\b(?:or|vs|versus|than)\b[^.?!]{0,16}\b(?:buy|buying)\b/,
    /\b(?:buy|buying)\b[^.?!]{0,24}\b(?:or|vs|versus|than)\b[^.?!]{0,16}\b(?:rent|renting)\b/,
    /\bshould (?:i|we) (?:rent|buy) first\b/,
  ),
  doubtsDeal: eitherOf(
    /\bshould (?:i|we) (?:just |rather |maybe |simply |better |keep )*(?:buy|rent|renting)(?: instead| now| rather| or (?:just |keep |continue )*(?:buy|rent|renting|buying))?\??$/,
    /\b(?:is|be|isn't) (?:it |that )?(?:better|smarter|wiser|cheaper|more sensible|worth it|worth) (?:for (?:me|us) )?(?:to |if (?:i|we) )?(?:just )?(?:buy|bought|buying)\b/,
    /^(?:so |but |and )?(?:would|is|isn't|wouldn't) (?:just )?(?:buying|renting) (?:be )?(?:a )?(?:better|smarter|wiser|cheaper)\b/,
    /\b(?:make|makes) (?:more |any )?sense to (?:just )?(?:buy|rent)\b/,
  ),
  yieldWished: eitherOf(
    /\b(?:good|great|high|higher|strong|solid|decent|best)(?: rental| gross| net)? (?:yield|return)s?\b/,
    /\b(?:above|over|at least) \d+(?:\.\d+)? ?%/,
    /\bhigh[- ]yield/,
  ),
  against:
    /\bvs?\b|\bversus\b|\bcompar|\bor\b|\bthan\b|\bbetween\b|\bdifference\b|\bcheaper\b|\bmore expensive\b/,
  versus: eitherOf(
    /\bvs\b/,
    /\bversus\b/,
    /\bdifference\b.*\bbetween\b/,
    /\bcompare\b.*\b(?:and|with|to)\b/,
    /\b(?:which|what|is|are)\b.*\b(?:cheaper|more expensive|pricier|dearer)\b/,
  ),
  whichPlace: eitherOf(
    /\b(?:cheapest|least expensive|most affordable|most expensive|priciest|dearest) (?:area|district|neighbou?rhood|part|place|location|town|zone)\b/,
    /\b(?:which|what) (?:area|district|neighbou?rhood|part|place|location|town|city|zone)s?\b/,
    /\bwhere (?:can|could|should|do|would|in)\b/,
    /\bwhere'?s (?:affordable|cheap)/,
    /\bwhere (?:are|is) (?:the )?(?:cheapest|most affordable|least expensive)\b/,
  ),
  whichOfThem: eitherOf(
    /\b(?:which|what) (?:area|district|neighbou?rhood|place|part|town|province|side|city)s?\b.*\b(?:cheaper|more expensive|pricier|dearer|more affordable)\b/,
    /\bwhere(?:'s| is) it (?:cheaper|more expensive)\b/,
    /\bdifference\b.*\bbetween (?:the two|them|both|those(?: two)?|these(?: two)?)\b/,
    /\bwhich(?: one| area| place| side)? has (?:the )?(?:more|most|fewer) (?:houses|condos|homes|listings|choice|options|villas|townhouses|apartments)\b/,
  ),
  cheapest: eitherOf(
    /\b(?:cheapest|least expensive|lowest(?:[- ][a-z]+){0,2}[- ](?:price|rent|priced)s?|most affordable)\b/,
    /\b(?:which|what) (?:area|district|neighbou?rhood|part|town|zone|station)s?\b.*\b(?:cheap|affordable|inexpensive)\b/,
  ),
  dearest:
    /\b(?:most expensive|priciest|dearest|highest(?:[- ][a-z]+){0,2}[- ](?:price|rent|priced)s?)\b/,
  whichStation:
    /\b(?:which|what|cheapest|most affordable|least expensive|most expensive|priciest)\b[^.?!]{0,24}\b(?:stations?|stops?)\b/,
  sideBySide: /\bcompare\b|\bvs\b|\bversus\b|\bside by side\b/,
  roomsAgainst: eitherOf(
    /\bvs\b/,
    /\bversus\b/,
    /\bcompar(?:e|ed|ing|ison)\b/,
    /\bdifference\b/,
    /\bbedroom adds?\b/,
    /^(?:(?:and|so|ok|hi|hello|please)[, ]+)*(?:do|does|is|are|will|how much|what|which|would)\b.*\b(?:than|cheaper|pricier|more expensive|dearer|add|extra)\b/,
  ),
  there:
    /\b(?:around |over |near |in )?(?:there|that (?:area|place|neighbou?rhood))\b|\bthe same (?:area|place)\b/,
  goesOn:
    /^(?:(?:ok(?:ay)?|so|well|hmm+|great|thanks)[\s,]+)*(?:and|or|but|what about|how about|what if)\b/,
  compares: eitherOf(
    /\bhow (?:does|do|would) (?:that|this|it|they|those|these) compare (?:to|with|against)\b/,
    /^(?:(?:and|so|but|ok|hmm)[, ]+)*compared (?:to|with)\b/,
    /\b(?:is it|are they) (?:any |much |a lot |really )?(?:cheaper|pricier|more expensive|dearer) (?:out |over |up |down )?there\b/,
    /\b(?:is it|are they|is that|would it be) (?:any |much |a lot |really )?(?:cheaper|pricier|more expensive|dearer) than\b/,
    /\b(?:is it|is that|are they|would it be|would that be) (?:any |much |a lot |really )?(?:cheaper|pricier|more expensive|dearer)\s*\?*$/,
    /^[a-z' ]{2,30} (?:any |much |a lot )?(?:cheaper|pricier|more expensive|dearer)\s*\?+$/,
    /^(?:(?:and|so|but|ok|hmm)[, ]+)*would [a-z' -]{2,30} be (?:any |much |a lot |really )?(?:cheaper|pricier|more expensive|dearer)\s*\?*$/,
    /^(?:please |can you |could you )?compare (?!(?:the|these|those|them|both|all|my)\b)[^\d]{2,40}$/,
    /^(?:(?:and|so|but|ok|hmm)[, ]+)*(?:is it|are (?:they|homes|prices|rents|condos|houses)) (?:much |a lot |any |really )?(?:cheaper|pricier|more expensive|dearer) (?:in|around|near|at)\b/,
    /^(?:(?:and|so|but|ok|hmm)[, ]+)*how much (?:cheaper|pricier|more expensive|dearer) (?:is|are)\b/,
  ),
  priceOf: /^(?:rents?|prices?|asking prices?|asking rents?) (?:of|for|in|at|around)\b/,
  invests:
    /\b(?:rental investment|invest(?:ing|ment)?|buy[- ]to[- ]let|rent (?:it |them )?out|renting (?:it |them )?out|rental income)\b/,
  better: eitherOf(
    /\bbetter\b/,
    /\bwhich (?:is|one|would|of)\b/,
    /\bmakes? (?:more|most|better) sense\b/,
    /\bor\b.*\b(?:invest|buy[- ]to[- ]let|renting (?:it )?out|rent out|resale)\w*\b.*\?/,
  ),
  areaLike: eitherOf(
    /\b(?:would|will|could|can|should|do|am) (?:i|we|you|one|it|he|she|they|a \w+|my \w+)\b(?!.*\b(?:find|rent|buy|afford|see|show|get an?|list)\b).*\b(?:bor(?:ed|ing)|lonely|happy|safe|at home|comfortable|fit in|enjoy|like|survive|manage|cope|regret|miss(?:ing)?)\b.*\b(?:in|living|there)\b/,
    /\bhow(?:'s| is)\b.*\bto live in\b/,
    /\bwhat(?:'s| is| are)\b.*\blike\b(?! (?:that|this|these|those)\b)/,
    /\bhow(?:'s| is| are)\b.*\b(?:living|life|the area|the neighbou?rhood|as a place)\b/,
    /\bwho lives\b/,
    /^(?:(?:so|and|but|hmm)[, ]+)*(?:is|are|isn't) [\p{L}\p{N}' -]{2,50} (?:nicer|better|quieter|safer|greener|livelier|busier|cleaner|calmer|noisier) than [a-z]/u,
    /\bis\b.*\b(?:good|suitable|nice|right|ok|okay|convenient|quiet|safe|walkable) for (?:families|a family|kids|children|couples|expats|students|seniors|retirees|singles|young|older|working|remote)\b/,
    /\bnew (?:train|bts|mrt|metro|subway|skytrain|rail) (?:lines?|stations?|extensions?)\b.*\b(?:coming|planned|being built|opening|open)\b/,
    /\b(?:best|good|top|safest) (?:school|family|expat) (?:areas?|neighbou?rhoods?|districts?)\b/,
  ),
  enough: eitherOf(
    /\b(?:enough|sufficient) (?:(?:to|for) live|for living)\b/,
    // "Live on a high floor" names a home.
    /\b(?:live|survive|get by|live comfortably) on\b(?!.{0,20}\b(?:floors?|street|road|soi|island|beach|hill|river|side|top)\b)/,
  ),
  whyPrice:
    /\bwhy\b.*\b(?:expensive|pric(?:ey|ier)|dear(?:er)?|cheap(?:er)?|costly|high(?:er)?|low(?:er)?|so much)\b/,
  unlisted: eitherOf(
    /\bvacanc(?:y|ies)\b/,
    /\bvacant rates?\b/,
    /\boccupancy\b/,
    /\bhow (?:long|fast|quickly)\b.*\b(?:to (?:sell|rent out|let)|on the market|sells?|rents? out)\b/,
    /\bhow much\b.*\b(?:negotiate|haggle|bargain|discount|knock off)\b/,
    /\b(?:actual|real|final) (?:sale|sold|selling|transaction) prices?\b/,
    /\bwho (?:buys|is buying)\b/,
    /\bwhat (?:sells|rents(?: out)?|moves) (?:the )?(?:fast|quick|best|well)/,
    /\bunsold (?:stock|units|condos)\b/,
  ),
  supply: eitherOf(
    /\bhow many\b.*\b(?:on the market|on offer|listed|available now|are there|in total)\b/,
    /\bsupply\b/,
    /\bnumber of (?:listings|homes|condos|houses|units)\b/,
    /\bhow much (?:stock|choice|supply)\b/,
  ),
  withoutIt:
    /\b(?:without|(?:with|have) (?:one|it|a \w+) or (?:without|not)|don't have|no (?:pool|gym|lift|parking)|how much (?:more|extra)|add(?:s|ed)? (?:to the price|value)|premium for)\b/,
  usualSize: eitherOf(
    /\b(?:average|typical|usual|normal|median|mean)\b(?: \w+){0,2} sizes?\b/,
    /\bhow (?:big|large|small|many (?:sqm|sq\.? ?m|square met(?:er|re)s))\b.*\b(?:usual(?:ly)?|typical(?:ly)?|average|normal(?:ly)?|tend to be|on average|generally)\b/,
    /\bsizes?\b.*\b(?:usual|typical|average|normal|like)\b/,
  ),
  usual: eitherOf(
    /\b(?:silly|crazy|insane|mad|daft|nuts|ridiculous|outrageous|bonkers|about right|a joke|a steal|overpriced|ok(?:ay)? for|rip[- ]?off|ripped off|expensive|pricey|steep|dear|fair|reasonable|normal|usual|typical|too much|good price|good deal|(?:un)?realistic(?! to )|doable|feasible|above (?:the )?(?:market|average)|below (?:the )?(?:market|average)|going rate|cheap for|good value)\b/,
    /\b(?:ok|okay|good|high|low|a lot|too high|too low) for an? /,
    /\bprice\b.{0,40}\b(?:good|ok|okay|right|high|low)\b/,
    /\b(?:is|isn't|seems|sounds) [\w.,' ]{1,24} (?:a lot|much|high|low)\b/,
    /\bis [\d.,]+ ?(?:k|m|mil|million|thousand|baht|thb)?(?: baht| a month)* enough\b/,
  ),
  ofFigure:
    /\b(?:is|would) [\d.,]+ (?:be )?(?:even |really |way |far |too |a bit |a little )*(?:low|high|little|much|enough|realistic|reasonable|fair|ok(?:ay)?|cheap|expensive|a lot)\b/,
  ofBudget: eitherOf(
    /\b(?:my|our|the|that|this) budget\b.{0,20}\b(?:realistic|unrealistic|doable|reasonable|fair|normal|enough|ok(?:ay)?|too (?:low|small|little)|low)\b/,
    /^(?:(?:so|and|but|ok|hmm)[, ]+)*is (?:it|that|this) (?:even |at all |really )?(?:realistic|doable|unrealistic)\s*\?*$/,
  ),
  it: /\b(?:it|this|that)(?: one| home| place| condo| house| unit| room| flat| apartment| plot)?\b/,
  whether: eitherOf(
    /\?\s*$/,
    /[,.;:!-] ?(?:is|are) (?:it|this|that|they|these|those)\b/,
    /^(?:(?:and|so|ok|but|well|um|hi|hey|hello|honestly|please|just wondering|i wonder)[, ]+)*(?:is|are|would|isn't|does)\b/,
  ),
  perSqm:
    /\b(?:per|a|each|\/) ?(?:sqm|sq\.? ?m|m2|m²|square met(?:re|er))|\/ ?(?:sqm|m2|m²)|\bpsm\b/,
  perWah: /\b(?:per|a|each|\/) ?(?:square |sq\.? ?)?(?:wah?|talang wah?|tarang wah?)\b|\/ ?wah?\b/,
  perRai: /\b(?:per|a|each|by the) ?rai\b|\/ ?rai\b/,
  howMuch: /\bwhat\b|\bhow much\b|\baverage\b|\bmedian\b|\btypical\b/,
  rentAsked: eitherOf(
    /\bwhat rent\b|\bhow much rent\b/,
    /\brent (?:would|could|can|will|might|should) (?:i|we|it) (?:get|bring|ask|make|earn|charge)\b/,
    /\b(?:rent|let) (?:it |this |that )?(?:out )?for (?:how much|what)\b/,
    /\b(?:how much|what)\b.*\b(?:rent|let) (?:it|this|that|one) (?:out )?for\b/,
    /\bhow much\b.*\b(?:rent|let) (?:it|this|that|one) out\b/,
  ),
  letting: eitherOf(
    /\blandlords?\b/,
    /\btenants?\b/,
    /\brents?\b/,
    /\brental\b/,
    /\brenting\b/,
    /\bto let\b/,
    /\ba month\b/,
    /\bmonthly\b/,
    /\/month\b/,
    /\bper month\b/,
  ),
  buying: /\bbuy(?:ing)?\b|\bpurchase\b|\bsales?\b|\bsell(?:ing)?\b|\bmillion\b|\bsold\b/,
  placeFollows: /\b(?:in|around|near|at|for|of)\s+$/,
  otherPlaceFollows:
    /\b(?:and|with|(?:compared?|compare (?:it|that|this)|close|closer|next|relative) to|vs?\.?|versus|or|than|in|between)\s+$/,
  whereWithin: eitherOf(
    /\bwhere (?:in|around) .{2,40}\b(?:can|could|should|do) (?:i|we) (?:afford|rent|buy|get|live)\b/,
    /\bwhich (?:areas?|districts?|neighbou?rhoods?|parts?) (?:can|could) (?:i|we) (?:afford|get|buy|rent)\b/,
    /\bwhich (?:areas?|districts?|neighbou?rhoods?|parts?) (?:of|in) .{2,40}\b(?:can|could) (?:i|we) afford\b/,
  ),
};
