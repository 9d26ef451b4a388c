import type {
  ModelEvent,
  ModelFailure,
  ModelStep,
  ModelToolCall,
  RunModelStep,
} from "../model/language-model.ts";

/** What a model does in one step; "silence" never comes back. */
export type ScriptedEvent = ModelEvent | "silence" | "throws";

/** A model that follows a script, one list of events a step; after the last it repeats that one. */
export function scriptedModel(steps: readonly (readonly ScriptedEvent[])[]): {
  readonly runStep: RunModelStep;
  readonly asked: readonly ModelStep[];
} {
  const asked: ModelStep[] = [];
  return {
    asked,
    runStep: (step) => {
      const script = steps[Math.min(asked.length, steps.length - 1)] ?? [];
      asked.push(step);
      return play(script);
    },
  };
}

async function* play(script: readonly ScriptedEvent[]): AsyncGenerator<ModelEvent> {
  for (const event of script) {
    if (event === "silence") await new Promise(() => undefined);
    else if (event === "throws") throw new Error("a socket broke");
    else yield event;
  }
}

const usage = { inputTokens: 100, outputTokens: 20 };
export const END: ModelEvent = { type: "end", reason: "stop", usage };
export const CALLS_END: ModelEvent = { type: "end", reason: "tool_calls", usage };
export const LENGTH_END: ModelEvent = { type: "end", reason: "length", usage };

/** A whole answer, cut where it is asked to be. */
export const says = (text: string, piece = 7): readonly ModelEvent[] => [
  ...(text.match(new RegExp(`[\\s\\S]{1,${String(piece)}}`, "g")) ?? []).map(
    (delta): ModelEvent => ({ type: "text", delta }),
  ),
  END,
];

export const calls = (...made: readonly Omit<ModelToolCall, "id">[]): readonly ModelEvent[] => [
  ...made.map((call, at): ModelEvent => ({
    type: "tool_call",
    call: { id: `c${String(at)}`, ...call },
  })),
  CALLS_END,
];

export const fails = (failure: ModelFailure): ModelEvent => ({
  type: "failed",
  failure,
  usage: null,
});
