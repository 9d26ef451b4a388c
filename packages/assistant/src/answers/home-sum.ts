import type { AskedSheet, SheetValues } from "@propertyvr/knowledge";
import type { InsightPart } from "@propertyvr/parts";
import {
  DISTRICTS_BY_PRICE,
  searchQuery,
  type Calculation,
  type MarketAsk,
} from "@propertyvr/vocabulary";
import { say, type TurnContext } from "../context.ts";
import type { ListingFacts } from "../results/listing-facts.ts";
import { shownAt } from "../shown.ts";
import type { AnswerStream } from "../turn.ts";
import {
  amountOf,
  assuming,
  citeYearsOfAge,
  sheetAsked,
  sheetPart,
  workOut,
} from "./calculation-answer.ts";
import { readListing } from "./listing-answers.ts";
import { buyerTold, yearsOfAge } from "./sum-of-talk.ts";
import { answerMarket, insightPart, levelOfLike } from "./market-answer.ts";
import { homesIn } from "./market-next-step.ts";

/**
 * A sum about one home on screen: what the message does not state of it is taken from its listing.
 * @param index counted from 1, from the end below 0; null for the home that was talked about last
 */
export async function* answerHomeSum(
  context: TurnContext,
  asked: Calculation,
  index: number | null,
): AnswerStream {
  const { writer, state } = context;
  const shown = state.shown ?? [];
  const only = shown.length === 1 ? shown[0]?.id : undefined;
  const id = index === null ? (state.about_home ?? only) : shownAt(shown, index)?.id;
  if (id === undefined) {
    const sentence =
      index === null ? writer.selectWhich(shown.length) : writer.notShown(shown.length);
    yield* say(writer, [sentence]);
    return;
  }
  const home = await readListing(context, id);
  if (typeof home === "string") {
    yield* say(writer, [home]);
    return;
  }
  const sum = sheetAsked(asked);
  const told = buyerTold(sum.tool, state.finances?.buyer);
  const ofAge = yearsOfAge(sum.tool, state.finances?.age, sum.values);
  const years = ofAge === null ? {} : { years: ofAge.years };
  const stated = { ...listed(home, sum), ...told, ...years, ...sum.values };
  const rents = sum.tool === "rental_yield" ? await rentsOfLike(context, id, stated) : null;
  if (sum.tool === "rental_yield" && rents === null && !hasBothPrices(stated)) {
    // The market of such homes tells what can be told.
    yield* answerMarket(context, YIELD_OF_MARKET);
    return;
  }
  const values = rents === null ? stated : { ...stated, rent_thb_month: rents.medianThb };
  const worked = await workOut(context, { ...sum, values });
  if (worked === null) {
    yield* say(writer, [writer.failed()]);
    return;
  }
  const sheet = assuming(worked, [
    ...(rents === null ? [] : ["rent_thb_month" as const]),
    ...(ofAge === null ? [] : ["years" as const]),
  ]);
  const carries = sheet.tool === "affordability" ? amountOf(sheet, "price_thb") : undefined;
  const price = home.sale?.price ?? null;
  yield* say(writer, [
    writer.homeNamed(home),
    writer.homeAnswer(
      sheet.tool === "common_fees"
        ? { about: "size", areaSqm: home.area_sqm, landSqm: home.land_sqm }
        : { about: "price", rent: home.rent, sale: home.sale },
    ),
    rents === null ? "" : `${writer.rentNotStated()} ${rents.text}`,
    writer.sum(sheet),
    ofAge === null ? "" : writer.yearsOfAge(ofAge.age, ofAge.years),
    carries === undefined || price === null
      ? ""
      : writer.reaches({ of: "home", thb: price }, carries),
    writer.sumAssumes(sheet),
  ]);
  yield sheetPart(context, sheet);
  if (ofAge !== null) yield* citeYearsOfAge(context);
  if (rents !== null) yield { type: "part", part: rents.part };
}

const hasBothPrices = (values: SheetValues): boolean =>
  "price_thb" in values && "rent_thb_month" in values;

/** What homes like one that is only for sale are let for. */
interface RentsOfLike {
  readonly medianThb: number;
  readonly text: string;
  readonly part: InsightPart;
}

/** Null where its own rent is stated, where it has no price, and where too few homes like it are let. */
async function rentsOfLike(
  context: TurnContext,
  id: string,
  stated: SheetValues,
): Promise<RentsOfLike | null> {
  if (!("price_thb" in stated) || "rent_thb_month" in stated) return null;
  const level = await levelOfLike(context, RENTS, id);
  const [figure] = level?.figures ?? [];
  if (level === null || figure === undefined) return null;
  const query = searchQuery(level.scope);
  return {
    medianThb: figure.median_thb,
    text: context.writer.insight(level, homesIn(context, query)),
    part: insightPart(context, query, level),
  };
}

const YIELD_OF_MARKET: MarketAsk = {
  kind: "yield",
  metrics: ["sale", "rent"],
  askedThb: null,
  isOfShown: false,
  shownIndex: null,
  unknownPlace: null,
  beyondFigures: null,
  bedrooms: [],
  areas: DISTRICTS_BY_PRICE,
  isOfSearch: false,
  isOfSize: false,
};
const RENTS: MarketAsk = { ...YIELD_OF_MARKET, kind: "level", metrics: ["rent"] };

/** What the listing states of the inputs of a sum. */
function listed({ sale, rent, area_sqm }: ListingFacts, { tool }: AskedSheet): SheetValues {
  const price = typeof sale?.price === "number" ? { price_thb: sale.price } : {};
  const monthly = typeof rent?.price === "number" ? { rent_thb_month: rent.price } : {};
  const area = area_sqm === null ? {} : { area_sqm };
  switch (tool) {
    case "mortgage":
    case "transfer_cost":
      return price;
    case "move_in_cash":
    case "monthly_cost":
      return monthly;
    case "rental_yield":
      return { ...price, ...monthly, ...area };
    case "common_fees":
      return area;
    default:
      return {};
  }
}
