import { takeTurn, type ListingSearchRequest } from "@propertyvr/assistant";
import { CountRequest, Message, SearchRequest } from "@propertyvr/contracts";
import type { ListingsPart } from "@propertyvr/parts";
import { understand } from "@propertyvr/understanding";
import {
  fail,
  ok,
  seededRandom,
  type ConversationState,
  type Language,
  type SearchQuery,
  type SeededRandom,
} from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { countedSearch, readSearch } from "../apps/server/src/seekers/search/read-search.ts";
import { readDraft } from "../apps/web/src/features/chat/typing/read-draft.ts";
import { pageRequest } from "../apps/web/src/features/results/page-request.ts";

const MESSAGES = 500;

/** Words of each language that say one thing each; a message takes some of them. */
const SAID = {
  en: {
    first: ["condo", "2 bedroom condo", "a house", "studio", "villa", "homes", "sold condos", "land"],
    follow: ["what about", "and", "with", "no condos,", "also", "or", "not a studio,", "show me properties:"],
    more: [
      "in Phuket", "in Ari or Ekkamai", "near BTS Asok", "near the MRT or near a beach", "for rent", "to buy",
      "under 40k a month", "5 to 9 million", "with a pool", "parking", "a gym would be nice", "pets allowed",
      "quiet", "Zorvex", "Miravell Residence", "cheapest first", "newest", "at least 60 sqm", "within 500 m of a school",
    ],
    next: "show me more",
  },
  th: {
    first: ["คอนโด", "คอนโด 2 ห้องนอน", "บ้านเดี่ยว", "ห้องสตูดิโอ", "พูลวิลล่า", "ทาวน์โฮม", "คอนโดที่ขายแล้ว", "ที่ดิน"],
    follow: ["แล้ว", "ขอ", "เอา", "ไม่เอาคอนโด", "หรือ", "ขอเป็น", "ไม่เอาสตูดิโอ", "หาบ้าน"],
    more: [
      "ภูเก็ต", "แถวอารีย์หรือเอกมัย", "ใกล้ BTS อโศก", "ใกล้ MRT หรือใกล้ทะเล", "ให้เช่า", "ซื้อ",
      "ไม่เกิน 40000 ต่อเดือน", "งบ 5-9 ล้าน", "มีสระว่ายน้ำ", "ที่จอดรถ", "มีฟิตเนสด้วยก็ดี", "เลี้ยงแมวได้",
      "เงียบๆ", "ซอร์เวกซ์", "Miravell Residence", "เรียงจากถูกสุด", "ล่าสุด", "60 ตร.ม. ขึ้นไป", "ไม่ไกลโรงเรียน 500 เมตร",
    ],
    next: "ขอดูเพิ่ม",
  },
} as const; // prettier-ignore

function draw(random: SeededRandom, language: Language, isFirst: boolean): string {
  const { first, follow, more } = SAID[language];
  const begins = isFirst || random.whole(1, 4) === 1 ? first : follow;
  const some = Array.from({ length: random.whole(1, 4) }, () => random.pick(more));
  return [random.pick(begins), ...new Set(some)].join(" ");
}

/** One message said: the searches of its answer, the homes it lists, and the conversation after it. */
async function say(text: string, state: ConversationState | null, isTitled: boolean) {
  const searches: ListingSearchRequest[] = [];
  let listed: ListingsPart | undefined;
  let after = state;
  const ports = {
    understand,
    searchListings: (request: ListingSearchRequest) => {
      searches.push(request);
      const { criteria, sort, title_words } = request.query;
      return Promise.resolve(
        ok({
          counts: { total: 20, rent: 20, sale: 0, stated: 20, all_sample: false },
          cards: [CARD],
          sort: sort === "cheapest" && criteria.deal === null ? ("newest" as const) : sort,
          impliedWithinM: criteria.near.map(() => null),
          unplaced: [],
          textMatched: isTitled && title_words !== null,
        }),
      );
    },
    countListings: () => Promise.resolve(fail("unavailable" as const)),
    relaxSearch: () => Promise.resolve(fail("unavailable" as const)),
    getListing: () => Promise.resolve(fail("not_found" as const)),
    distanceTo: () => Promise.resolve(fail("not_found" as const)),
    marketInsight: () => Promise.resolve(fail("unavailable" as const)),
    today: () => "2026-11-23",
    placeName: ({ name }: { readonly name: string }) => name,
    placesWithin: () => [],
    placesBeside: () => [],
  };
  const turn = { text, state, origins: {}, messageId: "m1", language: "en" as const };
  for await (const step of takeTurn(ports, turn)) {
    if (step.type === "state") after = step.state;
    if (step.type === "part" && step.part.type === "listings") listed = step.part;
  }
  return { searches, listed, after };
}

const CARD = {
  id: "h1",
  type: "condo",
  image: null,
  image_alt: null,
  title: "Home 1",
  title_language: "en",
  location: "Ari",
  location_language: "en",
  deal: "rent",
  price: 20_000,
  other_offer: null,
  bedrooms: 1,
  bathrooms: 1,
  area: 40,
  land_sqm: null,
  websiteUrl: "/property/h1",
  is_sample: false,
  distance: null,
  unknown: [],
  created_at: "2026-01-01T00:00:00.000Z",
} as const;

/** As it comes back from where it was sent or kept. */
const reloaded = (part: ListingsPart): ListingsPart => {
  const [kept] = Message.shape.parts.parse(JSON.parse(JSON.stringify([part])));
  if (kept?.type !== "listings") throw new Error("no list of homes is kept");
  return kept;
};
const asSent = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

/** What page 2 asks for, by the tap of the web through the route of the server. */
const secondPage = (part: ListingsPart): SearchQuery =>
  readSearch(SearchRequest.parse(asSent(pageRequest(part, part.sort, 2))), {
    understand: () => {
      throw new Error("a further page reads no words");
    },
  }).query;
const counted = (search: SearchQuery): SearchQuery =>
  countedSearch(CountRequest.parse(asSent({ search })));

describe(`of ${MESSAGES} drawn messages, every one that lists homes`, () => {
  it.each(["en", "th"] as const)(
    "asks one search from typing to page 2 (%s)",
    { timeout: 120_000 },
    async (language) => {
      const random = seededRandom(language === "en" ? 61 : 62);
      const seen = { listed: 0, typed: 0, titled: 0, missed: 0, refined: 0 };
      let state: ConversationState | null = null;
      for (let n = 0; n < MESSAGES / 2; n += 1) {
        if (n % 4 === 0) state = null;
        const text = draw(random, language, state === null);
        const isTitled = random.whole(1, 2) === 1;
        const { sought } = readDraft(understand, { text, state, language: "en" });
        const { searches, listed, after } = await say(text, state, isTitled);
        const first = searches[0];
        if (listed !== undefined && first !== undefined) {
          const { query } = first;
          expect({ text, search: listed.search }).toEqual({ text, search: query });
          expect({ text, search: reloaded(listed).search }).toEqual({ text, search: query });
          expect({ text, search: secondPage(reloaded(listed)) }).toEqual({ text, search: query });
          const next = await say(SAID[language].next, after, isTitled);
          expect({ text, search: next.searches[0] }).toMatchObject({
            text,
            search: { query, page: 2 },
          });
          if (sought !== null)
            expect({ text, search: counted(sought) }).toEqual({ text, search: query });
          seen.listed += 1;
          seen.typed += sought === null ? 0 : 1;
          seen.refined += state === null ? 0 : 1;
          if (query.title_words !== null) seen[isTitled ? "titled" : "missed"] += 1;
        }
        state = after;
      }
      // What is never drawn is never tested.
      expect(seen.listed).toBeGreaterThan(200);
      expect(seen.typed).toBeGreaterThan(150);
      expect(seen.refined).toBeGreaterThan(100);
      expect(Math.min(seen.titled, seen.missed)).toBeGreaterThan(15);
    },
  );
});
