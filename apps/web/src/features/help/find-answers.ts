import { type HelpMessage, helpMessages } from "./messages.ts";

/** A question of the help panel and its answer. */
export interface Faq {
  readonly question: HelpMessage;
  readonly answer: HelpMessage;
}

const TOPICS = ["ask", "source", "contact", "prices", "scams", "privacy", "listing"] as const;

export const FAQS: readonly Faq[] = TOPICS.map((topic) => ({
  question: `help.faq.${topic}`,
  answer: `help.faq.${topic}.answer`,
}));

/** Those that hold every word typed, in either language; questions that do stand before answers. */
export function findAnswers(typed: string): readonly Faq[] {
  const words = typed.trim().toLowerCase().split(/\s+/);
  const holds = (...ids: HelpMessage[]): boolean => {
    const text = ids.flatMap((id) => [helpMessages.en[id], helpMessages.th[id]]).join(" ");
    return words.every((word) => text.toLowerCase().includes(word));
  };
  const found = FAQS.filter(({ question, answer }) => holds(question, answer));
  return found.toSorted((a, b) => Number(holds(b.question)) - Number(holds(a.question)));
}
