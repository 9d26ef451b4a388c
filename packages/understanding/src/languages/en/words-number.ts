import { EXCHANGE_RATES } from "@propertyvr/vocabulary";
import { measureOf } from "../../shapes/numbers.ts";
import { each, say } from "../language.ts";

const digit = (n: number, words: string) => say("numeral", { digit: n }, words);
const tens = (n: number, words: string) => say("numeral", { tens: n }, words);

const TENS = [
  [20, "twenty"], [30, "thirty"], [40, "forty"], [50, "fifty"], [60, "sixty"], [70, "seventy"], [80, "eighty"], [90, "ninety"],
] as const; // prettier-ignore
const ONES = "one two three four five six seven eight nine".split(" ");
/** "thirty-five": the hyphen reads as a space, and both count as one. */
const HYPHENED = TENS.flatMap(([ten, word]) =>
  ONES.map((one, i) => say("numeral", { digit: ten + i + 1 }, `${word} ${one}`)),
);

/** Numbers, units, money and the words that bound them. */
export const NUMBER_WORDS = [
  ...HYPHENED,
  digit(1, "one"), digit(2, "two"), digit(3, "three"), digit(4, "four"), digit(5, "five"), digit(6, "six"), digit(7, "seven"),
  digit(8, "eight"), digit(9, "nine"), digit(10, "ten"), digit(11, "eleven"), digit(12, "twelve"), digit(13, "thirteen"),
  digit(14, "fourteen"), digit(15, "fifteen"), digit(16, "sixteen"), digit(17, "seventeen"), digit(18, "eighteen"), digit(19, "nineteen"),
  tens(20, "twenty"), tens(30, "thirty"), tens(40, "forty | fourty"), tens(50, "fifty"), tens(60, "sixty"), tens(70, "seventy"), tens(80, "eighty"), tens(90, "ninety"),
  say("numeral", { point: true }, "point"),
  say("numeral", { half: true }, "half | and a half"),
  say("numeral", { power: 100, scope: "sum" }, "hundred"),
  say("numeral", { power: 1_000, scope: "all" }, "thousand | k | grand | thousands | kthb | thou"),
  say("numeral", { power: 1_000_000, scope: "all" }, "million | mil | mill | mb | mthb | m thb | mio | m baht | mln | million baht"),
  say("metreOrMillion", null, "m"),
  say("unit", { dimension: "count", factor: 1, name: "car" }, "car | cars | vehicles"),
  say("unit", { dimension: "bedrooms", factor: 1, name: "b" }, "b"),
  say("minuteOrMinimum", null, "min | min."),
  say("unit", { dimension: "bedrooms", factor: 1 }, `
    b/r | bd | bdr | bdrm | bed | bed room | bed rooms | bedder | bedrm | bedroom | bedroomed |
    bedrooms | beds | bhk | bhks | br | ldk | room bed | room for sleep | room for sleeping |
    room 1 hall | rooms 1 hall | room one hall | rooms one hall | room 1 living room |
    rooms 1 living room | room to sleep | rooms bed | rooms for sleep | rooms for sleeping | rooms to sleep in | sldk |
    sleeping room | sleeping rooms
  `),
  say("measure", measureOf("bedrooms", { n: 1, power: 1, isDigits: false }, 1), "single bedroom"),
  say("unit", { dimension: "bathrooms", factor: 1 }, "bath | bathroom | bathrooms | ba | baths | bth | bathrm | bath room | toilets | toilet | en suite | ensuite | wc | shower room"),
  say("unit", { dimension: "area", factor: 1, name: "sqm" }, `
    m2 | meters squared | metre square | sq m | sq meter | sq meters | sq metres | sq mtr | sq. m |
    sq. m. | sq. meters | sq. metres | sq.m | sq.m. | sqm | sqm. | sqms | sqmt | square meter |
    square | square meters | square metre | square metres | squares
  `),
  say("unit", { dimension: "area", factor: 0.092903, name: "sqft" }, "sqft | sq ft | square feet | sq.ft. | ft2 | square foot | sq. ft. | sq feet | sf"),
  say("measure", measureOf("land", { n: 800, power: 1, isDigits: false }, 1), "half a rai | half rai"),
  say("measure", measureOf("land", { n: 1_600, power: 1, isDigits: false }, 1, { bound: "around" }), "a rai or so | about a rai | around a rai | roughly a rai"),
  say("measure", measureOf("land", { n: 200, power: 1, isDigits: false }, 1), "half a ngan"),
  say("measure", measureOf("land", { n: 2_400, power: 1, isDigits: false }, 1), "a rai and a half"),
  say("unit", { dimension: "land", factor: 1_600, name: "rai" }, "rai | rais"),
  say("unit", { dimension: "land", factor: 400, name: "ngan" }, "ngan"),
  say("unit", { dimension: "land", factor: 4, name: "wah" }, "sq wah | square wah | wah | sqw | sq.wah | talang wah | talangwah | tarang wah | wa | sq wa | square wa | sq. wah | twah | sq.w."),
  say("unit", { dimension: "land", factor: 4_046.86, name: "acre" }, "acre"),
  say("unit", { dimension: "distance", factor: 1 }, "metre | meter | metres | meters | mtr | mtrs"),
  say("measure", measureOf("distance", { n: 1_000, power: 1, isDigits: false }, 1), each("a | one", "kilometre | kilometer | km")),
  say("measure", measureOf("distance", { n: 500, power: 1, isDigits: false }, 1), each("half a | half", "kilometre | kilometer | km")),
  say("measure", measureOf("duration", { n: 6, power: 1, isDigits: false }, 1, { unit: "month" }), "half a year | half year"),
  say("unit", { dimension: "distance", factor: 1_000 }, "km | kilometre | kilometer | kms | k.m."),
  say("unit", { dimension: "distance", factor: 1_609 }, "mile"),
  say("unit", { dimension: "drive", factor: 1 }, "minute | mins | minutes | minutes' | minute's | mins' | min's"),
  say("unit", { dimension: "drive", factor: 60 }, "hour | hr"),
  say("unit", { dimension: "duration", factor: 12, name: "year" }, "year | yr | yrs | years"),
  say("unit", { dimension: "duration", factor: 1, name: "month" }, "month | months | mth | mths | mos"),
  say("unit", { dimension: "duration", factor: 0.25, name: "week" }, "week"),
  say("unit", { dimension: "duration", factor: 0.033, name: "day" }, "day | night | nights"),
  say("unit", { dimension: "percent", factor: 1 }, "% | percent | per cent | pct"),
  say("unit", { dimension: "people", factor: 1 }, `
    adult | child | children | colleagues | flatmates | friends | girls | guest | guys |
    housemates | kid | occupant | of us | pax | people | person | roommates | students | tenants |
    toddlers
  `),
  say("unit", { dimension: "floor", factor: 1 }, "floor | storey | story | stories | storeys | th floor | st floor | nd floor | rd floor | floors | level | fl | stories high"),
  say("unit", { dimension: "count", factor: 1, name: "home" }, "listing | listings | properties"),
  say("unit", { dimension: "count", factor: 1, name: "unit" }, "units"),
  say("unit", { dimension: "count", factor: 1 }, "options | results | years old building | kg | scooter | star | cm | times | tvs"),
  say("period", "month", `
    / month | /m | /mo | /month | /mth | a mo | a month | a month all in | each month |
    every month | mo | monthly | monthly rent | p.m | p.m. | p/m | pcm | per mo | per month |
    per mth | pm
  `),
  say("period", "night", "a night | per night | /night | nightly | / night | pn | each night | per day | a day | /day | daily"),
  say("period", "year", "a year | per year | /year | / year | per annum | annually | /yr | p.a. | per yr"),
  say("period", "sqm", `
    / sqm | /m2 | /sq m | /sq.m. | /sqm | a sqm | a square meter | a square metre | per m2 |
    per sq m | per sq meter | per sq.m | per sq.m. | per sqm | per square meter | per square metre |
    psm | sqm price
  `),
  say("perLand", null, "per rai | /rai | a rai | per wah | /wah | per sq wah | / rai | a wah | per square wah | per sqw | each rai | /sq wah"),
  say("currency", { rate: 1, side: "both" }, "baht | thb | thai baht | bht | bt | ฿ | bath | thb."),
  say("currency", { rate: EXCHANGE_RATES.USD, side: "both" }, "usd | us dollar | us$ | dollar | bucks | $ | us dollars | american dollars | u$d"),
  say("currency", { rate: EXCHANGE_RATES.EUR, side: "both" }, "eur | euro | € | euros"),
  say("currency", { rate: EXCHANGE_RATES.GBP, side: "both" }, "gbp | pound | £ | quid | pounds sterling | british pounds | sterling"),
  say("currency", { rate: EXCHANGE_RATES.AUD, side: "both" }, "aud | a$ | australian dollars | aussie dollars | au$ | aus dollars"),
  say("currency", { rate: EXCHANGE_RATES.SGD, side: "both" }, "sgd | s$ | singapore dollars | sing dollars"),
  say("currency", { rate: EXCHANGE_RATES.CNY, side: "both" }, "cny | rmb | yuan | renminbi | ¥ rmb"),
  say("currency", { rate: EXCHANGE_RATES.JPY, side: "both" }, "jpy | yen | ¥ | japanese yen"),
  say("currency", { rate: EXCHANGE_RATES.RUB, side: "both" }, "rub | ruble | rouble | rubles | ₽"),
  say("bound", { bound: "max", side: "before" }, each(`
    can not | can't | cannot | cant | could not | couldn't | don't wanna | don't want to |
    not able to | not willing to | unable to | will not | won't | would not | wouldn't
  `, `
    afford above | afford more than | afford over | do more than | go above | go higher than |
    go over | pay above | pay more than | pay over | spend more than | spend over | stretch past
  `)),
  say("bound", { bound: "max", side: "before" }, `
    but can go to | but can stretch to | but could go to | but could stretch to | but might go to |
    < | <= | as much as | at most | below | below around | beneath | but can do | but can go |
    but could do | but could go | but might go | can go to | can go up to | can stretch to |
    can't exceed | cannot exceed | cap of | capped at | ceiling of | cheaper than | could go to |
    could go up to | could stretch to | do not want to pay more than |
    do not want to spend more than | don't go over | fewer than | go up to | keep it under |
    keep under | less than | less then | limit of | lower than | max of | maximum of |
    might stretch to | must not exceed | must not go over | mustn't exceed | mustn't go over |
    no bigger than | no greater than | no higher than | no larger than | no more than |
    no pricier than | not above | not beyond | not bigger than | not exceeding | not go over |
    not higher than | not larger than | not more expensive than | not more than | not over |
    not pay more than | not pricier than | not spend more than | not to exceed | nothing above |
    nothing over | should not exceed | should not go over | shouldn't exceed | shouldn't go over |
    stay under | staying under | stretching to | sub | tops out at | under | up to |
    up until | upto | within budget of | ≤
  `),
  say("bound", { bound: "max", side: "both" }, "max | maximum | max. | at the most | limit | absolute max | ceiling"),
  say("bound", { bound: "max", side: "after" }, each("is | would be | will be | must be", "my absolute limit | my absolute max | my absolute maximum | my very limit | our absolute limit | our absolute max | the absolute limit | the absolute max")),
  say("bound", { bound: "max", side: "after" }, "with everything | with everything included | everything included | all included | including everything | would be my limit | would be my max | would be my maximum | would be our limit | would be our max | would be the limit | would be the max | would be the most"),
  say("bound", { bound: "max", side: "after" }, `
    all in max | and below | and less | and under | at the very most | is all i can do |
    is all i have | is all we can do | is all we have | is already a lot for me |
    is already a lot for us | is as high as i can go | is as high as we can go |
    is as much as i can pay | is as much as we can pay | is my ceiling | is my limit | is my max |
    is my maximum | is our limit | is our max | is the limit | is the max | is the most i can do |
    is the most i can pay | is the most we can do | is the most we can pay | is what i can afford |
    is what i can do | is what i can pay | is what i have | is what we can afford |
    is what we can do | is what we can pay | is what we have | is where i stop | is where we stop |
    max all in | max budget | or below | or cheaper | or fewer | or less | or lower | or smaller |
    or so max | or under | top | tops
  `),
  say("bound", { bound: "min", side: "before", isOfSize: true }, "bigger than | bigger then | larger than | larger then"),
  say("bound", { bound: "max", side: "before", isOfSize: true }, "smaller than | smaller then"),
  say("bound", { bound: "min", side: "before" }, `
    > | >= | a minimum of | above | at least | atleast | exceeding |
    from at least | greater than | higher than | min of | minimum of |
    more than | more then | no less than | no smaller than | not below | not less than |
    not less then | not smaller than | not under | nothing below | nothing under | over |
    starting at | starting from | upwards of | ≥
  `),
  say("bound", { bound: "min", side: "both" }, "minimum | at the least | at the minimum | at a minimum | as a minimum"),
  say("bound", { bound: "min", side: "both" }, "and over"),
  say("bound", { bound: "min", side: "after" }, `
    & up | and above | and bigger | and larger | and more | and up | and upwards | onwards |
    or above | or better | or bigger | or higher | or larger | or more | or over | or up | up |
    upwards
  `),
  say("bound", { bound: "around", side: "before" }, `
    about | approx | approx. | approximately | around | around about | ballpark | ballpark of | ca |
    circa | close to about | in the neighbourhood of | in the range of | in the region of |
    roughly | something like | somewhere around
  `),
  say("bound", { bound: "around", side: "after" }, "ish | -ish | or so | or thereabouts | give or take | or around that | roughly speaking | approximate | plus minus | +/-"),
  say("bound", { bound: "around", side: "both" }, "more or less"),
  say("bound", { bound: "exact", side: "before" }, "exactly"),
  say("budget", "could", "i can do | i could do | we can do | we could do"),
  say("budget", "budget", `
    company covers | company pays | company will cover | company will pay | employer covers |
    employer pays | my company covers | my company pays | my company will cover |
    my company will pay | my employer covers | my employer pays | the company covers |
    the company pays | the company will cover | the company will pay
  `),
  say("budget", "price", "price | prices at | cost | costing"),
  say("budget", "budget", `
    afford | asking | budget | budget is | budget of | budget wise | budgeted | budjet | bugdet |
    buget | can afford | can pay | can spend | cost | costing | find something for |
    get something for | got anything for | got something for | have anything for |
    have something for | i can do | i can manage | i could do | i could manage | looking to spend |
    monthly budget | my budget | my limit is | our budget | our limit is | pay | price |
    price range | priced | priced at | rent budget | rent of | rent up to | spend | spending |
    total budget | we can manage | we could manage | willing to pay
  `),
  say("between", null, "b/w | btw | between | from between | anywhere between | somewhere between | in between | ranging from"),
  say("from", null, "from | starting | away from | outside of | off from | distance from | starts from"),
  say("to", null, "to | till | until | and up to | through | thru"),
  say("tilde", null, "~"),
  say("couple", null, "a couple of | couple of | a couple"),
  say("and", null, "and | & | n | as well as | plus also | with both"),
  say("or", null, "or | or maybe | or even | or else | or possibly | vs | or perhaps | alternatively | otherwise"),
  say("otherMoney", "income", `
    earn | earning | earnings | household income | i earn | i make | i'm making | income |
    monthly income | my wage | pension | salary | stipend | take home | wage | we earn | we make
  `),
  say("otherMoney", "deposit", `
    advance | booking fee | cash down | deposit | deposit of | down | down payment | downpayment |
    key money | money down | put down | reservation fee | savings | savings of | security deposit
  `),
  say("otherMoney", "instalment", `
    installment | instalment | loan payment | monthly installment | monthly instalment |
    monthly payment | monthly repayment | mortgage payment | mortgage repayment | repayment |
    repayments
  `),
  say("otherMoney", "instalment", "to the bank | to a bank | for the mortgage | for a mortgage | on the mortgage | on a mortgage | for a home loan"),
  say("otherMoney", "debt", `
    car instalment | car instalments | car loan | car loan of | car payment | car payments |
    credit card | credit card debt | credit cards | debt | debt of | debts | debts of |
    for my car | for our car | for the car loan | motorbike loan | on my car | on our car |
    other debts | other loans | personal loan | student loan | student loans
  `),
  say("otherMoney", "fee", `
    agency fee | agent fee | cam fee | cleaning fee | commission | common area fee | common fee | electricity | internet fee |
    maintenance fee | maintenance fees | management fee | parking fee | parking fees |
    service charge | sinking fund | utilities | water bill
  `),
  say("size", "area", "size | living area | usable area | floor area | interior | living space | floor space | internal area | usable space | built up area | built-up area"),
  say("size", "land", "land size | land area | plot size | size of land | plot area | with land | on land of"),
  say("lease", null, `
    agreement | commitment | contract | lease | lease contract | lease term | leasing | let |
    long stay | long term | long-term | rent | rental | rental contract | rental period |
    short stay | short term | short-term | stay | tenancy | term
  `),
  say("stayFor", null, "for | staying | stay for | staying for | stay | for the next | for up to | minimum stay"),
  say("old", null, "old | of age | old building | since built | or newer | old max"),
  say("yearWord", null, "since | built | built in | completed | built after"),
  say("numberedThing", null, "floor | level | building | tower | room number | unit number | house number | phase | tower number | flr | zone | block | gate"),
  say("sizeOfOther", null, "frontage | road frontage | wide | width | ceiling | ceiling height | frontage of | width of | depth"),
]; // prettier-ignore
