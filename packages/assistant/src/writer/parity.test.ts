import type { FactKey, Miss, SearchStarter, StatedFact } from "@propertyvr/parts";
import {
  AMENITIES,
  EMPTY_CRITERIA,
  LISTING_STATUSES,
  PROPERTY_TYPES,
  searchQuery,
  TENURES,
  type Change,
  type Criteria,
} from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import type { SmallTalk } from "../plan.ts";
import { chooseBy } from "../turn-context.ts";
import { BARE_HOMES } from "../testing/bare-homes.ts";
import { factsOf } from "../testing/small-market.ts";
import { whatChanged } from "../what-changed.ts";
import { english } from "./en/index.ts";
import { thai } from "./th/index.ts";
import { differencesOf } from "./listing-facts.ts";
import type { ComparedHome, HomeAnswer, Homes, Writer } from "./writer.ts";

/** Figures that appear nowhere else, so that a figure in a sentence can only be an argument. */
const FULL: Criteria = {
  ...EMPTY_CRITERIA,
  deal: "sale",
  types: ["condo", "villa"],
  bedrooms: { min: 3, max: 5 },
  bathrooms: { min: 6 },
  price: { min: 7_100_000, max: 8_200_000, per: "total" },
  area_sqm: { min: 91 },
  land_sqm: { max: 412 },
  places: ["Ari", "Phuket"],
  near: [{ kind: "transit", name: "Asok", within_m: 730 }],
};
const homes: Homes = {
  criteria: FULL,
  places: ["Ari", "Phuket"],
  near: [{ kind: "transit", name: "Asok", isCommonNoun: false, withinM: 730 }],
  where: [
    { hasPlaces: true, near: [] },
    { hasPlaces: false, near: [0] },
  ],
  titleWords: "Zorvex",
  notTypes: [],
  status: "available",
};
const CONTACT = { name: null, phone: "02 123 4567", line: "@7x", email: "a@b.co", website: null };

const CHANGES: readonly Change[] = [
  { kind: "price", max: 47_000, per: "month" },
  { kind: "any_price" },
  { kind: "within", metres: 2_500 },
  { kind: "bedrooms", min: 1, max: 4 },
  { kind: "bedrooms", min: 2, max: null },
  { kind: "bedrooms", min: null, max: 3 },
  { kind: "bathrooms", min: 2 },
  { kind: "area", min_sqm: 48 },
  { kind: "area_up_to", max_sqm: 96 },
  { kind: "land", min_sqm: 320 },
  { kind: "land_up_to", max_sqm: 880 },
  { kind: "price_from", min: 12_000, per: "month" },
  { kind: "next_stations", stations: [{ en: "Sanam Pao", th: "สนามเป้า" }] },
  { kind: "in_province", province: { en: "Phuket", th: "ภูเก็ต" } },
  { kind: "without", amenities: ["pool", "gym"] },
  { kind: "any_tenure", tenure: "freehold" },
  { kind: "available" },
  { kind: "any_deal" },
  { kind: "any_type" },
  { kind: "allow_type", type: "condo" },
  { kind: "any_bedrooms" },
  { kind: "any_bathrooms" },
  { kind: "any_area" },
  { kind: "any_land" },
  { kind: "not_near", near: "transit" },
  { kind: "not_near", near: null },
  { kind: "wider_area" },
  { kind: "anywhere" },
  { kind: "both", of: [{ kind: "any_price" }, { kind: "area", min_sqm: 37 }] },
];

const MISSES: readonly Miss[] = [
  { kind: "deal", deal: "rent" },
  { kind: "type", type: "office" },
  { kind: "bedrooms", has: 1 },
  { kind: "bathrooms", has: null },
  { kind: "area", sqm: 47 },
  { kind: "land", sqm: null },
  { kind: "over_budget", by: 3_000, per: "month" },
  { kind: "under_budget", by: 120_000, per: "total" },
  { kind: "price" },
  { kind: "price_unknown" },
  { kind: "place", location: "Phuket" },
  { kind: "far", to: "Asok", metres: 1_430 },
  { kind: "not_near", near: null },
  { kind: "not_near", near: "hospital" },
  ...AMENITIES.map((amenity) => ({ kind: "amenity", amenity }) as const),
  ...TENURES.map((tenure) => ({ kind: "tenure", tenure }) as const),
];
const STARTS: readonly SearchStarter[] = [
  { about: "places", place: "Phuket", isNearBts: true },
  { about: "price", deal: "rent", min: 21_000, max: 43_000 },
  { about: "price", deal: "sale", min: null, max: 5_100_000 },
  { about: "bedrooms", who: "parents" },
];
const HOME_ANSWERS: readonly HomeAnswer[] = [
  ...[...AMENITIES, ...TENURES].flatMap((what) =>
    (["yes", "no", "unknown"] as const).map((known): HomeAnswer => ({
      about: "stated",
      what,
      known,
    })),
  ),
  { about: "distance", to: "Asok", metres: 1_430, isAbout: true },
  { about: "distance", to: "Asok", metres: null, isAbout: false },
  { about: "no_place", name: "Ari" },
  { about: "unavailable" },
  { about: "price", rent: { price: 23_000 }, sale: { price: null } },
  { about: "price", rent: null, sale: null },
  { about: "size", areaSqm: 47, landSqm: 410 },
  { about: "size", areaSqm: null, landSqm: null },
  { about: "rooms", bedrooms: 3, bathrooms: null },
  { about: "floor", floor: "12" },
  { about: "floor", floor: null },
  { about: "location", location: "Ari" },
  { about: "availability", status: "sold", from: null },
  { about: "availability", status: "available", from: "2026-12-01" },
  { about: "fees" },
  { about: "age", yearBuilt: 2019 },
  { about: "age", yearBuilt: null },
];

const TALK: readonly SmallTalk[] = [
  "greeting",
  "thanks",
  "goodbye",
  "help",
  "identity",
  "kinds",
  "photos",
  "loosen",
  "undo",
  "other",
];

/** Each thing a writer says, by name; every seed's wording of it. */
const COMPARED: readonly ComparedHome[] = [
  { facts: factsOf({ id: "x1", rent: 20_000, area: 60 }), number: 1 },
  { facts: factsOf({ id: "x2", rent: 25_500, area: 71 }), number: 3 },
  { facts: factsOf({ id: "x3", rent: 31_000, area: 77 }), number: 4 },
];
const WHICH = (["unknown", "alike", "rough"] as const).map((because) => ({
  topic: "distance" as const,
  wants: "least" as const,
  winner: null,
  because,
  homes: 3,
  silent: 0,
}));
const STATED: readonly StatedFact[] = [
  { kind: "price", deal: "rent", amount: 23_456 },
  { kind: "price", deal: "rent", amount: null },
  { kind: "price", deal: "sale", amount: null },
  { kind: "per_sqm", deal: "rent", amount: 345 },
  {
    kind: "price_mark",
    mark: { difference_pct: -9, median_thb: 27_500, n_units: 41, as_of: "2026-11-23" },
  },
  { kind: "price_mark", mark: null },
  { kind: "not_offered", deal: "rent" },
  { kind: "not_offered", deal: "sale" },
  ...LISTING_STATUSES.map((status) => ({ kind: "status", status }) as const),
  ...PROPERTY_TYPES.map((type) => ({ kind: "type", type }) as const),
  { kind: "bedrooms", count: 0 },
  { kind: "size", sqm: 77.5 },
  { kind: "distance", to: "Asok", metres: 1_400, isAbout: true },
  ...[...AMENITIES, ...TENURES].flatMap((what) => [{ kind: "lacks", what } as const]),
];
const FACT_KEYS: readonly FactKey[] = [
  "rent",
  "sale",
  "rent_per_sqm",
  "sale_per_sqm",
  "rent_mark",
  "sale_mark",
  "status",
  "type",
  "bedrooms",
  "bathrooms",
  "area",
  "land",
  "floor",
  "year_built",
  "available_from",
  "location",
  "distance",
  ...AMENITIES,
  ...TENURES,
];

const sayings: Readonly<Record<string, (writer: Writer, seed: string) => string>> = {
  "homes found": (w, s) =>
    w.found({ homes, areSamples: false, total: 1_234, first: 1, last: 6 }, chooseBy(s)),
  "one home found": (w, s) =>
    w.found({ homes: BARE_HOMES, areSamples: false, total: 1, first: 1, last: 1 }, chooseBy(s)),
  "sold homes found": (w, s) =>
    w.found(
      {
        homes: { ...homes, status: "sold", notTypes: ["villa"] },
        areSamples: false,
        total: 3,
        first: 1,
        last: 3,
      },
      chooseBy(s),
    ),
  "samples found": (w, s) =>
    w.found({ homes, areSamples: true, total: 1_234, first: 1, last: 6 }, chooseBy(s)),
  "the next page of samples": (w, s) =>
    w.nextPage(
      { homes: BARE_HOMES, areSamples: true, total: 1_234, first: 13, last: 18 },
      chooseBy(s),
    ),
  "only two together": (w) => w.onlyTogether(),
  "which two": (w) => w.pairQuestion(),
  "whether to change the one thing": (w) => w.oneChangeQuestion(),
  "whether to start over": (w) => w.startOverQuestion(),
  "one change that finds more": (w) => w.moreByChange(1),
  "the nearest homes": (w) => w.nearest(3),
  "changes that find more": (w) => w.moreByChange(3),
  "no change that finds more": (w) => w.moreByChange(0),
  "starting over": (w) => w.startOverLabel(),
  ...Object.fromEntries(
    MISSES.map((miss) => [`the miss ${JSON.stringify(miss)}`, (w: Writer) => w.miss(miss)]),
  ),
  "the next page": (w, s) =>
    w.nextPage({ homes, areSamples: false, total: 1_234, first: 13, last: 18 }, chooseBy(s)),
  "no more": (w, s) => w.noMore(57, chooseBy(s)),
  "one thing stated": (w, s) =>
    w.standing({ asked: ["pool"], stated: 13, total: 42, areFirst: true }, chooseBy(s)),
  "several stated": (w, s) =>
    w.standing({ asked: ["pool", "freehold"], stated: 13, total: 42, areFirst: true }, chooseBy(s)),
  "one thing stated, by price": (w, s) =>
    w.standing({ asked: ["pool"], stated: 13, total: 42, areFirst: false }, chooseBy(s)),
  "several stated, by price": (w, s) =>
    w.standing(
      { asked: ["pool", "freehold"], stated: 13, total: 42, areFirst: false },
      chooseBy(s),
    ),
  "all stated": (w, s) =>
    w.standing({ asked: ["gym"], stated: 42, total: 42, areFirst: true }, chooseBy(s)),
  "none stated": (w, s) =>
    w.standing({ asked: ["gym"], stated: 0, total: 42, areFirst: true }, chooseBy(s)),
  "both deals": (w) => w.dealCounts({ total: 50, rent: 31, sale: 24 }),
  "a name of several places": (w) => w.unclear({ about: "places", why: "ambiguous", text: "T1" }),
  "an amount of either deal": (w) => w.unclear({ about: "price", why: "ambiguous", text: "T1" }),
  "what does not go together": (w) =>
    w.unclear({ about: "price", why: "contradictory", text: "T1" }),
  "what was taken": (w) => w.takenAs("M1"),
  "a choice taken as both": (w) => w.takenAsBoth(["X1"]),
  "which home": (w) => w.selectWhich(6),
  "the deal question": (w, s) => w.dealQuestion(chooseBy(s)),
  "what is on no map": (w) => w.unplaced([{ name: "P1", isCommonNoun: false }]),
  nothing: (w, s) => w.nothing(homes, chooseBy(s)),
  contradiction: (w) => w.contradiction("price"),
  "an adjusted price": (w) =>
    w.adjusted({ kind: "price_max", amount: 33_000, per: "month", basis: "shown" }),
  "an adjusted size": (w) => w.adjusted({ kind: "area_min", sqm: 66, basis: "shown" }),
  "an adjusted distance": (w) => w.adjusted({ kind: "within", metres: 450, isUp: false }),
  "places next to it": (w) => w.adjusted({ kind: "places_beside", names: ["Ari", "Asok"] }),
  "a raised price": (w) =>
    w.adjusted({ kind: "price_raised", amount: 46_000, per: "month", basis: "limit" }),
  "a question": (w, s) => w.ask(chooseBy(s)),
  ...Object.fromEntries(
    TALK.map((kind) => [
      `small talk: ${kind}`,
      (w: Writer, s: string) => w.smallTalk(kind, chooseBy(s)),
    ]),
  ),
  "a failed search": (w) => w.searchFailed(),
  samples: (w) => w.samples(),
  "real homes that came": (w) => w.realCame(),
  "real homes that went": (w) => w.realGone(),
  "a search that stayed": (w) => w.sameSearch(null),
  "a place that is wished for": (w) => w.wishKept(false),
  "a workplace told beside a search": (w) => w.wishKept(true),
  "a wish that no search looks for": (w) => w.sameSearch("W1"),
  reset: (w, s) => w.reset(chooseBy(s)),
  "going on with homes shown": (w) => w.goOn(homes, 3),
  "going on with none": (w) => w.goOn(homes, 0),
  "a market question": (w) => w.marketWhere(),
  "a rule of the guide": (w) => w.guideSays("rules"),
  "steps of the guide": (w) => w.guideSays("steps"),
  "a figure that cannot be": (w) => w.guideImpossible("-5 years"),
  "a rule of another year": (w) => w.guideOtherYear("2015"),
  "a matter for a lawyer": (w) => w.guideSilent("lawyer"),
  "an area by who lives there": (w) => w.declined("steering"),
  "a fault": (w) => w.failed(),
  "an owner": (w) => w.declined("owner"),
  "a viewing": (w) => w.contactOf(factsOf({ id: "x1", contact: CONTACT }), "viewing"),
  "a contact": (w) => w.contactOf(factsOf({ id: "x1", contact: CONTACT }), "contact"),
  "a sample's contact": (w) => w.contactOf(factsOf({ id: "x1", isSample: true }), "contact"),
  "a sold home's contact": (w) => w.contactOf(factsOf({ id: "x1", status: "sold" }), "viewing"),
  "which to view": (w) => w.contactWhich("viewing"),
  "which to contact": (w) => w.contactWhich("contact"),
  "nobody to contact": (w) => w.contactNobody(3),
  "what to beware of": (w) => w.depositWarning(),
  "a title": (w) => w.title(homes),
  "the title of a chat": (w) => w.chatTitle({ ...homes, near: [] }),
  "what changed": (w) =>
    w.changed(
      whatChanged(
        { homes, search: searchQuery({ criteria: homes.criteria }) },
        {
          homes: BARE_HOMES,
          search: searchQuery({
            criteria: { ...EMPTY_CRITERIA, price: { max: 5_400_000, per: "total" } },
            nice_to_have: ["gym"],
            extensions: { not_types: ["condo"] },
            status: "sold",
          }),
        },
        w.changes,
      ),
    ),
  "undoing it": (w) => w.undoSay(),
  "what was let go": (w) =>
    w.letGo(
      [
        { kind: "network", name: "BTS" },
        { kind: "any", near: "beach" },
        { kind: "named", name: "Asok" },
        { kind: "amenity", amenity: "sea_view" },
      ],
      ["Phuket"],
    ),
  "a new search": (w) => w.onlyThisQuestion(),
  "only what was said now": (w) =>
    w.onlyThisLabel({ ...BARE_HOMES, places: ["Phuket"], where: [{ hasPlaces: true, near: [] }] }),
  "a place or something to be near": (w) =>
    w.title({ ...homes, where: [{ hasPlaces: true, near: [0] }] }),
  "next to nothing said": (w, s) => w.vague(chooseBy(s)),
  ...Object.fromEntries(
    STARTS.flatMap((start) => [
      [`the question of ${JSON.stringify(start)}`, (w: Writer) => w.startQuestion(start.about)],
      [
        `the choice of ${JSON.stringify(start)}`,
        // A place is a name of its own; what stands around it is what is tested.
        (w: Writer) => `${w.startQuestion(start.about)} ${w.startLabel(start)}`,
      ],
    ]),
  ),
  "the cash of a purchase": (w) => w.cashToBuy({ downThb: 300_000, costsThb: 58_350 }),
  "a price within what is carried": (w) => w.reaches({ of: "home", thb: 2_000_000 }, 3_000_000),
  "a price above what is carried": (w) => w.reaches({ of: "home", thb: 3_000_000 }, 2_000_000),
  "none near": (w) => w.noneNear(),
  "a sample's price": (w) => w.sampleHome(),
  "nobody to ask": (w) => w.nobodyToAsk(factsOf({ id: "x1", isSample: true })),
  "the agent to ask": (w) => w.askAgent(),
  ...Object.fromEntries(
    HOME_ANSWERS.map((answer) => [
      `the answer ${JSON.stringify(answer)}`,
      (w: Writer) => w.homeAnswer(answer),
    ]),
  ),
  "a listing": (w) => w.described(factsOf({ id: "x1", isSample: true, status: "pending" })),
  ...Object.fromEntries(
    [COMPARED.slice(0, 2), COMPARED, COMPARED.map(({ facts }) => ({ facts, number: null }))].map(
      (homes, at) => [
        `a comparison (${String(at + 1)})`,
        (w: Writer) => w.comparison(homes, differencesOf(homes.map(({ facts }) => facts))),
      ],
    ),
  ),
  "which have it": (w) =>
    w.whichHave({ what: "pool", having: COMPARED.slice(0, 2), without: 0, silent: 3 }),
  "which has it": (w) =>
    w.whichHave({ what: "pet_friendly", having: COMPARED.slice(0, 1), without: 1, silent: 0 }),
  "that all have it": (w) => w.whichHave({ what: "gym", having: COMPARED, without: 0, silent: 0 }),
  "that none says": (w) => w.whichHave({ what: "furnished", having: [], without: 0, silent: 3 }),
  "that none has it": (w) => w.whichHave({ what: "parking", having: [], without: 3, silent: 0 }),
  ...Object.fromEntries(
    WHICH.map((which) => [
      `which home: ${JSON.stringify(which).slice(0, 60)}`,
      (w: Writer) => w.whichHome(which),
    ]),
  ),
  ...Object.fromEntries(
    STATED.map((stated) => [`the fact ${JSON.stringify(stated)}`, (w: Writer) => w.fact(stated)]),
  ),
  ...Object.fromEntries(
    FACT_KEYS.map((key) => [`the label ${key}`, (w: Writer) => w.factLabel(key)]),
  ),
  ...Object.fromEntries(
    CHANGES.flatMap((change) => [
      [
        `the change ${JSON.stringify(change)}`,
        (w: Writer) =>
          w.wouldFind({
            change,
            count: 19,
            isMore: change.kind === "anywhere",
            allSample: change.kind === "any_type",
          }),
      ],
      [`the label of ${JSON.stringify(change)}`, (w: Writer) => w.changeLabel(change)],
    ]),
  ),
};

const SEEDS = ["a", "b", "c", "d", "e", "f"];
/** Figures of a text; number words count, and examples in quotes do not. */
const figuresOf = (text: string) =>
  [
    ...text
      .replaceAll(/“[^”]*”/g, "")
      .replaceAll(/\(\/property\/\w+\)|Home x\d/g, "")
      // Thai years count from 543 years before.
      .replaceAll(/(?<=\p{L}\.? )25\d\d(?!\d)/gu, (year) => String(Number(year) - 543))
      .matchAll(/\d[\d,.]*\d|\d/g),
  ]
    .map(([figure]) => figure)
    .sort();

describe("both languages", () => {
  it.each(Object.keys(sayings))("say the same figures in %s, whatever the wording", (name) => {
    const say = sayings[name]!;
    const all = SEEDS.flatMap((seed) => [say(english, seed), say(thai, seed)]);
    for (const text of all) expect(figuresOf(text)).toEqual(figuresOf(all[0]!));
  });

  it.each(Object.keys(sayings))("keep to their own script in %s", (name) => {
    const say = sayings[name]!;
    for (const seed of SEEDS) {
      expect(say(english, seed)).not.toMatch(/[\u0E01-\u0E3A\u0E40-\u0E5B]/);
      // The address of a link is of no language.
      const thaiText = say(thai, seed).replaceAll(/“[^”]*”|\]\([^)]*\)/g, "");
      expect(thaiText).toMatch(/[\u0E01-\u0E3A\u0E40-\u0E5B]/);
      expect(thaiText.replaceAll(/Ari|Phuket|Asok|BTS|LINE|Home|property/g, "")).not.toMatch(
        /[A-Za-z]{3,}/,
      );
    }
  });

  it.each(Object.keys(sayings))("write %s as one clean piece", (name) => {
    for (const writer of [english, thai]) {
      for (const seed of SEEDS) {
        const text = sayings[name]!(writer, seed);
        expect(text).not.toMatch(/undefined|null|NaN|\[object|  | \.|^\s|\s$/);
      }
    }
  });

  it.each([["pool"], ["pool", "freehold"]] as const)(
    "say that homes which state %s come first only where the order does so",
    (...asked) => {
      const said = (writer: Writer, areFirst: boolean) =>
        writer.standing({ asked, stated: 2, total: 5, areFirst }, chooseBy("x"));
      for (const [writer, first] of [
        [english, "first"],
        [thai, "แสดงก่อน"],
      ] as const) {
        expect(said(writer, true)).toContain(first);
        expect(said(writer, false)).not.toContain(first);
      }
    },
  );

  it("have a name for everything that can be asked", () => {
    for (const writer of [english, thai]) {
      for (const asked of [...AMENITIES, ...TENURES]) {
        const text = writer.standing(
          { asked: [asked], stated: 2, total: 5, areFirst: true },
          chooseBy("x"),
        );
        expect(text).not.toContain("undefined");
        expect(text).not.toContain("_");
      }
    }
  });
});
