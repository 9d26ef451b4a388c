import { I18nProvider } from "@lingui/react";
import type { Language } from "@propertyvr/vocabulary";
import type { ReactNode } from "react";
import { AnswerLanguage } from "./language.ts";
import { voices } from "./messages.ts";

/** An answer in a language of its own: every label in it speaks it too, whatever the interface speaks. */
export function SpokenIn({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <AnswerLanguage value={language}>
      <I18nProvider i18n={voices[language]}>
        <div lang={language} className="min-w-0">
          {children}
        </div>
      </I18nProvider>
    </AnswerLanguage>
  );
}
