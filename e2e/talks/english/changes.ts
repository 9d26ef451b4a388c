import type { TalkOf } from "../kinds.ts";

/** People who change their mind, say several things at once, mean one or the other, or hit a wall. */
export const CHANGES: readonly TalkOf[] = [
  {
    id: "en-11",
    language: "en",
    about: "change",
    turns: [
      {
        say: "1 bed condo to rent in Phra Khanong, 22k tops",
        expect: {
          answer: "homes",
          places: ["Phra Khanong"],
          deal: "rent",
          price: { max: 22_000, per: "month" },
        },
      },
      {
        say: "hmm, make that Ekkamai",
        expect: {
          answer: "search",
          places: ["Ekkamai"],
          bedrooms: { min: 1, max: 1 },
          price: { max: 22_000, per: "month" },
        },
      },
      {
        say: "too pricey there I guess. what about Udom Suk?",
        expect: {
          answer: "search",
          says: [/Udom Suk/],
          bedrooms: { min: 1, max: 1 },
          price: { max: 22_000, per: "month" },
        },
      },
      {
        say: "go back to Phra Khanong",
        expect: { answer: "homes", places: ["Phra Khanong"], price: { max: 22_000, per: "month" } },
      },
    ],
  },
  {
    id: "en-12",
    language: "en",
    about: "change",
    turns: [
      {
        say: "2 bedroom condo for rent in Sathon under 50k with parking and a gym",
        expect: { answer: "homes", places: ["Sathon"], amenities: ["parking", "gym"] },
      },
      {
        say: "we sold the car, so no parking needed",
        expect: { answer: "search", amenities: ["gym"], places: ["Sathon"] },
      },
      {
        say: "actually could we afford to buy? say 7 million",
        expect: {
          answer: "search",
          deal: "sale",
          price: { max: 7_000_000, per: "total" },
          places: ["Sathon"],
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        say: "no, let's keep renting, same budget as before",
        expect: {
          answer: "search",
          deal: "rent",
          price: { max: 50_000, per: "month" },
          places: ["Sathon"],
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
        say: "house to rent in Hang Dong with 3 bedrooms",
        expect: {
          answer: "homes",
          types: ["house"],
          places: ["Hang Dong"],
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        say: "two is enough after all",
        expect: { answer: "search", bedrooms: { min: 2, max: 2 }, places: ["Hang Dong"] },
      },
      {
        say: "undo that",
        expect: { answer: "search", bedrooms: { min: 3, max: 3 }, places: ["Hang Dong"] },
      },
      {
        say: "ok and nothing above 30k",
        expect: {
          answer: "search",
          price: { max: 30_000, per: "month" },
          bedrooms: { min: 3, max: 3 },
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
        say: "condo in Pattaya for sale with a sea view, 5 million",
        expect: {
          answer: "homes",
          places: ["Pattaya"],
          amenities: ["sea_view"],
          price: { max: 5_000_000, per: "total" },
        },
      },
      {
        say: "forget the view",
        expect: {
          answer: "homes",
          amenities: [],
          places: ["Pattaya"],
          price: { max: 5_000_000, per: "total" },
        },
      },
      {
        say: "and not Pattaya, Hua Hin",
        expect: {
          answer: "search",
          places: ["Hua Hin"],
          types: ["condo"],
          price: { max: 5_000_000, per: "total" },
        },
      },
      {
        undo: true,
        expect: { answer: "homes", places: ["Pattaya"], price: { max: 5_000_000, per: "total" } },
      },
    ],
  },
  {
    id: "en-15",
    language: "en",
    about: "change",
    turns: [
      {
        say: "villa in Rawai for 100k a month",
        expect: {
          answer: "search",
          types: ["villa"],
          places: ["Rawai"],
          price: { max: 100_000, per: "month" },
        },
      },
      {
        say: "let's start over",
        expect: { answer: "taps", places: [], types: [], nothingUnder: ["price"] },
      },
      {
        say: "office in Asok, at least 100 sqm",
        expect: { answer: "search", types: ["office"], areaMinAbove: 99, says: [/Asok/] },
      },
      {
        say: "smaller is fine too, from 60",
        expect: { answer: "search", types: ["office"], says: [/60 m²/] },
      },
    ],
  },
  {
    id: "en-16",
    language: "en",
    about: "change",
    turns: [
      {
        say: "apartment in Nimman, 12k",
        expect: { answer: "search", places: ["Nimman"], price: { max: 12_000, per: "month" } },
      },
      {
        say: "bump it up to 15",
        expect: { answer: "search", price: { max: 15_000, per: "month" }, places: ["Nimman"] },
      },
      {
        say: "or Santitham, that's close by",
        expect: {
          answer: "search",
          places: ["Nimman", "Santitham"],
          price: { max: 15_000, per: "month" },
        },
      },
      {
        say: "only Santitham then",
        expect: { answer: "search", places: ["Santitham"], price: { max: 15_000, per: "month" } },
      },
    ],
  },
  {
    id: "en-17",
    language: "en",
    about: "combined",
    turns: [
      {
        say: "condo for sale in Thong Lo, 2 bedrooms, max 12 million, with parking",
        expect: {
          answer: "homes",
          places: ["Thong Lo"],
          bedrooms: { min: 2, max: 2 },
          amenities: ["parking"],
        },
      },
      {
        say: "cheaper, bigger and with a bathtub",
        expect: {
          answer: "search",
          priceMaxBelow: 12_000_000,
          areaMinAbove: 20,
          says: [/bathtub/i],
          places: ["Thong Lo"],
        },
      },
      {
        say: "swap the bathtub for a balcony and sort by price",
        expect: { answer: "search", amenities: ["parking", "balcony"], sort: "cheapest" },
      },
      {
        say: "compare the first two for me",
        expect: { answer: "table", about: [1, 2], keepsSearch: true },
      },
    ],
  },
  {
    id: "en-18",
    language: "en",
    about: "combined",
    turns: [
      {
        say: "3 bed house for rent in Bang Na, garden, pets ok, 50k, near a mall",
        expect: {
          answer: "search",
          types: ["house"],
          places: ["Bang Na"],
          amenities: ["garden", "pet_friendly"],
          near: ["mall"],
          price: { max: 50_000, per: "month" },
        },
      },
      {
        say: "drop the mall, add parking, 4 bedrooms",
        expect: {
          answer: "search",
          near: [],
          amenities: ["garden", "pet_friendly", "parking"],
          bedrooms: { min: 4, max: 4 },
        },
      },
      {
        say: "60k is ok if it has a pool",
        expect: {
          answer: "search",
          price: { max: 60_000, per: "month" },
          says: [/pool/i],
          bedrooms: { min: 4, max: 4 },
        },
      },
    ],
  },
  {
    id: "en-19",
    language: "en",
    about: "combined",
    turns: [
      {
        say: "newest condos around MRT Huai Khwang, 10 to 15k, no studios",
        expect: {
          answer: "search",
          near: ["transit Huai Khwang"],
          price: { min: 10_000, max: 15_000, per: "month" },
          sort: "newest",
        },
      },
      {
        say: "washing machine, high floor, furnished",
        expect: { answer: "search", says: [/washing machine/i, /furnished/i, /floor/i] },
      },
      {
        say: "within 500 metres of the station",
        expect: {
          answer: "search",
          near: ["transit Huai Khwang"],
          says: [/500 m/],
          price: { min: 10_000, max: 15_000, per: "month" },
        },
      },
      {
        say: "ok 800 then",
        expect: {
          answer: "search",
          near: ["transit Huai Khwang"],
          says: [/800 m/],
          price: { min: 10_000, max: 15_000, per: "month" },
        },
      },
    ],
  },
  {
    id: "en-20",
    language: "en",
    about: "combined",
    turns: [
      {
        say: "villas in Bang Tao",
        expect: { answer: "search", types: ["villa"], places: ["Bang Tao"] },
      },
      {
        say: "for sale, under 25 million, freehold, at least 400 sqm of land",
        expect: {
          answer: "search",
          deal: "sale",
          price: { max: 25_000_000, per: "total" },
          tenure: "freehold",
          says: [/400 m²/],
        },
      },
      {
        say: "leasehold is fine as well",
        expect: {
          answer: "search",
          deal: "sale",
          price: { max: 25_000_000, per: "total" },
          places: ["Bang Tao"],
          tenure: null,
        },
      },
    ],
  },
  {
    id: "en-21",
    language: "en",
    about: "either",
    turns: [
      {
        say: "condo for rent near BTS Ari or BTS Saphan Khwai, 20k",
        expect: {
          answer: "homes",
          near: ["transit Ari", "transit Saphan Khwai"],
          price: { max: 20_000, per: "month" },
        },
      },
      {
        say: "or anywhere in Lat Phrao",
        expect: {
          answer: "search",
          says: [/Ari/, /Saphan Khwai/, /Lat Phrao/],
          price: { max: 20_000, per: "month" },
        },
      },
      {
        say: "not Saphan Khwai",
        expect: {
          answer: "search",
          says: [/Ari/, /Lat Phrao/],
          price: { max: 20_000, per: "month" },
        },
      },
    ],
  },
  {
    id: "en-22",
    language: "en",
    about: "either",
    turns: [
      {
        say: "house or townhouse in Nonthaburi, to buy, 3 to 5 million",
        expect: {
          answer: "search",
          types: ["house", "townhouse"],
          places: ["Nonthaburi"],
          price: { min: 3_000_000, max: 5_000_000, per: "total" },
        },
      },
      {
        say: "3 or 4 bedrooms",
        expect: { answer: "search", bedrooms: { min: 3, max: 4 }, types: ["house", "townhouse"] },
      },
      {
        say: "Pak Kret or Bang Yai",
        expect: {
          answer: "search",
          places: ["Pak Kret", "Bang Yai"],
          bedrooms: { min: 3, max: 4 },
        },
      },
      {
        say: "houses only",
        expect: { answer: "search", types: ["house"], places: ["Pak Kret", "Bang Yai"] },
      },
    ],
  },
  {
    id: "en-23",
    language: "en",
    about: "either",
    turns: [
      {
        say: "near the beach or with a pool, 2 bedroom condo in Phuket, 40k a month",
        expect: {
          answer: "search",
          places: ["Phuket"],
          bedrooms: { min: 2, max: 2 },
          says: [/beach/i, /pool/i],
        },
      },
      {
        say: "Kata or Karon",
        expect: { answer: "search", places: ["Kata", "Karon"], bedrooms: { min: 2, max: 2 } },
      },
      {
        say: "either a gym or a garden would do",
        expect: { answer: "search", says: [/gym/i, /garden/i], places: ["Kata", "Karon"] },
      },
    ],
  },
  {
    id: "en-24",
    language: "en",
    about: "dead end",
    turns: [
      {
        say: "3 bedroom condo in Silom for 7,000 a month",
        expect: {
          answer: "search",
          places: ["Silom"],
          price: { max: 7_000, per: "month" },
          bedrooms: { min: 3, max: 3 },
        },
      },
      { tap: 1, expect: { answer: "homes" } },
      {
        say: "are those really the cheapest you have?",
        expect: { answer: "search", sort: "cheapest" },
      },
    ],
  },
  {
    id: "en-25",
    language: "en",
    about: "dead end",
    turns: [
      {
        say: "beach villa in Udon Thani",
        expect: { answer: "search", types: ["villa"], places: ["Udon Thani"], says: [/beach/i] },
      },
      {
        say: "why is there nothing?",
        expect: { answer: "search", neverSays: [/I (?:cannot|can't) answer/i] },
      },
      {
        say: "fine, houses in Udon Thani then",
        expect: {
          answer: "search",
          types: ["house"],
          places: ["Udon Thani"],
          nothingUnder: ["near"],
        },
      },
    ],
  },
  {
    id: "en-26",
    language: "en",
    about: "dead end",
    turns: [
      {
        say: "6 bedroom penthouse near BTS Mo Chit with a river view, 15,000",
        expect: {
          answer: "search",
          types: ["condo"],
          bedrooms: { min: 6, max: 6 },
          near: ["transit Mo Chit"],
          amenities: ["river_view"],
        },
      },
      { say: "loosen whatever you need to", expect: { answer: "search" } },
      {
        say: "2 bedrooms is fine",
        expect: { answer: "search", bedrooms: { min: 2, max: 2 }, near: ["transit Mo Chit"] },
      },
      {
        say: "and forget the river, pay up to 40k",
        expect: {
          answer: "homes",
          amenities: [],
          price: { max: 40_000, per: "month" },
          near: ["transit Mo Chit"],
        },
      },
    ],
  },
  {
    id: "en-27",
    language: "en",
    about: "dead end",
    turns: [
      { say: "castle for sale", expect: { answer: "search", says: [/castle/i] } },
      {
        say: "a really big house will do, 8 bedrooms, in Khao Yai",
        expect: {
          answer: "search",
          types: ["house"],
          bedrooms: { min: 8, max: 8 },
          says: [/Khao Yai/],
        },
      },
      {
        say: "4 bedrooms or more",
        expect: { answer: "search", bedrooms: { min: 4 }, says: [/Khao Yai/] },
      },
    ],
  },
];
