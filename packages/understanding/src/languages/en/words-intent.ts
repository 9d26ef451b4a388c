import { each, say } from "../language.ts";
import { NATIONALITIES_EN } from "../nationalities.ts";

/** What a message is for: questions about the market, the law, sums; talk. */

/** Who lives somewhere, as people name them: no home is chosen by it. */
const OTHERS = `
    african people | africans | arab people | arabs | asian people | asians | black people |
    buddhists | burmese | burmese people | cambodians | chinese neighbors | chinese neighbours |
    chinese people | christians | disabled people | foreign neighbors | foreign neighbours |
    foreign people | foreigners | gay people | gays | hindus | immigrants | indian people |
    indians | israelis | jewish people | jews | migrant workers | migrants | muslim neighbors |
    muslim neighbours | muslim people | muslims | old people | russian people | russians |
    thai people | thais | westerners | white people
  `;

export const INTENT_WORDS = [
  say("talk", "hello", "hello | hi | hey | good morning | good afternoon | good evening | sawasdee | sawadee | sawatdee | yo there | greetings | howdy | good day | hiya"),
  say("talk", "thanks", `
    a million thanks | appreciate it | awesome thanks | cheers | great thanks | many thanks |
    much appreciated | perfect thanks | thank u | thank you | thank you so much | thanks |
    thanks a lot | thanks a million | thanks so much | that's all | thats all | thx | ty | tysm
  `),
  say("talk", "bye", each("i talk with | i talk to | i'll talk with | i'll talk to | i will talk to | let me talk to | i ask | i'll ask | let me ask | i discuss with | i'll discuss with", `
    my family and come back | my family first | my husband and come back | my husband first |
    my parents first | my partner first | my wife and come back | my wife first
  `)),
  say("talk", "bye", "i'll think about it | i will think about it | let me think about it | need to think about it"),
  say("talk", "bye", `
    bye | catch you later | good night | goodbye | have a good day | have a nice day |
    i'll be back | i'll think about it | later then | let me think | let me think about it |
    see you | see you later | take care | talk later | that's it for now | will come back
  `),
  say("talk", "identity", each("are you | are you a | am i talking to a", "robot or human | robot or a human | robot or a person | bot or human | bot or a human | human or robot | human or a robot | human or bot | person or a robot | person or a bot | real person or a bot")),
  say("talk", "identity", "are you robot | you are robot | you are a robot | you are human"),
  say("talk", "identity", `
    am i chatting with a bot | am i chatting with a person | am i talking to a bot |
    am i talking to a human | am i talking to a person | am i talking to a real person |
    am i talking to an ai | are you a bot | are you a computer | are you a human |
    are you a machine | are you a person | are you a real human | are you a real person |
    are you a robot | are you ai | are you an ai | are you chatgpt | are you human | are you real |
    is there a real person there | is this a bot | is this a human | is this a person |
    is this a real person | is this an ai
  `),
  say("talk", "kinds", each(`
    are there only | do you do anything but | do you have anything but | do you just do |
    do you just have | do you only do | do you only have | do you only rent | do you only sell |
    have you only got | is it just | is it only
  `, "condos | apartments | houses | villas | rentals | flats | homes") + " | what kinds of homes do you have | what kind of homes do you have | what types of property do you have | what kinds of property do you have"),
  say("talk", "chat", `
    amazing | are you there | awesome | better than the last one | can you speak thai | cool |
    do you speak english | do you speak thai | faster than my agent | faster than the last one |
    good bot | good job | got it | great job | haha | hot today isn t it | how are you |
    how are you doing | how is it going | how's it going | i see | lol | love it |
    lovely weather today | never mind | nevermind | nice one | nice to meet you |
    nice weather today | no problem | ok great | okay cool | quicker than my agent |
    quicker than the last one | sounds good | tell me a joke | that was helpful | very helpful |
    weather is nice today | well done | what is your name | what's up | what's your name |
    who made you | wow | you are great | you are quick | you are the best | you are very helpful |
    you're awesome | you're great | you're helpful | you're quick | you're the best |
    you're very helpful
  `),
  say("talk", "chat", each("do you | do you ever | don't you | don't you ever | can you | can you ever | will you ever", `
    dream | eat | enjoy your job | feel | feel anything | get bored | get tired | have a family |
    have a name | have a soul | have emotions | have feelings | have friends | like your job |
    like your work | rest | sleep | take a break | take breaks
  `)),
  say("talk", "chat", each("are you", "tired | bored | awake | alive | busy | happy | sad | single | married | smart | intelligent | sentient | conscious | thai | old | young") + " | how old are you | where are you from | where do you live | when do you sleep | how smart are you | you never sleep | do you like me"),
  say("talk", "photos", each("any | do you have | do you have any | got any | have you got", "photos | pics | pictures")),
  say("talk", "photos", each("can i see | can you send | can you share | more | please send | please share | send | send me | share | show me", "location | photos | photos and location | pics | pics and location | pictures | pictures and location | the location | the photos | the pics | the pictures | some photos | some pics | some pictures")),
  say("talk", "loosen", `
    change whatever you like | change whatever you need | change whatever you need to |
    drop whatever you need | drop whatever you need to | i am flexible | i'm flexible | is that all |
    is that all there is | is that all you have | only these | loosen it |
    loosen it up | loosen something | loosen whatever you like | loosen whatever you need |
    loosen whatever you need to | relax something | relax whatever you need |
    relax whatever you need to | we're flexible | what can i change | what could i change |
    what do you suggest i change | what should i change | what would help |
    why are there none | why are there only a few | why are there so few | why is there nothing |
    why no results | why not more | why nothing | why so few | why so little
  `),
  say("talk", "help", `
    anything else you can do | how can i book a | how can you help | how do i book a |
    how do i start | how do i use this | how does it work | how does this work | what are you |
    what can you do | what can you help with | what do you do | what else can you do |
    what else can you help with | what else do you do | who are you
  `),
  say("talk", "job", `
    anyone fancy sharing | anyone to share | babysitter | car hire | dentist | electrician |
    girl wanted to share | hairdresser | handyman | hire a car | house movers | house moves |
    locksmith | massage | move furniture | moving company | office work | plumber |
    removal company | rooftop bar | scooter hire | self storage | somebody to share |
    somebody to split | someone to share | someone to split | split bills | split the bills |
    storage unit | tutor | wedding venue
  `),
  say("talk", "service", `
    can you send someone | charged me twice | come and fix | fix my ac | fix my aircon |
    get your manager | i'm locked out | locked myself out | lost my key card | lost my keycard |
    maintenance request | one of your ads | repair my ac | repair my aircon | report a leak |
    send a repair man | send a repairman | send a technician | send somebody to fix | send someone round |
    send someone to fix
  `),
  say("talk", "job", "are you hiring | job vacancy | job vacancies | work for you | apply for a job | internship | recruiting"),
  // Somebody who has a home to give, and seeks none.
  say("talk", "owner", each("find | finding | to find | looking for | need to find | want to find", "a tenant | tenants | a renter | renters | a buyer for my | a buyer for our | a tenant for it | tenants for it | a renter for it")),
  say("talk", "owner", each("how can i | how do i | how could i | where can i | can i | want to | i want to | like to | i'd like to | how to", `
    add a listing | add my listing | advertise my | create a listing | list it with you |
    list mine with you | list my | list our | list with you | make a listing | post a listing |
    post my | put my condo | put my house
  `)),
  say("talk", "owner", each("and want to | and i want to | and we want to | and wish to | and would like to", "sell it | sell it now")),
  say("talk", "owner", each("girl | guy | lady | man | woman | person | someone | somebody | student", "wanted to share my | wanted to share our | to share my condo | to share my flat | to share my house | to share my apartment")),
  say("talk", "owner", each("put it on | put mine on | put our house on | put my house on | put my land on", "your site | your website | the website | your page | your app")),
  say("talk", "owner", "how do i sell | how can i sell | how do we sell | how can we sell | how to sell it | how do i rent it out | how do i let it"),
  say("talk", "owner", each("flatmate | roommate | housemate | room mate | flat mate | tenant | lodger", "wanted | needed | sought")),
  say("talk", "owner", each("want | need | looking for | seeking | after | wanting", `
    a clean flatmate | a clean roommate | a female flatmate | a female roommate | a flatmate |
    a housemate | a lodger | a male flatmate | a male roommate | a new flatmate | a new housemate |
    a new roommate | a quiet flatmate | a quiet housemate | a quiet roommate | a tidy flatmate
  `)),
  say("talk", "owner", each("i have | we have | there is | got", "a spare room in my | a spare room in our | a room free in my | a free room in my | a room to let in my | a spare bedroom in my")),
  say("talk", "outOfScope", each("do you know | do you know a | do you know any | do you know good | do you know a good | do you know any good | know any good | recommend some good", `
    bar | bars | cafe | cafes | dentist | doctor | hotel | hotels | japanese restaurant |
    massage shop | place to eat | places to eat | restaurant | restaurants | seafood restaurant |
    thai restaurant
  `)),
  say("filler", null, "villa manager | property manager | house manager | condo manager | hotel manager | land surveyor"),
  say("talk", "job", "looking for a job | looking for work | look for a job | search a job | i need a job | find a job | job opening | job openings | years experience | years of experience"),
  say("talk", "outOfScope", each("second hand | used | find me a second hand | buy a second hand | buy a used", "car | cars | motorbike | motorbikes | scooter | bike | truck | pickup")),
  say("talk", "outOfScope", each("know a | know any | know a good | recommend a | recommend a good | recommend any | find me a | find me a good", "lawyer | lawyers | accountant | interior designer | architect | contractor | builder | surveyor | cleaner | maid | doctor | school | restaurant | mechanic")),
  say("talk", "outOfScope", each("next | last | first", "train to | train leaves | bus to | bus leaves | flight to | ferry to | boat to | minivan to | van to")),
  say("talk", "owner", each("want | wants | need | needs | find me | get me | find us | wanting | seeking", "a tenant | tenants | a new tenant | a good tenant | new tenants | good tenants")),
  say("talk", "owner", each("can you | could you | will you | would you | please | do you | to", `
    advertise it | advertise mine | advertise ours | find a buyer for it | find a tenant for it |
    let it for me | list it | list mine | list ours | market it | rent it for me | sell it for us
  `)),
  say("talk", "owner", each("let | to let | want to let | let out | to let out | rent out | to rent out | renting out | lease out | find a tenant for | find tenants for | find a buyer for", "my condo | my house | my apartment | my flat | my unit | my place | my villa | my townhouse | my land | my property | our condo | our house | our place")),
  say("talk", "owner", each("i own a condo | we own a condo | i own a house | we own a house", "and want to rent it out | and want to let it | and want to sell it")),
  say("talk", "owner", each("want to | i want to | we want to | i'd like to | we'd like to | i would like to | like to | looking to | wanting to | hoping to | need to", "lease out | lease it out | let out | let it out")),
  say("talk", "owner", `
    advertise my | become a partner | been empty since | been vacant since | find a buyer |
    find a tenant | find buyers | find me a buyer | find me a tenant | find someone to buy my |
    find someone to rent my | find tenants | get somebody for it | get somebody in there |
    get someone for it | get someone in there | help me sell | how do i list | i am an agent |
    i am selling | i am the owner | i have a condo for rent | i have a condo for sale |
    i have a house for rent | i have a house for sale | i have a unit for rent |
    i have a unit for sale | i have units to list | i need to rent out | i own a condo and want |
    i want to list | i want to rent out | i want to sell | i want to sublet | i'd like to rent out |
    i'd like to sell | i'm an agent | i'm selling | i'm the owner | if you sell it for me |
    if you sell it for us | let go of my | let go of our condo | let go of our flat |
    let go of our house | let my | list a property | list it for me | list my | list my property |
    listing my | looking for a buyer | looking for a tenant | looking for tenants | my tenant |
    my tenants | need to sell | onto your page | open to offers | our tenant | our tenants |
    post my listing | post my property | put it on the market | put it up for rent |
    put it up for sale | put my apartment | put my condo | put my flat | put my house |
    put my land | put my place | put my property | put my townhouse | put my unit |
    put my villa | rent it out for me | find a new tenant | find new tenants | getting a new tenant | rent my | rent out my | renting out my |
    sell it for me | sell my | sell my condo | selling my | sitting empty | somebody to buy my |
    somebody to buy our | someone to buy my | someone to buy our | someone to rent our |
    standing empty | sublet my | taking offers | the place is mine | up for sale for me |
    viewings of my condo | viewings of my flat | want to rent out | want to sell my |
    we want to rent out | would like to sell
  `),
  say("talk", "outOfScope", each("something nice | something good | somewhere nice | somewhere good | a nice place | a good place | nice place | good place | place | somewhere", "to eat | for dinner | for lunch | to wear | to watch | to drink | to visit")),
  say("talk", "outOfScope", each("rent a | to rent a | hire a | to hire a | rent an | rental", "car | cars | motorbike | motorcycle | scooter | bike | bicycle | jet ski | campervan")),
  say("talk", "outOfScope", each("my aircon | the aircon | my air conditioner | my washing machine | my fridge | my shower | my toilet", "is broken | broke | broke down | is not working | doesn't work | does not work | stopped working | is leaking")),
  say("talk", "outOfScope", `
    a hotel | a hotel room | a job | bike to rent | bitcoin price | boat ticket | book a hotel |
    bus ticket | buy a car | buy bitcoin | can you lend me | capital of | car for sale | car hire |
    car rental | car to rent | cleaner | cleaning service | code for | concert | crypto price |
    dating | delivery | dentist | doctor appointment | election | electrician | exchange rate |
    ferry ticket | find a girlfriend | find a job | find me a boyfriend | find me a girlfriend |
    find me a job | find work | flight | flights | football | girlfriend for | grab ride |
    gym membership | hire a car | hire a van | hiring | homework | horoscope | hotel |
    hotel booking | hotel room | hotel rooms | hotels | i need a job | i want a job |
    insurance for my car | javascript | job | jobs | joke | lend me money | lend me some money |
    looking for a job | lottery | massage | motorbike for sale | motorbike rental |
    motorbike to rent | movie | need a job | news today | order food | pizza | plane ticket |
    plumber | poem | president | python | recipe | rent a boat | rent a camera | rent a car |
    rent a costume | rent a dress | rent a minivan | rent a motorbike | rent a projector |
    rent a scooter | rent a suit | rent a tent | rent a truck | rent a van | rent a yacht |
    restaurant recommendation | scooter to rent | sing me | soccer | song | stock market |
    stock price | taxi | tour guide | train ticket | translate | translate my contract |
    translate my lease | translate this | translate this contract | used car | van rental |
    van to rent | visa run | want a job | weather forecast | weather in | weather now |
    weather today | weather tomorrow | wifi password | write a | write a poem | write code | write me
  `),
  say("trade", null, `
    accountant | aircon cleaning | aircon repair | babysitter | barber | carpenter | cleaning lady |
    daily maid | dog sitter | dog walker | driver | driving lessons | english teacher | gardener |
    guitar lessons | hairdresser | handyman | housekeeper | interior designer | language lessons |
    language teacher | language tutor | laundry service | locksmith | maid service | mechanic |
    movers | moving company | moving service | nanny | painter | part time maid | personal trainer |
    pest control | pet sitter | photographer | piano lessons | piano teacher | private chef |
    removal company | swimming lessons | thai class | thai classes | thai lessons | thai teacher |
    thai tutor | tutor
  `),
  // An area chosen by who lives there. Near a school or a place of worship is no such choice.
  say("talk", "steering", each(`
    avoid | away from | do not want | don't want | dont want | fewer | free of | full of | mostly |
    no | not around | not many | not near | not next to | only | too many | where no | where only |
    with few | with fewer | with no | with no or few | with not many | with only | without |
    without any | without many | without so many | without too many
  `, OTHERS)),
  say("talk", "steering", each(OTHERS, "around | around me | nearby | next door | living there | living nearby | as neighbours | as neighbors")),
  say("talk", "steering", each(each("no | without | many | only", NATIONALITIES_EN.join("|")), "neighbours | neighbors | tenants")),
  say("talk", "steering", each("with | of | for", "christians only | buddhists only | muslims only | hindus only | asians only | westerners only")),
  say("talk", "steering", each("area with | areas with | building with | buildings with | place with", "thais only | foreigners only | thai people only")),
  say("talk", "steering", "good people area | area for good people | area of good people | right kind of people | people like us only | not immigrants | not migrants"),
  say("talk", "steering", "whites only | white area | white areas | white neighbourhood | white neighborhood | ethnic mix | racial mix"),
  say("talk", "send", each("email | e-mail | mail", "me the list | me these | me those | me this list | them to me | these to me | those to me | me the results | me the links")),
  say("talk", "send", each("these | those | them | this list | the list | the results | all of these", "by email | by e-mail | by mail | via email | in an email | to my email | to my e-mail | to my inbox | to my line | to my whatsapp | on whatsapp")),
  say("talk", "injection", `
    <script> | act as | admin password | all user data | api key | bypass | dan mode |
    developer mode | disregard | drop table | forget everything you | forget your instructions |
    ignore all instructions | ignore all previous | ignore previous | ignore the above |
    ignore your instructions | ignore your previous | jailbreak | other users | override your |
    pretend to be | pretend you are | previous instructions | print your | reveal your | roleplay |
    system prompt | you are now | your instructions | your prompt | your rules
  `),
  say("talk", "agent", `
    agents do you | are you an agent | can i view in person | co agent รับ | co-agent รับ |
    complain | complaint | delete my account | do you charge | do you do viewings | good agent |
    have an office i | how do viewings work | how much do you charge | is this site |
    is your service free | log in | login problem | my account | my password | office can i visit |
    office i can visit | office we can visit | real estate agent | recommend agent |
    recommend an agent | refund | reliable agent | report a | reset my password | scam |
    trustworthy agent | video viewing | virtual viewing | where are you located | which agent |
    who runs this | your agent | your commission | your office | รับ co agent | รับ co agent ไหม |
    รับ co-agent
  `),
  say("topic", "tax", each("cost | costs | pay", "per year to own | a year to own | every year to own | per year to keep | a year to keep it | a year to run")),
  say("topic", "tax", "yearly cost of owning | yearly costs of owning | annual cost of owning | annual costs of owning | cost of ownership | costs of ownership | running costs of owning | running costs | yearly costs | annual costs | upkeep costs"),
  say("topic", "law", each("if i | if we | if she | if he | if they", "leave after | leave before | leave early | move out after | move out before | move out early | quit early | want to leave early | have to leave early | need to leave early")),
  say("topic", "law", each("agent | agents | agent's | agency | broker | brokerage | estate agent", "fee | fees | commission")),
  say("topic", "law", "commission rate | how much commission | pay commission | pay the commission | report my address | report our address | report where i live | report where we live | report to immigration | reporting to immigration | 90 day report | 90 day reporting"),
  say("topic", "law", "better to buy off plan | safe to buy off plan | risks of buying off plan | risk of buying off plan"),
  say("topic", "law", each("do i need a | do we need a | do you need a | need a special", "license | licence | permit | special license | special licence | special permit | business license | business licence")),
  say("topic", "law", each("put my name | put her name | put his name | put our names | have my name | my name", "on the house | on the deed | on the title | on the land | on the condo | on the chanote")),
  say("topic", "price", each("what's | whats | what is | what would be", "a good price | a good rent | the right price | the right rent | a realistic price | a decent rent")),
  say("topic", "law", each("can i | can we | could i | could we", "sign for | sign it for")),
  say("topic", "law", each("can he | can she | can they | may he | may she | can my son | can my daughter | is he allowed to | is she allowed to | is my son allowed to", "sign | sign it | sign himself | sign herself | sign the contract | sign the lease | sign a lease")),
  say("topic", "law", each(each("can i | can we | could i | could we | may i | may we", "buy | own"), each("one | it | this | that | these | those | them", "as a foreigner | as foreigners"))),
  say("topic", "law", "house book | house register | house registration | tabian baan | tabien baan | yellow book"),
  say("topic", "law", `
    30 30 30 | 30+30 | 30+30+30 | 49 percent | 49% | a guarantor | airbnb | airbnb legal |
    allowed to let | allowed to rent | allowed to sublet | am i allowed | are we allowed |
    avoid a scam | avoid scams | banned by the building | banned by the condo | be banned by |
    be registered | blue book | blue house book | boyfriend's name | break a lease | break lease |
    break my lease | break the lease | breaking a lease | breaking my lease | breaking the lease |
    building permit | building rules | by the week | can a foreigner | can expats | can foreigner |
    can foreigners | are foreigners | is a foreigner allowed | can i actually own | can i buy land | can i even own | can i own |
    can i really own | can we even own | can we own | can i sublet | can my company | can we sublet |
    chanote mean | check before i sign | check before signing | check when i view |
    check when viewing | company name | company own | company structure | condo act | condo rules |
    contract terms | deduct from | deposit back | deposit refund | documents | due diligence |
    early penalty | early termination | elite visa | end my lease early | end the lease early |
    enforceable | escrow | evict | evicted | eviction | fake listing | fake listings | farang buy |
    farang own | farang seu | farang sue | fet | fet form | foreign exchange transaction |
    foreign ownership rules | foreign quota mean | foreign quota work | foreigner buy |
    foreigner own | foreigners buy | foreigners own | freehold vs leasehold | get my deposit back |
    girlfriend's name | guarantor | guarantors | guests overnight | have guests | have visitors |
    hold back fees | hold back the fees | holding deposit | hotel act | house book | house rules |
    husband's name | if the rules say | illegal | in a company name | in a company's name |
    increase my rent | increase our rent | increase the rent | inherit | inheritance | is it legal |
    juristic | juristic person | keep my deposit | keep the deposit | land department | land law |
    land office | landlord | landlord come in | landlord enter | law | lawful | laws | lawyer |
    lease agreement | lease registration | lease renewal | leasehold renewal |
    leasehold vs freehold | leave the lease early | legal | legally | look at when buying |
    look at when renting | look at when viewing | look for in a viewing | look for when buying |
    look for when viewing | lose my deposit | lose the deposit | ltr visa | marriage |
    may i sublet | must be registered | my thai boyfriend | my thai girlfriend | my thai husband |
    my thai partner | my thai wife | nominee | nominees | non refundable | nonrefundable | nor sor |
    nor sor 3 | nor sor sam | nor sor sam gor | notarised | notarized | notary | notice period |
    on agricultural land | on farm land | over my boundary | overnight guests | overnight visitors |
    own land | own only | owner come in | owner enter | owner let himself in | paperwork | poa |
    por bor tor | por bor tor 5 | power of attorney | prenup | put the rent up | put up my rent |
    put up the rent | raise my rent | raise our rent | raise the rent | raising my rent |
    raising the rent | refund my deposit | refundable | register the lease | registered lease |
    renew the lease | rent increase | rental agreement | rental scam | rental scams |
    reservation agreement | residence permit | retirement visa | return the deposit | rights |
    sales contract | solicitor | sor por kor | sor por kor 4-01 | sub let | sub-let | sublet |
    subletting | superficies | tabien baan | tang chat seu | tang chat sue | tenant rights |
    terminate | thai company | thai spouse | title deed check | tm 30 | tm30 | unlawful | usufruct |
    visa | visitors overnight | wear and tear | wife's name | will a | withhold |
    withhold the deposit | work permit | yellow book | zoning | zoning law
  `),
  say("topic", "tax", `
    buying costs | capital gains | capital gains tax | closing cost | closing costs |
    common fee mean | cost of transfer | costs at the land office | costs of buying |
    costs on transfer day | deductible | fees | hidden costs | income tax | land and building tax | property tax | rental income tax | sbt |
    sinking fund mean | specific business tax | stamp duty | tax | tax deductible | tax free |
    taxable | taxation | taxed | taxes | total cost to buy | total costs to buy | transfer cost |
    transfer costs | transfer duty | transfer fee | transfer fees | transfer tax | vat |
    withholding tax
  `),
  say("topic", "loan", `
    affordability | bank loan | borrow | can i get a mortgage | down payment for | down payment on |
    down payment rule | finance | financing | home loan | how much down payment | installments on |
    instalments on | interest rate | interest rates | lend | loan | loan be a month |
    loan be per month | loan calculator | loan cost a month | loan cost per month | loan to value |
    ltv | monthly instalments | monthly payment on | monthly payments on | monthly repayment on |
    mortgage | mortgage be a month | mortgage calculator | mortgage cost a month |
    mortgage cost per month | mortgage payment on | mortgage payments on | mrr | no down payment |
    no money down | nothing down | payment on | payments on | refinance | repayment on |
    repayments on | zero down
  `),
  say("topic", "price", each("what do | how much do", "others in the building cost | others in the building pay | other units in the building cost | other units cost | others there pay | neighbours pay | similar homes go for | similar ones cost | similar ones go for | ones like it go for | ones like that go for | places like that go for | places like this go for")),
  say("topic", "price", `
    a lot for | appreciation | average | average price | avg | avg price | being had |
    being ripped off | bit steep | bubble | buyers market | capital appreciation | demand |
    easier to let | easier to rent out | easy to rent out | easy to sell | fair | fair price |
    fair price for | going down | going rate | going up | hard to rent out | hard to sell |
    harder to rent out | is it expensive to | let easily | lets easily | lets out easily | market |
    market conditions | market price | market rate | market value | mean price | median |
    median price | more for your money | more house for | more room for your money |
    more space for | normal price | occupancy | overpriced | oversupply | price comparison |
    price growth | price history | price index | price level | price range in | price statistics |
    price trend | price trends | prices | prices compare | prices going | property market |
    property prices | property values | realistic price | reasonable price for | rent easily |
    rent out easily | resell easily | sell easily | sounds steep | statistics | the catch with |
    the market like | too many empty | too much supply | trend | trending | trends | typical price |
    usual price | vacancies | vacancy | vacancy rate | what's the catch | worth
  `),
  // What somebody who sells should want for it.
  say("topic", "salePrice", each("what should | what can | what could | what price should | what price can | how much should | how much can | how much could", `
    i ask for it | i ask for mine | i ask for my | i ask now | i list it at | i list it for |
    i list mine at | i sell it at | i sell mine for | we ask for it | we ask for our | we ask now |
    we list it at | we list it for
  `)),
  say("topic", "salePrice", "what price should i ask | what price should we ask | what asking price | price should i set | price should we set"),
  say("topic", "salePrice", `
    bad time to buy | good time to buy | good time to invest | good time to sell | resale value |
    resale values | right time to buy | sale price range | sale prices | sell for | selling for |
    selling prices | should i buy in | should i invest in | should we buy in | sold for |
    would you buy | would you buy in | would you invest
  `),
  say("topic", "tax", each("what else", "would i have to pay | do i have to pay | will i have to pay | do we have to pay | would we have to pay | do i pay | is there to pay | must i pay")),
  say("topic", "rentPrice", each("what would | what does | what could | what do | what can | how much would | how much does | how much could", each("it | one | they | these | those | that | this", "rent for | rent out for | let for | be let for | be rented for | rent at | bring in"))),
  say("topic", "rentPrice", `
    average rent | average rental | average rents | avg rent | ballpark rent |
    can i get if i rent out | common rent | cost of rent | could i get if i rent out |
    current rents | fair rent | going rent | going rents | how much rent | median rent |
    normal rent | realistic rent | reasonable rent for | rent can i get | rent could i get |
    rent it out for | rent levels | rent out for | rent prices | rent prices like | rent would |
    rental market | rental price | rental prices | rental rate | rental rates | rents |
    standard rent | typical rent | usual rent | would it bring | could it bring | would it bring in | could it bring in | what rent | would i get if i rent out
  `),
  say("topic", "price", "difference in price | difference in prices | difference in rent | price difference | rent difference | price gap"),
  say("topic", "sqmPrice", "price per sqm | price per square metre | price per square meter | price a sqm | price per sq m | price/sqm | psm price | per sqm price"),
  say("topic", "yield", `
    average rental yield | average rental yields | average yield | bad place to buy | best area to invest | best for rental income | best investment | best roi |
    best yield | better to buy | better to buy or rent | better to rent | better to rent or buy |
    cap rate | cash flow | good area to buy | good area to buy a | good for letting |
    good for renting out | good investment | good place to buy | good place to buy a |
    good place to invest | good roi | good spot to buy | good to invest | gross yield |
    how much rental income | invest in which | investing in | investment area |
    investment potential | investment return | net yield | place to invest |
    rental income potential | rental potential | rental return | rental returns | rental yield |
    return | return on investment | returns | roi | safe investment | should i buy or rent |
    should i rent or buy | smart investment | what yield | what yield can i expect |
    where to invest | worth buying | worth investing | yield | yields
  `),
  say("topic", "living", each("compare the | compare both | compare these | compare those | compare the two | compare these two | compare those two", "areas | neighbourhoods | neighborhoods | districts | places to live | parts of town")),
  say("topic", "living", "do they flood | does this flood | does that flood | do those flood | does the area flood | do these areas flood"),
  say("topic", "living", each("what is the | what's the | how is the | how's the", "vacancy like | vacancy rate | vacancy | occupancy like | occupancy rate | rental demand like | rental demand | demand like")),
  say("topic", "living", each("is it | is this | is that | is it in", "flood area | a flood area | flood zone | a flood zone | flood prone | flood-prone | a quiet area | a safe area | a nice area")),
  say("topic", "living", each("good | nice | safe | bad | right", "area for | neighbourhood for | neighborhood for | part of town for")),
  say("topic", "living", each("how is the | how's the | how good is the | how fast is the | how reliable is the", "internet | wifi | wi-fi | mobile signal")),
  say("topic", "living", each("need a | get around without a | manage without a | live without a", "car there | car | motorbike there | scooter there")),
  say("topic", "living", "pm2.5 | pm 2.5 | burning season | haze | smoke | power cuts"),
  say("topic", "living", each("air | traffic | pollution | noise | weather | nightlife | smog", "like")),
  say("topic", "living", "burning season | is the air | smog | smoky season"),
  say("topic", "living", each("safe for", "a girl | a woman | women | girls | a single woman | a solo woman | females | a child | children | kids")),
  say("topic", "living", `
    a lot of expats | a lot of foreigners | air quality | are there many foreigners | area guide |
    area flood | area flooded | area like | area safe | best area | best areas | best neighborhood | best neighbourhood |
    better area | cheap area | close to nature or | cost of living | does it flood |
    enough around there | enough for that area | enough for there | enough there | expats living |
    expensive area | flood in the rainy season | flood risk | floods in the rainy season | get by on | getting better or worse | getting nicer | good area |
    good for expats | good for families | good location for | good neighborhood |
    good neighbourhood | good place to live | how safe | is it noisy | is it safe |
    like to live in | like to live there | livable | live decently | liveable | lots of expats |
    lots of foreigners | many expats | many foreigners live | nice area | nice neighbourhood |
    nice place to live | people live in | pollution | popular area | popular areas | safe area |
    safe at night | traffic | up and coming | vibe | walkable area | what area |
    what is it like to live | what is the area like | what's it like to live |
    where do expats live | where should i live | which area | which areas | which neighborhood |
    which neighbourhood | who lives in | worth living | worth living in
  `),
  say("ask", "howMuch", `
    how expensive | how high | how much | how much are | how much do | how much does | how much is |
    people normally pay | people usually pay | what can i expect to pay | what do expats pay |
    what do others pay | what do other people pay | what do most people pay | what do people pay |
    what do you pay | what others pay | what does it cost | what is the cost |
    what people normally pay | what people pay | what people usually pay |
    what should i expect to pay | what should i pay | what would i expect to pay |
    what would it cost | what's the cost
  `),
  say("ask", "goFor", "go for | goes for | going for | fetch | fetches | going at | cost these days"),
  say("ask", "whatIs", "what are the | what's the | what is the | what are | what's | what is | whats the | whats | which"),
  say("ask", "explain", `
    advantages | define | differ | difference | difference between | differences | disadvantages |
    explain | explain to me | how do i buy | how does | how to buy | procedure | process |
    pros and cons | requirements | steps to buy | what happens
  `),
  say("ask", "what", `
    allowed to | am i | am i allowed | any idea | any idea if | anyone know | anyone knows |
    are foreigners | can a | can foreigners | can you tell me if | compared to | curious if |
    do foreigners | do i have to | do i need | do i pay | do landlords | do they | do you know |
    do you know if | does anyone know | does the | how | how can | how come | how do | how long |
    how many | how to | is it allowed | is it common | is it normal | is it possible | is it true |
    is it usual | is there a law | know if | mean | meaning | means | minimum contract |
    minimum lease | minimum lease term | minimum rental | must i | normally | risk | risks | rule |
    rules | shortest lease | should i | steps | tell me about | typically | usually | versus |
    what | what does | what if i | what kind of | when do | who | who pays | why | wondering if
  `),
  say("ask", "sum", `
    come to in total | comes to in total | how much is that in total | what does it come to |
    what does that come to | what does that make | what is that in total | what is the total |
    what total | what would it come to | what would that come to | what's that in total |
    what's the total
  `),
  say("ask", "compute", `
    calculate | calculator | can i afford | can we afford | could i afford | could we afford | compute | conversion | convert | how many rai |
    how many sqm | how many square meters | how many square metres | how much can i afford |
    how much can i borrow | how much could i borrow | how much house can i afford |
    how much is the transfer fee | how much tax | in rai | in sqm | in square meters |
    in square metres | in square wah | into sqm | monthly mortgage | monthly payments |
    monthly repayments | payment be | payments be | per month payment | roi if | roi on | to sqm |
    to square meters | to square metres | what can i afford | what will i pay | what would i pay |
    what yield | work out | yield for | yield if | yield on
  `),
]; // prettier-ignore
