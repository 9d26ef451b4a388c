import type { Language } from "@propertyvr/vocabulary";
import { call, endpoints } from "../api/index.ts";
import { setLanguage } from "../i18n/index.ts";
import { confirmUser, readSession } from "../session/session-store.ts";

/** Switches the interface, and tells the account so that the next device speaks it too. */
export async function chooseLanguage(language: Language): Promise<void> {
  setLanguage(language);
  const session = readSession();
  if (session.status !== "signed_in" || session.user.language === language) return;
  try {
    confirmUser(await call(endpoints.updateMe, { body: { language } }), session.token);
  } catch {
    // The choice holds in this browser; the account learns it with the next switch.
  }
}
