import { say } from "../language.ts";

const each = (left: string, right: string): string =>
  left
    .split("|")
    .flatMap((a) => right.split("|").map((b) => `${a.trim()} ${b.trim()}`))
    .join("|");

const PERSONS = "friend | friends | friend of mine | friends of mine | sister | brother | cousin | uncle | aunt | parents | mother | father | mom | mum | dad | colleague | coworker | boss | neighbour | neighbor | he | she | they | guy | mate | buddy | ex | in-laws"; // prettier-ignore
const DOINGS = "pay | pays | paid | only pay | only pays | only paid | is paying | are paying | was paying | live | lives | lived | is living | was living | rents | rented | is renting | was renting | bought | has bought | owns | has a condo | has a place | has a house | has an apartment | had a place | had a condo | stays | stayed | is staying | sold | got a house | got a place | got a condo | got one | found one | found a | taught | moved | charges | charged | asks | asked for | wants me | works | worked"; // prettier-ignore

/** Other people, other times, and where the day is spent: told, but not asked for. */
export const STORY_WORDS = [
  say("elsewhere", null, each(PERSONS, DOINGS)),
  say("elsewhere", null, each("i | we | i've | we've | i have | we have", "used to live | used to rent | used to pay | used to stay | used to have | used to own | previously lived | previously rented | lived | rented | been living | been renting | been paying | grew up | stayed | already own | already have a place | already have a condo | already have a house | just sold | sold | visited | once lived | once rented | recently sold | moved out of | left")),
  say("elsewhere", null, each("currently | now | i'm | i am | im | we're | we are | was | were | been | at the moment", "paying | renting | leaving | moving out of")),
  say("elsewhere", null, each("my | our", "current place | current condo | current apartment | current room | current house | current home | current flat | current studio | current rent | current lease | current contract | current landlord | present place | present condo | old place | old condo | old apartment | old room | old house | last place | last condo | last apartment | last house | previous place | previous condo | previous apartment | previous house | existing place | place now | place back home")),
  say("elsewhere", null, "used to live | used to rent | used to pay | used to stay | previously in | previously lived | previously rented | current rent is | tired of | sick of | fed up with | i was in | we were in | last year i | last year we | used to be in | used to be"),
  say("elsewhere", null, "my landlord wants | my landlord charges | our landlord wants | my landlord is raising | landlord wants | landlord raised | landlord increased"),
  say("budget", "pay", "i pay | we pay"),
  say("origin", null, "moving from | relocating from | coming from | come from | came from | moved from | moving over from | moving down from | moving up from | moving here from | arriving from | i'm from | we're from | originally from | leaving | commuting from | move from | relocate from | transferring from"),
  say("dayPlace", null, each("i | we | he | she | who | wife | husband | partner | girlfriend | boyfriend | i'll | i will | we'll | both", "work in | work at | work near | work around | works in | works at | works near | live in | currently live in | currently living in | live near | live at | be working in | be working at | be working near | am based in")),
  say("dayPlace", null, "working at | working in | working near | work at | work in | work near | works in | works at | works near | my office is at | my office is in | my office is near | my office in | my office at | office is at | office is in | office is near | our office is in | our office is at | office at | job at | job in | a job in | a job at | new job at | new job in | moving for work at | started a job in | workplace is in | workplace is at | living in | currently live in | currently in | currently living in | currently based in | based in | now living in | i am in | i'm in | we are in | we're in | staying in | now in | work around | company is in | company is at"),
  say("there", null, "there | near there | around there | close to there | from there | in that area | near that | not far from there | near work | near my work | close to work | close to my work | near my office | near the office | close to my office | close to the office | walk to work | walking distance to work | can walk to work | next to work | near my workplace | close to my workplace | around here | near here | nearby | in the same area | same area | easy commute | short commute | within easy reach | near my job | close to my job"),
  say("filler", "turn", "but | can | could | want | wants | wanting | would like | i'd like | would love | need | so | now | i want | i need | we need | we want | however | therefore | instead i | hence | so now | and now | want to find | wanna find | hoping | although"),
]; // prettier-ignore
