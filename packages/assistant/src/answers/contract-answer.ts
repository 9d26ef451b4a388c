import { passagesForTerm, type PassageRef } from "@propertyvr/knowledge";
import type { ContractPart } from "@propertyvr/parts";
import type { RecognisedContract, ContractTerm } from "@propertyvr/documents";
import type { TermKey } from "@propertyvr/vocabulary";
import { say, type TurnContext } from "../context.ts";
import { termsAsked } from "../papers.ts";
import type { AnswerStream, Paper } from "../turn.ts";
import { citePassage } from "./guide-answer.ts";

type Guide = ContractPart["guides"][number];
export interface ReadContract {
  readonly paper: Paper;
  readonly contract: RecognisedContract;
}

/** The terms of contracts that came with the message; what it asks for stands first. No verdict on any. */
export async function* answerContracts(
  context: TurnContext,
  contracts: readonly ReadContract[],
): AnswerStream {
  const { writer, turn } = context;
  const papers = contracts.map(({ paper }) => paper);
  const asked = termsAsked(turn.text, papers);
  const all = contracts.flatMap(({ contract }) => contract.terms);
  const known = asked.flatMap((key) => all.find((term) => term.key === key) ?? []);
  const missing = asked.filter((key) => !all.some((term) => term.key === key));
  const [first] = contracts;
  if (first === undefined) return;
  const { type } = first.contract;
  yield* say(writer, [
    ...known.map((term) => writer.contractStates(term, type)),
    ...(missing.length > 0 ? [writer.contractSilent(missing, type)] : []),
    writer.contractRead(
      contracts.map(({ contract }) => contract.type),
      known.length > 0,
    ),
  ]);
  for (const read of contracts)
    yield { type: "part", part: await contractPart(context, read, asked) };
}

/** What a contract that came before says of what is asked for, and no more of it. */
export async function* answerEarlierContract(context: TurnContext): AnswerStream {
  const { writer, turn, earlierPapers } = context;
  const asked = termsAsked(turn.text, earlierPapers);
  for (const paper of earlierPapers) {
    if (paper.contract === null) continue;
    const { type, terms } = paper.contract;
    const found = asked.flatMap((key) => terms.find((term) => term.key === key) ?? []);
    const missing = asked.filter((key) => !found.some((term) => term.key === key));
    yield* say(writer, [
      ...found.map((term) => writer.contractStates(term, type)),
      missing.length > 0 ? writer.contractSilent(missing, type) : "",
    ]);
    const contract = { type, terms: found, notFound: missing };
    if (found.length > 0)
      yield { type: "part", part: await contractPart(context, { paper, contract }, asked) };
    // Where it says nothing, our guide may.
    const [ref] = missing.flatMap((key) => passagesForTerm(key, type));
    if (ref !== undefined) yield* citePassage(context, ref);
  }
}

async function contractPart(
  context: TurnContext,
  { paper, contract }: ReadContract,
  asked: readonly TermKey[],
): Promise<ContractPart> {
  const { writer } = context;
  const { type } = contract;
  const guides: Guide[] = [];
  const at = new Map<string, number>();
  const terms = contract.terms.toSorted((one, other) => rank(one, asked) - rank(other, asked));
  for (const { key } of terms) {
    for (const ref of passagesForTerm(key, type)) {
      if (at.has(addressOf(ref))) continue;
      const guide = await guideAt(context, ref);
      if (guide !== null) at.set(addressOf(ref), guides.push(guide) - 1);
    }
  }
  return {
    type: "contract",
    version: 1,
    file: { id: paper.id, name: paper.name },
    contract: type,
    terms: terms.map(({ key, values, passage, more }) => ({
      key,
      values,
      passage,
      more,
      guides: passagesForTerm(key, type).flatMap((ref) => at.get(addressOf(ref)) ?? []),
      is_asked: asked.includes(key),
    })),
    not_found: contract.notFound,
    guides,
    is_cut: paper.document.isCut,
    text: writer.contractHead(type),
    language: writer.language,
  };
}

const rank = ({ key }: ContractTerm, asked: readonly TermKey[]): number => {
  const at = asked.indexOf(key);
  return at === -1 ? asked.length : at;
};

const addressOf = ({ slug, key }: PassageRef): string => `${slug}#${key ?? ""}`;

async function guideAt({ tools }: TurnContext, { slug, key }: PassageRef): Promise<Guide | null> {
  const found = await tools.callTool("cite_guide", { slug, key });
  if (!found.ok) return null;
  const { kind: _kind, article_kind, title, ...passage } = found.value;
  return { ...passage, kind: article_kind, text: title };
}
