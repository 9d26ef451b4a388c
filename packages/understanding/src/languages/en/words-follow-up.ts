import { each, say } from "../language.ts";

/** What is done with the homes shown and with the search so far: acts, changes, ordinals. */
export const FOLLOW_UP_WORDS = [
  say("action", { type: "more" }, "none of these | none of those | not these | not those | don't like any of them | don't like any of these | don't like these"),
  say("action", { type: "more" }, `
    2nd page | a few more | all options | another one | any more | any more like these | any others |
    anything else | different ones | give me more | got any others | got anything else | got more |
    have you got more | keep going | keep showing | load more | more choices | more condos |
    more homes | more houses | page 2 | page two | second page | more like that | more like this | more listings | more of these |
    more ones | more options | more results | show me the next | show me the next ones | show me the next few | show the next ones | next | next batch | next few | next lot | next ones |
    next page | next set | one more | other ones | other options | others | see more |
    see other options | see others | see some more | show all | show me all | show me more |
    show me other options | show me others | show me the rest | show more | show others |
    similar ones | some more | something else | the rest | what else | what other ones
  `),
  say("action", { type: "compare" }, `
    compare | compare all | compare all of them | compare all three | compare them | compare these |
    compare those | comparison | put side by side | side by side | which is better |
    which of them is better | which one is better
  `),
  say("action", { type: "select" }, `
    choose | details about | details for | details of | details on | go with | i like |
    i prefer the | i want the | i'll take | i'm interested in the | info on | interested in the |
    let me see | let me see the | more about | more detail on | more details about |
    more details on | more info about | more info on | open | open the | pick | see the | select |
    show me details of | show me the | tell me about the | tell me more about | the one with
  `),
  say("action", { type: "viewing" }, `
    appointment | arrange a viewing | arrange a visit | book a tour | book a viewing |
    book a visit | book an appointment | can i see it | can see it | can see monday | can see on | can see this | can see today |
    can see tomorrow | can i view | can i visit | can we see it |
    can we view | can we visit | come and see | come and view | come by to see | come to view |
    could i view | could i visit | could we view | could we visit | go and see | go and see it |
    go see | have a look at it | how can i book | how can i book it | how do i book |
    how do i book it | how do i book one | i'd like to visit | inspect | inspection | like to view |
    love to view | make an appointment | schedule a tour | schedule a viewing | schedule a visit |
    see it | see it in person | see it this | see it tomorrow | see the place | see the room |
    see the unit | set up a viewing | take a look at it | tour | view it | view the unit |
    view this | viewing | viewing appointment | viewing this | viewings | visit it | visit this |
    want to view | want to visit | we'd like to visit | when can i see | when can i view |
    would like to visit
  `),
  say("action", { type: "contact" }, "book it | book it now | book this one | reserve it | reserve this one | reserve it for me"),
  say("action", { type: "contact" }, `
    agent contact | agent phone | agent's number | ask the agent | ask the owner | call about |
    call the agent | call the owner | call them | contact | contact agent | contact details |
    contact info | contact owner | contact the agent | contact the landlord | contact the owner |
    contact the seller | email the agent | email the owner | email the seller | email them |
    get a hold of the agent | get a hold of the owner | get ahold of the agent |
    get ahold of the owner | get hold of the agent | get hold of the landlord |
    get hold of the owner | get hold of the seller | get hold of them | get in touch |
    get in touch with the owner | get through to the agent | get through to the owner |
    how do i contact | how do i reach | line id | make an offer | message the agent |
    message the owner | message them | negotiate | number of the agent | number of the owner |
    owner contact | owner's number | phone number | phone the agent | phone the owner |
    reach out to the agent | reach out to the owner | reach out to the seller | reach the agent |
    reach the landlord | reach the owner | reach the seller | reach them | ring the agent |
    ring the owner | ring them | speak to the agent | speak to the owner | speak with the agent |
    talk to the agent | talk to the owner | their number | whatsapp | who can i call |
    who do i call | who do i contact | who do i message | who do i ring | who do i speak to |
    who do i talk to | who should i call | write to the agent | write to the landlord |
    write to the owner | write to the seller
  `),
  say("action", { type: "human" }, `
    a human | actual human | actual person | can somebody call me | can someone call me |
    chat with a human | customer service | customer support | human | human agent | human please |
    live agent | put me through to a person | put me through to someone | real human | real person |
    somebody from your team | someone from your team | speak to a human | speak to a person |
    speak to an agent | speak to someone | speak with a human | speak with a person |
    speak with an agent | speak with someone | support staff | talk to a human | talk to a person |
    talk to an agent | talk to someone | talk to staff | talk to your staff | talk with a human |
    talk with a person
  `),
  say("action", { type: "save" }, `
    add to favorites | add to favourites | alert me | bookmark | create an alert | favorite |
    favourite | keep this one | notify me | remember this one | save | save it | save that |
    save that one | save the search | save this | save this one | save this search |
    send me alerts | set an alert | shortlist
  `),
  say("action", { type: "reset" }, `
    begin again | begin from scratch | begin from the start | brand new search | clean slate |
    clear all | clear all filters | clear all that | clear everything | clear filters |
    clear it all | clear my search | clear the search | different search | drop all of that |
    drop everything | forget all of it | forget all of that | forget all of that and start again |
    forget all that | forget all this | forget everything | forget it all | forget the whole thing |
    fresh search | fresh start | from scratch | ignore all that | ignore everything before |
    let's begin again | let's start again | let's start over | lets start again | lets start over |
    new search | remove all filters | remove everything | reset | reset all | reset everything |
    reset filters | reset it all | reset my search | reset the search | restart | scrap all that |
    scrap everything | scrap it all | something completely different | start again |
    start all over | start all over again | start fresh | start from the beginning |
    start from zero | start over | start over again | totally different search | wipe everything |
    wipe it all
  `),
  say("change", { do: "adjust", key: "price", direction: "down" }, each("cheaper than | less than | lower than", "this | it | that one | this one | the first | the first one | the second | the second one | the third one | the last one")),
  say("change", { do: "adjust", key: "price", direction: "down" }, `
    a bit expensive | a bit less | a bit pricey | a cheaper one | a little expensive |
    above my budget | any cheaper | anything cheaper | bit cheaper | bit expensive | bit less |
    bit pricey | bit steep | bit too expensive | can't afford that | cannot afford that | cheaper |
    cheaper ones | cheaper options | cheaper than the last one | cheaper than the last ones |
    cheaper than them | cheaper than these | cheaper than those | costs too much | cut my budget |
    cut the budget | drop the price | less expensive | less money | little cheaper | lower budget |
    lower cost | lower my budget | lower price | lower prices | lower rent | lower the budget |
    lower the max | lower the price | more affordable | much cheaper | out of my budget |
    over budget | over my budget | pricey | quite expensive | reduce my budget | reduce the budget |
    reduce the price | so expensive | something cheaper | that's a lot of money | tighter budget |
    too dear | too expensive | too much money | too pricey | too steep | very expensive |
    way cheaper
  `),
  say("change", { do: "adjust", key: "price", direction: "up" }, "could stretch a little | can stretch a little | might stretch a little | could stretch a bit | could go a little higher | can go a little higher | could go a bit higher"),
  say("change", { do: "adjust", key: "price", direction: "up" }, `
    a bit over is fine | bigger budget | bit higher | bit more budget | bit more expensive |
    bump my budget | bump the budget | can go a bit higher | can go higher | can go up a bit |
    can pay a bit more | can pay more | can spend more | can stretch a bit | extend my budget |
    extend the budget | fancier | go a bit higher | go higher | go up a bit | have more budget |
    higher budget | higher price | increase my budget | increase the budget | little higher |
    more budget | more expensive | more upscale | nicer | pay a bit more | pay more | pricier |
    raise my budget | raise the budget | raise the price | spend a bit more | spend more |
    stretch a bit | stretch my budget | stretch the budget | too cheap | up my budget |
    up the budget
  `),
  say("change", { do: "adjust", key: "area_sqm", direction: "up" }, `
    anything bigger | bigger | bigger one | bigger ones | bit bigger | cramped | double the size |
    larger | larger one | larger ones | little bigger | more floor space | more room | more roomy |
    more space | more spacious | roomier | something bigger | somewhat bigger | too cramped |
    too small | too tiny | twice as big | twice as large | twice the size
  `),
  say("change", { do: "adjust", key: "area_sqm", direction: "down" }, "smaller | too big | too large | something smaller | smaller one | smaller ones"),
  say("change", { do: "adjust", key: "near", direction: "down" }, "closer | nearer | closer to it | too far | too far away | a bit closer | bit closer | bit nearer | even closer"),
  say("change", { do: "adjust", key: "near", direction: "up" }, each("other | another | different | diff", "area | district | neighbourhood | neighborhood | part of town")),
  say("change", { do: "adjust", key: "near", direction: "up" }, each(
    "surrounding | neighbouring | neighboring | nearby | adjacent | adjoining",
    "area | areas | neighbourhoods | neighborhoods | districts | parts of town",
  )),
  say("change", { do: "adjust", key: "near", direction: "up" }, each(
    "widen | expand | extend | broaden | enlarge | widening | expanding",
    "the area | the search area | the radius | the search radius | my search area | the location | the area a bit | the search area a bit | the search a bit further",
  )),
  say("change", { do: "adjust", key: "near", direction: "up" }, "areas around it | areas around there | areas next to it | areas close by | areas near it | areas nearby | the area around it | somewhere further out"),
  say("change", { do: "adjust", key: "near", direction: "up" }, "further out | farther out | a bit further out | a bit farther out | further away | farther away | a bit further away | a bit farther away | a bit further | a bit farther | further afield"),
  say("change", { do: "clear", key: "price" }, `
    any amount | any budget | any price | any price range | budget doesn't matter |
    budget doesn't matter anymore | budget doesnt matter | budget is flexible |
    budget is no problem | budget is not a problem | budget is not an issue | budget is open |
    budget isn't a problem | budget isn't an issue | budget isn't the problem | budget no limit |
    clear budget | clear the budget | clear the price | delete the budget | don't care about price |
    don't care about the price | don't mind the price | drop the budget | drop the budget limit |
    drop the price | drop the price cap | drop the price limit | forget about price |
    forget about the budget | forget the budget | forget the limit | forget the price |
    forget the price limit | ignore the budget | ignore the price | lift the budget |
    lift the price limit | money is no object | money is no problem | money is not a problem |
    money isn't a problem | no budget | no budget limit | no limit on budget | no limit on price |
    no max price | no maximum | no preference for price | no preference on budget |
    no preference on price | no price cap | no price limit | no upper limit | open budget |
    price does not matter | price doesn't matter | price doesnt matter | price is no issue |
    price is no problem | price is not a problem | price is not an issue | price is not important |
    price is not the problem | price is whatever | price isn't a problem | price isn't an issue |
    price isn't the problem | remove budget | remove price | remove price filter |
    remove the budget | remove the budget filter | remove the budget limit | remove the cap |
    remove the limit | remove the max | remove the price | remove the price cap |
    remove the price filter | remove the price limit | take off the budget | take off the limit |
    take off the price limit | unlimited budget | whatever price | whatever the price |
    without a budget | without a budget limit | without a price limit | without any budget limit |
    without budget | without price limit | without the budget limit | without the price limit
  `),
  say("change", { do: "rooms", key: "bedrooms", by: 1 }, `
    1 more bedroom | add a bedroom | add another bedroom | an extra bedroom | another bedroom |
    more bedrooms | one bedroom more | one extra bedroom | one more bedroom | with one more bedroom
  `),
  say("change", { do: "rooms", key: "bedrooms", by: -1 }, "one less bedroom | one bedroom less | one fewer bedroom | fewer bedrooms | less bedrooms | one bedroom fewer"),
  say("change", { do: "clear", key: "location" }, `
    all areas | any area | any area is fine | any location | any neighborhood | any neighbourhood |
    any place | anywhere | anywhere in thailand | anywhere is fine | area doesn't matter |
    area is flexible | clear the area | clear the location | drop the area | drop the location |
    flexible on area | flexible on location | forget about the area | forget about the location |
    forget the area | forget the location | ignore the location | location doesn't matter |
    location is flexible | no area preference | no location preference | no preference for area |
    no preference for the area | no preference on area | no preference on location |
    no preference on the area | no preferred area | other areas too | remove location |
    remove the area | remove the location | the area doesn't matter | wherever
  `),
  say("change", { do: "clear", key: "bedrooms" }, each("doesn't matter | does not matter | no matter | i don't mind | we don't mind | don't really care", "how many bedrooms | how many beds | how many rooms")),
  say("change", { do: "clear", key: "bedrooms" }, `
    any bedroom count | any bedroom number | any bedrooms | any beds | any number of bedrooms |
    any number of rooms | any size of bedrooms | bedroom count doesn't matter |
    bedrooms are flexible | bedrooms doesn't matter | bedrooms don't matter |
    bedrooms don't matter to me | clear the bedrooms | don't care how many bedrooms |
    don't mind how many bedrooms | drop the bedroom filter | drop the bedroom requirement |
    drop the bedrooms | flexible on bedrooms | forget about bedrooms | forget the bedrooms |
    however many bedrooms | ignore bedrooms | no preference on bedrooms |
    number of bedrooms doesn't matter | remove bedrooms | remove the bedrooms
  `),
  say("change", { do: "clear", key: "types" }, `
    all property types | all types | any kind | any kind of property | any property type |
    any sort of property | any type | any type of property | don't care what type |
    don't mind the type | no preference on type | type doesn't matter | type is flexible |
    whatever type
  `),
  say("change", { do: "clear", key: "amenities" }, "no amenities | remove amenities | remove the amenities | any amenities | drop the amenities | amenities don't matter | forget the amenities"),
  say("change", { do: "clear", key: "area_sqm" }, `
    any area size | any size | clear the size | don't care about size | don't care about the size |
    drop the size | forget about the size | forget the size | ignore the size | no minimum size |
    no preference on size | remove size | remove the size | size doesn't matter |
    size is not important | size isn't important | whatever size
  `),
  say("change", { do: "clear", key: "bathrooms" }, each("bathrooms | bathroom count | number of bathrooms | the bathrooms | the number of bathrooms", "don't matter | doesn't matter | do not matter | does not matter | isn't important | aren't important | don't matter anymore")),
  say("change", { do: "clear", key: "bathrooms" }, `
    any bathrooms | any number of bathrooms | don't care how many bathrooms |
    don't mind how many bathrooms | drop the bathrooms | forget about the bathrooms |
    forget the bathrooms | however many bathrooms | ignore the bathrooms |
    no preference on bathrooms | remove bathrooms | remove the bathrooms
  `),
  say("change", { do: "clear", key: "tenure" }, each("tenure | ownership | ownership type | the tenure | the ownership | type of ownership", "doesn't matter | does not matter | isn't important | is not important | is flexible")),
  say("change", { do: "clear", key: "tenure" }, `
    any kind of ownership | any ownership | any tenure | any type of ownership |
    don't care about ownership | don't care about tenure | either tenure | forget the tenure |
    freehold or leasehold | leasehold or freehold | no preference on tenure | remove the tenure |
    whatever tenure
  `),
  say("change", { do: "clear", key: "sort" }, `
    any order | clear sorting | clear the sorting | default order | do not sort | don't sort |
    forget the order | forget the sorting | in any order | no need to sort | no sorting |
    order doesn't matter | remove sorting | remove the sorting | sorting doesn't matter |
    stop sorting | the order doesn't matter | unsorted | without sorting
  `),
  say("change", { do: "clear", key: "near" }, each("doesn't have to be | does not have to be | doesn't need to be | needn't be | no need to be", "near it | close to it | near there | near that")),
  say("change", { do: "clear", key: "distance" }, each(`
    a bit farther | a bit further | a bit further away | a bit further out | a little further |
    a little further away | farther | farther away | further | further away | further out
  `, "is ok | is okay | is fine | ok | okay | would be fine | would be ok | works | works too | is no problem | also ok | also fine")),
  say("change", { do: "clear", key: "distance" }, `
    any distance | distance doesn't matter | doesn't have to be that close |
    doesn't have to be walking distance | doesn't need to be that close |
    doesn't need to be walking distance | forget the distance | forget walking distance |
    never mind the distance | never mind walking distance | how far doesn't matter |
    no need to be walking distance | remove the distance | the distance doesn't matter |
    walking distance isn't needed
  `),
  say("remove", "", `
    abandon | abandon the | axe | axe the | bin the | can also go | can be dropped | can be left out | can drop |
    can go as well | can go too | cancel | change from | changing from | chuck the | clear |
    cross off | cross out | delete | ditch | ditch the | don't need | drop | forget | forget about |
    forget about the | forget the | get rid of | give up on the | give up the | has to go | have to go | ignore | leave away | leave out |
    leave out the | lose | lose the | must go too | never mind about | never mind about the |
    never mind the | nevermind the | no longer need | not bothered about the | nvm | nvm about |
    nvm about the | nvm the | remove | remove filter | remove the filter | scrap | scratch |
    should go too | skip | skip the | strike | strike out | swap from | switch from |
    switching from | take away | take off | take out | we can drop | without the
  `),
  say("remove", "refuse", "impossible | is impossible | is not possible | isn't possible | out of the question | won't work | will not work | doesn't work for us | doesn't work for me | does not work for us | is not an option | isn't an option | not an option"),
  say("remove", "refuse", "no more | do without | kick out | rule out | say no to | says no to | said no to | vetoed"),
  say("shiftWord", "up", `
    add another | and another | budget up by | bump it by | bump it up by | bump the budget by |
    bump the budget up by | bump up by | can add | can add another | can stretch another |
    could add | could add another | extend it by | extend the budget by | go up another | go up by |
    higher by | increase budget by | increase by | increase it by | increase my budget by |
    increase my max by | increase the budget by | increase the limit by | increase the max by |
    more by | move it up by | plus another | put another | put it up by | put up by | raise by |
    raise it by | raise my budget by | raise my max by | raise the budget by | raise the limit by |
    raise the max by | stretch another | stretch by | stretch it by | up it by | up my budget by |
    up the budget by
  `),
  say("shiftWord", "down", `
    bring down by | bring it down by | cheaper by | cut by | cut it by | cut my budget by |
    cut the budget by | decrease by | decrease it by | decrease the budget by | drop by |
    drop it by | drop the budget by | go down by | knock off | less by | lower budget by |
    lower by | lower it by | lower my budget by | lower the budget by | lower the limit by |
    lower the max by | move it down by | reduce budget by | reduce by | reduce it by |
    reduce my budget by | reduce the budget by | reduce the max by | shave off | subtract |
    take off | trim it by
  `),
  say("shiftWord", "again", "another"),
  say("shiftAfter", "more", "more"),
  say("shiftAfter", "up", "higher | extra | on top | on top of that | above that | over that | more per month | more a month | more is ok | more is fine | more is possible"),
  say("shiftAfter", "down", "lower | less | off | cheaper than that | less a month | less per month"),
  say("change", { do: "shift", key: "price", direction: "up", by: 100, unit: "percent" }, "double that | double the budget | double it | double my budget | twice that | twice the budget | twice as much"),
  say("change", { do: "shift", key: "price", direction: "down", by: 50, unit: "percent" }, `
    at half the price | for half the price | half as much | half of that | half that |
    half the budget | half the price | half the rent | halve it | halve that | halve the budget
  `),
  say("quality", { stands: ["sea_view", "river_view", "city_view", "mountain_view"] }, "view | views | the view | nice view | good view | great view"),
  say("quality", { givesUp: ["furnished"] }, "unfurnished | unfurnish | not furnished | not furnish | no furnish | partly furnished | partly furnish | semi furnished | semi furnish | partially furnished | partially furnish | part furnished | bare unit | empty unit"),
  say("filler", null, each("to | will | can | could | would | should | i | we | can i | can we | i can | we can | i will | we will | i'll | we'll", "furnish")),
  say("filler", null, each("furnish", "it | the | my | our | your | myself | ourselves | a | this | that")),
  say("filler", null, "whatever | nope | nah | no no | alright | all right | alrighty | righto"),
  say("filler", null, "too quiet | too sleepy | too posh | too rural"),
  say("filler", null, each("whatever's | whatever is | whichever is | whichever's", "cheaper | the cheaper | cheapest | easier | better value")),
  say("filler", null, each("the | our | my | his | her | a", "little one | little ones | wee one | baby")),
  say("filler", null, "little ones"),
  say("quality", null, "livable | liveable | somewhere livable | somewhere liveable | easy to rent out | easy to let | rents out easily | rents easily | can rent out easily"),
  say("quality", null, each("whatever | whichever", "rents best | rents out best | lets best | is easiest to rent out | is easiest to let | sells best")),
  say("replace", "order", each("change | set | move | push | raise | lower | bring", "price to | the price to | budget to | the budget to | my budget to | the max to | my max to")),
  say("replace", "order", each("keep it | keep that | leave it | leave that | keep the budget | stay", "at | to")),
  say("replace", "order", "stretch it to | stretch that to | stretch to | let's stretch it to"),
  say("replace", "order", `
    bring it down to | bring it up to | bump it to | bump it up to | change that to | change to |
    cut it to | drop it to | increase it to | increase to | instead of that | lower it to |
    lower to | move it to | push it to | raise it to | raise that to | raise to | reduce it to |
    reduce to | set it to | take it to | take it up to | up it to
  `),
  say("theOne", null, `
    that one in | that one near | that one with | the one around | the one at | the one by |
    the one close to | the one for | the one in | the one near | the one on | the one that has |
    the one which has | the one with | the one you showed
  `),
  say("theMore", "cheaper", "the cheaper one | the cheaper of the two | the less expensive one | the one that is cheaper | the one that's cheaper"),
  say("theMore", "dearer", "the more expensive one | the pricier one | the dearer one | the most expensive one | most expensive one | the most expensive | the priciest one | the priciest | the dearest one"),
  say("theMore", "bigger", "the bigger one | the larger one | the bigger of the two | the more spacious one"),
  say("theMore", "smaller", "the smaller one | the smaller of the two"),
  say("filler", "yes", "yes | yeah | yep | yup | yes please | sure | please do | go ahead | do that | do it | let's do that | let's do it | go with that | go for it"),
  say("filler", "anyOfThem", `
    any of them | any of those | both are fine | either | either is fine | either is ok |
    either one | either one is fine | either way | either works | either would be fine |
    either would do
  `),
  say("filler", "either", "i don't mind | not sure | i'm not sure | don't know | i don't know | no idea | up to you | you choose | you decide | hard to say | can't say | i have no idea"),
  say("filler", "both", `
    all four | all of them | all three | all three of them | both | both are ok | both are okay |
    both areas | both is fine | both is ok | both kinds | both of them | both places | both please |
    both work | both works | both would work | either of the two | either of them |
    either of those | fine with both | happy with both | i like both | i like both of them |
    i like them both | like both | open to both | or both | the three of them | the two of them |
    we like both
  `),
  say("filler", null, "first month | the first month | first month's | first year | the first year"),
  say("filler", null, "not just one of them | not just one | not only one of them | not only one | at the same time"),
  say("gone", "sold", "sold | been sold | already sold | recently sold | has been sold | have been sold | was sold | were sold | that sold | that were sold | that have been sold"),
  say("gone", "rented", "rented out | already rented | already rented out | been rented | been rented out | has been rented | have been rented | that have been rented | already taken"),
  say("gone", "pending", "pending | reserved homes | reserved listings | reserved properties | already reserved | under offer | sale pending | under contract"),
  say("gone", "available", `
    available again | available homes | available listings | available ones | available properties |
    on the market | only available | still available | that are available |
    that are still available | the available ones
  `),
  say("filler", null, `
    being sold | sold as | sold at | sold by | sold by owner | sold by the owner |
    sold fully furnished | sold furnished | sold in foreign | sold out | sold to | sold together |
    sold with | to be sold
  `),
  say("undo", null, each("back to | go back to | let's go back to | stick with | keep", "the first two | the other two | the two before | the original two | the original ones | the first three | the original places")),
  say("undo", null, "back to what we had | back to what i had | go back to what we had before | back to what we had before | back to what i had before | go back to what we had"),
  say("undo", null, `
    as it was | as it was before | back to before | back to the ones before | back to the ones from before |
    back to the earlier ones | back to the first search | back to the earlier results | back to the first results | the ones before |
    the ones before were better | back to how it was | back to the earlier one |
    back to the first one i asked for | back to the last one | back to the last search |
    back to the one before | back to the previous one | back to the previous results |
    back to the previous search | change it back | change that back | go back | go back one |
    go back one step | go back to before | go back to the last one | go back to the one before |
    go back to the previous | one step back | previous results | previous search | put it back |
    put that back | restore the previous | revert | revert that | revert to the previous |
    step back | the last one was better | the one before | the one before was better |
    the previous one | the previous one was better | the previous search | the way it was | undo |
    undo it | undo that | undo the last change | undo the last one | what i had before
  `),
  say("undo", "that", "keep the old ones | keep the previous ones | keep the first ones | keep what we had | no keep those | no keep the others | stay with the old ones | stay with the first ones"),
  say("undo", "that", "forget that | scrap that | scratch that | cancel that | forget about that | never mind that | nevermind that | ignore that | drop that | skip that"),
  say("letGo", "thing", "can go | could go | may go | can be dropped | can be left out | can fall away"),
  say("letGo", "pet", `
    are not coming | are staying with | aren't coming | goes to live at | goes to live with |
    goes to my | has gone to live with | is going to live with | is going to stay with |
    is not coming | is not coming along | is not moving with | is staying at | is staying behind |
    is staying with | isn't coming | isn't coming along | isn't moving with | lives with |
    stays behind | stays with | went to live with | will not be coming | will stay behind |
    will stay with | won't be coming | won't be coming along | won't come | won't come along |
    won't come with
  `),
  say("sorry", "count", "too many | that's too many | that is too many | too few | that's too few | that is too few"),
  say("sorry", null, `
    actually | ah no | changed my mind | correction | hang on | hold on | i changed my mind |
    i mean | i meant | i meant to say | i meant to type | i misspoke | let me correct that |
    my bad | my mistake | no i mean | no i meant | no no | no wait | not what i meant |
    i said | on second thought | on second thoughts | oops | or rather | second thoughts | sorry |
    sorry i mean | sorry i meant | that was wrong | that's wrong | typo | wait | wait no |
    what i meant was | whoops | wrong
  `),
  say("ordinal", 1, "the first | first one | the first one | number one | first | 1st | option one | no. 1 | 1st one"),
  say("ordinal", 2, "the second | second one | the second one | number two | second | 2nd | option two | no. 2 | 2nd one"),
  say("ordinal", 3, "the third | third one | the third one | number three | third | 3rd | option three | no. 3 | 3rd one"),
  say("ordinal", 4, "the fourth | fourth one | the fourth one | number four | fourth | 4th | 4th one"),
  say("ordinal", 5, "the fifth | fifth one | the fifth one | number five | fifth | 5th"),
  say("ordinal", -1, "the last | last one | the last one | the final one"),
  say("numberWord", "", "number | option | # | no. | listing | item | home number | property number | choice | nr."),
]; // prettier-ignore
