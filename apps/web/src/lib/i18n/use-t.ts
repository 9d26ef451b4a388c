import { i18n } from "@lingui/core";
import type { Language } from "@propertyvr/vocabulary";
import { useLanguage } from "./language.ts";
import { voices, type Messages } from "./messages.ts";

type MessageValues = Readonly<Record<string, string | number>>;
export type Translate<Id extends string> = (id: Id, values?: MessageValues) => string;

/**
 * The texts of a catalogue in the language of the interface, or of the answer they stand in:
 * `const t = useT(chatMessages); t("chat.found", { count: 3 })`.
 * Naming the catalogue types the ids, and proves that it is loaded.
 */
export function useT<Id extends string>(_catalogue: Messages<Id>): Translate<Id> {
  return translators[useLanguage()];
}

/** One function per language, so that what depends on it draws again when the language changes. */
const translators: Readonly<Record<Language, Translate<string>>> = {
  en: (id, values) => voices.en._(id, values),
  th: (id, values) => voices.th._(id, values),
};

/** The same outside a component, e.g. in a toast after an answer came. */
export function translate<Id extends string>(
  _catalogue: Messages<Id>,
  id: Id,
  values?: MessageValues,
): string {
  return i18n._(id, values);
}
