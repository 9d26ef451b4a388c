import { each, say } from "../language.ts";
import { NATIONALITIES_EN } from "../nationalities.ts";

const WEEKDAYS = "monday | tuesday | wednesday | thursday | friday | saturday | sunday";
/** When somebody would come; a bare weekday may be a project's name. */
const DAYS = `
    at the weekend | next week | next weekend | on the weekend | the day after tomorrow | tmrw |
    this afternoon | this evening | this weekend | today | tomorrow | tomorrow afternoon |
    tomorrow evening | tomorrow morning
  `;

/** How people ask: fillers, refusals, wishes, follow-ups and what the message is for. */
export const TALK_WORDS = [
  say("quality", null, each("with a | with an | a | an", "flat upstairs | apartment upstairs | room upstairs | bedroom upstairs | flat above | apartment above | room above")),
  say("quality", null, "living space upstairs | living quarters upstairs | rooms upstairs | living space above | living quarters above"),
  say("needed", null, "needed | required | necessary | is needed | is required"),
  say("foreigner", "nationality", each("i'm | i am | i'm a | i'm an | i am a | i am an | as a | as an | we're | we are | we're a | we are a | we're an | we are an | we're both | we are both | he's | she's | my husband is | my wife is | my partner is | my boyfriend is | my girlfriend is", NATIONALITIES_EN.join("|"))),
  say("ownTitle", null, each("in | on | under", "my own name | our own name | our own names")),
  say("foreigner", null, "foreigner | foreigners | i'm a foreigner | as a foreigner | i am a foreigner | expat buyer | foreign buyer | non thai | non-thai | farang"),
  say("filler", "day", `${DAYS} | ${each("on | this | next | this coming", WEEKDAYS)}`),
  say("filler", "homes", "property | properties | listing | listings | real estate | accommodation"),
  say("filler", null, `
    and a home office | with a home office | with home office | w/ home office | w/ a home office | plus home office |
    and let it out | and rent it out | and rent it out to | as a home office | as a office |
    as a studio | as a study | as an office | as an office is | as her office | as his office |
    as home office | as long as it means | as my office | as my studio | as office | as our office |
    for an office | if it means | in the car park | in the parking garage | in the parking lot |
    rent it out to tourists | rent them out | sell my car | sell my motorbike | selling my bike |
    selling my business | selling my car | selling my motorbike | selling my scooter |
    selling my stuff | selling my things | sold my business | sold my car | sold my motorbike |
    to rent it out | with an office | with office | with office space
  `),
  say("filler", null, each("my kids | our kids | the kids | my children | our children | my son | my daughter | kids", "go to school | goes to school | attend school")),
  say("filler", null, each("take | taking | ride | riding | catch | use | using | go by", "the train | the trains | the bts | the mrt | the skytrain | the subway | the bus | the metro")),
  say("filler", null, each("that i | that we | which i | which we | that i already | which i already", "rent out | let out | am renting out | rent out already")),
  say("filler", "ok", "ok | okay"),
  say("filler", null, "of course | obviously | naturally | needless to say | let's | make sense | makes sense | make more sense | makes more sense | any more | anymore"),
  say("filler", null, "next year | in the new year | early next year | later this year"),
  say("filler", null, "not more | and not more | but not more"),
  say("filler", "help", "help | help me"),
  say("filler", "tooMuch", "too much | too high | too low | not enough | way too much | a bit too much | is a stretch | is a bit of a stretch | is pushing it | is too much | is too high | is too low"),
  say("filler", "enough", `
    after all | are enough | are enough after all | is enough | is enough after all |
    is more like it | is more realistic | is more reasonable | is plenty | is quite enough |
    more like it | more realistic | more reasonable | sounds more realistic | will do |
    might do | will do after all | would be more realistic | would do
  `),
  say("sameBudget", "around", "similar price | a similar price | similar rent | a similar rent | about the same price | about the same rent | around the same price"),
  say("sameBudget", null, `
    budget as before | for the same money | same budget | same budget as before |
    same budget as earlier | same money | same price | same price as before | same rent |
    the same budget | the same budget as before | the same price | the same rent |
    what i am paying now | what i pay now | what i'm paying now | what we are paying now |
    what we pay now | what we're paying now
  `),
  say("filler", null, "fair enough | fair point | to be fair | nah | meh | a new place | a new home | new place to live | lookin 4 | looking 4"),
  say("filler", null, each("family of | a family of", "three | four | five | six | seven")),
  say("filler", "hello", "hey there | hi there | hi all | hello all"),
  say("filler", "thanks", "thanks in advance | thank you in advance | tia | cheers in advance"),
  say("filler", "it", "it | it's"),
  say("filler", null, each("don't care | dont care | i don't care | i dont care", "what | how | where | if | when | which | who | whether")),
  say("filler", null, each("let's | lets | let us", "start | begin | go | see | try | say | do | look | make")),
  say("filler", "whether", "is | are | does"),
  say("filler", null, each("come | coming | go | going | drive | driving | head | heading | ride | cycle | commute | return | get", "home to | home from")),
  say("filler", null, `
    a | a bit | a few | a little | a lot of | a must | absolutely | actually | again | all |
    all in | all inclusive | all-in | already | also have | altogether | am | an | any | anybody |
    anyone | anything | anyway | approx area | are a must | are there | as | asap | at a | at all |
    availability | available | available from | baby | back home | based | basically | be |
    beautiful | because | been | being | big enough | bills included | bit | boyfriend | brother |
    budget flexible | budget is flexible | building | but | by bike | by car | by motorbike |
    by scooter | by taxi | can | can i | can we | can you | can't be without | can't do without |
    can't live without | cannot live without | cant do without | cant live without | cash buyer |
    cash no loan | close to each other | co agent | co broke | co-agent | co-broke | come home |
    comes with | comfortable | coming home | complex | compound | could | could i | could we |
    could you | couple | currently | daughter | dear | decent | definitely | development | did |
    digital nomad | dm | dm me | do | do you have | drive | drive home | driving | driving home |
    e.g. | each | eg | else | engineer | english speaking | enough | equipped with | especially |
    essential | estate | etc | etc. | even | every | everyone | expat | extra | family | feature |
    features | featuring | few | filter | filters | flexible budget | flexible on budget |
    flexible on price | for | for me | for my | for myself | for our | for us | friend | from home |
    from next month | full | fully | get | getting | girlfriend | going home | gonna | good | got |
    got any | gotta | great | guys | had | has | has to | has to be | have | have to |
    have you got | having | here | hmm | home country | home town | hometown | hope | hoping |
    housing | how about it | husband | i | i am | i guess | i need | i think | i want | i'd like |
    i'm | i.e. | ideal | if | im | immediately | important | in all rooms | in building |
    in each room | in every room | in my budget | in thailand | in the building | in the room |
    in the unit | in total | in unit | incl | incl. | included | includes | including |
    including bills | inclusive | inside the building | is a must | is essential | is important |
    is needed | is required | is there | it has | its | just | ka | kha | khrap | khun | kids |
    kind of | kindly | krap | krub | let me | let's say | like | little bit | live | live in |
    living | living in thailand | lot of | lots of | love | lovely | mainly | mandatory | many |
    max budget is | may | may i | maybe | me | might | mom | most | most important | mostly |
    mother | move | move in | move to | moving | moving to | much | must | must be | must have |
    my | myself | na | near each other | necessary | need | need to be | needs | needs to have |
    new in town | next month | next to each other | nice | no loan | no loan needed |
    no mortgage needed | non negotiable | not sure | nothing | now | of | offering | oh | on a | on site | on-site | one thing | one with | ones | only | onsite | option |
    options | or so on | other | our | ourselves | out there | over there | own | own private |
    own use | parents | particularly | partner | per | per person | perfect | perhaps | place |
    places | please | plenty of | pls | plus i | plus one | plz | pm me | possibly | prefer |
    preferably | preferred | prefers | private | probably | project | proper | quite | ready |
    ready for | really | regards | relocate | relocate to | relocating | relocating to |
    remote work | remote worker | required | residence | retired | retiree | retirement | retiring |
    ride | right now | room for improvement | room to grow | say | several | shall | should |
    show it | side by side | simply | since we | single | sir | sister | sized | sleeps | smth |
    so | so far | some | somebody | someone | something | somewhere | son | soon | sort | sort by |
    sort of | spot | starting | stay home | staying home | sth | still | stretch | student |
    studies | stuff | style | such | suitable | taxi ride | teacher | thailand | than | that |
    that has | that's | thb thb | the | then | there | there any | there's | these | thing |
    things | this | this month | those | to be in | to live | to live in | to move into |
    to move to | to stay in | toddler | together | total | type | type of | types | uh |
    um | up there | us | very | village | w | w/ | wanna | want | wanted | wanting | wanting to |
    wants | was | we | we are | we need | we want | we're | well | what do you have |
    what have you got | what you got | when | where | which | which has | while | who |
    who studies | whose | wife | will | with | with a budget | with good | with its |
    work from home | would | would like | would love | x | yeah | yep | yes | yo | you | your
  `),
  say("seek", "seek", "need a place | need a new place | needs a place | need somewhere | need somewhere to live | need somewhere to stay | need a place to live | need a place to stay"),
  say("seek", "seek", `
    any | any recommendations | anyone have | browse | find | find me | finding | help me find |
    hunting for | i'm after | in search of | interested in | is there really nothing | iso | lf |
    list | list all | look for | looking | looking for | nothing at all | place to call home |
    place to live | place to stay | really nothing | recommend | recommendation | recommendations |
    search | search for | searching | searching for | seek | seeking | show | show me |
    somewhere to live | somewhere to stay | suggest | suggestions | want to find | wanted |
    we're after | what can i get for | what could i get for | what do i get for |
    what will i get for | what would i get for | why are there none | why is nothing there |
    why is there nothing | why no results | why nothing
  `),
  say("quality", null, "maid included | with maid service | weekly cleaning | cleaning included | with cleaning | with housekeeping | housekeeping included"),
  say("quality", null, `
    3 phase power | dock leveller | loading bay | loading bays | loading dock | loading docks |
    one storey | one story | one-storey | one-story | single storey | single story | single-storey |
    single-story | three phase electricity | three phase power
  `),
  say("quality", null, each("by | by the end of | by early | by mid | before", `
    apr | april | aug | august | christmas | dec | december | feb | february | jan | january | jul |
    july | jun | june | mar | march | may | new year | nov | november | oct | october | sep | sept |
    september | songkran
  `)),
  say("quality", null, `
    are too old | facing a main road | facing the road | facing west | is too old | look too old |
    looks too old | next to a main road | next to the elevator | next to the lift |
    next to the main road | on a main road | on the main road | too old and ugly | west facing |
    with carpet | with stairs | with steps
  `),
  say("quality", { givesUp: ["pet_friendly"] }, "pets not allowed | pets are not allowed | pets aren't allowed | pets not permitted | no pets allowed"),
  say("quality", null, each("with", "a bit of land | a little bit of land | a little land | a piece of land | lots of land | more land | plenty of land | some land | some land around it")),
  say("quality", null, each("female | girl | lady | male", "flatmates | flatmates ok | roommates | roommates are ok | roommates are fine | roommates fine | roommates ok | roommates only")),
  say("quality", null, "walk in shower | walk-in shower | next door | no key money | without key money"),
  say("quality", null, "with photos | with pictures | ones with photos | fence | fenced | with a fence | fenced garden | more modern | something more modern | more recent"),
  say("quality", null, "flight path | the flight path | flight paths | under the flight path"),
  say("quality", null, each("no | not | not an | not a | nothing | not too | not so | not very", "old building | old buildings | old condo | old condos | old ones | old | old house | old houses")),
  say("quality", null, each("not | not too | not so | not very | nothing too", "high up | high floor | high floors | on a high floor")),
  say("quality", null, each("move in | moving in | to move in | moving", "next month | next week | immediately | right away | straight away | this month | at the end of the month | end of the month")),
  say("quality", null, "a club house | club house | clubhouse | office inside | office space inside | with office | with an office | with a small office"),
  say("quality", null, "not allowed any land | not allowed land | not allowed to have land"),
  say("quality", null, "land title | land titles | title deed | chanote title"),
  say("quality", null, each("in | during | from | starting | starting in | starting from | as of | beginning in | from the start of | from the end of", "january | february | march | april | may | june | july | august | september | october | november | december")),
  say("quality", null, `
    2 storey | 2 story | 2-storey | 3 storey | 3 story | accessible | affordable | auction |
    backup generator | bank owned | bargain | basic | basketball court | bbq | bbq area |
    beautiful view | best | best deals | big | billiard table | boring | brand new | bright |
    budget friendly | build a home | build a house | build a villa | build my house |
    build my own house | build on | building a home | building a house | bunk beds |
    but not a village | but not in a village | but not village | by owner | central |
    central location | chanote | cheap | child friendly | child-friendly | cinema room | clean |
    clubhouse | co-living | concierge | convenient location | corner | corner room | corner unit |
    cosy | cozy | crowded | dangerous | dark kitchen | daylight | deals | decent sized | desk |
    dining room | direct from owner | direct owner | dishwasher | double | double bed | dryer |
    earthquake safe | east facing | extra bedroom | extra room | family friendly | fancy | flat ground |
    flat land no steps | flat share | flatshare | flexible contract | flexible lease | flood |
    flood free | flooding | floods | for building | foreclosed | foreclosure | foreigner friendly |
    fridge | from owner | game room | games room | garden view | golf view | good light |
    good location | good management | good sized | good transport | good value | good view |
    good-sized | great location | great view | green | ground floor | ground level | guest house |
    guest bedroom | guest room | high ceiling | high ceilings | high end | high floor | high quality | high rise |
    high-rise | higher floor | highrise | hip | home office space | home theatre | hot tub |
    hot water | house share | huge | inexpensive | island kitchen | jacuzzi | kid friendly |
    kids area | kids playground | king size bed | lake view | large | laundry | laundry room |
    level ground | library | light | lively | living room | local feel | lots of natural light |
    loud | lounge | low floor | low maintenance | low rise | low rise building | low-rise |
    lowrise | luxurious | luxury | microwave | mid range | mid-range | minimalist | modern |
    move in | move in ready | natural light | nature | near everything | near nature | new | newer |
    newly built | newly renovated | nice view | no agency fee | no agency fees | no agent |
    no agent fee | no agent fees | no agents | no agents fee | no brokers | no construction |
    no flood | no flooding | no noise | no village | noise | noisy | noisy at night | north facing |
    not a moo baan | not a village | not expensive | not in a moo baan | not in a village |
    not too expensive | not too pricey | not village | nothing expensive | npa | off plan |
    off-plan | office room at home | old | older | on flat land | on level land | one storey |
    one story | open plan | open view | orchard | oven | owner only | park view |
    partially furnished | partly furnished | passive income | peaceful | pet park | playground |
    polluted | pool access | pool table | pool tables | pool view | posh | pre-sale | premium |
    presale | prime location | private entrance | queen bed | quiet | quiet area | quiet soi |
    quiet street | ready to move in | real | reasonable | reasonably priced | reception |
    refrigerator | renovated | rental income | resale | residential | road access | rooftop |
    room share | roommate | roommates | rough area | safe | sauna | secluded | second hand |
    semi furnished | separate | separated | shared | shared house | short stay | shuttle |
    shuttle bus | simple | single storey | single story | single-storey | sketchy | small |
    smart home | snooker table | solar | solar panels | soundproof | south facing | spacious | spare bedroom | spare room |
    step free | storage | storage room | storeroom | stream | study | study room | stylish |
    sunlight | sunny | sunrise view | sunset view | tenanted | tennis court | thai style |
    three storey | tiny | title deed | to build a house | to build a villa | to build on |
    top floor | trendy | tv | twin beds | two storey | two story | two-storey | unblocked view |
    under construction | unfurnished | upscale | value for money | vibrant | view | vintage |
    walk in closet | walk-in closet | water tank | well maintained | west facing | western style |
    already a tenant | already a tenant in it | already a tenant in there | already has a tenant |
    existing tenant | has a tenant already | including tenant | rented to a tenant | sitting tenant |
    tenant already in | tenant in place | tenant included | tenants in place | tenants included | wheelchair | wheelchair accessible | with a tenant | with tenant
  `),
  say("softBefore", null, `
    a bonus if | bonus | bonus for | bonus if | bonus points for | doesn't need but |
    extra points for | good to have | great if | hopefully | i wouldn't mind | ideally |
    ideally with | maybe with | maybe also a | if it has | if possible | if possible near | if possible with |
    if the building has | if there is | if there's | it would be great to have |
    it would be nice to have | it'd be nice to have | nice if | nice to have | nice to haves |
    nice-to-have | optional | optionally | plus if | plus points for | preferably but not required |
    unless it has | unless the building has | unless there is | unless there's | unless they have |
    would be good to have | would be great if | would be great to have | would be nice if it has |
    would be nice to have | would love but not must | wouldn't mind
  `),
  say("better", null, "would be better | would be even better | would suit me better | would be the dream | would be preferable"),
  say("softAfter", null, `
    a bonus | a plus | i would like but not need | i would like but don't need | i'd like but not need | would like but not need | would like but don't need | all the better | big plus | but can live without | but flexible |
    but not a deal breaker | but not a dealbreaker | but not a must | but not essential |
    but not necessary | but not required | but optional | even better | ideally |
    if at all poss | if at all possible | if at all possible but not essential | if available | if i can find it |
    if i can get it | if i'm lucky | if it's at all possible | if it's not too much | if poss |
    if affordable | if budget allows | if in budget | if it's affordable | if it's in budget |
    if it's within budget | if the budget allows | if possible | if there is one | if we can get it | if you can find one | if you have | is a big plus |
    is a bonus | is a nice bonus | is a plus | is nice to have | is optional | nice but not a must | nice but not necessary | nice but not needed | nice but optional |
    nice to have | not a deal breaker | not a must | not a must have | not essential | optional |
    preferred but not essential | preferred but not required | so much the better | where possible |
    would be a bonus | would be a nice bonus | would be a nice plus | would be a plus |
    would be amazing | would be awesome | would be cool | would be good | would be great |
    would be ideal | would be lovely | would be nice | would be perfect | would help |
    would help resale | would help the rent | would help with the rent | would make her happy | would make him happy | would make me happy | would make them happy |
    would make us happy
  `),
  say("isOk", null, `
    acceptable | also fine | also ok | also possible | are fine | are ok | are okay | could be fine | could be ok |
    could be okay | could work | fine | is acceptable | is fine | is good too | is ok | is okay | is possible | may work |
    might be ok | might work | ok | ok too | okay | possible too | works for me | works for us | works too | would be fine |
    would be ok | would work
  `),
  say("negation", "not", `
    anything but | aren't | aren't in | aren't on | avoid | avoiding | away from the | can't stand |
    definitely not | do not show | do not want | don't include | don't like | don't show |
    don't show me | don't want | dont want | excludes | far from | free of | going off | gone off |
    had enough of | hate | i don't want | instead of | isn't | isn't in | isn't on |
    keeps giving me | keeps showing me | minus | never | no | no further than | no more | not |
    not a | not an | not any | not beyond | not by | not close to | not in | not inside | not into |
    not near | not next to | not on | not part of | not past | not right next to | not so close to |
    not so near | not the | not too close to | not too near | nothing beyond | nothing in |
    nothing near | nothing on | nothing past | nothing with | nowhere | quit showing me |
    rather not | rather than | skip | skip the | stay away from | stop giving me | stop sending me |
    stop showing me | stop suggesting | tired of seeing | w/o | went off | without | wo |
    you keep giving me | you keep sending me | you keep showing | you keep showing me |
    you keep suggesting | you only show me
  `),
  say("negation", "notSought", "not interested in | not looking for | not searching for | not in the market for"),
  say("negation", "except", "except | excluding | except for | other than | apart from | exclude | but not | not including | anything except | anywhere but | anywhere except"),
  say("negation", "noNeed", `
    can live without | couldn't care less about | do not need | doesn't have to be |
    doesn't have to have | doesn't matter if | doesn't need | doesn't need to be |
    doesn't need to have | don't care about | don't care bout | dont care about | dont care bout | don't fuss about | don't mind about | don't mind no |
    don't need | don't really need | dont need | i don't need | no interest in | no need |
    no need for | no need of | not bothered about | not fussed about | not fussed with |
    not fussy about | not necessarily | not necessarily with | not need | not too bothered about |
    not too fussed about | not too fussy about | not worried about | we don't need | without need of
  `),
  say("unneeded", null, `
    's not important | 's not so important | 's not that important | aren't needed any more |
    aren't that important | does not matter | doesn't matter | don't care | don't matter |
    dont care | i don't care | i dont care | is no longer needed |
    is not important | is not necessary | is not needed | is not required | isn't important |
    isn't necessary | isn't needed | isn't needed any more | isn't needed anymore | isn't required |
    isn't so important | isn't that important | isn't very important | no longer necessary |
    no longer needed | not all that important | not important | not necessary | not needed |
    not needed any more | not needed anymore | not required | not so important |
    not that important | not very important | unnecessary
  `),
  say("also", null, `
    also | also consider | also fine with | also in | also include | also look in | also show |
    also try | and also | as well | as well as | back in | back in too | back into it |
    back on the list | bring back | bring back the | expand to | extend to | in addition | include |
    including also | put back in | widen to
  `),
  say("also", "too", "too"),
  say("also", "add", "add | plus"),
  say("replace", "order", "change to | switch to | make it | make that | let's make it | can we make it | could we make it | change it to | change that to | back to | go back to | return to | let's go back to"),
  say("replace", "only", "only | only the | just the"),
  say("filler", null, each("only the ones | only those | only ones | just the ones | just those", "that | which | with")),
  say("replace", null, `
    actually | and how about | and in | and what about | but | can it be | can't it be | change |
    could it be | couldn't it be | how about | instead |
    just show | let's do | let's go with | let's stick with | let's try | move to | now show |
    rather | set | show only | stick to | stick with | swap | switch | then | try | update | what about | what if
  `),
  say("filler", null, "long term rent out | rent out long term | rent it out long term"),
  say("filler", null, "more important | is more important | are more important | matters more | more important than | is more important than | are more important than | matters more than"),
  say("filler", null, each("not | no | nothing", "further out | further out than that | further than that | further away | further away than that | farther out | farther than that | bigger than that | smaller than that")),
  say("comparative", null, "this one | that one | it"),
]; // prettier-ignore
