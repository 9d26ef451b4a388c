import type { TalkOf } from "../kinds.ts";

/** People who do not know yet what they want, who tell a long story, or who just say hello. */
export const BEGINNINGS: readonly TalkOf[] = [
  {
    id: "en-01",
    language: "en",
    about: "vague",
    turns: [
      { say: "something nice for my mum", expect: { answer: "taps" } },
      {
        say: "she'd love to be in Hua Hin, somewhere quiet",
        expect: { answer: "search", places: ["Hua Hin"], says: [/quiet/i] },
      },
      {
        say: "to rent, not more than 20k",
        expect: {
          answer: "search",
          deal: "rent",
          price: { max: 20_000, per: "month" },
          places: ["Hua Hin"],
        },
      },
      {
        say: "one bedroom is plenty, and there has to be a lift, her knees are bad",
        expect: {
          answer: "search",
          bedrooms: { min: 1, max: 1 },
          amenities: ["elevator"],
          places: ["Hua Hin"],
          price: { max: 20_000, per: "month" },
        },
      },
      {
        say: "tell me more about the first one",
        expect: { answer: "table", about: [1], keepsSearch: true },
      },
    ],
  },
  {
    id: "en-02",
    language: "en",
    about: "vague",
    turns: [
      {
        say: "no idea where to live in Bangkok, can you help?",
        expect: { answer: "search", places: ["Bangkok"], neverSays: [/cannot help/i] },
      },
      {
        say: "my office is next to BTS Chong Nonsi and I want to walk to work, 15 minutes at the most",
        expect: { answer: "search", near: ["transit Chong Nonsi"], says: [/1\.2 km|1,200 m/] },
      },
      {
        say: "I can pay 25,000 a month",
        expect: {
          answer: "search",
          deal: "rent",
          price: { max: 25_000, per: "month" },
          near: ["transit Chong Nonsi"],
        },
      },
      {
        say: "a studio or a one bed, I don't mind",
        expect: {
          answer: "search",
          bedrooms: { min: 0, max: 1 },
          near: ["transit Chong Nonsi"],
          price: { max: 25_000, per: "month" },
        },
      },
    ],
  },
  {
    id: "en-03",
    language: "en",
    about: "vague",
    turns: [
      {
        say: "what have you got?",
        expect: { answer: "search", neverSays: [/cannot|can't help/i] },
      },
      { say: "by the sea, ideally", expect: { answer: "search", says: [/sea|beach/i] } },
      { say: "ok let's say Jomtien", expect: { answer: "search", places: ["Jomtien"] } },
      {
        say: "to buy, 3 million is my limit",
        expect: {
          answer: "search",
          deal: "sale",
          price: { max: 3_000_000, per: "total" },
          places: ["Jomtien"],
        },
      },
    ],
  },
  {
    id: "en-04",
    language: "en",
    about: "vague",
    turns: [
      {
        say: "we're getting married next spring and need our first place together",
        expect: { answer: "taps" },
      },
      {
        say: "we both work around Rama 9",
        expect: { answer: "search", says: [/Rama 9|Phra Ram 9/] },
      },
      {
        say: "renting for now, somewhere between 15 and 20 thousand",
        expect: {
          answer: "search",
          deal: "rent",
          price: { min: 15_000, max: 20_000, per: "month" },
        },
      },
      {
        say: "furnished would be nice but it's not a must",
        expect: {
          answer: "search",
          says: [/furnished/i],
          price: { min: 15_000, max: 20_000, per: "month" },
        },
      },
    ],
  },
  {
    id: "en-05",
    language: "en",
    about: "vague",
    turns: [
      { say: "I want a better life", expect: { answer: "taps" } },
      {
        say: "haha ok, a house with a garden then",
        expect: { answer: "search", types: ["house"], amenities: ["garden"] },
      },
      {
        say: "anywhere up north",
        expect: { answer: "search", types: ["house"], places: ["Northern Thailand"] },
      },
      {
        say: "Chiang Mai, up to 4 million",
        expect: {
          answer: "homes",
          places: ["Chiang Mai"],
          deal: "sale",
          price: { max: 4_000_000, per: "total" },
          amenities: ["garden"],
        },
      },
    ],
  },
  {
    id: "en-06",
    language: "en",
    about: "small talk",
    turns: [
      { say: "hi there", expect: { answer: "words" } },
      {
        say: "are you a real person?",
        expect: { answer: "words", neverSays: [/I am a person|I'm a person/i] },
      },
      {
        say: "fair enough. 2 bed condo in Ari please, 35k",
        expect: {
          answer: "homes",
          types: ["condo"],
          bedrooms: { min: 2, max: 2 },
          places: ["Ari"],
          price: { max: 35_000, per: "month" },
        },
      },
      {
        say: "lovely, thank you so much!",
        expect: { answer: "words", keepsSearch: true, neverSays: [/no home|nothing/i] },
      },
      {
        say: "any with a balcony?",
        expect: { answer: "search", amenities: ["balcony"], places: ["Ari"] },
      },
      { say: "great, bye for now", expect: { answer: "words", keepsSearch: true } },
    ],
  },
  {
    id: "en-07",
    language: "en",
    about: "small talk",
    turns: [
      { say: "good morning! how does this work?", expect: { answer: "words" } },
      {
        say: "cool. do you only do condos?",
        expect: { answer: "words", says: [/house|villa|townhouse/i] },
      },
      {
        say: "then a townhouse in Bang Na for sale, 4m max",
        expect: {
          answer: "search",
          types: ["townhouse"],
          deal: "sale",
          places: ["Bang Na"],
          price: { max: 4_000_000, per: "total" },
        },
      },
      { say: "you're quick :)", expect: { answer: "words", keepsSearch: true } },
    ],
  },
  {
    id: "en-08",
    language: "en",
    about: "rambling",
    turns: [
      {
        say: "So my husband got transferred and we land in Bangkok on the 4th, the company gives us 80,000 a month for rent, we have a little boy who is three and a nanny, and honestly after Singapore I just want space, so three bedrooms, and a pool for the boy, and not too far from Phrom Phong because my sister lives there",
        expect: {
          answer: "search",
          deal: "rent",
          price: { max: 80_000, per: "month" },
          bedrooms: { min: 3, max: 3 },
          amenities: ["pool"],
          says: [/Phrom Phong/],
          neverSays: [/up to ฿4\b/],
        },
      },
      {
        say: "oh and a maid's room, I forgot",
        expect: {
          answer: "search",
          says: [/maid/i],
          bedrooms: { min: 3, max: 3 },
          price: { max: 80_000, per: "month" },
        },
      },
      {
        say: "which of these is the biggest?",
        expect: { answer: "table", keepsSearch: true, bedrooms: { min: 3, max: 3 } },
      },
      {
        say: "is the first one pet friendly? we might get a cat one day",
        expect: { answer: "words", about: [1], says: [/pet/i] },
      },
    ],
  },
  {
    id: "en-09",
    language: "en",
    about: "rambling",
    turns: [
      {
        say: "My lease ends in June and the landlord is selling so I have to move whether I like it or not, I've been in On Nut for six years and I'd like to stay, I pay 14k now and could stretch to 18",
        expect: {
          answer: "search",
          deal: "rent",
          places: ["On Nut"],
          price: { max: 18_000, per: "month" },
        },
      },
      {
        say: "I cook a lot so a proper kitchen please, the last one had a microwave and a prayer",
        expect: {
          answer: "search",
          amenities: ["kitchen"],
          places: ["On Nut"],
          price: { max: 18_000, per: "month" },
        },
      },
      {
        say: "and I work nights so it mustn't be noisy",
        expect: { answer: "search", says: [/nois|quiet/i], amenities: ["kitchen"] },
      },
      {
        say: "can the third one be viewed on Sunday afternoon?",
        expect: { answer: "words", about: [3], keepsSearch: true },
      },
    ],
  },
  {
    id: "en-10",
    language: "en",
    about: "vague",
    turns: [
      { say: "cheap but not horrible", expect: { answer: "taps" } },
      { say: "around Huai Khwang", expect: { answer: "search", places: ["Huai Khwang"] } },
      {
        say: "like 8 or 9k",
        expect: { answer: "search", deal: "rent", priceMaxBelow: 11_000, places: ["Huai Khwang"] },
      },
      { say: "show me some more", expect: { answer: "search", keepsSearch: true } },
    ],
  },
];
