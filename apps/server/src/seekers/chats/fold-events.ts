import type { RunEvent } from "@propertyvr/contracts";
import type { Part } from "@propertyvr/parts";

/** An event with its place in the log of its run; places grow, and may have gaps after a stop. */
export interface LoggedEvent {
  readonly seq: number;
  readonly event: RunEvent;
}

export interface FoldedReply {
  /** The prose: every text part, and what changed as a sentence; a blank line between two. */
  readonly content: string;
  readonly parts: readonly Part[];
  /** The text part that was left open, as when a reply is cut short. */
  readonly openTextId: string | null;
}

/** What an answer holds after these events: the one way from the log to the stored message. */
export function foldEvents(events: readonly RunEvent[]): FoldedReply {
  const parts: Part[] = [];
  let open: { readonly id: string; readonly language: "en" | "th"; text: string } | null = null;
  const close = () => {
    if (open !== null && open.text !== "") {
      parts.push({ type: "text", version: 1, text: open.text, language: open.language });
    }
    open = null;
  };
  for (const event of events) {
    if (event.type === "text-start") {
      close();
      open = {
        id: event.id,
        language: event.providerMetadata?.propertyvr.language ?? "en",
        text: "",
      };
    } else if (event.type === "text-delta" && open !== null) open.text += event.delta;
    else if (event.type === "text-end") close();
    else if (event.type === "data-part") {
      close();
      parts.push(event.data);
    }
  }
  const openTextId = (open as { readonly id: string } | null)?.id ?? null;
  close();
  const isProse = ({ type }: Part) => type === "text" || type === "changed";
  const content = parts
    .flatMap((part) => (isProse(part) && "text" in part ? [part.text] : []))
    .join("\n\n");
  return { content, parts, openTextId };
}

export interface Clamped {
  readonly kept: readonly LoggedEvent[];
  /** The delta that was cut in two, with what is left of it; null where the cut fell between two. */
  readonly cut: LoggedEvent | null;
}

/**
 * The events up to what a person has seen: so many UTF-16 units of prose, all text parts together.
 * The delta that goes beyond is cut, never through a surrogate pair, and all after it goes too.
 */
export function clampEvents(events: readonly LoggedEvent[], seenChars: number): Clamped {
  let left = seenChars;
  for (const [index, { seq, event }] of events.entries()) {
    if (event.type !== "text-delta") continue;
    if (event.delta.length <= left) {
      left -= event.delta.length;
      continue;
    }
    const kept = events.slice(0, index);
    const delta = wholePairs(event.delta, left);
    if (delta === "") return { kept, cut: null };
    const cut = { seq, event: { ...event, delta } };
    return { kept: [...kept, cut], cut };
  }
  return { kept: events, cut: null };
}

function wholePairs(text: string, length: number): string {
  const isHalf = /^[\uD800-\uDBFF]$/.test(text.charAt(length - 1));
  return text.slice(0, isHalf ? length - 1 : length);
}
