import type { Part } from "@propertyvr/parts";
import type { SendOutcome } from "./edit-by-hand.ts";

/** The newest answer of a chat, as far as it is written. */
export interface HeardReply {
  /** Stays the same while it is written. */
  readonly key: string;
  readonly parts: readonly Part[];
  /** Index of the part whose text still grows, or -1, and how much of it is shown; UTF-16 units. */
  readonly openPart: number;
  readonly visibleChars: number;
}

/** What voice needs of the chat it speaks in. */
export interface VoiceChat {
  /** As if it had been typed: where it cannot be sent, it is in the box. */
  readonly send: (text: string) => Promise<SendOutcome>;
  readonly stop: () => void;
  readonly reply: HeardReply | null;
  readonly isReplying: boolean;
  /** Puts words behind those in the box. */
  readonly intoBox: (text: string) => void;
}
