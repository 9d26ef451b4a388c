import type { ConversationState, Language, SearchQuery } from "@propertyvr/vocabulary";

/** A draft to be read: what stands in the prompt box, and the conversation it goes on with. */
export interface DraftToRead {
  readonly text: string;
  /** After the newest answer; null in a new chat. */
  readonly state: ConversationState | null;
  /** Of the interface, for drafts that speak none ("20k"). */
  readonly language: Language;
}

/** A stretch of a draft and how it was taken; UTF-16 units of the text as sent. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  /** Narrows the search or asks for something, or is a wish that nothing searches by. */
  readonly taken: "understood" | "noted";
}

/**
 * A draft once read. `sought` is what it would search once sent; null where it would search nothing,
 * or something of which only the server has the figures.
 */
export interface ReadDraft {
  readonly language: Language;
  readonly marks: readonly Mark[];
  readonly sought: SearchQuery | null;
}

/** To the worker. Each request has a number, and its answer the same. */
export interface ReadRequest extends DraftToRead {
  readonly seq: number;
}

/** From the worker: once that it can read, and up to how many units of text; then the answers. */
export type ReaderMessage =
  | { readonly kind: "ready"; readonly readLimit: number }
  | { readonly kind: "read"; readonly seq: number; readonly draft: ReadDraft };
