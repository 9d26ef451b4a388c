import { builtInResponder } from "../built-in-responder.ts";
import type { TurnContext } from "../context.ts";
import { planSaid } from "../plan.ts";
import { contextOf } from "../turn-context.ts";
import type { AnswerStream, AnswerEvent, Responder, ResponderRequest } from "../turn.ts";
import { makeDraft, type AnswerDraft } from "./draft.ts";
import { finishAnswer, type FinishedAnswer } from "./finish-answer.ts";
import { Groundwork } from "./guard/collect-grounds.ts";
import { ProseGuard } from "./guard/prose-guard.ts";
import type { ModelFailure, ModelUsage, RunModelStep, StopSignal } from "./language-model.ts";
import { messagesOf } from "./messages.ts";
import { hasNothingToRead, loadPictures, type LoadPicture, picturesShared } from "./pictures.ts";
import { talk, type ModelLimits, type TalkEnd } from "./model-talk.ts";
import { MODEL_TOOLS, ModelTools } from "./model-tools.ts";
import { isSurePlainSearch, staysBuiltIn } from "./plain-search.ts";
import { StopWatch, type After } from "./stop-watch.ts";
import { systemPrompt } from "./system-prompt.ts";

/** What became of a turn that a model was asked for. */
export interface ModelTurnReport {
  readonly steps: number;
  readonly usage: ModelUsage;
  /** Sentences that were left out, because something in them came from no source of ours. */
  readonly heldBack: number;
  /** null: the model wrote a whole answer. A limit of ours that was reached counts as "cut". */
  readonly failure: ModelFailure | null;
  readonly ms: number;
}

export interface ModelResponderOptions {
  readonly runStep: RunModelStep;
  readonly limits: ModelLimits;
  readonly now: () => number;
  readonly after: After;
  /** Of the run: once it is aborted, nothing more is written. */
  readonly signal: StopSignal;
  /** The model that is asked, as it is configured and as people know it. */
  readonly model: { readonly id: string; readonly name: string };
  /** Whether plain searches that were surely read are answered without it. Left out: they are. */
  readonly plainSearchesBuiltIn?: boolean;
  /** Of a model that can see: the pictures that the person let it have. Left out: it gets none. */
  readonly loadPicture?: LoadPicture | undefined;
  readonly onTurn?: (report: ModelTurnReport) => void;
}

/**
 * A language model as a responder. What was read and looked up is the same as in the answer of our
 * own, and so are the parts; the model writes the words between, may look up more and may offer
 * criteria. Whatever goes wrong with it, the words of our own writer finish the answer.
 */
export const modelResponder =
  (options: ModelResponderOptions): Responder =>
  (request) =>
    isBuiltIn(options, request) ? builtInResponder(request) : answerByModel(options, request);

function isBuiltIn(options: ModelResponderOptions, request: ResponderRequest): boolean {
  const { loadPicture, plainSearchesBuiltIn = true } = options;
  if (staysBuiltIn(request) || hasNothingToRead(request.turn, loadPicture)) return true;
  if (picturesShared(request.turn, loadPicture).length > 0) return false;
  return plainSearchesBuiltIn && isSurePlainSearch(request);
}

async function* answerByModel(
  options: ModelResponderOptions,
  request: ResponderRequest,
): AnswerStream {
  const begun = options.now();
  const watch = new StopWatch(options.signal, options.after, options.limits.totalMs);
  try {
    const draft = yield* makeDraft(request);
    if (watch.interrupted === "stopped") return;
    for (const part of draft.opening) yield { type: "part", part };
    const plan = planSaid(request);
    const { state } = draft.last ?? draft.first;
    const context = { ...contextOf(request, plan), state };
    const written = yield* writeProse(options, { request, context, draft, watch });
    options.onTurn?.({ ...reportOf(written), ms: options.now() - begun });
    if (written.end.failure === "stopped") return;
    yield* finishAnswer({ model: options.model, context, plan, draft, written });
  } finally {
    watch.close();
  }
}

interface Writing {
  readonly request: ResponderRequest;
  readonly context: TurnContext;
  readonly draft: AnswerDraft;
  readonly watch: StopWatch;
}

/** The words of the model, as far as they may be shown. */
async function* writeProse(
  { runStep, limits, loadPicture }: ModelResponderOptions,
  { request, context, draft, watch }: Writing,
): AsyncGenerator<AnswerEvent, FinishedAnswer, undefined> {
  const { language } = context.writer;
  const groundwork = groundsOf(request, draft);
  const tools = new ModelTools(context, groundwork);
  const guard = new ProseGuard({ language, grounds: () => groundwork.grounds });
  const pictures = await loadPictures(request.turn, loadPicture);
  const prose = talk({
    runStep,
    limits,
    watch,
    system: systemPrompt(language),
    messages: messagesOf(request, draft, pictures),
    tools: MODEL_TOOLS,
    callTool: (call) => tools.call(call),
  });
  for (;;) {
    const next = await prose.next();
    const delta =
      next.done === true
        ? next.value.failure === null
          ? guard.end()
          : ""
        : guard.push(next.value);
    if (delta !== "" && watch.interrupted !== "stopped") yield { type: "text", delta, language };
    if (next.done === true) return { end: settled(next.value, guard), guard, tools };
  }
}

/** A model that ends well and says nothing that can be shown has not answered. */
const settled = (end: TalkEnd, { text }: ProseGuard): TalkEnd =>
  end.failure === null && text === "" ? { ...end, failure: "wrong_shape" } : end;

/** What the words may rest on before the model has looked anything up itself. */
function groundsOf(
  { turn, understood, placeName }: ResponderRequest,
  draft: AnswerDraft,
): Groundwork {
  const groundwork = new Groundwork();
  groundwork.addWords(turn.text);
  for (const { role, text } of turn.earlier ?? []) if (role === "person") groundwork.addWords(text);
  const { state } = draft.last ?? draft.first;
  groundwork.addData({ criteria: state.criteria, shown: state.shown ?? [] });
  groundwork.addHomes(state.shown?.length ?? 0);
  for (const { name, id } of [...understood.place_refs, ...(state.place_refs ?? [])]) {
    for (const language of ["en", "th"] as const)
      groundwork.addWords(placeName({ name, id }, language));
  }
  for (const { result } of draft.lookUps) groundwork.addData(result);
  for (const part of [...draft.opening, ...draft.parts]) groundwork.addData(part);
  return groundwork;
}

const reportOf = ({ end, guard }: FinishedAnswer) => ({
  steps: end.steps,
  usage: end.usage,
  heldBack: guard.held.length,
  failure: end.failure === "limit" ? ("cut" as const) : end.failure,
});
