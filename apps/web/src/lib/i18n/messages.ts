import { i18n, setupI18n, type I18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { Language } from "@propertyvr/vocabulary";

/**
 * A feature's texts: ICU messages under explicit ids, in both languages. An id
 * without its Thai text, or with one too many, does not compile.
 */
export interface Messages<Id extends string = string> {
  readonly en: Readonly<Record<Id, string>>;
  readonly th: Readonly<Record<Id, string>>;
}

const registered: Messages[] = [];

const voice = (): I18n => setupI18n().setMessagesCompiler(compileMessage);

/** The catalogue in each language, whichever the interface speaks. */
export const voices: Readonly<Record<Language, I18n>> = { en: voice(), th: voice() };

function teach(language: Language, texts: Readonly<Record<string, string>>): void {
  // A copy: the catalogue keeps and extends the first object it is given.
  voices[language].load(language, { ...texts });
  if (voices[language].locale !== language) voices[language].activate(language);
}

/** Makes the texts known to the catalogue. Ids begin with the feature's name, so that no two clash. */
export function defineMessages<const En extends Readonly<Record<string, string>>>(messages: {
  readonly en: En;
  readonly th: { readonly [Id in keyof En]: string };
}): Messages<Extract<keyof En, string>> {
  // Copies: the catalogue keeps and extends the first object it is given.
  i18n.load({ en: { ...messages.en }, th: { ...messages.th } } satisfies Record<Language, object>);
  teach("en", messages.en);
  teach("th", messages.th);
  registered.push(messages);
  return messages;
}

export const registeredMessages = (): readonly Messages[] => registered;
