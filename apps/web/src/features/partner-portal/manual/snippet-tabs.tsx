import type { SnippetLanguage } from "@propertyvr/contracts/manual";
import { Tabs } from "radix-ui";
import { useT } from "../../../lib/i18n/index.ts";
import { CodeBlock } from "../code-block.tsx";
import { manualMessages } from "./messages.ts";
import { chooseSnippetLanguage, LANGUAGE_LABELS, useSnippetLanguage } from "./snippet-language.ts";
import { focusChosenTab } from "../../../ui/focus-chosen-tab.ts";

/**
 * The same in several languages; what is chosen here is chosen in every sample. One that is not in
 * the chosen language is shown in its first.
 */
export function SnippetTabs<Language extends SnippetLanguage>(props: {
  /** What the sample does. */
  name: string;
  languages: readonly [Language, ...Language[]];
  codeOf: (language: Language) => string;
  className?: string;
}) {
  const t = useT(manualMessages);
  const { languages } = props;
  const wanted = useSnippetLanguage();
  const chosen = languages.find((each) => each === wanted) ?? languages[0];
  const tabs = (
    <Tabs.List
      onFocus={focusChosenTab}
      aria-label={t("manual.language")}
      className="flex min-w-0 overflow-x-auto"
    >
      {languages.map((language) => (
        <Tabs.Trigger
          key={language}
          value={language}
          className="min-h-9 shrink-0 cursor-pointer rounded-sm px-2.5 text-sm text-ink-2 -outline-offset-2 hover:text-ink data-[state=active]:bg-brand-soft data-[state=active]:font-[550] data-[state=active]:text-brand-strong touch:min-h-11"
        >
          {LANGUAGE_LABELS[language]}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
  return (
    <Tabs.Root
      value={chosen}
      onValueChange={(value) => {
        const language = languages.find((each) => each === value);
        if (language) chooseSnippetLanguage(language);
      }}
      className={props.className}
    >
      <CodeBlock
        code={props.codeOf(chosen)}
        language={chosen}
        name={props.name}
        head={tabs}
        renderCode={(code) => (
          // The code inside takes the focus itself.
          <Tabs.Content value={chosen} tabIndex={-1}>
            {code}
          </Tabs.Content>
        )}
      />
    </Tabs.Root>
  );
}
