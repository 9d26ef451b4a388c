import type { MarketWords } from "../market-words.ts";

export const ENGLISH_MARKET_WORDS: MarketWords = {
  forecast: /\b(?:next|coming) (?:few )?(?:year|month|quarter|decade)s?\b|\bin (?:\d+|two|three|five|ten) years\b|\bwill\b.*\b(?:rise|go (?:up|down)|fall|drop|increase|decrease|crash|appreciate|recover|be worth)\b|\b(?:going|expected|likely) to (?:rise|go (?:up|down)|fall|drop|increase|crash|appreciate)\b|\b(?:forecast|predict|outlook|in the future)/,
  trend: /\btrends?\b|\b(?:over|in|during) the (?:past|last)\b|\b(?:gone|going|went|go) (?:up|down)\b|\b(?:risen|rising|fallen|falling|dropped|dropping|increased|changed)\b|\bprice history\b|\bsince last\b/,
  yield: /\byields?\b|\broi\b|\brental returns?\b|\breturn on\b|\bcap rate\b/,
  yieldWished: /\b(?:good|great|high|higher|strong|solid|decent|best)(?: rental| gross| net)? (?:yield|return)s?\b|\b(?:above|over|at least) \d+(?:\.\d+)? ?%|\bhigh[- ]yield/,
  against: /\bvs?\b|\bversus\b|\bcompar|\bor\b|\bthan\b|\bbetween\b|\bdifference\b|\bcheaper\b|\bmore expensive\b/,
  versus: /\bvs\b|\bversus\b|\bcompare\b.*\b(?:and|with|to)\b|\b(?:which|what|is|are)\b.*\b(?:cheaper|more expensive|pricier|dearer)\b/,
  whichPlace: /\b(?:which|what) (?:area|district|neighbou?rhood|part|place|location|town|city|zone)s?\b|\bwhere (?:can|could|should|do|would|in)\b|\bwhere'?s (?:affordable|cheap)/,
  better: /\bbetter\b|\bwhich (?:is|one|would|of)\b|\bor\b.*\b(?:invest|buy[- ]to[- ]let|renting (?:it )?out|rent out|resale)\w*\b.*\?/,
  areaLike: /\bwhat(?:'s| is| are)\b.*\blike\b|\bhow(?:'s| is| are)\b.*\b(?:living|life|the area|the neighbou?rhood|as a place)\b|\bwho lives\b|\bis\b.*\b(?:good|suitable|nice|right|ok|okay|convenient|quiet|safe|walkable) for (?:families|a family|kids|children|couples|expats|students|seniors|retirees|singles|young|older|working|remote)\b/,
  enough: /\b(?:enough|sufficient) (?:to live|for living)\b|\b(?:live|survive|get by|live comfortably) on\b/,
  whyPrice: /\bwhy\b.*\b(?:expensive|pricey|dear|cheap|costly|high|low|so much)\b/,
  supply: /\bhow many\b.*\b(?:on the market|on offer|listed|available now|are there|in total)\b|\bsupply\b|\bnumber of (?:listings|homes|condos|houses|units)\b|\bhow much (?:stock|choice|supply)\b/,
  usual: /\b(?:overpriced|expensive|pricey|steep|dear|fair|reasonable|normal|usual|typical|too much|good price|good deal|above (?:the )?(?:market|average)|below (?:the )?(?:market|average)|going rate|cheap for)\b/,
  whether: /\?\s*$|^(?:(?:and|so|ok|but)[, ]+)*(?:is|are|would|isn't|does)\b/,
  perSqm: /\b(?:per|a|each|\/) ?(?:sqm|sq\.? ?m|m2|m²|square met(?:re|er))|\/ ?(?:sqm|m2|m²)|\bpsm\b/,
  howMuch: /\bwhat\b|\bhow much\b|\baverage\b|\bmedian\b|\btypical\b/,
  letting: /\brents?\b|\brental\b|\brenting\b|\bto let\b|\ba month\b|\bmonthly\b|\/month\b|\bper month\b/,
  buying: /\bbuy(?:ing)?\b|\bpurchase\b|\bsales?\b|\bsell(?:ing)?\b|\bmillion\b|\bsold\b/,
  placeFollows: /\b(?:in|around|near|at|for|of)\s+$/,
}; // prettier-ignore
