import type { Message } from "@propertyvr/contracts";
import {
  CRITERIA_KEYS,
  EMPTY_CRITERIA,
  isOpen,
  type Criteria,
  type CriteriaKey,
} from "@propertyvr/vocabulary";
import { listed, tapsOf } from "./answer-lines.ts";
import type { HttpTalk } from "./talk.ts";

/**
 * What must be true of every answer: it says only what holds, and no dead end is without a tap.
 * The counts are asked for anew, one by one.
 */
export async function untruths(answer: Message, talk: HttpTalk): Promise<readonly string[]> {
  const { state } = answer;
  if (state === null) return [];
  const found: string[] = [];
  const { criteria, extensions, status, place_refs } = state;
  const here = { criteria, extensions, status, place_refs };
  for (const part of answer.parts) {
    if (part.type === "listings") {
      const { total: counted } = await talk.count({ search: part.search });
      if (counted !== part.counts.total)
        found.push(`${part.counts.total} homes are told, ${counted} are counted`);
    }
    if (part.type === "question")
      for (const choice of part.choices) {
        if (choice.count === null || choice.criteria === undefined) continue;
        const asked = { ...here, criteria: choice.criteria };
        // A tap on a name of several places means the one that was named.
        const meant = state.question?.choices?.find(({ means }) =>
          Object.values(means).includes(choice.label.text),
        );
        const { total: counted } = await talk.count({
          ...asked,
          extensions: choice.extensions ?? extensions,
          place_refs: [...(meant?.place_refs ?? []), ...(place_refs ?? [])],
        });
        if (counted !== choice.count)
          found.push(`"${choice.label.text}" promises ${choice.count}, ${counted} are counted`);
      }
  }
  if (NO_SINGLE_CHANGE.test(answer.content))
    for (const key of asked(criteria)) {
      const without = { ...criteria, [key]: EMPTY_CRITERIA[key] };
      const { total, all_sample: areSamples } = await talk.count({ ...here, criteria: without });
      // It is said of listings, not of samples.
      if (total > 0 && !areSamples)
        found.push(`"no single change" is said; without ${key} there are ${total}`);
    }
  const isSearch = answer.parts.some(({ type }) => type === "criteria");
  if (isSearch && listed(answer) === 0 && tapsOf(answer).length === 0)
    found.push("a dead end without a tap");
  return found;
}

const NO_SINGLE_CHANGE = /no single change|ปรับเพียงข้อเดียวยังไม่พบประกาศ/i;

const asked = (criteria: Criteria): readonly CriteriaKey[] =>
  CRITERIA_KEYS.filter((key) => key !== "sort" && !isOpen(criteria, key));
