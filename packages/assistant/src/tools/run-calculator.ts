import { calculate, CALCULATOR_NAMES, sourceIn, VALUE_KEYS } from "@propertyvr/knowledge";
import { CalculationSheet } from "@propertyvr/parts/schemas";
import { ok } from "@propertyvr/vocabulary";
import { z } from "zod";
import { tool } from "./tool.ts";

export const runCalculator = tool({
  name: "run_calculator",
  description:
    "Works out costs on transfer day, what a seller keeps, a home loan, what an income can afford, a rental yield, the registration of a lease, the land and building tax, common fees, cash to move in, the monthly cost of renting, units of area, an exchange of currency or a total price, by the rules in force today. Gives every line with its arithmetic; what is not given is assumed and marked so.",
  input: z.object({
    calculator: z.enum(CALCULATOR_NAMES),
    /** Baht, per cent (6.5 for 6.5 %), years, months and square metres by the names of the inputs. */
    values: z.partialRecord(z.enum(VALUE_KEYS), z.union([z.number(), z.string().max(40)])),
  }),
  output: CalculationSheet,
  run: (ports, { calculator, values }, { language }) => {
    const sheet = calculate(calculator, values, ports.today());
    const { inputs, sources } = sheet;
    return Promise.resolve(
      ok({
        ...sheet,
        inputs: inputs.map(({ choices, ...input }) =>
          choices === undefined ? input : { ...input, choices: [...choices] },
        ),
        sources: sources.map((id) => sourceIn(id, language)),
      }),
    );
  },
  visibleToModel: (sheet) => sheet,
});
