import { measureOf } from "../../shapes/numbers.ts";
import { each, say } from "../language.ts";

/** Spoken Thai numbers in Latin letters. Alone many of them are other words ("song", "see"), so they count in company only. */
const DIGITS = [
  [1, "nueng | neung"], [2, "song"], [3, "sam | saam"], [4, "si | see"], [5, "ha | haa"], [6, "hok"],
  [7, "jet | chet"], [8, "paet | paed"], [9, "kao | gao"],
] as const; // prettier-ignore
const POWERS = [
  [10_000, "sum", "muen | meun | mun"], [1_000, "sum", "phan | pan"], [100_000, "sum", "saen"],
  [1_000_000, "all", "lan | laan"],
] as const; // prettier-ignore

/** "song muen", "muen ha", "song muen ha" */
const SPOKEN_NUMBERS = POWERS.flatMap(([power, scope, powerWords]) =>
  DIGITS.flatMap(([digit, words]) => [
    say("numeral", { row: [{ digit }, { power, scope }] }, each(words, powerWords)),
    // "muen neung" is one ten-thousand, "muen song" twelve thousand.
    say("numeral", { row: digit === 1 ? [{ digit }, { power, scope }] : [{ power, scope }, { digit }] }, each(powerWords, words)),
    ...DIGITS.map(([rest, restWords]) =>
      say("numeral", { row: [{ digit }, { power, scope }, { digit: rest }] }, each(each(words, powerWords), restWords)),
    ),
  ]),
); // prettier-ignore

const rooms = (dimension: "bedrooms" | "bathrooms", units: string) =>
  DIGITS.map(([digit, words]) =>
    say("measure", measureOf(dimension, { n: digit, power: 1, isDigits: false }, 1), each(words, units)),
  ); // prettier-ignore
const BEDROOM = "hong non | hongnon | hong norn | hong nawn";
const BATHROOM = "hong nam | hongnam | hong naam";

/** Thai typed with Latin letters, as people without a Thai keyboard write it. */
export const ROMANISED_WORDS = [
  ...SPOKEN_NUMBERS,
  ...rooms("bedrooms", BEDROOM),
  ...rooms("bathrooms", BATHROOM),
  say("unit", { dimension: "bedrooms", factor: 1 }, BEDROOM),
  say("unit", { dimension: "bathrooms", factor: 1 }, BATHROOM),
  say("unit", { dimension: "area", factor: 1, name: "sqm" }, "tarang met | tarang meter | tarangmet | to ro mo"),
  say("numeral", { power: 10_000, scope: "sum" }, "muen | meun"),
  say("numeral", { power: 1_000, scope: "sum" }, "phan | pan"),
  say("numeral", { power: 100_000, scope: "sum" }, "saen"),
  say("numeral", { power: 1_000_000, scope: "all" }, "lan | laan | lan baht | laan baht"),
  say("type", { types: ["condo"] }, "khondo | kondo | hong chut"),
  say("type", { types: ["apartment"], deal: "rent" }, "hong chao | hongchao | hor pak | horpak | hong phak | ho phak | hor phak"),
  say("type", { types: ["condo", "apartment"], isWeak: true }, "hong | hong wang"),
  say("type", { types: ["house"] }, "baan | baan diao | baan diew | baan diaw | ban diao | ban diew | baan meu song | baan mue song | baan suan tua"),
  say("type", { types: ["house"], deal: "rent" }, "baan chao | ban chao | ban hai chao | baan hai chao | ban ploi chao | baan ploi chao"),
  say("type", { types: ["townhouse"] }, "taw haus | thao haus | tao haus | thaw home | tao home | thao home | taohome"),
  say("type", { types: ["land"] }, "tee din | thi din | teedin | thidin | tee din plao | thi din plao"),
  say("type", { types: ["shophouse"] }, "tuk thaeo | tuek thaeo | tuk taew | tuek taew | hong thaeo | hong taew"),
  say("type", { types: ["warehouse"] }, "kodang | godang | rong ngan | rongngan"),
  say("deal", "rent", "chao | hai chao | ha chao | ploi chao | ploy chao | rai duean | raai duean | rai duen | raai duen | chao rai duean"),
  say("deal", "sale", "khai | seu | yak seu | sue | yak sue | long thun"),
  say("near", { withinM: null }, "klai | glai | klai klai | glai glai | klai kap | klai gap"),
  say("near", { withinM: 300 }, "tid | dtid | tit kap"),
  say("walkable", 800, "doen dai | dern dai | doen pai | dern pai | doen thueng | dern tueng"),
  say("beachfront", null, "tid talay | tid thale | rim talay | rim thale | tid haad | tid hat | rim haad"),
  say("network", { name: null }, "rot fai fa | rotfaifa | rod fai fa | rot fai faa"),
  say("network", { name: "MRT" }, "rot fai tai din | rot tai din | rotfai taidin"),
  say("station", null, "sathani | satani"),
  say("nearNoun", { kind: "beach", name: null }, "talay | thale | thalay | chai hat | chai haad"),
  say("nearNoun", { kind: "school", name: null }, "rong rian | rongrian | rong lian | mahalai | maha lai | mahawitthayalai"),
  say("nearNoun", { kind: "hospital", name: null }, "rong phayaban | rongphayaban | rong payaban"),
  say("nearNoun", { kind: "mall", name: null }, "haang | hang sapphasinkha"),
  say("nearNoun", { kind: "airport", name: null }, "sanam bin | sanambin"),
  say("nearNoun", { kind: "poi", name: "market" }, "talat | talad | talaad"),
  say("nearNoun", { kind: "poi", name: "expressway" }, "thang duan | tang duan"),
  say("inArea", null, "thaew | taew | taew taew | thaew thaew | yan | thaeo | yu thaew | yu taew"),
  say("filler", null, `
    baep | dai mai | dee dee | di di | duai | duay | ka | khon diao | khrap phom | khrub | krub |
    kub | mai ka | mee | mee mai | mi | mi mai | mi mai ka | mi mai kha | mi mai khrap |
    mi mai krub | mii mai | na ka | na krub | noi | nueng khon | sak | suai suai | wang | yoo | yu
  `),
  say("seek", "seek", "ha | haa | yak dai | yaak dai | hai noi | chuay ha | chuai ha | gamlang ha | kamlang ha | mong ha | tong kan | dtong gan | yak ha"),
  say("bound", { bound: "max", side: "before" }, "mai goen | mai gern | mai koen | mai kern | tam kwa | tum kwa"),
  say("bound", { bound: "min", side: "before" }, "yang noi | mak kwa | maak gwa | tang tae"),
  say("bound", { bound: "min", side: "after" }, "khuen pai | kheun pai | kuen pai | keun pai"),
  say("bound", { bound: "around", side: "before" }, "praman | pramaan | pra man | rao rao"),
  say("budget", "budget", "ngop | ngob | ngop praman mai goen | rakha | raka"),
  say("to", null, "thueng | tueng | theung"),
  say("or", null, "rue | reu | rue wa"),
  say("and", null, "lae | kap | gap"),
  say("period", "month", "to duean | tor duean | to duen | tor duen | tor deuan | per duean"),
  say("periodBefore", "month", "duean la | duen la | deuan la"),
  say("periodBefore", "night", "khuen la | keun la"),
  say("amenity", ["pet_friendly"], "liang maa | liang maew | liang sat | liang ma | liang meow | liang sat dai | liang maa dai | liang maew dai"),
  say("amenity", ["pool"], "sa wai nam | sa wai naam | sra wai nam | sawainam | mi sa | mee sa | mi sra | mee sra"),
  say("amenity", ["parking"], "thi jot rot | thi jod rot | ti jod rod | tee jod rod | tee jot rot | jot rot | jod rod | thi chot rot | chot rot | thi jot rot dai"),
  say("amenity", ["furnished"], "mi fur | mee fur | fur khrop | fur krob | taeng khrop | phrom fur | prom fur"),
  say("amenity", ["garden"], "suan | mi suan | mee suan"),
  say("amenity", ["balcony"], "rabiang | ra biang"),
  say("amenity", ["kitchen"], "khrua | krua | hong khrua | hong krua"),
  say("amenity", ["aircon"], "mi ae | mee ae | mi air | mee air | mii air | hong air | mi aer | mee aer"),
  say("amenity", ["washing_machine"], "khrueang sak pha | kreuang sak pa | krueang sak pha"),
  say("amenity", ["sea_view"], "wiw thale | wiw talay | view thale | view talay | wiew talay"),
  say("amenity", ["river_view"], "wiw mae nam | wiew mae nam | view mae nam | rim mae nam | rim nam"),
  say("amenity", ["mountain_view"], "wiw khao | wiew khao | view khao | wiw doi | view doi"),
  say("amenity", ["city_view"], "wiw mueang | wiew muang | view mueang"),
  say("sort", "cheapest", "thuk sut | thuk thi sut | took sut | took tee sud"),
  say("quality", null, "rakha took | thuk thuk | rakha thuk | took took | raka took | mue song | meu song | rakha mai phaeng | mai phaeng"),
  say("negation", "not", "mai ao"),
  say("negation", "noNeed", "mai tong mi | mai tong mee"),
  say("softAfter", null, "ying dee | ying di | ko dee | ko di | gor dee"),
  say("ask", "howMuch", "tao rai | thao rai | taorai | thaorai | rakha thao rai | raka tao rai"),
  say("talk", "thanks", "khop khun | khob khun | kob kun | kop khun"),
  say("change", { do: "adjust", key: "price", direction: "down" }, "thuk kwa ni | took kwa ni | tuk kwa ni"),
  say("change", { do: "adjust", key: "area_sqm", direction: "up" }, "yai kwa ni"),
  say("action", { type: "more" }, "mi eek mai | mi ik mai | mee eek mai | du eek | doo eek"),
]; // prettier-ignore
