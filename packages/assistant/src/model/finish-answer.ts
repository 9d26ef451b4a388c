import type { CriteriaPart, ModelTrouble, Part } from "@propertyvr/parts";
import { isSameCriteria } from "@propertyvr/vocabulary";
import { criteriaPart } from "../answers/search-parts.ts";
import { listingsPart } from "../answers/search-answer.ts";
import { homesOf, samplesNotice, type TurnContext } from "../context.ts";
import type { Plan } from "../plan.ts";
import { shownHome } from "../shown.ts";
import type { AnswerStream, AnswerEvent } from "../turn.ts";
import type { AnswerDraft, DrawnPart } from "./draft.ts";
import type { ProseGuard } from "./guard/prose-guard.ts";
import type { TalkEnd, TalkFailure } from "./model-talk.ts";
import type { FoundHomes, ModelTools } from "./model-tools.ts";

/** What a model wrote and looked up, and how that ended. */
export interface FinishedAnswer {
  readonly end: TalkEnd;
  readonly guard: ProseGuard;
  readonly tools: ModelTools;
}

export interface Finishing {
  readonly model: { readonly id: string; readonly name: string };
  readonly context: TurnContext;
  readonly plan: Plan;
  readonly draft: AnswerDraft;
  readonly written: FinishedAnswer;
}

/** All that stands below the words, and the words of our own writer where the model's are not whole. */
export async function* finishAnswer({
  model,
  context,
  plan,
  draft,
  written,
}: Finishing): AnswerStream {
  const { end, guard, tools } = written;
  const { writer } = context;
  const { language } = writer;
  if (end.failure !== null && draft.text !== "") {
    const delta = `${guard.text === "" ? "" : "\n\n"}${draft.text}`;
    yield { type: "text", delta, language };
  }
  if (draft.last !== null) yield draft.last;
  const found = end.failure === null && !showsHomes(draft) ? tools.found : null;
  if (found !== null) yield stateWith(draft, found);
  const looked = [...(found === null ? [] : [homesPart(context, found)]), ...tools.parts];
  const extra = end.failure === null ? freshParts(looked, draft.parts) : [];
  const asksToStart = extra.length > 0 && STARTS.has(plan.kind);
  const own = draft.parts.filter(({ type }) => !(asksToStart && type === "question"));
  const isLast = ({ type }: Part): boolean => type === "question" || type === "notice";
  const below = withSuggestions(
    context,
    own.filter((part) => !isLast(part)),
    tools,
  );
  const last = own.filter(isLast);
  for (const part of [...below, ...extra, ...last]) yield { type: "part", part };
  if (end.failure === null && leavesSamplesUnsaid(guard.text, [...below, ...extra], last))
    yield samplesNotice(writer);
  if (end.failure !== null && end.failure !== "stopped") {
    const trouble = TROUBLES[end.failure];
    const text = writer.modelTrouble(trouble, model.name);
    yield {
      type: "part",
      part: { type: "notice", version: 1, code: `model_${trouble}`, text, language },
    };
  }
  if (guard.text !== "") {
    const held_back = guard.held.length;
    const isBegun = end.failure !== null && draft.text !== "";
    const named = {
      model_id: model.id,
      model_name: model.name,
      ...(isBegun && { is_begun: true as const }),
    };
    yield { type: "part", part: { type: "written_by", version: 1, ...named, held_back, language } };
  }
}

/** Homes that are made up are called so in the answer, if not by the model. */
const leavesSamplesUnsaid = (
  text: string,
  parts: readonly DrawnPart[],
  last: readonly DrawnPart[],
): boolean =>
  !/\bsamples?\b|ตัวอย่าง/i.test(text) &&
  !last.some((part) => part.type === "notice" && part.code === "sample_only") &&
  parts.some((part) => part.type === "listings" && part.counts.all_sample);

const showsHomes = ({ parts }: AnswerDraft): boolean =>
  parts.some(({ type }) => type === "listings" || type === "nearest");

/** Homes that a model found are on screen; the search stays as it was, so that "more" means that one. */
function stateWith({ first, last }: AnswerDraft, { outcome }: FoundHomes): AnswerEvent {
  const event = last ?? first;
  const { page: _page, are_samples: _before, ...state } = event.state;
  const { all_sample: areSamples } = outcome.counts;
  const shown = outcome.cards.map(shownHome);
  return {
    ...event,
    state: { ...state, shown, ...(areSamples && { are_samples: true as const }) },
  };
}

const homesPart = (context: TurnContext, { query, outcome }: FoundHomes): DrawnPart =>
  listingsPart(
    context,
    query,
    outcome,
    context.writer.title(homesOf(query, context, context.writer.language)),
  );

/** Answers that end by asking what to look for: not where the model found something. */
const STARTS: ReadonlySet<Plan["kind"]> = new Set([
  "ask",
  "vague",
  "declined",
  "small_talk",
  "files",
]);

const TROUBLES: Readonly<Record<Exclude<TalkFailure, "stopped">, ModelTrouble>> = {
  bad_key: "bad_key",
  rate_limited: "rate_limited",
  refused: "refused",
  timed_out: "timed_out",
  cut: "cut",
  unavailable: "unavailable",
  wrong_shape: "wrong_shape",
  limit: "limit",
};

/** What the answer of our own does not draw already. */
function freshParts(
  parts: readonly DrawnPart[],
  drawn: readonly DrawnPart[],
): readonly DrawnPart[] {
  const known = new Set(drawn.map((part) => JSON.stringify(part)));
  const tables = drawn.some(({ type }) => type === "home_facts");
  return parts.filter((part) => {
    const key = JSON.stringify(part);
    if (known.has(key) || (tables && part.type === "home_facts")) return false;
    known.add(key);
    return true;
  });
}

/** The chips with what the model offers besides; where there are none yet, they come for it. */
function withSuggestions(
  context: TurnContext,
  parts: readonly DrawnPart[],
  { suggested }: ModelTools,
): readonly DrawnPart[] {
  if (suggested.length === 0) return parts;
  const chips = parts.find((part): part is CriteriaPart => part.type === "criteria");
  if (chips === undefined) return [{ ...criteriaPart(context, null), suggested }, ...parts];
  // What is asked for may have changed on the way ("cheaper"): then it is offered no more.
  return isSameCriteria(chips.criteria, context.state.criteria)
    ? parts.map((part) => (part === chips ? { ...chips, suggested } : part))
    : parts;
}
