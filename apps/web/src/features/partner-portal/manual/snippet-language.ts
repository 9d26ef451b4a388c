import { SNIPPET_LANGUAGES, type SnippetLanguage } from "@propertyvr/contracts/manual";
import { onStoredElsewhere, readStored, writeStored } from "../../../lib/storage.ts";
import { createStore, useStore } from "../../../lib/store.ts";

/** Languages by their own names, the same in every interface. */
export const LANGUAGE_LABELS: Readonly<Record<SnippetLanguage, string>> = {
  curl: "curl",
  python: "Python",
  javascript: "JavaScript",
  php: "PHP",
};

const remembered = (): SnippetLanguage => {
  const stored = readStored("snippet_language");
  return SNIPPET_LANGUAGES.find((language) => language === stored) ?? "curl";
};

const current = createStore<SnippetLanguage>(remembered());
onStoredElsewhere((key) => {
  if (key === "snippet_language" || key === null) current.write(remembered());
});

/** The language chosen in any sample holds for all of them, and for the next visit. */
export const useSnippetLanguage = (): SnippetLanguage => useStore(current);

export function chooseSnippetLanguage(language: SnippetLanguage): void {
  writeStored("snippet_language", language);
  current.write(language);
}
