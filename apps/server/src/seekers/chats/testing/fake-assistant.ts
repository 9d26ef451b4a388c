import type { AssistantPorts, ListingSearchRequest, SearchOutcome } from "@propertyvr/assistant";
import {
  EMPTY_CRITERIA,
  fail,
  ok,
  type ListingCard,
  type Understood,
} from "@propertyvr/vocabulary";

const card = (number: number): ListingCard => ({
  id: `home-${String(number)}`,
  type: "condo",
  image: null,
  image_alt: null,
  title: `Home ${String(number)}`,
  title_language: "en",
  location: "Ari, Bangkok",
  location_language: "en",
  deal: "rent",
  price: 20_000 + number * 1_000,
  other_offer: null,
  bedrooms: 1,
  bathrooms: 1,
  area: 30 + number,
  land_sqm: null,
  websiteUrl: `/property/home-${String(number)}`,
  is_sample: false,
  distance: null,
  unknown: [],
  created_at: "2026-01-01T00:00:00.000Z",
});

const outcome: SearchOutcome = {
  counts: { total: 3, rent: 3, sale: 0, stated: 3, all_sample: false },
  cards: [card(1), card(2), card(3)],
  sort: "best",
  impliedWithinM: [],
  unplaced: [],
  textMatched: false,
};

/** Reads "condo", "ari" and "under N"; everything else is small talk, and "ok" is of no language. */
function understand({
  text,
  state,
  language,
}: Parameters<AssistantPorts["understand"]>[0]): Understood {
  const lower = text.toLowerCase();
  const before = state?.criteria ?? EMPTY_CRITERIA;
  const max = /under (\d+)/.exec(lower)?.[1];
  const isHome = lower.includes("condo") || lower.includes("ari") || max !== undefined;
  const criteria = {
    ...before,
    ...(lower.includes("condo") && { types: ["condo" as const], deal: "rent" as const }),
    ...(lower.includes("ari") && { places: ["Ari"] }),
    ...(max !== undefined && { price: { max: Number(max), per: "month" as const } }),
  };
  return {
    language: /[\u0E01-\u0E5B]/.test(text) ? "th" : text === "ok" ? (language ?? "en") : "en",
    intent: isHome ? "search" : "smalltalk",
    criteria,
    extensions: {},
    status: "available",
    action: null,
    adjusts: [],
    about_shown: null,
    let_go: [],
    only_this: null,
    is_vague: false,
    talk: { search: null, courtesy: null, is_brief: false, outside: null, may_need_home: false },
    scope: null,
    calculation: null,
    nice_to_have: [],
    wishes: [],
    unread: [],
    readings: [],
    place_refs: [],
    unclear: [],
    touched: {
      ...(lower.includes("condo") && { types: "stated" as const, deal: "implied" as const }),
      ...(lower.includes("ari") && { places: "stated" as const }),
      ...(max !== undefined && { price: "stated" as const }),
    },
    version: "fake",
  };
}

export interface FakeAssistant {
  readonly ports: AssistantPorts;
  /** Searches that were asked for. */
  readonly searches: readonly ListingSearchRequest[];
  /** From now on searches wait until `release`. */
  readonly hold: () => void;
  readonly release: () => void;
  /** From now on searches fail, or throw; with null they work again. */
  readonly break: (how: "unavailable" | "fault" | null) => void;
}

export function createFakeAssistant(): FakeAssistant {
  const searches: ListingSearchRequest[] = [];
  let gate: Promise<void> | null = null;
  let open: () => void = () => undefined;
  let broken: "unavailable" | "fault" | null = null;
  return {
    searches,
    hold: () => {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    release: () => {
      gate = null;
      open();
    },
    break: (how) => {
      broken = how;
    },
    ports: {
      understand,
      searchListings: async (request) => {
        searches.push(request);
        if (gate !== null) await gate;
        if (broken === "fault") throw new Error("the search has a fault");
        return broken === "unavailable" ? fail("unavailable") : ok(outcome);
      },
      countListings: () => Promise.resolve(ok(outcome)),
      relaxSearch: () => Promise.resolve(ok({ now: 0, alone: [], pairs: [], nearest: [] })),
      getListing: () => Promise.resolve(fail("not_found")),
      distanceTo: () => Promise.resolve(fail("not_found")),
      marketInsight: () => Promise.resolve(fail("unavailable")),
      today: () => "2026-11-23",
      placeName: ({ name }) => name,
      placesWithin: () => [],
      placesBeside: () => [],
    },
  };
}
