import { each, say } from "../language.ts";

/** Where: nearness, ways to get there, kinds of places that can be near. */
export const PLACE_WORDS = [
  say("near", { withinM: null }, `
    a short ride to | accessible to | adjacent area to | around the corner from | attends |
    beside of | by | close | close by | close to | commute to | commuting to | convenient for |
    convenient to | easy access to | easy commute to | enrolled at | goes to | handy for |
    in reach of | in the vicinity of | kids at | kids go to | near | near by | near the | near to |
    next door to work | not 2 far from | not far away from | not far from | not far frm |
    not too far from | nt 2 far frm | nt far frm | nr | proximity to |
    short drive to | short ride from | student at | study at | studying at | teach at |
    teaching at | vicinity of | with access to | within easy reach of | within reach of
  `),
  say("near", { withinM: null, isCloser: true }, "too far from | too far from the | too far away from | too far away from the | closer to | nearer to | nearer | closer to the | nearer to the"),
  say("near", { withinM: 300 }, `
    across from | across the road from | across the street from | adjacent to | attached to |
    beside | connected to | directly at | facing the station | in front of | just steps from |
    next door to | next to | opp | opp. | opposite | right at | right beside | right by |
    right next to | steps from | steps to
  `),
  say("beachfront", null, `
    absolute beachfront | beach front | beach side | beach-front | beachfront | beachside |
    by the beach front | directly on the beach | ocean front | oceanfront | on the beach |
    right on the beach | sea front | seafront
  `),
  say("walkable", 800, `
    a short walk from | by foot | can walk home | can walk home from | can walk home to |
    can walk to | easy walk | easy walk to | easy walking distance of | i can walk |
    i can walk home | i can walk home to | in walking distance | on foot | short walk |
    short walk from | short walk to | steps away | stroll | stroll from | stroll to | walk |
    walk away | walk from | walk home | walk home from | walk home to | walk of | walk to |
    walkable | walkable from | walkable home | walkable to | walking | walking distance |
    walking distance from | walking distance to | walking home from | walking home to | walking to |
    within walking distance | within walking distance of | within walking distance to
  `),
  say("inArea", null, `
    along | anywhere along | anywhere around | anywhere in | anywhere on | area | area of | areas |
    around | around the | at | district | either in | greater | in | in and around | in central |
    in downtown | in either | in or around | in the | in the area of | inside | located in |
    location | near or in | neighborhood | neighbourhood | off | on | or around | region | road |
    side | soi | sois | somewhere in | thanon | the greater | vicinity | within | zone
  `),
  say("inArea", null, each("near | close to", `
    family in | friends in | my brother in | my daughter in | my family in | my friends in |
    my mom in | my mother in | my mum in | my parents in | my sister in | my son in |
    our daughter in | our family in | our friends in | our parents in | our son in | us in
  `)),
  say("network", { name: "BTS" }, "bts | b t s | b.t.s. | b.t.s | bts. | skytrain | sky train | bts station | bts skytrain | bts line"),
  say("network", { name: "MRT" }, "mrt | m r t | m.r.t. | m.r.t | subway | metro | underground | mrt station | mrt line | subway station | metro station"),
  say("network", { name: "ARL" }, "arl | a r l | airport link | airport rail link | airport rail"),
  say("network", { name: "SRT" }, "srt | srt red line"),
  say("network", { name: null }, "public transport | public transportation | train station | mass transit | transit | train line | a train | rail station | transit station | the train"),
  say("station", null, "station | stn | stop | sta. | sta"),
  say("nearNoun", { kind: "beach", name: null }, "beach | sand | the sand | shoreline | sea | seaside | ocean | the beach | sea side | beaches | shore"),
  say("nearNoun", { kind: "school", name: null }, `
    campus | college | good international school | good school | good schools | inter school |
    international school | international schools | intl school | kindergarten | nursery | school |
    schools | uni | university
  `),
  say("nearNoun", { kind: "school", name: null }, "american schools | british schools | english schools"),
  say("nearNoun", { kind: "school", name: null }, each("one of the | any of the", "american schools | british schools | good schools | international schools | schools | universities")),
  say("nearNoun", { kind: "hospital", name: null }, "hospital | hosp | clinic | international hospital | good hospital | private hospital"),
  say("nearNoun", { kind: "mall", name: null }, "mall | shopping mall | shopping centre | shopping center | department store | big mall | shopping malls"),
  say("nearNoun", { kind: "airport", name: null }, "airport | the airport"),
  say("nearNoun", { kind: "mall", name: "Central Festival" }, "central festival"),
  say("nearNoun", { kind: "mall", name: "Robinson" }, "robinson"),
  say("nearNoun", { kind: "poi", name: "Lotus's" }, "lotus | lotus's | lotuss | tesco | tesco lotus"),
  say("nearNoun", { kind: "poi", name: "Big C" }, "big c"),
  say("nearNoun", { kind: "poi", name: "Makro" }, "makro"),
  say("nearNoun", { kind: "poi", name: "laundry" }, "a laundry | laundromat | laundry shop | laundry service nearby"),
  say("nearNoun", { kind: "poi", name: "market" }, "market | fresh market | local market"),
  say("nearNoun", { kind: "poi", name: "wet market" }, "wet market"),
  say("nearNoun", { kind: "poi", name: "mosque" }, "mosque"),
  say("nearNoun", { kind: "poi", name: "church" }, "church"),
  say("nearNoun", { kind: "poi", name: "pharmacy" }, "pharmacy"),
  say("nearNoun", { kind: "poi", name: "bank" }, "bank"),
  say("nearNoun", { kind: "poi", name: "bakery" }, "bakery"),
  say("nearNoun", { kind: "poi", name: "vet" }, "vet"),
  say("nearNoun", { kind: "poi", name: "stadium" }, "stadium"),
  say("nearNoun", { kind: "poi", name: "zoo" }, "zoo"),
  say("nearNoun", { kind: "poi", name: "waterfall" }, "waterfall"),
  say("nearNoun", { kind: "poi", name: "national park" }, "national park"),
  say("nearNoun", { kind: "poi", name: "muay thai gym" }, "muay thai gym"),
  say("nearNoun", { kind: "poi", name: "boxing gym" }, "boxing gym"),
  say("nearNoun", { kind: "poi", name: "climbing gym" }, "climbing gym"),
  say("nearNoun", { kind: "poi", name: "yoga studio" }, "yoga studio"),
  say("nearNoun", { kind: "poi", name: "tennis courts" }, "tennis courts"),
  say("nearNoun", { kind: "poi", name: "football pitch" }, "football pitch"),
  say("nearNoun", { kind: "poi", name: "post office" }, "post office"),
  say("nearNoun", { kind: "poi", name: "police station" }, "police station"),
  say("nearNoun", { kind: "poi", name: "library" }, "library"),
  say("nearNoun", { kind: "poi", name: "food court" }, "food court"),
  say("nearNoun", { kind: "poi", name: "food market" }, "food market"),
  say("nearNoun", { kind: "poi", name: "night market" }, "night market"),
  say("nearNoun", { kind: "poi", name: "flea market" }, "flea market"),
  say("nearNoun", { kind: "poi", name: "weekend market" }, "weekend market"),
  say("nearNoun", { kind: "poi", name: "walking street" }, "walking street"),
  say("nearNoun", { kind: "poi", name: "bus stop" }, "bus stop"),
  say("nearNoun", { kind: "poi", name: "dive shop" }, "dive shop"),
  say("nearNoun", { kind: "poi", name: "playground" }, "playground"),
  say("nearNoun", { kind: "poi", name: "laundromat" }, "laundromat"),
  say("nearNoun", { kind: "poi", name: "immigration office" }, "immigration office"),
  say("nearNoun", { kind: "poi", name: "immigration" }, "immigration"),
  say("nearNoun", { kind: "poi", name: "hot springs" }, "hot springs"),
  say("nearNoun", { kind: "poi", name: "reservoir" }, "reservoir"),
  say("nearNoun", { kind: "poi", name: "canal" }, "canal"),
  say("nearNoun", { kind: "poi", name: "cinema" }, "cinema"),
  say("nearNoun", { kind: "poi", name: "theatre" }, "theatre"),
  say("nearNoun", { kind: "poi", name: "museum" }, "museum"),
  say("nearNoun", { kind: "poi", name: "park" }, "park | public park | green space | dog park"),
  say("nearNoun", { kind: "poi", name: "expressway" }, "expressway | tollway | highway | motorway"),
  say("nearNoun", { kind: "poi", name: "golf course" }, "golf course | golf club | golf | golf courses"),
  say("nearNoun", { kind: "poi", name: "industrial estate" }, "industrial estate | industrial park | industrial zone"),
  say("nearNoun", { kind: "poi", name: "port" }, "port | deep sea port | harbour | harbor"),
  say("nearNoun", { kind: "poi", name: "marina" }, "marina"),
  // Railways under construction or planned: on no map yet, so nothing is near them.
  say("nearNoun", { kind: "transit", name: "MRT Orange Line" }, "orange line | the orange line | mrt orange line | mrt orange"),
  say("nearNoun", { kind: "transit", name: "MRT Brown Line" }, "brown line | the brown line | mrt brown line"),
  say("nearNoun", { kind: "transit", name: "BTS Grey Line" }, "grey line | gray line | the grey line | bts grey line"),
  say("nearNoun", { kind: "poi", name: "pier" }, "pier | ferry pier | boat pier | canal pier | khlong saen saep pier | khlong saen saep boat | khlong saen saep | saen saep pier | saen saep boat | saensaep pier"),
  say("nearNoun", { kind: "poi", name: "Mekong River" }, "mekong | the mekong | mekong river | the mekong river"),
  say("nearNoun", { kind: "poi", name: "river" }, "river | the river | chao phraya | the chao phraya"),
  say("nearNoun", { kind: "poi", name: "lake" }, "lake"),
  say("nearNoun", { kind: "poi", name: "temple" }, "temple"),
  say("nearNoun", { kind: "poi", name: "cafe" }, "cafe | coffee shop | café"),
  say("nearNoun", { kind: "poi", name: "cafes" }, "cafes | coffee shops | cafés"),
  say("nearNoun", { kind: "poi", name: "supermarket" }, "grocery | grocery store | supermarket | supermarkets | tops market | villa market"),
  say("nearNoun", { kind: "poi", name: "shops" }, "shops | shop | shopping"),
  say("nearNoun", { kind: "poi", name: "restaurants" }, "restaurants | food | eateries | street food"),
  say("nearNoun", { kind: "poi", name: "restaurant" }, "restaurant"),
  say("nearNoun", { kind: "poi", name: "nightlife" }, "nightlife | bars"),
  say("nearNoun", { kind: "poi", name: "7-eleven" }, "7-eleven | 7-11 | seven eleven | 7 11 | 7 eleven | convenience store"),
  say("nearNoun", { kind: "poi", name: "embassy" }, "embassy"),
  say("nearNoun", { kind: "poi", name: "city centre" }, "city centre | city center | downtown | town centre | town center | cbd"),
  say("nearNoun", { kind: "poi", name: "office" }, "my office | my work | work | my workplace"),
  say("nearNoun", { kind: "poi", name: "bus station" }, "bus station | bus terminal"),
]; // prettier-ignore
