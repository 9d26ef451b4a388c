import type { Part, TextPart } from "@propertyvr/parts";
import { builtInResponder } from "../built-in-responder.ts";
import { TOOLS, type ToolName, type Tools } from "../tools/registry.ts";
import type { AnswerEvent, ResponderRequest } from "../turn.ts";

/** A part that is no text. */
export type DrawnPart = Exclude<Part, TextPart>;
type StateEvent = Extract<AnswerEvent, { readonly type: "state" }>;

/** One look-up that was made, as a model may read it: plain JSON. */
export interface LookUp {
  readonly tool: ToolName;
  readonly input: unknown;
  readonly result: unknown;
}

/**
 * The answer of our own to a turn, held back: its parts stand in the answer whoever writes the words,
 * and its words finish it where a model does not.
 */
export interface AnswerDraft {
  /** The conversation before any tool ran. */
  readonly first: StateEvent;
  /** Where it stands with the homes of the answer on screen; null where none came. */
  readonly last: StateEvent | null;
  readonly text: string;
  /** Those that stand before the words. */
  readonly opening: readonly DrawnPart[];
  readonly parts: readonly DrawnPart[];
  readonly lookUps: readonly LookUp[];
}

/** Begins the answer of our own; the state comes at once, the rest once its tools have run. */
export async function* makeDraft(
  request: ResponderRequest,
): AsyncGenerator<StateEvent, AnswerDraft, undefined> {
  const notes: Promise<LookUp>[] = [];
  const opening: DrawnPart[] = [];
  const parts: DrawnPart[] = [];
  const states: StateEvent[] = [];
  let text = "";
  for await (const step of builtInResponder({
    ...request,
    tools: recorded(request.tools, notes),
  })) {
    if (step.type === "state") {
      if (states.length === 0) yield step;
      states.push(step);
    } else if (step.type === "text") text += step.delta;
    else (text === "" && step.part.type === "changed" ? opening : parts).push(step.part);
  }
  const [first, ...later] = states;
  if (first === undefined) throw new Error("an answer without a state");
  return {
    first,
    last: later.at(-1) ?? null,
    text,
    opening,
    parts,
    lookUps: await Promise.all(notes),
  };
}

/** The same tools; what they gave is noted as a model may read it, in the order they were called. */
function recorded(tools: Tools, notes: Promise<LookUp>[]): Tools {
  return {
    callTool: (name, input, placeRefs) => {
      const called = tools.callTool(name, input, placeRefs);
      const note = called.then((result): LookUp => {
        const seen = result.ok ? visible(name, result.value) : { error: result.failure };
        return { tool: name, input, result: seen };
      });
      // A fault is thrown where the result is awaited.
      note.catch(() => undefined);
      notes.push(note);
      return called;
    },
  };
}

/** What of a result a model may read. */
export function visible(name: ToolName, value: unknown): unknown {
  // Each tool shows its own result; a union of them has no one type.
  const show: (value: never) => unknown = TOOLS[name].visibleToModel;
  return show(value as never);
}
