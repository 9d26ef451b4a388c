import { dealOfPrices, type PriceRow } from "@propertyvr/documents";
import type { QuestionChoice, PriceListPart } from "@propertyvr/parts";
import { searchAfter } from "@propertyvr/understanding";
import {
  EMPTY_CRITERIA,
  searchQuery,
  type Criteria,
  type SearchQuery,
} from "@propertyvr/vocabulary";
import { say, type TurnContext } from "../context.ts";
import type { AnswerStream, Paper } from "../turn.ts";
import { searchQuestion } from "./search-question.ts";

type PriceListGroup = PriceListPart["groups"][number];
/** Unit types that are told, and searches that are offered. */
const GROUPS_MAX = 12;
const OFFERED_MAX = 4;

/** The rows of price lists by unit type, as the files state them, and a search for each type as one tap. */
export async function* answerPrices(context: TurnContext, lists: readonly Paper[]): AnswerStream {
  const { writer } = context;
  yield* say(writer, [writer.pricesRead()]);
  for (const paper of lists) {
    const { id, name, document, prices } = paper;
    const deal = dealOfPrices(prices);
    const groups = groupsOf(prices);
    yield {
      type: "part",
      part: {
        type: "price_list",
        version: 1,
        file: { id, name },
        deal,
        groups,
        is_cut: document.isCut,
        text: writer.priceListHead(),
        language: writer.language,
      },
    };
  }
  const [first] = lists;
  if (first === undefined) return;
  const choices = groupsOf(first.prices)
    .filter(({ bedrooms }) => bedrooms !== null)
    .slice(0, OFFERED_MAX)
    .flatMap((group) => choiceFor(context, first, group) ?? []);
  if (choices.length === 0) return;
  const question = searchQuestion(
    context,
    searchQuery({ criteria: EMPTY_CRITERIA, place_refs: [] }),
  );
  yield { type: "part", part: { ...question, choices } };
}

function groupsOf(rows: readonly PriceRow[]): readonly PriceListGroup[] {
  const groups = new Map<number | null, PriceRow[]>();
  for (const row of rows) groups.set(row.bedrooms, [...(groups.get(row.bedrooms) ?? []), row]);
  return [...groups]
    .toSorted(([one], [other]) => (one ?? Infinity) - (other ?? Infinity))
    .slice(0, GROUPS_MAX)
    .map(([bedrooms, of]) => {
      const sizes = of.flatMap(({ sizeSqm }) => (sizeSqm === null ? [] : [sizeSqm]));
      const prices = of.map(({ priceThb }) => priceThb);
      return {
        bedrooms,
        rows: of.length,
        size_sqm:
          sizes.length === 0
            ? null
            : {
                min: Math.min(...sizes.map(({ min }) => min)),
                max: Math.max(...sizes.map(({ max }) => max)),
              },
        price_thb: { min: Math.min(...prices), max: Math.max(...prices) },
      };
    });
}

/** Homes of the type up to the highest price of its rows, where the list says that its homes are. */
function choiceFor(
  context: TurnContext,
  paper: Paper,
  group: PriceListGroup,
): QuestionChoice | undefined {
  const deal = dealOfPrices(paper.prices);
  const { bedrooms, price_thb: price } = group;
  const where: SearchQuery | null =
    paper.homes === null ? null : searchAfter(paper.homes, context.turn.state);
  const criteria: Criteria = {
    ...(where?.criteria ?? { ...EMPTY_CRITERIA, types: ["condo"] }),
    deal,
    bedrooms: { min: bedrooms ?? 0, max: bedrooms ?? 0 },
    price: { max: price.max, per: deal === "rent" ? "month" : "total" },
  };
  const query = searchQuery({ criteria, place_refs: where?.place_refs ?? [] });
  return searchQuestion(context, query).choices[0];
}
