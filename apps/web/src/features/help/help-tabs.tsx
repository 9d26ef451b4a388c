import { Tabs } from "radix-ui";
import { useState } from "react";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { useUser } from "../../lib/session/session-store.ts";
import { ContactTab } from "./contact-tab.tsx";
import { examplesByKind } from "./examples.ts";
import { FaqTab } from "./faq-tab.tsx";
import { helpMessages } from "./messages.ts";
import { focusChosenTab } from "../../ui/focus-chosen-tab.ts";

const TABS = ["faqs", "contact"] as const;
type Tab = (typeof TABS)[number];

/** Answers to read, and a form for what they leave open. */
export function HelpTabs(props: {
  /** Homes that one can ask for. */
  examples: readonly string[];
  /** What is searched for at first. */
  about?: string;
  onAsk: (text: string) => void;
}) {
  const t = useT(helpMessages);
  const language = useLanguage();
  const user = useUser();
  const [tab, setTab] = useState<Tab>("faqs");
  const [subject, setSubject] = useState("");
  return (
    <Tabs.Root value={tab} onValueChange={(value) => setTab(value as Tab)}>
      <Tabs.List
        onFocus={focusChosenTab}
        aria-label={t("help.tabs")}
        className="-mx-1 mb-5 flex gap-1 border-b border-line px-1"
      >
        {TABS.map((each) => (
          <Tabs.Trigger
            key={each}
            value={each}
            className="min-h-11 flex-1 cursor-pointer rounded-t-sm border-b-2 border-transparent px-2 text-sm text-ink-2 -outline-offset-2 hover:text-ink data-[state=active]:border-brand data-[state=active]:font-[550] data-[state=active]:text-ink sm:flex-none sm:px-4"
          >
            {t(`help.tab.${each}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="faqs" className="outline-offset-4">
        <FaqTab
          examples={user === null ? [] : examplesByKind(language, props.examples)}
          onAsk={props.onAsk}
          {...(props.about !== undefined && { about: props.about })}
          onContact={(about) => {
            setSubject(about);
            setTab("contact");
          }}
        />
      </Tabs.Content>
      <Tabs.Content value="contact" className="outline-offset-4">
        <ContactTab key={user?.id ?? "guest"} user={user} subject={subject} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
