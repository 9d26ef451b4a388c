import type { ConversationState, ListingStatus, SearchExtensions } from "@propertyvr/vocabulary";

/** What a search asks beside its criteria. */
export interface Beside {
  readonly extensions: SearchExtensions;
  readonly status: ListingStatus;
}

export const NOTHING_BESIDE: Beside = { extensions: {}, status: "available" };

export const besideOf = (state: ConversationState | undefined): Beside => ({
  extensions: state?.extensions ?? NOTHING_BESIDE.extensions,
  status: state?.status ?? NOTHING_BESIDE.status,
});

/** "Go back": what was asked beside the criteria that return. */
export function takeBackBeside(state: ConversationState | undefined): Beside {
  if (state?.previous === undefined) return besideOf(state);
  return besideOf({ criteria: state.previous, ...state.previous_beside });
}
