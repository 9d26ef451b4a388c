import { askedSheet, type AskedSheet, type InputKey, type LineKey } from "@propertyvr/knowledge";
import {
  isEmptyCriteria,
  searchOf,
  searchQuery,
  type Calculation,
  type Criteria,
  type SearchQuery,
} from "@propertyvr/vocabulary";
import type { CalculationPart, QuestionPart } from "@propertyvr/parts";
import { homesOf, localised, say, type TurnContext } from "../context.ts";
import type { AnswerStream } from "../turn.ts";
import type { SumSheet } from "../writer/writer.ts";
import { citePassage } from "./guide-answer.ts";
import { searchQuestion } from "./search-question.ts";
import { sumOfTalk } from "./sum-of-talk.ts";

/** A price to search by is said in steps of this, downwards. Baht. */
const BUDGET_STEP_THB = 10_000;

/** The mortgage where no calculator bears the name. */
export const sheetAsked = (asked: Calculation): AskedSheet =>
  askedSheet(asked) ?? { tool: "mortgage", values: {} };

/** A sum with every step, and the search that it makes possible one tap away. */
export async function* answerCalculation(context: TurnContext, said: Calculation): AnswerStream {
  const { writer, understood, state } = context;
  const { asked, searched, ofAge } = sumOfTalk(state, sheetAsked(said));
  const worked = await workOut(context, asked);
  if (worked === null) {
    yield* say(writer, [writer.failed()]);
    return;
  }
  const sheet = assuming(worked, [...searched, ...(ofAge === null ? [] : ["years" as const])]);
  const isWorked = sheet.lines.length > 0;
  const [ofSearch] = searched;
  const carries = sheet.tool === "affordability" ? amountOf(sheet, "price_thb") : undefined;
  const price = said["price_asked"];
  const transfer =
    said.kind === "purchase_cash" && isWorked ? await transferOf(context, sheet) : null;
  yield* say(writer, [
    isWorked && ofSearch !== undefined ? writer.sumOfSearch(sheet, ofSearch) : "",
    transfer === null ? "" : cashToBuy(context, sheet, transfer),
    writer.sum(sheet),
    carries !== undefined && typeof price === "number"
      ? writer.reaches({ of: "named", thb: price }, carries)
      : "",
    isWorked && ofAge !== null ? writer.yearsOfAge(ofAge.age, ofAge.years) : "",
    writer.sumAssumes(sheet),
  ]);
  yield sheetPart(context, sheet);
  if (transfer !== null) yield sheetPart(context, transfer);
  if (isWorked && ofAge !== null) yield* citeYearsOfAge(context);
  const budget = budgetOf(sheet);
  if (budget !== null)
    yield { type: "part", part: offerBudget(context, budget, writer.offerBudget()) };
  else if (understood.scope !== null && isSomewhere(understood.scope.criteria))
    yield { type: "part", part: searchQuestion(context, searchQuery(understood.scope)) };
}

/** The transfer of a home that is bought with the loan of a sheet. */
const transferOf = (context: TurnContext, loan: SumSheet): Promise<SumSheet | null> =>
  workOut(context, {
    tool: "transfer_cost",
    values: {
      price_thb: Number(loan.inputs.find(({ key }) => key === "price_thb")?.value ?? 0),
      loan_thb: amountOf(loan, "loan_thb") ?? 0,
    },
  });

function cashToBuy({ writer }: TurnContext, loan: SumSheet, transfer: SumSheet): string {
  const [downThb, costsThb] = [amountOf(loan, "down_thb"), amountOf(transfer, "buyer_thb")];
  return downThb === undefined || costsThb === undefined
    ? ""
    : writer.cashToBuy({ downThb, costsThb });
}

/** Where the bound on the years of a loan comes from. */
export const citeYearsOfAge = (context: TurnContext): AnswerStream =>
  citePassage(context, { slug: "home-loans", key: "age" });

/** The sheet with these of its inputs marked as assumed. */
export const assuming = (sheet: SumSheet, assumed: readonly InputKey[]): SumSheet => ({
  ...sheet,
  inputs: sheet.inputs.map((input) =>
    assumed.includes(input.key) ? { ...input, origin: "assumed" } : input,
  ),
});

/** Who tells an income or an instalment beside a search to buy, and no price, is offered what it may carry. */
export async function offerWithinMeans(context: TurnContext): Promise<QuestionPart | null> {
  const { writer, understood, state } = context;
  const { deal, price } = state.criteria;
  const told = understood.finances;
  const instalment = told?.instalment_month;
  // Nobody pays a rent back.
  const isToBuy = deal === "sale" || (deal === null && instalment !== undefined);
  if (told === undefined || !isToBuy || price !== null) return null;
  const values = instalment === undefined ? {} : { instalment_thb_month: instalment };
  const { asked } = sumOfTalk(state, { tool: "affordability", values });
  const sheet = await workOut(context, asked);
  const budget = sheet === null ? null : budgetOf(sheet);
  return sheet === null || budget === null
    ? null
    : offerBudget(context, budget, writer.withinMeans(sheet));
}

/** Null where it could not be worked out. */
export async function workOut(
  { tools }: TurnContext,
  { tool, values }: AskedSheet,
): Promise<SumSheet | null> {
  const worked = await tools.callTool("run_calculator", { calculator: tool, values });
  return worked.ok ? worked.value : null;
}

export const sheetPart = (
  { writer }: TurnContext,
  sheet: SumSheet,
): { readonly type: "part"; readonly part: CalculationPart } => ({
  type: "part",
  part: {
    type: "calculation",
    version: 1,
    ...sheet,
    text: writer.sumTitle(sheet.tool),
    language: writer.language,
  },
});

/** "A 7.5 million house" is no search; "a house in Ari" is one. */
const isSomewhere = ({ places, near }: Criteria): boolean => places.length + near.length > 0;

/** The highest price that a search can go up to; null where the sum tells none. */
function budgetOf(sheet: SumSheet): number | null {
  if (sheet.tool !== "affordability") return null;
  const most = amountOf(sheet, "price_thb");
  const whole = Math.floor((most ?? 0) / BUDGET_STEP_THB) * BUDGET_STEP_THB;
  return whole > 0 ? whole : null;
}

export const amountOf = ({ lines }: SumSheet, key: LineKey): number | undefined =>
  lines.find((line) => line.key === key)?.amount;

/** Homes for sale up to a price: those that the question named, else those searched for before it. */
function offerBudget(context: TurnContext, max: number, text: string): QuestionPart {
  const { writer, understood, state } = context;
  const { scope } = understood;
  const isNamed = scope !== null && !isEmptyCriteria(scope.criteria);
  const search = isNamed ? searchQuery(scope) : searchOf(state);
  const criteria: Criteria = { ...search.criteria, deal: "sale", price: { max, per: "total" } };
  const query: SearchQuery = { ...search, criteria };
  const homes = homesOf(query, context, writer.language);
  return {
    type: "question",
    version: 1,
    about: "price",
    text,
    language: writer.language,
    choices: [
      {
        label: localised(writer, writer.budgetLabel(homes)),
        say: writer.searchSay(homes),
        count: null,
        criteria,
      },
    ],
  };
}
