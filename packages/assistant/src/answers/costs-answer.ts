import type { CostLine, CostTable } from "@propertyvr/documents";
import type { CalculatorName, InputKey, LineKey, SheetValues } from "@propertyvr/knowledge";
import type { CalculationPart } from "@propertyvr/parts";
import type { CostKey } from "@propertyvr/vocabulary";
import { say, type TurnContext } from "../context.ts";
import type { AnswerStream, Paper } from "../turn.ts";
import { sheetPart, workOut } from "./calculation-answer.ts";

/** The line of a sum that counts the same as an amount of a table. */
type LineOfCost = Readonly<Partial<Record<CostKey, LineKey>>>;
const TRANSFER: LineOfCost = {
  transfer_fee: "transfer_fee",
  specific_business_tax: "specific_business_tax",
  stamp_duty: "stamp_duty",
  withholding_tax: "withholding_tax",
  mortgage_registration: "mortgage_registration",
  loan_stamp_duty: "loan_stamp_duty",
};
/** What a sum is worked out from, and the table's own sum of things that ours may leave out. */
const NO_COSTS: ReadonlySet<CostKey> = new Set(["price", "appraised", "loan", "total"]);
const OF_FEES: ReadonlySet<CostKey> = new Set(["common_fee", "sinking_fund"]);

/** The amounts of tables of costs beside what our calculators give for the price in them, line by line. */
export async function* answerCosts(context: TurnContext, papers: readonly Paper[]): AnswerStream {
  const { writer } = context;
  const parts: CalculationPart[] = [];
  for (const paper of papers) {
    if (paper.costs !== null) parts.push(...(await sheetsOf(context, paper, paper.costs)));
  }
  const isPriced = parts.some(({ lines }) => lines.length > 0);
  const hasAssumed = parts.some((part) => writer.sumAssumes(part) !== "");
  yield* say(writer, [
    writer.costsRead(isPriced),
    hasAssumed
      ? (parts.map((part) => writer.sumAssumes(part)).find((text) => text !== "") ?? "")
      : "",
  ]);
  for (const part of parts) yield { type: "part", part };
}

async function sheetsOf(
  context: TurnContext,
  paper: Paper,
  costs: CostTable,
): Promise<readonly CalculationPart[]> {
  const fees = costs.areaSqm === null ? [] : costs.lines.filter(({ key }) => OF_FEES.has(key));
  const rest = costs.lines.filter((line) => !NO_COSTS.has(line.key) && !fees.includes(line));
  const transfer = await sheetBeside(context, paper, {
    tool: "transfer_cost",
    ...transferValues(costs),
    lines: rest.map((line) => stated(line, TRANSFER[line.key] ?? null)),
  });
  const common =
    fees.length === 0
      ? null
      : await sheetBeside(context, paper, {
          tool: "common_fees",
          values: feeValues(costs),
          assumed: [],
          lines: fees.map((line) => stated(line, lineOfFee(line))),
        });
  return [transfer, common].filter((part) => part !== null);
}

const stated = ({ label, amountThb, page }: CostLine, beside: LineKey | null) => ({
  text: label,
  amount: amountThb,
  beside,
  page,
});

interface SheetBeside {
  readonly tool: CalculatorName;
  readonly values: SheetValues;
  /** Values that the table only makes likely. */
  readonly assumed: readonly InputKey[];
  readonly lines: NonNullable<CalculationPart["stated"]>["lines"];
}

async function sheetBeside(
  context: TurnContext,
  { id, name }: Paper,
  { tool, values, assumed, lines }: SheetBeside,
): Promise<CalculationPart | null> {
  const sheet = await workOut(context, { tool, values });
  if (sheet === null) return null;
  const inputs = sheet.inputs.map((input) =>
    assumed.includes(input.key) ? { ...input, origin: "assumed" as const } : input,
  );
  const { part } = sheetPart(context, { ...sheet, inputs });
  return { ...part, stated: { file: { id, name }, lines } };
}

/** After so many calendar years no business tax is due, so that stamp duty is. */
const YEARS_WITH_STAMP_DUTY = 6;

function transferValues({
  lines,
  isSoldByCompany,
}: CostTable): Pick<SheetBeside, "values" | "assumed"> {
  const amountOf = (key: CostKey): number | undefined =>
    lines.find((line) => line.key === key)?.amountThb;
  const [price, appraised, loan] = [amountOf("price"), amountOf("appraised"), amountOf("loan")];
  const hasStampOnly =
    amountOf("stamp_duty") !== undefined && amountOf("specific_business_tax") === undefined;
  const likely: SheetValues = isSoldByCompany
    ? { seller: "company" }
    : hasStampOnly
      ? { years_held: YEARS_WITH_STAMP_DUTY }
      : {};
  return {
    values: {
      ...(price !== undefined && { price_thb: price }),
      ...(appraised !== undefined && { appraised_thb: appraised }),
      ...(loan !== undefined && { loan_thb: loan }),
      ...likely,
    },
    assumed: Object.keys(likely) as InputKey[],
  };
}

const feeValues = ({ areaSqm, commonFeeThbSqm, sinkingFundThbSqm }: CostTable): SheetValues => ({
  ...(areaSqm !== null && { area_sqm: areaSqm }),
  ...(commonFeeThbSqm !== null && { fee_thb_sqm_month: commonFeeThbSqm }),
  ...(sinkingFundThbSqm !== null && { sinking_thb_sqm: sinkingFundThbSqm }),
});

/** A common fee is asked for a year ahead, unless its line speaks of one month. */
const lineOfFee = ({ key, label }: CostLine): LineKey => {
  if (key === "sinking_fund") return "sinking_fund_thb";
  const isMonthly = /(?:per|a|each) month|monthly|ต่อเดือน|รายเดือน|เดือนละ/iu.test(label);
  return isMonthly ? "month_thb" : "year_thb";
};
