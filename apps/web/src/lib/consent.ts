import { onStoredElsewhere, readStored, removeStoredOptional, writeStored } from "./storage.ts";
import { createStore, useStore } from "./store.ts";

/** What a person decided about storage and counting that the site works without. */
export type Consent = "accepted" | "declined";

const stored = (): Consent | null => {
  const said = readStored("cookie_consent");
  return said === "accepted" || said === "declined" ? said : null;
};

interface ConsentState {
  /** null: nobody decided yet. */
  readonly consent: Consent | null;
  /** The person asked to decide anew. */
  readonly isReopened: boolean;
}
const asked = createStore<ConsentState>({ consent: stored(), isReopened: false });

onStoredElsewhere((key) => {
  if (key === "cookie_consent" || key === null) asked.write({ ...asked.read(), consent: stored() });
});

export const useConsent = (): ConsentState => useStore(asked);

/** Whether the person refused what the site works without. */
export const isDeclined = (): boolean => asked.read().consent === "declined";

export function decide(consent: Consent): void {
  writeStored("cookie_consent", consent);
  if (consent === "declined") removeStoredOptional();
  asked.write({ consent, isReopened: false });
}

/** Shows the question again, whatever was decided. */
export const askConsentAgain = (): void => asked.write({ ...asked.read(), isReopened: true });
