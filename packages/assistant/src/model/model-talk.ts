import type {
  ModelEvent,
  ModelFailure,
  ModelMessage,
  ModelTool,
  ModelToolCall,
  ModelUsage,
  RunModelStep,
} from "./language-model.ts";
import type { StopWatch } from "./stop-watch.ts";

/** How much one turn may take. Tokens are those of all its steps together. */
export interface ModelLimits {
  readonly steps: number;
  readonly outputTokens: number;
  readonly totalMs: number;
  readonly firstTokenMs: number;
  readonly idleMs: number;
}

/** Why a talk gave no whole answer. "limit": it went on beyond what it may take. */
export type TalkFailure = ModelFailure | "limit";

export interface TalkEnd {
  readonly failure: TalkFailure | null;
  readonly steps: number;
  readonly usage: ModelUsage;
}

export interface ToolReply {
  /** Plain JSON for the model. */
  readonly output: unknown;
  /** No such tool, or what was written does not fit it. */
  readonly isMisuse: boolean;
}

export interface TalkOptions {
  readonly runStep: RunModelStep;
  readonly limits: ModelLimits;
  readonly watch: StopWatch;
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ModelTool[];
  readonly callTool: (call: ModelToolCall) => Promise<ToolReply>;
}

/** So many look-ups of one step are made; the others are answered with an error. */
const CALLS_MOST = 8;
/** A token is about four letters; a model that sends more than this for each one runs on without end. */
const LETTERS_A_TOKEN = 8;
const LETTERS_OF_TOKEN = 3;

/**
 * A talk with a model, step by step: it asks for look-ups until it has written its answer. Gives its
 * prose as it comes, unchecked. Ends by itself at every limit, and at once when it is interrupted.
 */
export async function* talk(options: TalkOptions): AsyncGenerator<string, TalkEnd, undefined> {
  const { limits, watch } = options;
  const messages = [...options.messages];
  const spent: Spent = { inputTokens: 0, outputTokens: 0, letters: 0 };
  let misuses = 0;
  for (let steps = 1; ; steps += 1) {
    const isLast = steps >= limits.steps;
    const step = yield* readStep(options, { messages, isLast, spent });
    const end = (failure: TalkFailure | null): TalkEnd => ({
      failure,
      steps,
      usage: usageOf(spent),
    });
    if (step.failure !== null) return end(step.failure);
    if (step.calls.length === 0) return end(null);
    if (isLast) return end("limit");
    const replies = await watch.race(
      Promise.all(step.calls.map((call, at) => replyTo(options, call, at))),
    );
    if (replies === null) return end(watch.interrupted ?? "stopped");
    if (replies.value.some(({ isMisuse }) => isMisuse)) misuses += 1;
    // What is wrong is said once; a model that does not listen is not asked again.
    if (misuses > 1) return end("wrong_shape");
    messages.push({ role: "assistant", text: step.text, toolCalls: step.calls });
    messages.push({
      role: "tool",
      results: replies.value.map(({ id, name, output }) => ({ id, name, output })),
    });
    if (step.text !== "") yield "\n\n";
  }
}

async function replyTo({ callTool }: TalkOptions, call: ModelToolCall, at: number) {
  const { id, name } = call;
  const reply =
    at < CALLS_MOST
      ? await callTool(call)
      : { output: { error: "too_many_calls" }, isMisuse: true };
  return { id, name, ...reply };
}

interface Spent {
  inputTokens: number;
  outputTokens: number;
  letters: number;
}

const usageOf = ({ inputTokens, outputTokens }: Spent): ModelUsage => ({
  inputTokens,
  outputTokens,
});

interface StepMade {
  readonly text: string;
  readonly calls: readonly ModelToolCall[];
  readonly failure: TalkFailure | null;
}

interface StepAsked {
  readonly messages: readonly ModelMessage[];
  /** It has to answer now: no tool is offered any more. */
  readonly isLast: boolean;
  readonly spent: Spent;
}

async function* readStep(
  { runStep, limits, watch, system, tools }: TalkOptions,
  { messages, isLast, spent }: StepAsked,
): AsyncGenerator<string, StepMade, undefined> {
  const calls: ModelToolCall[] = [];
  let text = "";
  const made = (failure: TalkFailure | null): StepMade => ({ text, calls, failure });
  const tokensLeft = limits.outputTokens - spent.outputTokens;
  if (watch.interrupted !== null) return made(watch.interrupted);
  if (tokensLeft <= 0) return made("limit");
  const events = runStep({
    system,
    messages: [...messages],
    tools: isLast ? [] : tools,
    maxOutputTokens: tokensLeft,
    signal: watch.signal,
  })[Symbol.asyncIterator]();
  watch.expectWithin(limits.firstTokenMs);
  try {
    for (;;) {
      const event = await nextEvent(events, watch);
      if ("failure" in event && event.type === "broken") return made(event.failure);
      watch.expectWithin(limits.idleMs);
      switch (event.type) {
        case "text":
          text += event.delta;
          spent.letters += event.delta.length;
          if (spent.letters > limits.outputTokens * LETTERS_A_TOKEN) return made("limit");
          if (event.delta !== "") yield event.delta;
          break;
        case "tool_call":
          calls.push(event.call);
          break;
        case "end":
          spend(spent, event.usage, text);
          return made(event.reason === "length" ? "limit" : null);
        case "failed":
          spend(spent, event.usage, text);
          return made(event.failure);
        default:
          return made("wrong_shape");
      }
    }
  } finally {
    watch.expectNothing();
    // Nobody waits for it: a stream that hangs would hold the turn.
    void Promise.resolve(events.return?.()).catch(() => undefined);
  }
}

type BrokenTalk = { readonly type: "broken"; readonly failure: ModelFailure };

/** The next event, or why there is none. */
async function nextEvent(
  events: AsyncIterator<ModelEvent>,
  watch: StopWatch,
): Promise<ModelEvent | BrokenTalk> {
  try {
    const next = await watch.race(events.next());
    if (next === null) return { type: "broken", failure: watch.interrupted ?? "stopped" };
    return next.value.done === true ? { type: "broken", failure: "cut" } : next.value.value;
  } catch {
    return { type: "broken", failure: "unavailable" };
  }
}

function spend(spent: Spent, usage: ModelUsage | null, text: string): void {
  spent.inputTokens += usage?.inputTokens ?? 0;
  spent.outputTokens += usage?.outputTokens ?? Math.ceil(text.length / LETTERS_OF_TOKEN);
}
