import type { Insight } from "@propertyvr/parts";
import {
  AMENITIES,
  DEALS,
  fits,
  fittingDeals,
  IMPLIED_WITHIN_M,
  isStatedMatch,
  NEAREST_UNKNOWN,
  TENURES,
  fail,
  withoutConstraints,
  ok,
  type Amenity,
  type Constraint,
  type Deal,
  type Known,
  type Language,
  type Listing,
  type ListingCard,
  type ListingContact,
  type ListingStatus,
  type NearTarget,
  type PriceMark,
  type PropertyType,
  type ResolvedCriteria,
  type SearchQuery,
  type Tenure,
} from "@propertyvr/vocabulary";
import type { AssistantPorts, ListingSearchRequest, RelaxSearch } from "../ports.ts";
import type { ListingFacts } from "../results/listing-facts.ts";
import {
  climbed,
  costOf,
  laddersOf,
  pairsOf,
  type LadderMap,
  type DroppingRung,
  type RelaxingRung,
} from "../ladder/index.ts";
import type { CountedChange, Relaxation } from "../results/relaxation.ts";
import type { SearchOutcome } from "../results/search-outcome.ts";

/** A home of a market small enough to count by hand. */
export interface SmallHome {
  readonly id: string;
  readonly type?: PropertyType;
  readonly place?: string;
  readonly rent?: number;
  readonly sale?: number;
  /** Where its rent stands. */
  readonly mark?: PriceMark;
  readonly bedrooms?: number;
  readonly area?: number;
  readonly yearBuilt?: number;
  /** Metres to whatever is asked to be near. */
  readonly metres?: number;
  readonly amenities?: Partial<Record<Amenity, "yes" | "no">>;
  readonly title?: string;
  /** Where it lies, in the words of its partner; left out: the place. */
  readonly says?: string;
  readonly isSample?: boolean;
  readonly status?: ListingStatus;
  /** What its listing says by the time it is read: taken since it was listed. */
  readonly statusNow?: ListingStatus;
  readonly contact?: ListingContact;
}

export interface SmallMarket {
  readonly searches: readonly ListingSearchRequest[];
  readonly ports: Omit<AssistantPorts, "understand">;
}

/** Search, listings and names over a handful of homes on a small map; what fits is decided by `fits`. */
export function smallMarket(
  homes: readonly SmallHome[],
  broken: { readonly search?: boolean } = {},
): SmallMarket {
  const searches: ListingSearchRequest[] = [];
  return {
    searches,
    ports: {
      searchListings: (request) => {
        searches.push(request);
        return Promise.resolve(
          broken.search === true ? fail("unavailable") : ok(find(homes, request)),
        );
      },
      countListings: (query) =>
        Promise.resolve(
          broken.search === true
            ? fail("unavailable")
            : ok(find(homes, { query, page: 1, pageSize: 1, language: "en" })),
        ),
      relaxSearch: (request) =>
        Promise.resolve(
          broken.search === true ? fail("unavailable") : ok(relaxation(homes, request)),
        ),
      getListing: (id) => {
        const home = homes.find((each) => each.id === id);
        return Promise.resolve(home === undefined ? fail("not_found") : ok(factsOf(home)));
      },
      distanceTo: ({ listingId, near, language }) => {
        const home = homes.find((each) => each.id === listingId);
        if (home === undefined) return Promise.resolve(fail("not_found"));
        if (near.kind === "poi") return Promise.resolve(ok({ kind: "no_place" }));
        if (home.metres === undefined) return Promise.resolve(ok({ kind: "no_point" }));
        const to = { text: nameIn(near.name ?? near.kind, language), language };
        return Promise.resolve(ok({ kind: "known", to, metres: home.metres, isAbout: false }));
      },
      marketInsight: ({ query: { criteria, place_refs } }) =>
        Promise.resolve(
          broken.search === true ? fail("unavailable") : ok(tooFew({ criteria, place_refs })),
        ),
      today: () => "2026-11-23",
      placeName: ({ name }, language) => nameIn(name, language),
      placesWithin: () => [],
      placesBeside: (name) =>
        name === "Ari" ? [{ name: "Sutthisan", id: "area:sutthisan", kind: "neighbourhood" }] : [],
    },
  };
}

const THAI_NAMES: Readonly<Record<string, string>> = {
  Asok: "BTS อโศก",
  Ari: "อารีย์",
  Phuket: "ภูเก็ต",
};
const ENGLISH_NAMES: Readonly<Record<string, string>> = { Asok: "BTS Asok" };
const nameIn = (name: string, language: Language) =>
  (language === "th" ? THAI_NAMES : ENGLISH_NAMES)[name] ?? name;

function find(
  homes: readonly SmallHome[],
  { query, page, pageSize }: ListingSearchRequest,
): SearchOutcome {
  const { criteria, title_words: words, sort } = query;
  const resolved = resolve(query);
  const fitting = homes.filter((home) => fits(listingOf(home), resolved));
  const titled = words === null ? [] : fitting.filter((home) => home.title?.includes(words));
  const found = titled.length > 0 ? titled : fitting;
  const dealsOf = (home: SmallHome) => {
    const deals = fittingDeals(listingOf(home), resolved);
    return DEALS.filter((deal) => deals.includes(deal));
  };
  const ordered =
    sort === "cheapest"
      ? [...found].sort((a, b) => (a.rent ?? a.sale ?? 0) - (b.rent ?? b.sale ?? 0))
      : found;
  return {
    counts: {
      total: found.length,
      rent: found.filter((home) => dealsOf(home).includes("rent")).length,
      sale: found.filter((home) => dealsOf(home).includes("sale")).length,
      stated: found.filter((home) => isStatedMatch(listingOf(home), resolved)).length,
      all_sample: found.length > 0 && found.every((home) => home.isSample === true),
    },
    cards: ordered
      .slice((page - 1) * pageSize, page * pageSize)
      .map((home) => cardOf(home, dealsOf(home)[0] ?? "rent")),
    sort,
    impliedWithinM: criteria.near.map(({ kind, within_m }) =>
      within_m === null ? IMPLIED_WITHIN_M[kind] : null,
    ),
    // The small map holds no spots of its own but stations.
    unplaced: criteria.near.flatMap(({ kind, name }) => (kind === "poi" && name ? [name] : [])),
    textMatched: titled.length > 0,
  };
}

/** The small map: every place is a province of its own, and a home is as far from one thing as from any other. */
function resolve({ criteria, extensions, status }: SearchQuery): ResolvedCriteria {
  const near = criteria.near.flatMap(({ kind, within_m }): NearTarget[] =>
    kind === "poi"
      ? []
      : [{ kind: "nearest", nearest: kind, withinM: within_m ?? IMPLIED_WITHIN_M[kind] }],
  );
  return {
    deal: criteria.deal,
    types: criteria.types,
    notTypes: extensions.not_types,
    bedrooms: criteria.bedrooms,
    bathrooms: criteria.bathrooms,
    price: criteria.price,
    areaSqm: criteria.area_sqm,
    landSqm: criteria.land_sqm,
    areas: criteria.places.map((name) => ({ kind: "province", code: codeOf(name) })),
    orNear: [],
    near: near.map((target) => [target]),
    amenities: criteria.amenities,
    tenure: criteria.tenure,
    status,
  };
}

const codeOf = (place: string): number =>
  Array.from(place).reduce((code, letter) => code * 31 + (letter.codePointAt(0) ?? 0), 0);

function listingOf(home: SmallHome): Listing {
  const metres = home.metres ?? 0;
  return {
    id: home.id,
    type: home.type ?? "condo",
    rentPrice: home.rent ?? null,
    salePrice: home.sale ?? null,
    bedrooms: home.bedrooms ?? 1,
    bathrooms: 1,
    areaSqm: home.area ?? null,
    landSqm: null,
    provinceCode: codeOf(home.place ?? "Ari"),
    districtCode: null,
    subdistrictCode: null,
    point: null,
    pointPrecisionM: null,
    nearestM: {
      ...NEAREST_UNKNOWN,
      transit: metres,
      school: metres,
      beach: metres,
      mall: metres,
      hospital: metres,
      airport: metres,
    },
    amenities: home.amenities ?? {},
    tenure: {},
    status: home.status ?? "available",
    isSample: home.isSample ?? false,
    createdAt: "2026-01-01T00:00:00.000Z",
  };
}

/** What is counted of ladders and pairs, by searching anew for each. */
function relaxation(homes: readonly SmallHome[], request: Parameters<RelaxSearch>[0]): Relaxation {
  const { query, language } = request;
  const search = (asked: SearchQuery) =>
    find(homes, { query: asked, page: 1, pageSize: 3, language });
  const now = search(query).counts.total;
  const counted = (
    constraints: readonly Constraint[],
    rungs: readonly (RelaxingRung | DroppingRung)[],
  ): CountedChange => {
    const changed = climbed(query, rungs);
    const { total, all_sample } = search(changed).counts;
    return {
      eases: constraints,
      drop: rungs.flatMap((rung) => ("drop" in rung ? [rung.drop] : [])),
      changes: rungs.map(({ change }) => change),
      query: changed,
      count: total,
      isMore: false,
      allSample: all_sample,
      cost: costOf(rungs),
    };
  };
  const helps = ({ count }: CountedChange) => count > now;
  const ladders = laddersOf(query, SMALL_MAP);
  const alone = ladders.flatMap(({ constraint, steps, letGo }) => {
    const step = steps.map((each) => counted([constraint], [each])).find(helps);
    const whole = letGo === null ? undefined : counted([constraint], [letGo]);
    return [step, whole].filter((each) => each !== undefined).filter(helps);
  });
  const pairs = pairsOf(ladders)
    .map(({ ladders: both, rungs }) =>
      counted(
        both.map(({ constraint }) => constraint),
        rungs,
      ),
    )
    .filter(helps);
  const [first] = now === 0 ? [...alone, ...pairs] : [];
  return {
    now,
    alone,
    pairs: alone.length === 0 ? pairs.slice(0, 5) : [],
    nearest:
      first === undefined
        ? []
        : search(withoutConstraints(query, first.eases)).cards.map((card) => ({
            card,
            misses: first.eases,
          })),
  };
}

const SMALL_MAP: LadderMap = {
  impliedWithinM: [],
  stationsBeside: () => [],
  provinceAround: () => null,
  placesWithin: () => [],
};

function cardOf(home: SmallHome, deal: Deal): ListingCard {
  return {
    id: home.id,
    type: home.type ?? "condo",
    image: null,
    image_alt: null,
    title: home.title ?? `Home ${home.id}`,
    title_language: "en",
    location: home.says ?? home.place ?? "Ari",
    location_language: "en",
    deal,
    price: (deal === "rent" ? home.rent : home.sale) ?? null,
    other_offer: null,
    bedrooms: home.bedrooms ?? 1,
    bathrooms: 1,
    area: home.area ?? null,
    land_sqm: null,
    websiteUrl: `/property/${home.id}`,
    is_sample: home.isSample ?? false,
    distance: null,
    unknown: [],
    created_at: "2026-01-01T00:00:00.000Z",
  };
}

/** A handful of homes is too few for any figure. */
const tooFew = (scope: Pick<SearchQuery, "criteria" | "place_refs">): Insight => ({
  kind: "refused",
  basis: "asking_prices",
  is_sample: false,
  as_of: "2026-11-20",
  reason: "too_few",
  scope: { ...scope, places: scope.criteria.places },
  n_units: 0,
  unknown_place: null,
  wider: null,
});

export function factsOf(home: SmallHome): ListingFacts {
  const unknown = <Key extends string>(keys: readonly Key[]) =>
    Object.fromEntries(keys.map((key) => [key, "unknown"])) as Record<Key, Known>;
  return {
    id: home.id,
    type: home.type ?? "condo",
    status: home.statusNow ?? home.status ?? "available",
    title: home.title ?? `Home ${home.id}`,
    title_language: "en",
    location: home.says ?? home.place ?? "Ari",
    location_language: "en",
    rent: home.rent === undefined ? null : { price: home.rent, price_mark: home.mark },
    sale: home.sale === undefined ? null : { price: home.sale },
    bedrooms: home.bedrooms ?? null,
    bathrooms: null,
    area_sqm: home.area ?? null,
    land_sqm: null,
    floor: null,
    year_built: home.yearBuilt ?? null,
    available_from: null,
    amenities: { ...unknown<Amenity>(AMENITIES), ...home.amenities },
    tenure: unknown<Tenure>(TENURES),
    nearest_station: null,
    website_url: null,
    contact: home.contact ?? null,
    is_sample: home.isSample ?? false,
  };
}
