import type { Part, QuestionPart } from "@propertyvr/parts";
import { isEmptyCriteria, type Meant, type Question } from "@propertyvr/vocabulary";
import { answerAboutHome } from "./answers/about-home.ts";
import { adjustSearch } from "./answers/adjust-search.ts";
import { answerCalculation } from "./answers/calculation-answer.ts";
import { answerHomeSum } from "./answers/home-sum.ts";
import { offerContact } from "./answers/contact-answer.ts";
import { compareListings, describeListing } from "./answers/listing-answers.ts";
import { offerChanges } from "./answers/offer-changes.ts";
import { answerEarlierContract } from "./answers/contract-answer.ts";
import { answerFiles, readFiles } from "./answers/files-answer.ts";
import { answerFromGuide } from "./answers/guide-answer.ts";
import { answerMore, answerSearch } from "./answers/search-answer.ts";
import { letGoSentence } from "./answers/search-parts.ts";
import { answerMarket } from "./answers/market-answer.ts";
import { answerWhichHave } from "./answers/which-have.ts";
import { answerWhichHome } from "./answers/which-home.ts";
import { ask, decline, resetSearch, smallTalk, tellNotBuilt } from "./answers/talk-answers.ts";
import { answerVague } from "./answers/vague-answer.ts";
import type { TurnContext } from "./context.ts";
import { isNearlyOpen, planSaid, searchPlan, type Plan } from "./plan.ts";
import { contextOf } from "./turn-context.ts";
import type { AnswerStream, ResponderRequest, Turn } from "./turn.ts";

/**
 * The assistant of our own: plans from the reading alone, calls the tools, writes the parts. The same
 * turn over the same tools gives the same answer, word for word.
 */
export async function* builtInResponder(request: ResponderRequest): AnswerStream {
  const { turn } = request;
  const plan: Plan = turn.edited === undefined ? planSaid(request) : planEdit(turn);
  const context = contextOf(request, plan);
  const { state, origins, writer } = context;
  yield { type: "state", state, origins, language: writer.language };
  yield* readFiles(context);
  yield* withOffer(carryOut(plan, context), context);
}

/** "Would you like to see homes?" with one search as a tap: "yes" takes it as well. */
async function* withOffer(answer: AnswerStream, context: TurnContext): AnswerStream {
  const { writer } = context;
  let { state, origins } = context;
  let last: Part | null = null;
  for await (const event of answer) {
    if (event.type === "state") ({ state, origins } = event);
    if (event.type === "part") last = event.part;
    yield event;
  }
  const question = last?.type === "question" ? offered(last) : null;
  if (question !== null)
    yield { type: "state", state: { ...state, question }, origins, language: writer.language };
}

function offered({ about, choices }: QuestionPart): Question | null {
  const [only, ...others] = choices;
  return only?.criteria === undefined || others.length > 0
    ? null
    : { about, choices: [{ means: CONSENT, sets: only.criteria }] };
}
const CONSENT: Meant["means"] = { en: "yes", th: "ใช่" };

function carryOut(plan: Plan, context: TurnContext): AnswerStream {
  switch (plan.kind) {
    case "search":
      return search(context, plan);
    case "vague":
      return answerVague(context);
    case "about_home":
      return plan.about.among === undefined
        ? answerAboutHome(context, plan.about)
        : plan.about.asks[0]?.amenity !== undefined
          ? answerWhichHave(context, plan.about.asks[0].amenity, plan.about.among)
          : answerWhichHome(context, plan.about, plan.about.among);
    case "more":
      return answerMore(context);
    case "adjust":
      return adjustSearch(context, plan.actions, { isBesideOthers: false, opening: [] });
    case "select":
      return describeListing(context, plan.index);
    case "compare":
      return compareListings(context, plan.indexes);
    case "contact":
      return offerContact(context, plan.index, plan.about);
    case "reset":
      return resetSearch(context);
    case "ask":
      return ask(context);
    case "calculate":
      return plan.index === undefined
        ? answerCalculation(context, plan.calculation)
        : answerHomeSum(context, plan.calculation, plan.index);
    case "small_talk":
      if (plan.about === "loosen" && !isEmptyCriteria(context.state.criteria))
        return offerChanges(context);
      return smallTalk(context, plan.about);
    case "market":
      return answerMarket(context, plan.ask);
    case "guide":
      return answerFromGuide(context);
    case "not_built":
      return tellNotBuilt(context, plan.topic);
    case "files":
      return answerFiles(context);
    case "earlier_contract":
      return answerEarlierContract(context);
    case "declined":
      return decline(context, plan.because);
  }
}

/** Who answers the first of several questions by a tap is still asked the others. */
const planEdit = ({ state }: Turn): Plan =>
  searchPlan({ isVague: state !== null && isNearlyOpen(state.criteria) });

async function* search(
  context: TurnContext,
  plan: Extract<Plan, { kind: "search" }>,
): AnswerStream {
  const { writer, placeName, understood, turn } = context;
  const letGo = turn.edited === undefined ? letGoSentence(understood, placeName, writer) : "";
  const opening = [letGo];
  yield* plan.adjusts.length > 0
    ? adjustSearch(context, plan.adjusts, { isBesideOthers: true, opening })
    : answerSearch(context, opening, { asksToStart: plan.isVague });
}
