import type { TalkOf } from "../kinds.ts";

/** Slang and typos, investors, families, pets, students, questions about law, and outages. */
export const LIVES: readonly TalkOf[] = [
  {
    id: "en-37",
    language: "en",
    about: "slang",
    turns: [
      {
        say: "lookin 4 a 1br nr bts onnut asap, 15k max lol",
        expect: {
          answer: "homes",
          bedrooms: { min: 1, max: 1 },
          near: ["transit On Nut"],
          price: { max: 15_000, per: "month" },
        },
      },
      {
        say: "gotta have a washer n fast wifi",
        expect: {
          answer: "search",
          amenities: ["washing_machine", "wifi"],
          near: ["transit On Nut"],
        },
      },
      {
        say: "nah 2 small, at least 35sqm pls",
        expect: { answer: "search", areaMinAbove: 34, near: ["transit On Nut"] },
      },
      {
        say: "sweet, gimme deets on #1",
        expect: { answer: "table", about: [1], keepsSearch: true },
      },
    ],
  },
  {
    id: "en-38",
    language: "en",
    about: "slang",
    turns: [
      {
        say: "appartment for rent in Sukumvit, 2 bedroms, budjet 45000",
        expect: {
          answer: "search",
          places: ["Sukhumvit"],
          bedrooms: { min: 2, max: 2 },
          price: { max: 45_000, per: "month" },
        },
      },
      {
        say: "wiht a swiming pool and gim",
        expect: { answer: "search", amenities: ["pool", "gym"], places: ["Sukhumvit"] },
      },
      {
        say: "chaeper",
        expect: { answer: "search", priceMaxBelow: 45_000, amenities: ["pool", "gym"] },
      },
    ],
  },
  {
    id: "en-39",
    language: "en",
    about: "slang",
    turns: [
      {
        say: "digs in CNX for a digital nomad, 15-18k pm",
        expect: {
          answer: "search",
          places: ["Chiang Mai"],
          price: { min: 15_000, max: 18_000, per: "month" },
        },
      },
      {
        say: "w/ coworking",
        expect: { answer: "search", amenities: ["coworking"], places: ["Chiang Mai"] },
      },
      {
        say: "meh. anything in nimman?",
        expect: { answer: "search", places: ["Nimman"], amenities: ["coworking"] },
      },
    ],
  },
  {
    id: "en-40",
    language: "en",
    about: "investor",
    turns: [
      {
        say: "I want to invest in a condo in Pattaya, up to 3 million, that rents out well",
        expect: {
          answer: "search",
          types: ["condo"],
          deal: "sale",
          places: ["Pattaya"],
          price: { max: 3_000_000, per: "total" },
        },
      },
      { say: "what yield can I expect?", expect: { answer: "honest", keepsSearch: true } },
      {
        say: "ok, just the cheapest per building then, foreign quota",
        expect: {
          answer: "search",
          tenure: "foreign_quota",
          deal: "sale",
          price: { max: 3_000_000, per: "total" },
        },
      },
      {
        say: "compare 1, 2 and 3",
        expect: { answer: "table", about: [1, 2, 3], keepsSearch: true },
      },
    ],
  },
  {
    id: "en-41",
    language: "en",
    about: "investor",
    turns: [
      {
        say: "shophouse for sale in Udon Thani, budget 5m",
        expect: {
          answer: "search",
          types: ["shophouse"],
          deal: "sale",
          places: ["Udon Thani"],
          price: { max: 5_000_000, per: "total" },
        },
      },
      { say: "have prices there gone up lately?", expect: { answer: "honest", keepsSearch: true } },
      {
        say: "land instead, at least 1 rai",
        expect: {
          answer: "search",
          types: ["land"],
          says: [/1,600 m²|1 rai/],
          places: ["Udon Thani"],
        },
      },
      {
        say: "what would a mortgage on 5 million cost me a month?",
        expect: { answer: "honest", keepsSearch: true },
      },
    ],
  },
  {
    id: "en-42",
    language: "en",
    about: "investor",
    turns: [
      {
        say: "looking to buy 3 studios near Thammasat Rangsit to let to students, 1.5 million each",
        expect: {
          answer: "search",
          deal: "sale",
          bedrooms: { min: 0, max: 0 },
          near: ["school Thammasat"],
          price: { max: 1_500_000, per: "total" },
        },
      },
      {
        say: "one bedrooms would also work",
        expect: { answer: "search", bedrooms: { min: 0, max: 1 }, near: ["school Thammasat"] },
      },
      {
        say: "is number 2 already tenanted?",
        expect: { answer: "words", about: [2], keepsSearch: true },
      },
    ],
  },
  {
    id: "en-43",
    language: "en",
    about: "family",
    turns: [
      {
        say: "family of five looking for a house near Bangkok Patana School, 120k a month",
        expect: {
          answer: "search",
          types: ["house"],
          near: ["school Bangkok Patana"],
          price: { max: 120_000, per: "month" },
        },
      },
      {
        say: "4 bedrooms at least, a garden, and a safe compound",
        expect: { answer: "search", bedrooms: { min: 4 }, amenities: ["garden", "security"] },
      },
      {
        say: "is there a hospital near the first one?",
        expect: { answer: "words", about: [1], says: [/hospital/i, /km|m\b/], keepsSearch: true },
      },
      {
        say: "within 5 km of the school is fine",
        expect: {
          answer: "search",
          near: ["school Bangkok Patana"],
          says: [/5 km/],
          bedrooms: { min: 4 },
        },
      },
    ],
  },
  {
    id: "en-44",
    language: "en",
    about: "family",
    turns: [
      {
        say: "my parents are coming to live with us, so 4 bedrooms with one downstairs, house in Rangsit, to buy, 6 million",
        expect: {
          answer: "search",
          types: ["house"],
          bedrooms: { min: 4, max: 4 },
          places: ["Rangsit"],
          price: { max: 6_000_000, per: "total" },
          says: [/downstairs|ground/i],
        },
      },
      {
        say: "they need a hospital close by",
        expect: { answer: "search", near: ["hospital"], places: ["Rangsit"] },
      },
      {
        say: "5 bedrooms if there are any",
        expect: { answer: "search", bedrooms: { min: 5, max: 5 }, near: ["hospital"] },
      },
    ],
  },
  {
    id: "en-45",
    language: "en",
    about: "pets",
    turns: [
      {
        say: "two cats and a husky, condo in Bangkok, 30k",
        expect: {
          answer: "search",
          types: ["condo"],
          amenities: ["pet_friendly"],
          places: ["Bangkok"],
          price: { max: 30_000, per: "month" },
        },
      },
      {
        say: "near a park",
        expect: { answer: "search", near: ["poi park"], amenities: ["pet_friendly"] },
      },
      {
        say: "does the second really allow big dogs?",
        expect: { answer: "words", about: [2], says: [/pets?/i], keepsSearch: true },
      },
      {
        say: "a house would be better for the husky",
        expect: { answer: "search", types: ["house"], amenities: ["pet_friendly"] },
      },
    ],
  },
  {
    id: "en-46",
    language: "en",
    about: "pets",
    turns: [
      {
        say: "condo for rent in Sathon under 35k that takes dogs",
        expect: { answer: "homes", amenities: ["pet_friendly"], places: ["Sathon"] },
      },
      {
        say: "sadly the dog won't come after all",
        expect: { answer: "search", amenities: [], places: ["Sathon"] },
      },
      {
        say: "only ones with a proper kitchen",
        expect: { answer: "search", amenities: ["kitchen"], price: { max: 35_000, per: "month" } },
      },
    ],
  },
  {
    id: "en-47",
    language: "en",
    about: "student",
    turns: [
      {
        say: "room near Chula, 9000 baht, from August",
        expect: {
          answer: "search",
          near: ["school Chulalongkorn"],
          price: { max: 9_000, per: "month" },
          says: [/August/i],
        },
      },
      {
        say: "my dad says up to 12000 is ok",
        expect: {
          answer: "search",
          price: { max: 12_000, per: "month" },
          near: ["school Chulalongkorn"],
        },
      },
      {
        say: "how far is the first one from campus?",
        expect: { answer: "words", about: [1], says: [/km|m\b/], keepsSearch: true },
      },
      {
        say: "can I rent for just 6 months?",
        expect: {
          answer: "search",
          price: { max: 12_000, per: "month" },
          says: [/6.month|six.month/i],
        },
      },
    ],
  },
  {
    id: "en-48",
    language: "en",
    about: "student",
    turns: [
      {
        say: "cheapest place around Kasetsart University",
        expect: { answer: "search", near: ["school Kasetsart"], sort: "cheapest" },
      },
      {
        say: "with aircon and wifi",
        expect: { answer: "search", amenities: ["aircon", "wifi"], near: ["school Kasetsart"] },
      },
      {
        say: "no more than 7k though",
        expect: {
          answer: "search",
          price: { max: 7_000, per: "month" },
          amenities: ["aircon", "wifi"],
        },
      },
      {
        say: "share with a friend, so 2 bedrooms and 12k",
        expect: {
          answer: "search",
          bedrooms: { min: 2, max: 2 },
          price: { max: 12_000, per: "month" },
        },
      },
    ],
  },
  {
    id: "en-49",
    language: "en",
    about: "law",
    turns: [
      { say: "can a foreigner own a house in Thailand?", expect: { answer: "honest" } },
      { say: "and a condo?", expect: { answer: "honest" } },
      {
        say: "ok, show me condos in the foreign quota in Phuket up to 5 million",
        expect: {
          answer: "homes",
          types: ["condo"],
          tenure: "foreign_quota",
          places: ["Phuket"],
          price: { max: 5_000_000, per: "total" },
        },
      },
      { say: "who pays the transfer tax?", expect: { answer: "honest", keepsSearch: true } },
    ],
  },
  {
    id: "en-50",
    language: "en",
    about: "law",
    turns: [
      { say: "my landlord won't return my deposit, what can I do?", expect: { answer: "honest" } },
      {
        say: "I need a new place anyway, 1 bed in Bearing, 12k",
        expect: {
          answer: "search",
          bedrooms: { min: 1, max: 1 },
          says: [/Bearing/],
          price: { max: 12_000, per: "month" },
        },
      },
      {
        say: "how many months deposit do they usually take?",
        expect: { answer: "honest", keepsSearch: true },
      },
      {
        say: "and is the first one still available?",
        expect: { answer: "words", about: [1], says: [/available/i], keepsSearch: true },
      },
    ],
  },
  {
    id: "en-51",
    language: "en",
    about: "outage",
    turns: [
      {
        say: "condo to rent in Ari, 1 bedroom, 20k",
        expect: { answer: "homes", places: ["Ari"], price: { max: 20_000, per: "month" } },
      },
      {
        say: "with a balcony",
        outage: "not reached",
        expect: { answer: "search", amenities: ["balcony"], places: ["Ari"] },
      },
      {
        say: "and furnished",
        outage: "reply lost",
        expect: { answer: "search", amenities: ["balcony", "furnished"], places: ["Ari"] },
      },
      {
        say: "tell me more about the first",
        expect: { answer: "table", about: [1], keepsSearch: true },
      },
    ],
  },
  {
    id: "en-52",
    language: "en",
    about: "outage",
    turns: [
      {
        say: "house for sale in Chiang Mai up to 6 million",
        outage: "killed",
        expect: { answer: "homes", types: ["house"], places: ["Chiang Mai"] },
      },
      {
        say: "3 bedrooms, please",
        outage: "killed",
        expect: { answer: "search", bedrooms: { min: 3, max: 3 }, places: ["Chiang Mai"] },
      },
      {
        say: "and a garden",
        expect: { answer: "search", amenities: ["garden"], bedrooms: { min: 3, max: 3 } },
      },
    ],
  },
  {
    id: "en-53",
    language: "en",
    about: "outage",
    turns: [
      {
        say: "2 bed condo in Thong Lo for rent, 60k",
        outage: "sent twice",
        expect: { answer: "homes", places: ["Thong Lo"], bedrooms: { min: 2, max: 2 } },
      },
      {
        say: "make it Ekkamai",
        outage: "sent twice",
        expect: { answer: "search", places: ["Ekkamai"], bedrooms: { min: 2, max: 2 } },
      },
      {
        say: "up to 70k",
        outage: "not reached",
        expect: { answer: "search", price: { max: 70_000, per: "month" }, places: ["Ekkamai"] },
      },
    ],
  },
];
