import { type Place, placesNamed } from "@propertyvr/gazetteer";
import type {
  CriteriaKey,
  Certainty,
  Deal,
  PriceRange,
  PropertyType,
  Range,
} from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import { type AreaName, type NearMention, value } from "../shapes/meanings.ts";
import type { MessageDraft } from "./draft.ts";
import { type PriceContradiction, readPrice } from "./price.ts";

/** One message, settled: what it sets, and how sure that is. */
export interface Settled {
  readonly deal: Deal | null;
  readonly types: readonly PropertyType[];
  /** Types only a weak word told: they give way to types said earlier. */
  readonly isWeakType: boolean;
  readonly price: PriceRange | null;
  readonly area: Range | null;
  readonly land: Range | null;
  readonly areas: readonly AreaName[];
  readonly targets: readonly NearMention[];
  /** A distance said without a thing: it bounds what was said to be near before. */
  readonly looseWithinM: number | null;
  readonly certainty: Readonly<Partial<Record<CriteriaKey, Certainty>>>;
  readonly contradiction: PriceContradiction | null;
}

/** Draws what follows from what was said: the deal from the price, the land from the unit. */
export function settle(draft: MessageDraft, known: Deal | null, isHomeKnown = false): Settled {
  const certainty: Partial<Record<CriteriaKey, Certainty>> = {};
  const word = dealWord(draft);
  const strong = draft.types.filter((type) => type.isWeak !== true);
  // "A room in a building": of weak words the one for a home.
  const homes = draft.types.filter(({ types: kinds }) => kinds.includes("apartment"));
  const weak = homes.length > 0 ? homes : draft.types;
  const types = unique((strong.length > 0 ? strong : weak).flatMap((type) => type.types))
    .filter((type) => !draft.without.types.includes(type))
    // Only condominiums have a quota for foreigners.
    .filter((type) => draft.tenure !== "foreign_quota" || strong.length > 0 || type === "condo")
    .filter((type, _at, all) => !(type === "land" && all.length > 1 && draft.land !== null));
  const told =
    word ?? strong.find((type) => type.deal !== undefined)?.deal ?? weakDeal(draft) ?? null;
  const priced = readPrice(draft, told, { deal: known, isHome: isHomeKnown });
  const deal = told ?? priced.deal ?? stayDeal(draft, known) ?? boughtDeal(draft);
  if (deal !== null) certainty.deal = word === null ? "implied" : "stated";
  const isLandOnly = types.length === 1 && types[0] === "land";
  return {
    deal: draft.isBothDeals && word === null && priced.deal === null ? null : deal,
    types,
    isWeakType: strong.length === 0,
    price: priced.price,
    area: isLandOnly ? null : draft.area,
    land: draft.land ?? (isLandOnly ? draft.area : null),
    areas: draft.areas.filter(({ name }) => !draft.without.places.includes(name)),
    looseWithinM: draft.looseWithinM,
    targets: targetsOf(draft),
    certainty,
    contradiction: priced.contradiction,
  };
}

/** Words of both deals cancel out, unless one is said more often. */
function dealWord(draft: MessageDraft): Deal | null {
  const deals = draft.deals.filter((deal) => !draft.without.deals.includes(deal));
  const rent = deals.filter((deal) => deal === "rent").length;
  const sale = deals.length - rent;
  if (rent === sale) {
    const [refused] = draft.without.deals;
    return refused === undefined || rent > 0 ? null : refused === "rent" ? "sale" : "rent";
  }
  return rent > sale ? "rent" : "sale";
}
const weakDeal = (draft: MessageDraft): Deal | undefined =>
  draft.types.find((type) => type.deal !== undefined)?.deal;

/** What a trade is carried on in is let for longer than a home. Months. */
const LONGEST_LEASE = 36;
const LONGEST_TRADE_LEASE = 120;
const TRADE_KINDS: ReadonlySet<PropertyType> = new Set(["office", "shophouse", "warehouse"]);
/** A stay of months or a year is rented; beside a price that buys it is the lease of a leasehold. */
function stayDeal(draft: MessageDraft, known: Deal | null): Deal | null {
  const isOfTrade = draft.types.some(({ types }) => types.some((kind) => TRADE_KINDS.has(kind)));
  const longest = isOfTrade ? LONGEST_TRADE_LEASE : LONGEST_LEASE;
  return draft.stays.some((stay) => stay === null || stay.from <= longest) && known !== "sale"
    ? "rent"
    : null;
}
/** Who names a tenure to own by, or the instalment that can be paid for a home, buys. */
function boughtDeal({ tenure, isFinanced, types, bedrooms }: MessageDraft): Deal | null {
  const isOwned = tenure === "foreign_quota" || tenure === "freehold";
  return isOwned || (isFinanced && (types.length > 0 || bedrooms !== null)) ? "sale" : null;
}

/** "the station" beside a place that has one station of its name is that station. */
function targetsOf(draft: MessageDraft): readonly NearMention[] {
  const isOfGoods = draft.types.some(({ types }) => types.includes("warehouse"));
  const wanted = draft.targets
    .filter(
      (target) =>
        !draft.without.targets.some(
          ({ kind, name }) => kind === target.kind && name === target.name,
        ),
    )
    // "โกดังใกล้ท่าเรือ": goods go by ship, from a port.
    .map((target) =>
      isOfGoods && target.kind === "poi" && target.name === "pier"
        ? { ...target, name: "port" }
        : target,
    );
  const [area, ...more] = draft.areas;
  const station = area === undefined || more.length > 0 ? undefined : stationNamed(area.name);
  const near = wanted.find(({ isTheStation }) => isTheStation === true);
  if (station === undefined || near === undefined) return wanted;
  const { name, id, kind } = station;
  const isSame = (target: NearMention): boolean => target !== near && target.name === name;
  // "BTS Ari, 500 m from the station, in Ari" names it once more.
  return wanted.some(isSame)
    ? wanted
        .filter((target) => target !== near)
        .map((target) =>
          isSame(target) ? { ...target, withinM: target.withinM ?? near.withinM } : target,
        )
    : wanted.map((target) =>
        target === near ? { ...target, name, ref: { name, id, kind } } : target,
      );
}
const stationNamed = (name: string): Place | undefined => {
  const stations = placesNamed(name).filter(({ kind }) => kind === "station");
  return stations.length === 1 ? stations[0] : undefined;
};

export const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
/** A foreigner who buys a condo buys within the foreign quota; so does who tells a nationality and wants the title. */
export const impliesForeignQuota = (draft: MessageDraft, facts: readonly Fact[]): boolean =>
  draft.tenure === null &&
  draft.deals.includes("sale") &&
  draft.types.some(({ types }) => types.includes("condo")) &&
  facts.some(
    (fact) =>
      fact.kind === "foreigner" &&
      (value(fact, "foreigner") === null || facts.some(({ kind }) => kind === "ownTitle")),
  );
