import { Tabs } from "radix-ui";
import type { ReactNode } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { settingsMessages } from "./messages.ts";
import { focusChosenTab } from "../../ui/focus-chosen-tab.ts";

const TABS = ["profile", "app", "account"] as const;
export type SettingsTab = (typeof TABS)[number];

/** Everything a person sets, in three tabs; what each holds is handed in. */
export function SettingsDialog(props: {
  contents: Readonly<Record<SettingsTab, ReactNode>>;
  /** The one that stands open at first. */
  tab?: SettingsTab;
  onClose: () => void;
}) {
  const t = useT(settingsMessages);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      width="lg"
      phone="screen"
      title={t("settings.title")}
      closeLabel={t("settings.close")}
    >
      <Tabs.Root defaultValue={props.tab ?? "profile"} className="sm:min-h-[72dvh]">
        <Tabs.List
          onFocus={focusChosenTab}
          aria-label={t("settings.tabs")}
          className="sticky -top-1 z-10 -mx-1 mb-5 flex gap-1 border-b border-line bg-surface px-1 pt-1"
        >
          {TABS.map((tab) => (
            <Tabs.Trigger
              key={tab}
              value={tab}
              className="min-h-11 flex-1 cursor-pointer rounded-t-sm border-b-2 border-transparent px-2 text-sm text-ink-2 -outline-offset-2 hover:text-ink data-[state=active]:border-brand data-[state=active]:font-[550] data-[state=active]:text-ink sm:flex-none sm:px-4"
            >
              {t(`settings.tab.${tab}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {TABS.map((tab) => (
          <Tabs.Content key={tab} value={tab} className="outline-offset-4">
            {props.contents[tab]}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Dialog>
  );
}
