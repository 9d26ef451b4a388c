import type { AskedSheet, SheetValues } from "@propertyvr/knowledge";
import { DISTRICTS_BY_PRICE, type Calculation } from "@propertyvr/vocabulary";
import { say, type TurnContext } from "../context.ts";
import type { ListingFacts } from "../results/listing-facts.ts";
import { shownAt } from "../shown.ts";
import type { AnswerStream } from "../turn.ts";
import { amountOf, sheetAsked, sheetPart, workOut } from "./calculation-answer.ts";
import { readListing } from "./listing-answers.ts";
import { answerMarket } from "./market-answer.ts";

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
  if (sum.tool === "rental_yield" && !isForBoth(home)) {
    // Only one of the two prices is stated: the market of such homes tells what can be told.
    yield* answerMarket(context, YIELD_OF_MARKET);
    return;
  }
  const sheet = await workOut(context, { ...sum, values: { ...listed(home, sum), ...sum.values } });
  if (sheet === null) {
    yield* say(writer, [writer.failed()]);
    return;
  }
  const carries = sheet.tool === "affordability" ? amountOf(sheet, "price_thb") : undefined;
  const price = home.sale?.price ?? null;
  yield* say(writer, [
    writer.homeNamed(home),
    writer.homeAnswer(
      sheet.tool === "common_fees"
        ? { about: "size", areaSqm: home.area_sqm, landSqm: home.land_sqm }
        : { about: "price", rent: home.rent, sale: home.sale },
    ),
    writer.sum(sheet),
    carries === undefined || price === null ? "" : writer.reaches(price, carries),
    writer.sumAssumes(sheet),
  ]);
  yield sheetPart(context, sheet);
}

const YIELD_OF_MARKET = {
  kind: "yield",
  metrics: ["sale", "rent"],
  askedThb: null,
  shownIndex: null,
  unknownPlace: null,
  beyondFigures: null,
  bedrooms: [],
  areas: DISTRICTS_BY_PRICE,
  isOfSize: false,
} as const;

const isForBoth = ({ sale, rent }: ListingFacts): boolean =>
  typeof sale?.price === "number" && typeof rent?.price === "number";

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
