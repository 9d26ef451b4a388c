import type {
  RecognisedContract,
  CostTable,
  DocumentText,
  Post,
  PriceRow,
} from "@propertyvr/documents";
import type { Part, TextPart } from "@propertyvr/parts";
import type {
  Amenity,
  ConversationState,
  CriteriaEdit,
  DocumentType,
  Language,
  Origins,
  Understood,
} from "@propertyvr/vocabulary";
import type { PlaceMap } from "./place-name.ts";
import type { Tools } from "./tools/registry.ts";

/** What a person said, and the conversation it was said in. */
export interface Turn {
  readonly text: string;
  /** null at the start of a conversation. */
  readonly state: ConversationState | null;
  /** Where each criterion of `state` came from. */
  readonly origins: Origins;
  /** Changed by hand: it becomes the state whatever the text says. */
  readonly edited?: CriteriaEdit | undefined;
  /** Of the talk so far, else of the interface, for a text whose own language is unclear. */
  readonly language?: Language | undefined;
  /** Of the person's message: origins point to it. */
  readonly messageId: string;
  /** What came with the message, in its order. */
  readonly attachments?: readonly TurnAttachment[] | undefined;
  /** Without files of its own: those that came last before it, where it may ask about them (`mayAskOfFiles`). */
  readonly earlierFiles?: readonly TurnAttachment[] | undefined;
  /** The last messages of the branch before this one, oldest first; for whoever cannot go by `state` alone. */
  readonly earlier?: readonly EarlierMessage[] | undefined;
}

export interface EarlierMessage {
  readonly role: "person" | "assistant";
  /** Of the assistant: its prose. */
  readonly text: string;
}

/** A file that a person attached, as it was read. What stands in it is data, never instructions. */
export interface TurnAttachment {
  readonly id: string;
  readonly name: string;
  /** null for a picture. */
  readonly document: DocumentText | null;
  /** null for anything but a picture. */
  readonly image: AttachedImage | null;
  /** The person let this file go to a language model; without that it stays here. */
  readonly mayGoToModel: boolean;
}

/** A document that came with the message, and what it is. Its words are data: they ask for nothing. */
export interface Paper {
  readonly id: string;
  readonly name: string;
  readonly document: DocumentText;
  readonly type: DocumentType;
  /** The person let this file go to a language model. */
  readonly mayGoToModel: boolean;
  /** null for anything but a contract. */
  readonly contract: RecognisedContract | null;
  /** null for anything but a table of costs. */
  readonly costs: CostTable | null;
  /** Empty for anything but a price list. */
  readonly prices: readonly PriceRow[];
  /** null for anything but a listing or a post. */
  readonly post: Post | null;
  /** What its words state of a home; empty for anything but a listing or a post. */
  readonly amenities: readonly Amenity[];
  /** Of a brochure or a price list: where its homes are and of what kind; null where that isn't told. */
  readonly homes: Understood | null;
}

/** What a picture tells of itself. Upright. */
export interface AttachedImage {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Where it was taken, by the file itself; null where it does not say. Private to the person. */
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
}

/**
 * One step of an answer, in order. Deltas belong to the text part that is open;
 * any other part closes it. The last `state` is the conversation after the turn;
 * one comes before any tool runs, so that a reply cut short keeps what was understood.
 */
export type AnswerEvent =
  | {
      readonly type: "state";
      readonly state: ConversationState;
      readonly origins: Origins;
      readonly language: Language;
    }
  | { readonly type: "text"; readonly delta: string; readonly language: Language }
  | { readonly type: "part"; readonly part: Exclude<Part, TextPart> };

export type AnswerStream = AsyncGenerator<AnswerEvent, void, undefined>;

/** What a responder has to answer with. */
export interface ResponderRequest extends PlaceMap {
  readonly turn: Turn;
  readonly understood: Understood;
  readonly tools: Tools;
  /** What the files of the message say of a home; null where they describe none. */
  readonly described?: Understood | null | undefined;
  /** The documents of the message, read for what they are. */
  readonly papers?: readonly Paper[] | undefined;
  /** Those that came before, read likewise. */
  readonly earlierPapers?: readonly Paper[] | undefined;
}

/** Writes the answer to one turn: the one of our own, or a language model over the same tools. */
export type Responder = (request: ResponderRequest) => AnswerStream;
