import type { ScriptedConversation } from "../talks/expectations.ts";

/** Messages of our own; what each must lead to was written before the code that serves it. */
export const ENGLISH: readonly ScriptedConversation[] = [
  {
    id: "en-01",
    language: "en",
    about: "combined",
    turns: [
      {
        say: "1 bedroom condo to rent around On Nut, max 25k",
        expect: {
          answer: "homes",
          deal: "rent",
          types: ["condo"],
          bedrooms: { min: 1, max: 1 },
          price: { max: 25_000, per: "month" },
          places: ["On Nut"],
        },
      },
      {
        say: "cheaper, with parking",
        expect: {
          answer: "search",
          priceMaxBelow: 25_000,
          amenities: ["parking"],
          places: ["On Nut"],
          bedrooms: { min: 1, max: 1 },
          says: [/parking/i],
        },
      },
    ],
  },
  {
    id: "en-02",
    language: "en",
    about: "combined",
    turns: [
      {
        say: "2 bed condo in Thong Lo for rent under 60k",
        expect: { answer: "homes", places: ["Thong Lo"], price: { max: 60_000, per: "month" } },
      },
      {
        say: "bigger and closer to the BTS please",
        expect: { answer: "search", areaMinAbove: 20, near: ["transit"], places: ["Thong Lo"] },
      },
    ],
  },
  {
    id: "en-03",
    language: "en",
    about: "combined",
    turns: [
      {
        say: "villa for sale in Rawai up to 15 million",
        expect: {
          answer: "search",
          types: ["villa"],
          deal: "sale",
          places: ["Rawai"],
          price: { max: 15_000_000, per: "total" },
        },
      },
      {
        say: "make it 3 bedrooms, with a pool, and 20 million is fine",
        expect: {
          answer: "search",
          bedrooms: { min: 3, max: 3 },
          amenities: ["pool"],
          price: { max: 20_000_000, per: "total" },
          places: ["Rawai"],
          types: ["villa"],
        },
      },
    ],
  },
  {
    id: "en-04",
    language: "en",
    about: "combined",
    turns: [
      {
        say: "studio near BTS Ari, 15k",
        expect: { answer: "search", bedrooms: { min: 0, max: 0 }, near: ["transit Ari"] },
      },
      {
        say: "also Saphan Khwai, and furnished, sorted by price",
        expect: { answer: "search", amenities: ["furnished"], says: [/Saphan Khwai|Saphan Kwai/i] },
      },
    ],
  },
  {
    id: "en-05",
    language: "en",
    about: "combined",
    turns: [
      {
        say: "house for rent in Hang Dong",
        expect: { answer: "homes", types: ["house"], deal: "rent", places: ["Hang Dong"] },
      },
      {
        say: "at least 3 bedrooms, a garden, under 40,000, and I have two dogs",
        expect: {
          answer: "search",
          bedrooms: { min: 3 },
          amenities: ["garden", "pet_friendly"],
          price: { max: 40_000, per: "month" },
          places: ["Hang Dong"],
        },
      },
    ],
  },
  {
    id: "en-06",
    language: "en",
    about: "combined",
    turns: [
      {
        say: "condos in Jomtien for sale between 2 and 4 million",
        expect: {
          answer: "homes",
          places: ["Jomtien"],
          price: { min: 2_000_000, max: 4_000_000, per: "total" },
        },
      },
      {
        say: "with sea view, foreign quota only, cheapest first",
        expect: {
          answer: "search",
          amenities: ["sea_view"],
          tenure: "foreign_quota",
          places: ["Jomtien"],
          price: { min: 2_000_000, max: 4_000_000, per: "total" },
        },
      },
    ],
  },
  {
    id: "en-07",
    language: "en",
    about: "combined",
    turns: [
      {
        say: "townhouse to buy in Lat Phrao around 4 million",
        expect: { answer: "search", types: ["townhouse"], deal: "sale", places: ["Lat Phrao"] },
      },
      {
        say: "without the price limit but no more than 20 minutes' walk from the MRT",
        expect: {
          answer: "search",
          nothingUnder: ["price"],
          near: ["transit MRT"],
          types: ["townhouse"],
        },
      },
    ],
  },
  {
    id: "en-08",
    language: "en",
    about: "change",
    turns: [
      {
        say: "5 bedroom condo near BTS with sea view in Bangkok",
        expect: { answer: "search", types: ["condo"], bedrooms: { min: 5, max: 5 } },
      },
      {
        say: "not condos, houses instead in Chiang Mai, 3-5 million",
        expect: {
          answer: "homes",
          types: ["house"],
          notTypes: ["condo"],
          places: ["Chiang Mai"],
          price: { min: 3_000_000, max: 5_000_000, per: "total" },
          nothingUnder: ["near"],
        },
      },
    ],
  },
  {
    id: "en-09",
    language: "en",
    about: "change",
    turns: [
      {
        say: "1 bed condo near BTS Phrom Phong, 30k a month",
        expect: { answer: "homes", near: ["transit Phrom Phong"] },
      },
      {
        say: "what about Chiang Mai instead",
        expect: {
          answer: "search",
          places: ["Chiang Mai"],
          nothingUnder: ["near"],
          bedrooms: { min: 1, max: 1 },
          types: ["condo"],
          says: [/Chiang Mai/],
        },
      },
    ],
  },
  {
    id: "en-10",
    language: "en",
    about: "change",
    turns: [
      {
        say: "looking for a condo in Sathon, 2 bedrooms, 45k",
        expect: { answer: "homes", places: ["Sathon"], bedrooms: { min: 2, max: 2 } },
      },
      {
        say: "no condo please",
        expect: { answer: "search", notTypes: ["condo"], types: [], places: ["Sathon"] },
      },
    ],
  },
  {
    id: "en-11",
    language: "en",
    about: "change",
    turns: [
      {
        say: "apartment or condo in Nimman, up to 18k, with a gym",
        expect: { answer: "homes", places: ["Nimman"], amenities: ["gym"] },
      },
      {
        say: "forget the gym, but I do need a washing machine",
        expect: { answer: "homes", amenities: ["washing_machine"], places: ["Nimman"] },
      },
    ],
  },
  {
    id: "en-12",
    language: "en",
    about: "change",
    turns: [
      {
        say: "rent a 2 bedroom in Phra Khanong for 35k",
        expect: { answer: "homes", deal: "rent", places: ["Phra Khanong"] },
      },
      {
        say: "actually I'd rather buy, up to 6 million",
        expect: {
          answer: "homes",
          deal: "sale",
          price: { max: 6_000_000, per: "total" },
          places: ["Phra Khanong"],
          bedrooms: { min: 2, max: 2 },
        },
      },
    ],
  },
  {
    id: "en-13",
    language: "en",
    about: "change",
    turns: [
      {
        say: "pool villa for rent in Bang Tao, 4 bedrooms, 150k a month",
        expect: { answer: "search", types: ["villa"], amenities: ["pool"], places: ["Bang Tao"] },
      },
      {
        say: "I'm looking for a small office to rent in Silom under 50k",
        expect: {
          answer: "search",
          types: ["office"],
          places: ["Silom"],
          price: { max: 50_000, per: "month" },
          nothingUnder: ["bedrooms", "amenities"],
        },
      },
    ],
  },
  {
    id: "en-14",
    language: "en",
    about: "change",
    turns: [
      {
        say: "condo in Hua Hin near the beach, 2 bedrooms",
        expect: { answer: "search", near: ["beach"], places: ["Hua Hin"] },
      },
      {
        say: "make it Khon Kaen",
        expect: {
          answer: "search",
          places: ["Khon Kaen"],
          nothingUnder: ["near"],
          bedrooms: { min: 2, max: 2 },
          says: [/beach/i],
        },
      },
    ],
  },
  {
    id: "en-15",
    language: "en",
    about: "change",
    turns: [
      {
        say: "2 bedroom condo in Ekkamai under 50k",
        expect: { answer: "homes", places: ["Ekkamai"] },
      },
      {
        say: "3 bedrooms would be better, and go up to 80k",
        expect: {
          answer: "search",
          bedrooms: { min: 3, max: 3 },
          price: { max: 80_000, per: "month" },
          places: ["Ekkamai"],
        },
      },
    ],
  },
  {
    id: "en-16",
    language: "en",
    about: "either",
    turns: [
      {
        say: "condo near BTS Asok or MRT Phetchaburi under 30k",
        expect: {
          answer: "homes",
          near: ["transit Asok", "transit Phetchaburi"],
          price: { max: 30_000, per: "month" },
        },
      },
      {
        say: "or near Terminal 21",
        expect: {
          answer: "homes",
          near: ["transit Asok", "transit Phetchaburi", "mall Terminal 21"],
          nearAny: true,
        },
      },
    ],
  },
  {
    id: "en-17",
    language: "en",
    about: "either",
    turns: [
      {
        say: "a condo near a BTS station or near a hospital, 1 bedroom, 20k",
        expect: { answer: "search", near: ["transit", "hospital"], nearAny: true },
      },
      {
        say: "both please, not just one of them",
        expect: { answer: "search", near: ["transit", "hospital"], nearAny: false },
      },
    ],
  },
  {
    id: "en-18",
    language: "en",
    about: "either",
    turns: [
      {
        say: "house or townhouse to rent in Bang Na, 30 to 45k",
        expect: { answer: "search", types: ["house", "townhouse"], places: ["Bang Na"] },
      },
      {
        say: "anything but a townhouse",
        expect: { answer: "search", notTypes: ["townhouse"], places: ["Bang Na"] },
      },
    ],
  },
  {
    id: "en-19",
    language: "en",
    about: "either",
    turns: [
      {
        say: "condo for sale in Patong or Kata under 8 million",
        expect: { answer: "homes", places: ["Patong", "Kata"] },
      },
      {
        say: "within walking distance of the beach or a mall",
        expect: { answer: "search", near: ["beach", "mall"], nearAny: true },
      },
    ],
  },
  {
    id: "en-20",
    language: "en",
    about: "either",
    turns: [
      {
        say: "2 bedroom near MRT Sutthisan or MRT Huai Khwang, 25k",
        expect: { answer: "search", near: ["transit Sutthisan", "transit Huai Khwang"] },
      },
      {
        say: "2 or 3 bedrooms, condo or apartment",
        expect: {
          answer: "homes",
          bedrooms: { min: 2, max: 3 },
          types: ["condo", "apartment"],
          near: ["transit Sutthisan", "transit Huai Khwang"],
        },
      },
    ],
  },
  {
    id: "en-21",
    language: "en",
    about: "dead end",
    turns: [
      {
        say: "4 bedroom condo in Ari under 9,000 a month with a pool",
        expect: { answer: "search", price: { max: 9_000, per: "month" }, places: ["Ari"] },
      },
      {
        say: "and with a sea view",
        expect: { answer: "search", amenities: ["pool", "sea_view"], places: ["Ari"] },
      },
    ],
  },
  {
    id: "en-22",
    language: "en",
    about: "dead end",
    turns: [
      {
        say: "warehouse for rent in Thong Lo, 20k",
        expect: { answer: "search", types: ["warehouse"], places: ["Thong Lo"] },
      },
      {
        say: "at least 2,000 sqm",
        expect: { answer: "search", types: ["warehouse"], areaMinAbove: 1_999 },
      },
    ],
  },
  {
    id: "en-23",
    language: "en",
    about: "dead end",
    turns: [
      {
        say: "house with 9 bedrooms in Nimman for 10k a month",
        expect: { answer: "search", bedrooms: { min: 9, max: 9 }, places: ["Nimman"] },
      },
      {
        say: "ok, 2 bedrooms and up to 30k",
        expect: {
          answer: "search",
          bedrooms: { min: 2, max: 2 },
          price: { max: 30_000, per: "month" },
          types: ["house"],
        },
      },
    ],
  },
  {
    id: "en-24",
    language: "en",
    about: "dead end",
    turns: [
      {
        say: "sold condos in Phuket",
        expect: { answer: "search", status: "sold", types: ["condo"], places: ["Phuket"] },
      },
      {
        say: "ok, show me the available ones",
        expect: { answer: "homes", status: "available", types: ["condo"], places: ["Phuket"] },
      },
    ],
  },
  {
    id: "en-25",
    language: "en",
    about: "vague",
    turns: [
      {
        say: "something nice for my mum",
        expect: { answer: "taps", neverSays: [/outside what I can do/i] },
      },
      {
        say: "in Chiang Mai, and she can't do stairs",
        expect: { answer: "search", places: ["Chiang Mai"], says: [/stairs/i] },
      },
    ],
  },
  {
    id: "en-26",
    language: "en",
    about: "vague",
    turns: [
      { say: "any properties?", expect: { answer: "homes" } },
      {
        say: "only houses with a garden, and not in Bangkok",
        expect: { answer: "search", types: ["house"], amenities: ["garden"], says: [/Bangkok/] },
      },
    ],
  },
  {
    id: "en-27",
    language: "en",
    about: "vague",
    turns: [
      {
        say: "we are moving to Thailand next year and don't know where to start",
        expect: { answer: "taps", neverSays: [/outside what I can do/i] },
      },
      {
        say: "we have two kids and about 70k a month",
        expect: {
          answer: "search",
          deal: "rent",
          // "About" is a fifth less to a fifth more.
          price: { min: 56_000, max: 84_000, per: "month" },
          neverSays: [/outside what I can do/i],
        },
      },
    ],
  },
  {
    id: "en-28",
    language: "en",
    about: "in view",
    turns: [
      {
        say: "2 bedroom condo for sale in Phrom Phong, up to 12 million",
        expect: { answer: "homes", places: ["Phrom Phong"] },
      },
      {
        say: "compare the first two",
        expect: { answer: "words", places: ["Phrom Phong"], says: [/bed/i] },
      },
    ],
  },
  {
    id: "en-29",
    language: "en",
    about: "in view",
    turns: [
      { say: "villas for sale in Kamala", expect: { answer: "homes", types: ["villa"] } },
      {
        say: "tell me more about the second one",
        expect: { answer: "words", types: ["villa"], neverSays: [/outside what I can do/i] },
      },
    ],
  },
  {
    id: "en-30",
    language: "en",
    about: "combined",
    turns: [
      {
        say: "condo for sale in Sathon with a gym and parking, 5 to 8 million, 50 sqm or more",
        expect: {
          answer: "search",
          amenities: ["gym", "parking"],
          price: { min: 5_000_000, max: 8_000_000, per: "total" },
          places: ["Sathon"],
          areaMinAbove: 49,
        },
      },
      {
        say: "drop the gym, add a bathtub, and make it Silom",
        expect: {
          answer: "search",
          amenities: ["parking", "bathtub"],
          places: ["Silom"],
          price: { min: 5_000_000, max: 8_000_000, per: "total" },
        },
      },
    ],
  },
  {
    id: "en-31",
    language: "en",
    about: "either",
    turns: [
      {
        say: "condo to rent in Ari or near BTS Mo Chit, up to 30k",
        expect: {
          answer: "homes",
          places: ["Ari"],
          near: ["transit Mo Chit"],
          oneOf: ["places", "transit"],
          says: [/Ari or within 1 km of (BTS )?Mo Chit/],
        },
      },
      {
        say: "both please",
        expect: { answer: "search", places: ["Ari"], near: ["transit Mo Chit"], oneOf: [] },
      },
    ],
  },
  {
    id: "en-32",
    language: "en",
    about: "either",
    turns: [
      {
        say: "2 bedroom condo to rent in Thong Lo under 60k",
        expect: { answer: "search", places: ["Thong Lo"] },
      },
      {
        say: "or near BTS Asok",
        expect: {
          answer: "homes",
          places: ["Thong Lo"],
          near: ["transit Asok"],
          oneOf: ["places", "transit"],
          bedrooms: { min: 2, max: 2 },
        },
      },
    ],
  },
  {
    id: "en-33",
    language: "en",
    about: "either",
    turns: [
      {
        say: "condo near BTS Asok, and near a mall or a hospital, to rent",
        expect: {
          answer: "search",
          near: ["transit Asok", "mall", "hospital"],
          oneOf: ["mall", "hospital"],
        },
      },
      {
        say: "forget the hospital",
        expect: { answer: "search", near: ["transit Asok", "mall"], oneOf: [] },
      },
    ],
  },
];
