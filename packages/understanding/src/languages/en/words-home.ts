import { each, say } from "../language.ts";

const SEEING = "view of | views of | view over | views over | overlooking | facing | looking over | looks over | view to | view on | look out on | looking out on"; // prettier-ignore
const PARKING = "somewhere to park | place to park | room to park | space to park | spot to park | can park | where to park"; // prettier-ignore

/** What is looked for: kinds of home, deals, amenities, tenure. */
export const HOME_WORDS = [
  say("type", { types: ["condo"] }, "condo | condominium | condos | condo unit | condo room | condo apartment | cond | condominum | penthouse | pent house"),
  say("type", { types: ["condo", "apartment"] }, "apartment | apt | appartment | apartement | appt | aparment | serviced flat"),
  say("type", { types: ["condo", "apartment"], isLie: true }, "flat"),
  say("type", { types: ["condo", "apartment"], isWeak: true }, "room | unit | loft | duplex | duplex room | duplex unit"),
  say("type", { types: ["condo", "apartment"], isWeak: true, bedrooms: 0 }, "studio | studio room | studio unit | studio apartment | studio flat | bedsit"),
  say("type", { types: ["condo"], bedrooms: 0 }, "studio condo | condo studio"),
  say("type", { types: ["apartment"] }, `
    apartment แบบ service | apartment แบบ serviced | service apartment | service apt |
    service residence | serviced apartment | serviced appartment | serviced apt |
    serviced residence | serviced studio apartment
  `),
  say("type", { types: ["apartment"], deal: "rent" }, "dorm | dormitory | dorm room | hostel room | student dorm | rooming house | guesthouse room"),
  say("type", { types: ["house"] }, `
    bungalow | cottage | detached home | detached house | family home | family house | home | hous |
    house | house & land | house and land | house with land | mansion house | sdh | semi detached |
    semi detached house | single detached house | single family house | single house | thai house |
    twin house | wooden house
  `),
  say("type", { types: ["townhouse"] }, "townhouse | townhome | town home | town house | row house | terraced house | terrace house | town homes"),
  say("type", { types: ["villa"] }, "villa | luxury villa"),
  say("type", { types: ["villa"], amenities: ["pool"] }, "pool villa | private pool villa | villa with private pool | villa with pool | villa with a pool | villa with a private pool"),
  say("type", { types: ["house"], amenities: ["pool"] }, "pool house"),
  say("type", { types: ["land"] }, `
    acreage | bare land | building plot | coconut grove | coconut plantation | durian orchard |
    empty land | farm land | farmland | fruit farm | fruit orchard | hobby farm | land | land plot |
    longan orchard | mango orchard | orchard land | palm plantation | piece of land | plantation |
    plot | plot of land | rice farm | rubber plantation | vacant land
  `),
  say("type", { types: ["shophouse"] }, `
    business premises | commercial building | commercial premises | commercial space |
    commercial unit | retail premises | retail shop | retail space | retail unit | shop house |
    shop premises | shop space | shop unit | shophouse | store front | storefront
  `),
  say("type", { types: ["office"] }, "office | office space | home office | office unit | office building | office room"),
  say("type", { types: ["warehouse"] }, "need storage | storage unit | self storage | warehouse | factory | godown | mini factory | storage space | factory building | ware house"),
  say("type", { types: ["shophouse"], deal: "rent" }, "shop for rent | shop to rent | shop rental | rent a shop"),
  say("type", { types: ["shophouse"], deal: "sale" }, "shop for sale | shop to buy | buy a shop"),
  say("deal", "rent", `
    better for me to rent | better for us to rent | decided to rent | first time renter |
    first-time renter | for lease | for rent | for rnt | letting | like better to rent |
    like now better to rent | month to month | monthly basis | monthly is fine | monthly is ok |
    monthly rental | monthly rentals | monthly stay | monthly then |
    on a monthly basis | prefer to rent | rather rent | rent of course | rent obviously |
    rather to rent | rent | rent first | rental | rental unit | rented | renting | renting first |
    rnt | tenancy | to lease | to let | to rent | to rnt | want to rent | wtr
  `),
  say("deal", "sale", `
    acquire | better for me to buy | better for us to buy | buy | buy to let | buyer | buying |
    decided to buy | down payment sale | first home buyer | first time buyer | first time buyers |
    first time home buyer | first-time buyer | for investment | for sale | for sell | invest |
    investing | investment | investment property | investor | letting it out | like better to buy |
    like now better to buy | on sale | picking up a | prefer to buy | purchase | purchasing |
    rather buy | rather to buy | i can also rent out | we can also rent out | i can rent it out | we can rent it out | i can rent out | we can rent out | can be rented out | rent out to expats | rent out to foreigners | rent to expats | to rent out to expats | rent out to students | rent out to tourists | rent to students |
    rent to tourists | resale unit | sale | sale price | sell price | snap up a | to be sold |
    for renting out | to buy | to let it out | to let out | to let them out | to own | to rent it out |
    to rent out | to rent out to students | to rent out to tourists | to rent them out | to rent to students | to rent to tourists | want to buy | wtb
  `),
  say("deal", "both", `
    buy or rent | buy/rent | buying or renting | for rent or sale | for sale or rent | rent & sale |
    rent and sale | rent or buy | rent or sale | rent sale | rent/buy | rent/sale |
    renting or buying | sale & rent | sale and rent | sale or rent | sale rent | sale/rent
  `),
  say("type", { types: ["condo"], tenure: "foreign_quota" }, "foreign quota unit | foreign quota units | foreign quota room | foreign quota rooms"),
  say("tenure", "foreign_quota", `
    can be foreigner name | can foreigner name | can put foreign name | can put foreigner name |
    foreign freehold | foreign name | foreign owned quota | foreign ownership |
    foreign ownership quota | foreign quota | foreign title |
    foreigner freehold | foreigner name | foreigner quota | foreigner's name | foreigners quota |
    fq | in a foreign name | in a foreigner's name | in farang name | in foreign name |
    must can foreigner name
  `),
  say("tenure", "foreign_quota", "freehold foreign | freehold in foreign name"),
  say("tenure", "freehold", "freehold | free hold | full ownership"),
  say("tenure", "leasehold", "leasehold | lease hold | 30 year lease | 30 year leasehold | 30 yr lease | 30-year lease"),
  say("sort", "cheapest", `
    as cheap as possible | ascending price | cheap as possible | cheap ones first | cheaper first |
    cheaper ones first | cheapest | cheapest first | cheapest possible | least expensive |
    low first | low to high | lowest first | lowest price | lowest price first | lowest priced |
    lowest prices first | lowest rent | most affordable | order by price | price ascending |
    price low to high | sort by price | sort by price lowest first | sorted by price |
    the cheaper ones first
  `),
  say("quality", null, each("open a | open | open my | open our | run a | start a", "cafe | café | coffee shop | restaurant | clinic | salon | bakery | bar | massage shop | nail salon | laundry | pharmacy | dental clinic | yoga studio | hostel | guesthouse")),
  say("quality", null, each("government rate | govt rate | gov rate | government rates", "electricity | electric | water | utilities | ")),
  say("quality", null, each("electricity | electric | water", "at government rate | at the government rate | rate government rate | government rate | on government rate")),
  say("quality", null, each("smallest | oldest | nearest | closest | highest floor | top floor", "first | one first | ones first | homes first | units first | places first")),
  say("quality", null, "most expensive first | the most expensive first | highest price first | price high to low | high to low | expensive first | expensive ones first | dearest first"),
  say("sort", "newest", `
    just listed | latest | latest first | latest listing | latest listings | most recent |
    new listings | newer first | newer ones first | newest | newest first | newest listing |
    newest listings | newest ones first | newly listed | recently listed
  `),
  say("sort", "cheapest", "cheapest one first | cheapest ones first | lowest priced one first | cheaper one first"),
  say("sort", "newest", "newest one first | latest one first"),
  say("sort", "largest", "biggest one first | largest one first | bigger one first | larger one first"),
  say("sort", "largest", "biggest plot first | largest plot first | biggest land first | largest land first"),
  say("sort", "largest", `
    bigger first | bigger ones first | biggest | biggest first | biggest ones first | by size |
    larger first | larger ones first | largest | largest first | largest ones first |
    most spacious | order by size | roomiest | sort by size | sorted by size |
    the bigger ones first | the larger ones first
  `),
  say("amenity", ["pool"], "pool | swimming pool | private pool | shared pool | communal pool | rooftop pool | infinity pool | lap pool | own pool | kids pool | salt water pool"),
  say("amenity", ["gym"], "gym | gim | gymm | fitness | fitness centre | fitness center | fitness room | gymnasium | workout room | fitness gym"),
  say("amenity", ["parking"], each(PARKING, " | my car | a car | my motorbike | a motorbike | my bike | the car | a scooter | my scooter | a bike | the bike | our car")),
  say("amenity", ["parking"], each("fit | need to fit | must fit | room to fit | has to fit", "a car | my car | our car | two cars | 2 cars | my pickup | a pickup | my truck")),
  say("amenity", ["parking"], `
    car park | car parking | car port | carpark | carport | covered parking | garage |
    motorbike parking | park my car | parking | parking bay | parking for | parking lot |
    parking space | parking spot | place for a car | place for my car | space for a car |
    space for my car
  `),
  say("deal", "rent", "rent first | renting first | rent at first"),
  say("filler", null, each("no | without a | don't get a | do not get a", "expat package | housing allowance | housing package | rental allowance")),
  // What an employer pays is a rent.
  say("deal", "rent", "expat package | housing allowance | housing allowance is | housing package | rental allowance"),
  say("filler", null, "maybe buy later | buy later | might buy later | perhaps buy later | buying later"),
  say("amenity", ["pet_friendly"], each("no dogs | no dogs, | no dog | no dog, | not dogs | not a dog", "just a cat | just cats | just one cat | only a cat | only cats | only one cat")),
  say("quality", null, each("no | not", "farm land | farmland | agricultural land | agriculture land")),
  say("amenity", ["pet_friendly"], "🐶 | 🐕 | 🐩 | 🐱 | 🐈"),
  say("amenity", ["pool"], "🏊"),
  say("amenity", ["pet_friendly"], `
    accept pets | accepts pets | allow cats | allow dogs | allow pets | allows cats | allows dogs |
    allows pets | beagle | big dog | border collie | bulldog | cat | cat allowed | cat friendly |
    cat is ok | cat ok | cats | cats allowed | cats ok | chihuahua | chow chow | cocker spaniel |
    corgi | dachshund | dalmatian | doberman | dog | dog allowed | dog friendly | dog is ok |
    dog ok | dogs | dogs allowed | dogs ok | dogs welcome | french bulldog | german shepherd |
    golden retriever | great dane | guinea pig | guinea pigs | hamster | huskies | husky |
    jack russell | kitten | kitties | labrador | large dog | maine coon | malamute | parrot |
    parrots | persian cat | pet | pet allowed | pet friendly | pet is ok | pet ok | pet policy |
    pet-friendly | petfriendly | petok | pets | pets allowed | pets are allowed | pets are ok |
    pets fine | pets ok | pets permitted | pets welcome | pit bull | pitbull | pomeranian | poodle |
    pug | puppies | puppy | rabbit | rabbits | ragdoll cat | rescue cat | rescue dog | rescue dogs |
    rottweiler | samoyed | schnauzer | shiba inu | shih tzu | siamese cat | small dog | terrier |
    tortoise | yorkie
  `),
  say("amenity", ["furnished"], `
    comes furnished | ff | full furnished | fully equipped | fully fitted and furnished |
    full furnish | fully furnish | fully furnished | fully-furnished | furnish | furnished |
    furnished fully | furniture | furniture included | move in furnished | with furniture
  `),
  say("amenity", ["balcony"], "balcony | terrace | patio | roof terrace | balconies | private terrace"),
  say("amenity", ["garden"], "garden | yard | backyard | back yard | lawn | private garden | front yard | big garden | large garden | small garden | fenced yard | fenced garden"),
  say("amenity", ["sea_view"], each(SEEING, "sea | the sea | ocean | the ocean | the beach | the bay")),
  say("amenity", ["sea_view"], each("view | the view | views", "on the sea | to the sea | over the sea | on the ocean | to the ocean | over the ocean")),
  say("amenity", ["sea_view"], `
    bay view | beach view | can see sea | can see the ocean | can see the sea | facing the sea |
    ocean view | ocean views | overlooking the sea | sea facing | sea from the balcony |
    sea from the window | sea in view | sea view | sea views | sea-view | seaview | see sea | see the ocean |
    see the sea | view of sea | view of the ocean | view of the sea | view on sea |
    view over the sea | view sea | views of the sea
  `),
  say("amenity", ["river_view"], each("along | on | by | beside | right on | overlooking", "the chao phraya | chao phraya")),
  say("amenity", ["river_view"], each(SEEING, "river | the river | the chao phraya | chao phraya | the chao phraya river | mekong | the mekong | the mekong river")),
  say("amenity", ["river_view"], `
    can see the river | chao phraya river | chao phraya river view | chao phraya view |
    on the river | overlooking the river | river front | river view | river views | riverfront |
    riverside | riverview | see the river | view of the river | waterfront view
  `),
  say("amenity", ["city_view"], each(SEEING, "city | the city | the skyline | skyline | bangkok skyline")),
  say("amenity", ["city_view"], "city view | skyline view | view of the city | city views | unblocked city view | skyline | views of the city"),
  say("amenity", ["mountain_view"], each(SEEING, "mountain | mountains | the mountain | the mountains | the hills | hills | doi suthep | the doi")),
  say("amenity", ["mountain_view"], `
    can see mountains | can see the hills | can see the mountains | doi suthep view | hill view |
    mountain view | mountain views | see mountains | see the hills | see the mountains |
    view of the hills | view of the mountain | views of the mountains
  `),
  say("amenity", ["security"], `
    24 hour security | 24/7 security | 24h security | 24hr security | cctv | gate guard | gated |
    gated community | gated compound | gated estate | gated village | guard | guard house |
    guarded | key card | keycard | safe compound | safe estate | secure building | secure compound |
    secured compound | security | security guard | security guards
  `),
  say("amenity", ["elevator"], "elevator | lift | with lift | with elevator"),
  say("amenity", ["washing_machine"], "washing machine | washer | laundry machine | washer dryer | in unit laundry | in-unit laundry | own washer | laundry in unit | washing machin"),
  say("amenity", ["wifi"], `
    broadband | fast internet | fast wifi | fiber | fiber internet | fibre | fibre internet |
    good internet | good wifi | high speed internet | internet | reliable internet | strong wifi |
    wi fi | wi-fi | wifi
  `),
  say("amenity", ["kitchen"], `
    able to cook | allowed to cook | big kitchen | can cook | closed kitchen | cook at home |
    cooking facilities | cuisine | european kitchen | full kitchen | i can cook | kitchen |
    kitchen area | kitchenette | open kitchen | place to cook | proper kitchen | real kitchen |
    separate kitchen | stove | thai kitchen | we can cook | western kitchen | where i can cook
  `),
  say("amenity", ["bathtub"], "a bath | a proper bath | a real bath | a deep bath | a japanese bath | take a bath | take baths | bathtub | bath tub | tub | soaking tub"),
  say("amenity", ["coworking"], "coworking | co-working | co working | coworking space | co-working space | work space | shared workspace | coworking area | workspace"),
  say("amenity", ["ev_charger"], `
    car charger | charge a tesla | charge an ev | charge my car | charge my electric car |
    charge my ev | charge my tesla | charge the car | charger for an electric car |
    charger for an ev | charger for my electric car | charger for my ev | charging station |
    electric car charger | electric car charging | electric vehicle charger |
    electric vehicle charging | ev charge | ev charger | ev chargers | ev charging |
    ev charging point | ev point | ev station | tesla charger
  `),
  say("amenity", ["aircon"], "aircon | air con | air conditioning | ac | a/c | air-con | air conditioner | air conditioned | airconditioning | air-conditioning"),
  say("amenity", ["maid_room"], `
    helper room | helper's room | live-in helper room | live-in maid room | maid quarters |
    maid room | maid's quarters | maid's room | maids room | nanny quarters | nanny room |
    nanny's room | room for a helper | room for a maid | room for a nanny | room for our helper |
    room for our maid | room for our nanny | room for the maid | room for the nanny |
    staff quarters | staff room
  `),
]; // prettier-ignore
