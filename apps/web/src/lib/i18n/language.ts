import { i18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { Language } from "@propertyvr/vocabulary";
import { createContext, useContext } from "react";
import { nameManifest } from "../app-manifest.ts";
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
  nameManifest();
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

/** The language of the answer that something stands in; null outside of answers. */
export const AnswerLanguage = createContext<Language | null>(null);

/** Of the answer that something stands in, else of the interface. */
export function useLanguage(): Language {
  const interfaceLanguage = useStore(current);
  return useContext(AnswerLanguage) ?? interfaceLanguage;
}
