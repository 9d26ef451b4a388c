import { contractWords } from "@propertyvr/parts/contract/en";
import type { ContractWriter } from "../writer.ts";

const { contractHead, termLabel, termValue } = contractWords;

export const contractWriter: ContractWriter = {
  contractHead,
  contractStates: ({ key, values }, type) => {
    const label = termLabel(key, type);
    return values.length === 0
      ? `The contract has a passage on this: ${label.toLowerCase()}.`
      : `The contract states: ${label.toLowerCase()}, ${values.map(termValue).join(", ")}.`;
  },
  contractSilent: (keys, type) =>
    `I didn't find this in it: ${keys.map((key) => termLabel(key, type).toLowerCase()).join(", ")}.`,
  contractRead: (types, isAnswered) => {
    if (isAnswered)
      return "The passage stands first below, beside what our guide says of the matter.";
    const [type] = types;
    const read =
      types.length > 1
        ? "These read as contracts."
        : type === "rental_contract"
          ? "This reads as a rental contract."
          : "This reads as a contract of sale.";
    return `${read} Each term stands below with its passage, beside what our guide says of the matter.`;
  },
};
