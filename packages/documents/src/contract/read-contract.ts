import type { ContractType, PartyRole } from "@propertyvr/vocabulary";
import type { DocumentText } from "../document-text.ts";
import { clausesOf, type Clause } from "./clauses.ts";
import { withoutNumbersOfPersons } from "./persons.ts";
import { ROLE_NAMES } from "./roles.ts";
import { TERM_RULES, type TermRule } from "./term-rules.ts";
import { valuesOf } from "./term-values.ts";
import {
  EXPECTED_TERMS,
  type RecognisedContract,
  type ContractTerm,
  type ContractPassage,
} from "./terms.ts";

/** Of a passage that is shown. UTF-16 units. */
const PASSAGE_LENGTH = 420;

/** The terms of a contract, each with the passage that states it. What a text says is data: nothing of it is done. */
export function readContract(document: DocumentText, type: ContractType): RecognisedContract {
  const clauses = clausesOf(document);
  const parties = partiesIn(clauses, type);
  const terms = [
    ...(parties === null ? [] : [parties]),
    ...TERM_RULES[type].flatMap((rule) => termIn(clauses, rule, TERM_RULES[type]) ?? []),
  ];
  const found = new Set(terms.map(({ key }) => key));
  return { type, terms, notFound: EXPECTED_TERMS[type].filter((key) => !found.has(key)) };
}

interface ClauseMatch {
  readonly clause: Clause;
  readonly values: ContractTerm["values"];
  /** By itself, and not by its heading alone. */
  readonly isNamed: boolean;
  readonly score: number;
}

/** Of other passages, so many at most. */
const MORE = 2;

/** The first of the clauses that tell most of a term; null where none does. */
function termIn(
  clauses: readonly Clause[],
  rule: TermRule,
  rules: readonly TermRule[],
): ContractTerm | null {
  const candidates = clauses.flatMap((clause) => candidateOf(clause, rule, rules) ?? []);
  const most = Math.max(0, ...candidates.map(({ score }) => score));
  const best = candidates.find(({ score }) => score === most);
  if (best === undefined) return null;
  const others = rule.takes.includes("payer")
    ? candidates
        .filter((each) => each !== best && each.isNamed && each.values.length > 0)
        .slice(0, MORE)
    : [];
  return {
    key: rule.key,
    values: best.values,
    passage: passageOf(best.clause),
    more: others.map(({ clause }) => passageOf(clause)),
  };
}

function candidateOf(
  clause: Clause,
  rule: TermRule,
  rules: readonly TermRule[],
): ClauseMatch | null {
  const isNamed = isIn(rule.names, clause.plain);
  const isUnder = !isNamed && isIn(rule.names, clause.under);
  if (!(isNamed || isUnder) || rule.not?.test(clause.plain) === true) return null;
  const values = valuesOf(clause.plain, rule, isNamed ? rules : []);
  if (values.length === 0 && (rule.needsValue === true || isUnder)) return null;
  return { clause, values, isNamed, score: (isNamed ? 1 : 0) + Math.min(values.length, 2) * 2 };
}

const isIn = (pattern: RegExp, text: string): boolean => text.search(pattern) !== -1;

const OF_TYPE: Readonly<Record<ContractType, readonly Exclude<PartyRole, "both">[]>> = {
  rental_contract: ["landlord", "tenant", "agent", "guarantor"],
  sale_contract: ["seller", "buyer", "agent", "guarantor"],
};
const CALLED =
  /hereinafter|hereafter|referred to as|ซึ่งต่อไป|เรียกว่า|between|ระหว่าง|landlord\s*:|ฝ่ายหนึ่ง/iu;

/** Whose contract it is, by their roles. */
function partiesIn(clauses: readonly Clause[], type: ContractType): ContractTerm | null {
  const named = OF_TYPE[type].filter((role) =>
    clauses.some(({ plain }) => ROLE_NAMES[role].test(plain)),
  );
  const [first] = named;
  if (first === undefined) return null;
  const roles = named.filter((role) => role !== "agent" || isParty(clauses));
  const clause =
    clauses.find(({ plain }) => CALLED.test(plain) && ROLE_NAMES[first].test(plain)) ??
    clauses.find(({ plain }) => ROLE_NAMES[first].test(plain));
  if (clause === undefined) return null;
  return {
    key: "parties",
    values: roles.map((role) => ({ kind: "role", role })),
    passage: passageOf(clause),
    more: [],
  };
}

/** An agent is often only named for the fee. */
const isParty = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ plain }) => CALLED.test(plain) && ROLE_NAMES.agent.test(plain));

function passageOf({ text, page }: Clause): ContractPassage {
  const safe = withoutNumbersOfPersons(text);
  return { text: safe.length > PASSAGE_LENGTH ? `${cutAt(safe)}…` : safe, page };
}

/** The beginning, without half a character or a letter robbed of its Thai marks. */
const cutAt = (text: string): string => {
  let end = PASSAGE_LENGTH - 1;
  while (end > 0 && /^(?:\p{M}|\u0e33|[\udc00-\udfff])/u.test(text.slice(end, end + 2))) end -= 1;
  return text.slice(0, end).trimEnd();
};
