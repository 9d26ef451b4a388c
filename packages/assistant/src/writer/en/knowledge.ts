import type { Adviser } from "@propertyvr/knowledge";
import { quotable } from "@propertyvr/parts/words";
import type { KnowledgeWriter } from "../writer.ts";

export const knowledgeWriter: KnowledgeWriter = {
  guideSays: (kind) =>
    kind === "rules"
      ? "Here is what our guide says. It is information, not legal advice."
      : "Here is what our guide suggests.",
  guideOtherYear: (year) =>
    `It holds only the rules as they stood when we last read the sources, not those of “${quotable(year)}”.`,
  guideSilent: (asks) =>
    `Our guide doesn't cover this, and a guess could cost you money. ${ADVICE[asks]}`,
  guideImpossible: (figure) =>
    `“${quotable(figure)}” can't be: it is below zero. Ask again with the right figure and I'll look it up in our guide.`,
};

const ADVICE: Readonly<Record<Adviser, string>> = {
  lawyer: "A property lawyer can tell you.",
  land_office: "Ask the Land Office what it accepts before you pay anything.",
  revenue_department: "Ask the Revenue Department or a tax adviser.",
  insurer: "Ask an insurer, and your bank if you borrow.",
  district_office: "Ask the district office where the home stands before any work begins.",
  immigration: "Ask the Immigration Bureau or the embassy.",
  bank: "Ask your bank, and compare at least one other.",
  juristic_office: "Ask the building's juristic office and read its rules.",
};
