import { i18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { Language } from "@propertyvr/vocabulary";
import { onStoredElsewhere, readStored, writeStored } from "../storage.ts";
import { createStore, useStore } from "../store.ts";

const current = createStore<Language>("en");

const isLanguage = (value: unknown): value is Language => value === "en" || value === "th";

function preferred(): Language {
  const stored = readStored("language");
  if (isLanguage(stored)) return stored;
  return navigator.language.toLowerCase().startsWith("th") ? "th" : "en";
}

function apply(language: Language): void {
  i18n.activate(language);
  document.documentElement.lang = language;
  current.write(language);
}

/** Sets up the catalogue in the language chosen before, else in the browser's. */
export function startLanguage(): void {
  i18n.setMessagesCompiler(compileMessage);
  apply(preferred());
  onStoredElsewhere((key) => {
    if (key === "language" || key === null) apply(preferred());
  });
}

export function setLanguage(language: Language): void {
  writeStored("language", language);
  apply(language);
}

export const readLanguage = (): Language => current.read();
export const useLanguage = (): Language => useStore(current);
