import { each, say } from "../language.ts";

const PERSONS = `
  aunt | boss | brother | buddy | colleague | cousin | coworker | dad | ex | family |
  family of mine | father | folks | friend | friend of mine | friends | friends of mine |
  grandparents | guy | he | in laws | in-laws | mate | mom | mother | mum | neighbor | neighbour |
  parents | relatives | she | sister | they | uncle
`; // prettier-ignore
const DOINGS = `
  are paying | asked for | asks | bought | charged | charges | found a | found one | got a condo |
  got a house | got a place | got one | had a condo | had a place | has a condo | has a house |
  has a place | has an apartment | has bought | is living | is paying | is renting | is staying |
  live | lived | lives | moved | only paid | only pay | only pays | owns | paid | pay | pays |
  rented | rents | sold | stayed | stays | taught | wants me | was living | was paying |
  was renting | worked | works
`; // prettier-ignore

/** Other people, other times, and where the day is spent: told, but not asked for. */
export const STORY_WORDS = [
  say("after", null, "after | for the past | for the last | these past"),
  say("elsewhere", null, each(PERSONS, DOINGS)),
  say("elsewhere", null, each("i | we | i've | we've | i have | we have", `
    already have a condo | already have a house | already have a place | already own | been living |
    been paying | been renting | got married in | grew up | holidayed in | honeymooned in |
    just sold | left | lived | met at | met in | moved out of | once lived | once rented |
    previously lived | previously rented | recently sold | rented | sold | spent a year in |
    spent years in | stayed | used to have | used to live | used to own | used to pay |
    used to rent | used to stay | vacationed in | visited | was in | were in
  `)),
  say("elsewhere", null, each("currently | now | i'm | i am | im | we're | we are | was | were | been | at the moment", "paying | renting | leaving | moving out of")),
  say("elsewhere", null, each("currently | now | right now | at the moment", "they stay | they live | he stays | he lives | she stays | she lives | we stay | we live | i stay | i live")),
  say("elsewhere", null, each("currently | now | right now | at the moment | presently", "in a | in an | have a | have an | own a | own an")),
  say("elsewhere", null, each("i | we", `
    already pay | already rent | am paying now | am staying now | are paying now | are staying now |
    currently pay | currently rent | currently stay | live in a | live in an | live now in |
    live now near | now pay | now rent | stay now
  `)),
  say("elsewhere", null, each("my | our", "rent now | rent is now | rent is currently | rent at the moment | landlord is asking | room now | condo now | flat now | apartment now")),
  say("elsewhere", null, each("my | our", `
    apartment i have now | condo i have now | condo i'm in now | current apartment | current condo |
    current contract | current flat | current home | current house | current landlord |
    current lease | current place | current rent | current room | current studio |
    existing apartment | existing condo | existing house | existing place | flat i'm in now |
    former apartment | former condo | former place | house i have now | house we have now |
    last apartment | last condo | last flat | last house | last place | last rental | last room |
    last studio | last villa | lease now | old apartment | old condo | old flat | old house |
    old place | old rent | old room | old studio | old villa | place back home | place i have now |
    place i'm in now | place now | place we have now | present apartment | present condo |
    present house | present place | present room | previous apartment | previous condo |
    previous flat | previous home | previous house | previous place | previous room |
    previous studio | previous villa | rent right now | room i'm in now
  `)),
  say("filler", null, each("we | i | they | he | she | who", "land | landed | are landing | am landing | will land | just landed")),
  say("filler", null, each("my landlord | our landlord | the landlord | landlord | my owner | the owner | owner", "is selling | is selling up | is selling the place | wants to sell | has to sell | is going to sell")),
  // What stands around a home somebody has, or had, or has a name for: told, and not sought.
  say("filler", null, each("allergic to | very allergic to | afraid of | scared of | terrified of | can't stand", "cats | dogs | pets | animals | cat hair | dog hair | cat fur | my cat | my dog")),
  say("filler", null, each("dogs | dog | the dogs | neighbour's dog | neighbour's dogs | neighbor's dog | neighbor's dogs | neighbours dogs | soi dogs | street dogs | stray dogs", "barking | were barking | was barking | are barking | bark | barks | barked | kept barking | keep barking | barking all night | that bark") + " | barking dogs | barking dog | stray dogs | soi dogs | street dogs"),
  say("quality", { givesUp: ["furnished"] }, each("bring | bringing | we bring | i bring | will bring | ship | shipping | keep | use | have | with | take | got", `
    all our furniture | my furniture | my own furniture | my own furnitures | my own stuff |
    our furniture | our own furniture | our own furnitures | own furniture | own furnitures
  `)),
  say("quality", { givesUp: ["furnished"] }, "empty is better | empty is fine | prefer it empty | prefer empty | better empty | should be empty"),
  say("filler", null, each("the last one | my last one | the old one", "had | was | didn't have")),
  say("elsewhere", null, `
    after selling my | an agent quoted me | an agent quoted us | current rent is | fed up with |
    i was in | just sold | last year i | last year we | my contract in | my contract on |
    my lease ends | my lease in | my lease is up | my lease on | our contract in | our contract on |
    our lease ends | our lease in | our lease is up | our lease on | previously in |
    previously lived | previously rented | sick of | sold my | sold our | sold the |
    somebody quoted me | someone quoted me | the agent quoted me | the agent quoted us | tired of |
    used to be | used to be in | used to live | used to pay | used to rent | used to stay |
    we were in
  `),
  say("elsewhere", null, "my landlord wants | my landlord charges | our landlord wants | my landlord is raising | landlord wants | landlord raised | landlord increased"),
  say("budget", "pay", "i pay | we pay"),
  say("deal", "sale", each("put | invest | park", "it into | it all into | some into | some of it into | some of that into | that into | the money into | the proceeds into | money into | some money into | my money into | our money into | my savings into | our savings into | part of it into")),
  say("origin", null, `
    arriving from | came from | come from | coming from | commuting from | escaping from |
    get away from | getting away from | getting out of | have to leave | i want to leave |
    i'm from | leaving | move away from | move from | move out of | moved from | moved out of |
    moving away from | moving down from | moving from | moving here from | moving out of |
    moving over from | moving up from | need to leave | originally from | relocate from |
    relocating from | transferring from | want to leave | we're from
  `),
  say("dayPlace", null, each("i | we | he | she | who | wife | husband | partner | girlfriend | boyfriend | i'll | i will | we'll | both", `
    sit in | am based in | be working at | be working in | be working near | currently live in |
    currently living in | live at | live in | live near | teach at | teach english in | teach in |
    teaches at | teaches in | work around | work at | work in | work near | works at | works in |
    works near
  `)),
  say("origin", null, each(`${PERSONS} | wife | husband | partner | girlfriend | boyfriend`, "is from | comes from")),
  say("dayPlace", null, each("and mine | and hers | and his | mine", "in | at | near | is in | is at | is near | is on")),
  say("origin", null, each("they're | they are | he's | she's | we're | who are | family is | parents are | live", "in a village in | in a village near | in a small town near | in a small village near | in a town near")),
  say("dayPlace", null, `
    a job at | a job in | a job offer at | a job offer in | an offer in | at university in | based in | been posted to | been transferred to |
    being transferred to | company at | company in | company is at | company is in | company is moving to | company moved to |
    currently based in | currently in | currently live in | currently living in |
    firm in | flights leave from | flights out of | fly from | fly out of | flying from | flying out of |
    go to school at | go to school in | goes to school at | goes to school in | going to school at |
    going to school in | going to uni in | got posted to | got transferred to | i am in | i'm in |
    job at | job in | living in | moving for work at | my office at | my office in |
    my office is at | my office is beside | my office is by | my office is in |
    my office is moving to | my office is near | my office is next to | my office moves to |
    my work is next to | new job at | new job in | now living in | office at | office is at |
    office is in | office is moving to | office is near | office is next to | office moved to |
    office moves to | office will move to | our office is at | our office is in |
    our office is moving to | our office moves to | school is at | school is in | started a job in |
    staying in | student in | study in | studying in | teaching at | teaching english in |
    teaching in | was posted to | was transferred to | we are in | we're in | work around |
    work at | work in | work moved to | work moves to | work near | working at | working in |
    working near | workplace is at | workplace is in | works at | works in | works near
  `),
  say("vague", null, each("for", `
    my dad | my daughter | my family | my father | my grandma | my grandmother | my grandparents |
    my in-laws | my kids | my mom | my mother | my mum | my parents | my son | our family |
    our parents
  `)),
  say("vague", null, each("our first | my first | a first", "home | property")),
  say("vague", null, `
    any recommendations | any suggestions | don't know what i want | don't know where to live |
    help finding | help me choose | help me decide | help me find | help us find | how to start |
    move to thailand | moving to thailand | new to thailand | not sure what i want |
    relocate to thailand | relocating to thailand | retire in thailand | retire to thailand |
    retiring in thailand | retiring to thailand | something good | something nice | somewhere good |
    somewhere nice | what do you recommend | what would you recommend | where do i start |
    where do we start | where should i start | where to start
  `),
  say("filler", null, each("landlord | a landlord | owner | an owner", "that allows | who allows | that accepts | who accepts | ok with | okay with | fine with | who is ok with | who is fine with | that is ok with")),
  say("filler", null, "if there is none | if there are none | if there's none | if there isn't any | if there isn't one | if there aren't any | if none | if there is nothing | if there's nothing"),
  say("filler", null, "retire | to retire"),
  say("there", null, each("near | close to | nearer to | near to", "them | him | her")),
  say("there", "walk", "walk home from work | walking home from work | can walk home from work | walk to work | walking distance to work | can walk to work"),
  say("there", null, `
    around here | around there | close to my job | close to my office | close to my work |
    close to my workplace | close to the office | close to there | close to work | easy commute |
    from there | in that area | in the same area | near here | near my job | near my office |
    near my work | near my workplace | near that | near the office | near there | near work |
    nearby | next to work | not far from there | same area | same location | same neighborhood |
    same neighbourhood | same place | short commute | there | within easy reach
  `),
  say("filler", "turn", `
    although | and can spend | and have | and i have | and look for | and looking | and now |
    and now have | and we have | but | can | could | hence | hoping | however | i need | i want |
    i'd like | instead i | need | now | so | so now | therefore | wanna find | want | want to find |
    wanting | wants | we need | we want | would like | would love
  `),
]; // prettier-ignore
