import type { ConversationState, Language, Understood } from "@propertyvr/vocabulary";

/** Reading is pure and always succeeds; it is a port so that a turn can be shown any reading. */
export type Understand = (message: {
  readonly text: string;
  readonly state?: ConversationState;
  readonly language?: Language;
}) => Understood;
