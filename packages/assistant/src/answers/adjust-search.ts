import {
  impliedWithinM,
  searchOf,
  type Action,
  type Criteria,
  type Deal,
  type ListingCard,
  type PlaceRef,
  type PricePeriod,
} from "@propertyvr/vocabulary";
import { PAGE_SIZE, say, type TurnContext, findHomes } from "../context.ts";
import { originsAfter } from "../turn-context.ts";
import { roundedDown, roundedUp } from "../round-amounts.ts";
import type { AnswerStream } from "../turn.ts";
import type { AdjustedFrom, Adjustment } from "../writer/writer.ts";
import { answerFailed, answerSearch } from "./search-answer.ts";

type AdjustRefusal = "unclear" | "no_figures" | "no_place" | "deal_open";
/** The homes on screen could not be looked up, so nothing is known of their figures. */
type Outcome = Adjusted | AdjustRefusal | "unavailable";
interface Adjusted {
  readonly criteria: Criteria;
  readonly adjustment: Adjustment;
  /** What the places that were added are. */
  readonly refs?: readonly PlaceRef[];
}

/**
 * "Cheaper", "bigger", "closer": words without a number. The figure is that of the home that was
 * talked about, else the median of the homes on screen, or about 15 % off the limit where none are; it is
 * said, and stands as implied. Beside other changes it comes after them, and what cannot be worked
 * out leaves the others done.
 */
export async function* adjustSearch(
  context: TurnContext,
  actions: readonly Action[],
  {
    isBesideOthers,
    opening,
  }: { readonly isBesideOthers: boolean; readonly opening: readonly string[] },
): AnswerStream {
  const { writer } = context;
  const sentences = [...opening];
  let next = context;
  for (const action of actions) {
    const adjusted = await adjust(next, action);
    if (adjusted === "unavailable") {
      yield* answerFailed(next, sentences);
      return;
    }
    if (typeof adjusted === "string") {
      sentences.push(writer.cannotAdjust(adjusted));
    } else {
      sentences.push(writer.adjusted(adjusted.adjustment));
      next = withCriteria(next, adjusted);
    }
  }
  if (next === context && !isBesideOthers) {
    yield* say(writer, sentences);
    return;
  }
  yield { type: "state", state: next.state, origins: next.origins, language: writer.language };
  yield* answerSearch(next, sentences);
}

function withCriteria(context: TurnContext, { criteria, refs = [] }: Adjusted): TurnContext {
  const { state, origins, turn } = context;
  const message_id = turn.messageId;
  return {
    ...context,
    state: {
      ...state,
      criteria,
      previous: turn.state?.criteria ?? state.criteria,
      ...(refs.length > 0 && { place_refs: [...(state.place_refs ?? []), ...refs] }),
    },
    origins: originsAfter({ before: state.criteria, after: criteria, origins }, () => ({
      kind: "implied",
      message_id,
    })),
  };
}

async function adjust(context: TurnContext, action: Action): Promise<Outcome> {
  const isUp = action.direction === "up";
  switch (action.field) {
    case "price":
      return adjustPrice(context, isUp);
    case "area_sqm":
      return adjustArea(context, isUp);
    case "near":
      return adjustDistance(context, isUp);
    default:
      return "unclear";
  }
}

async function adjustPrice(context: TurnContext, isUp: boolean): Promise<Outcome> {
  const { criteria } = context.state;
  const { price } = criteria;
  const deal = criteria.deal ?? (price === null ? null : dealOf(price.per));
  if (deal === null) return "deal_open";
  const per: PricePeriod = price?.per ?? (deal === "rent" ? "month" : "total");
  if (isUp && price?.max !== undefined) return raised(criteria, price.max, per);
  const cards = per === "month" || per === "total" ? await cardsOnScreen(context) : [];
  if (cards === "unavailable") return cards;
  const asked = cards.map((card) => ({
    id: card.id,
    figure: card.deal === deal ? card.price : null,
  }));
  const limit = isUp ? price?.min : price?.max;
  const base = baseOf(context, asked, { limit, isUp });
  return base === null ? "no_figures" : priced(criteria, base, { per, isUp });
}

/** "A higher budget": what was the most may be more. */
function raised(criteria: Criteria, limit: number, per: PricePeriod): Adjusted {
  const amount = roundedUp(limit * 1.15);
  return {
    criteria: { ...criteria, price: { ...criteria.price, max: amount, per } },
    adjustment: { kind: "price_raised", amount, per, basis: "limit" },
  };
}

function priced(
  criteria: Criteria,
  { figure, basis }: Base,
  { per, isUp }: { readonly per: PricePeriod; readonly isUp: boolean },
): Adjusted {
  if (isUp) {
    const amount = roundedUp(figure);
    return {
      criteria: { ...criteria, price: { min: amount, per } },
      adjustment: { kind: "price_min", amount, per, basis },
    };
  }
  const amount = roundedDown(figure);
  return {
    // Who wants it cheaper sets no least price any more.
    criteria: { ...criteria, price: { max: amount, per } },
    adjustment: { kind: "price_max", amount, per, basis },
  };
}

async function adjustArea(context: TurnContext, isUp: boolean): Promise<Outcome> {
  const { criteria } = context.state;
  const { area_sqm: area } = criteria;
  const cards = await cardsOnScreen(context);
  if (cards === "unavailable") return cards;
  const sizes = cards.map(({ id, area: figure }) => ({ id, figure }));
  const base = baseOf(context, sizes, { limit: isUp ? area?.min : area?.max, isUp });
  if (base === null) return "no_figures";
  const { basis } = base;
  const sqm = Math.round(base.figure);
  if (isUp) {
    const ceiling = area?.max !== undefined && area.max > sqm ? { max: area.max } : {};
    return {
      criteria: { ...criteria, area_sqm: { min: sqm, ...ceiling } },
      adjustment: { kind: "area_min", sqm, basis },
    };
  }
  const floor = area?.min !== undefined && area.min < sqm ? { min: area.min } : {};
  return {
    criteria: { ...criteria, area_sqm: { ...floor, max: sqm } },
    adjustment: { kind: "area_max", sqm, basis },
  };
}

/** From what figure a limit is moved, and whose it is. */
interface Base {
  readonly figure: number;
  readonly basis: AdjustedFrom;
}

/**
 * A figure that is no narrower than the limit that stands moves nothing, and the next is taken.
 * @param cards the homes on screen, each with its price in baht or its size in m²
 */
function baseOf(
  { turn }: TurnContext,
  cards: readonly { readonly id: string; readonly figure: number | null | undefined }[],
  { limit, isUp }: { readonly limit: number | undefined; readonly isUp: boolean },
): Base | null {
  const narrows = (figure: number | null | undefined): figure is number =>
    typeof figure === "number" &&
    figure > 1 &&
    (limit === undefined || (isUp ? figure > limit : figure < limit));
  const talkedAbout = cards.find(({ id }) => id === turn.state?.about_home)?.figure;
  // Not that home again.
  if (narrows(talkedAbout)) return { figure: talkedAbout + (isUp ? 1 : -1), basis: "home" };
  const middle = medianOf(cards.flatMap(({ figure }) => figure ?? []));
  if (narrows(middle)) return { figure: middle, basis: "shown" };
  return limit === undefined || limit <= 0
    ? null
    : { figure: limit * (isUp ? 1.15 : 0.85), basis: "limit" };
}

/** "Closer" halves the distance, "further out" doubles it; of an area it adds those next to it. */
function adjustDistance(context: TurnContext, isUp: boolean): Adjusted | AdjustRefusal {
  const { criteria } = context.state;
  if (criteria.near.length === 0) return isUp ? withPlacesBeside(context) : "no_place";
  const changed = (metres: number): number =>
    isUp ? Math.min(metres * 2, FURTHEST_M) : Math.round(metres / 2);
  const near = criteria.near.map((each) => ({
    ...each,
    within_m: changed(each.within_m ?? impliedWithinM(each)),
  }));
  const metres = Math.max(...near.map(({ within_m }) => within_m));
  return { criteria: { ...criteria, near }, adjustment: { kind: "within", metres, isUp } };
}
function withPlacesBeside({
  state: { criteria, place_refs: known = [] },
  placesBeside,
  placeName,
  writer,
}: TurnContext): Adjusted | AdjustRefusal {
  const { places } = criteria;
  const beside = places
    .flatMap((name) => placesBeside(name, known))
    .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at)
    .filter(({ name }) => !places.includes(name))
    .slice(0, ADDED_MAX);
  if (beside.length === 0) return "no_place";
  return {
    criteria: { ...criteria, places: [...places, ...beside.map(({ name }) => name)] },
    adjustment: {
      kind: "places_beside",
      names: beside.map((place) => placeName(place, writer.language)),
    },
    refs: beside,
  };
}
const ADDED_MAX = 3;

/** Nobody calls a home near something that is further away. Metres. */
const FURTHEST_M = 50_000;

const dealOf = (per: PricePeriod): Deal | null =>
  per === "total" ? "sale" : per === "sqm" ? null : "rent";

/**
 * The cards shown last, looked up again as they were searched for: a conversation keeps their ids,
 * not their figures.
 */
async function cardsOnScreen({
  tools,
  turn,
}: TurnContext): Promise<readonly ListingCard[] | "unavailable"> {
  const { state } = turn;
  if (state?.shown === undefined || state.shown.length === 0) return [];
  const page = { page: state.page ?? 1, pageSize: PAGE_SIZE };
  const found = await findHomes(tools, searchOf(state), page);
  return found?.cards ?? "unavailable";
}

/** The middle one; of an even number the lower of the two, so that it is a figure somebody asks. */
function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
