import type { Message, RunEvent } from "@propertyvr/contracts";
import type { Part, TextPart } from "@propertyvr/parts";
import { wholeWords } from "./words.ts";

/** A part while it is being written. */
export interface LivePart {
  readonly id: string;
  readonly part: Part;
  /**
   * Of a text that may still grow: how many characters of it are shown, up to
   * the last whole word and never fewer than before. UTF-16 units; null when complete.
   */
  readonly visibleChars: number | null;
}

/** What a viewer knows of one run: a fold over its events, nothing else. */
export interface RunView {
  readonly runId: string | null;
  readonly messageId: string | null;
  readonly userMessage: Message | null;
  /** The id of the last event taken in: the cursor of a re-attach. */
  readonly lastSeq: number;
  readonly parts: readonly LivePart[];
  readonly title: string | null;
  readonly errorText: string | null;
  /** The stored message, once the run has ended. */
  readonly message: Message | null;
}

export const EMPTY_RUN: RunView = {
  runId: null,
  messageId: null,
  userMessage: null,
  lastSeq: 0,
  parts: [],
  title: null,
  errorText: null,
  message: null,
};

/**
 * Takes one event in. An event whose id was seen already changes nothing, so a
 * replay from any earlier point gives the same view: no character twice.
 */
export function applyRunEvent(view: RunView, seq: number | null, event: RunEvent): RunView {
  if (seq !== null && seq <= view.lastSeq) return view;
  const next = fold(view, event);
  return seq === null ? next : { ...next, lastSeq: seq };
}

function fold(view: RunView, event: RunEvent): RunView {
  switch (event.type) {
    case "start":
      return {
        ...view,
        runId: event.messageMetadata.run_id,
        messageId: event.messageId,
        userMessage: event.messageMetadata.user_message,
      };
    case "text-start":
      return put(view, event.id, textPart("", event.providerMetadata?.propertyvr.language), true);
    case "text-delta":
      return putText(view, event.id, event.delta, true);
    case "text-end":
      return putText(view, event.id, "", false);
    case "data-part":
      return put(view, event.id, event.data, false);
    case "data-chat-title":
      return { ...view, title: event.data.title };
    case "error":
      return { ...view, errorText: event.errorText };
    case "abort":
      return view;
    case "finish":
      return finishRun(view, event.messageMetadata.message);
    default:
      // A newer server may say more than this page knows.
      return view;
  }
}

/** The stored message is the truth: what was streamed gives way to it. */
export function finishRun(view: RunView, message: Message): RunView {
  return { ...view, message, messageId: message.id, runId: message.run_id ?? view.runId };
}

function put(view: RunView, id: string, part: Part, isOpen: boolean): RunView {
  const known = view.parts.find((each) => each.id === id);
  const isGrowing = isOpen && part.type === "text";
  const visibleChars = isGrowing
    ? Math.max(known?.visibleChars ?? 0, wholeWords(part.text).length)
    : null;
  const live: LivePart = { id, part, visibleChars };
  const isKnown = known !== undefined;
  return {
    ...view,
    parts: isKnown
      ? view.parts.map((each) => (each.id === id ? live : each))
      : [...view.parts, live],
  };
}

function putText(view: RunView, id: string, delta: string, isOpen: boolean): RunView {
  const known = view.parts.find((each) => each.id === id)?.part;
  const before = known?.type === "text" ? known : textPart(delta);
  const text = known?.type === "text" ? known.text + delta : delta;
  return put(view, id, { ...before, text }, isOpen);
}

/** Where the stream does not name the language, the script tells it until the stored part does. */
function textPart(text: string, language = languageOfScript(text)): TextPart {
  return { type: "text", version: 1, text, language };
}

export function languageOfScript(text: string): "en" | "th" {
  return /[\u0E01-\u0E5B]/.test(text) ? "th" : "en";
}

/** The characters of prose a person has seen of a live answer: what Stop keeps. UTF-16 units. */
export function seenChars({ parts }: RunView): number {
  let seen = 0;
  for (const { part, visibleChars } of parts) {
    if (part.type === "text") seen += visibleChars ?? part.text.length;
  }
  return seen;
}
