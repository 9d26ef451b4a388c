import type { ReactNode } from "react";
import { chooseLanguage } from "../../lib/appearance/choose-language.ts";
import { appearanceMessages, LANGUAGE_NAMES } from "../../lib/appearance/messages.ts";
import { readLanguage, useT } from "../../lib/i18n/index.ts";
import { setPreferences, usePreferences } from "../../lib/preferences.ts";
import { setTheme, THEMES, useTheme } from "../../lib/theme.ts";
import { Pill, Pills } from "../../ui/pills.tsx";
import { Section } from "../../ui/section.tsx";
import { Switch } from "../../ui/switch.tsx";
import { settingsMessages } from "./messages.ts";

/** How the product looks and behaves for this person; the sections of other features are handed in. */
export function AppSettings({ children }: { children: ReactNode }) {
  return (
    <>
      <Appearance />
      <Model />
      <ChatPreferences />
      {children}
    </>
  );
}

function Appearance() {
  const t = useT(settingsMessages);
  const look = useT(appearanceMessages);
  const { theme } = useTheme();
  const { textSize } = usePreferences();
  const language = readLanguage();
  return (
    <Section title={t("settings.appearance")}>
      <Pills legend={t("settings.theme")} isLegendShown>
        {THEMES.map((each) => (
          <Pill key={each} name="theme" checked={each === theme} onChange={() => setTheme(each)}>
            {look(`appearance.theme.${each}`)}
          </Pill>
        ))}
      </Pills>
      <Pills legend={t("settings.language")} isLegendShown>
        {(["en", "th"] as const).map((each) => (
          <Pill
            key={each}
            name="language"
            checked={each === language}
            onChange={() => void chooseLanguage(each)}
          >
            <span lang={each}>{LANGUAGE_NAMES[each]}</span>
          </Pill>
        ))}
      </Pills>
      <Pills legend={t("settings.textSize")} isLegendShown>
        {(["normal", "large", "larger"] as const).map((each) => (
          <Pill
            key={each}
            name="text-size"
            checked={each === textSize}
            onChange={() => setPreferences({ textSize: each })}
          >
            {t(`settings.textSize.${each}`)}
          </Pill>
        ))}
      </Pills>
    </Section>
  );
}

/** The built-in assistant alone: other models are listed once a server offers them. */
function Model() {
  const t = useT(settingsMessages);
  return (
    <Section title={t("settings.model")}>
      <Pills legend={t("settings.model")} hint={t("settings.model.text")}>
        <Pill name="model" checked onChange={() => setPreferences({ selectedModel: "built-in" })}>
          {t("settings.model.builtIn")}
        </Pill>
      </Pills>
    </Section>
  );
}

function ChatPreferences() {
  const t = useT(settingsMessages);
  const { showTimestamps } = usePreferences();
  return (
    <Section title={t("settings.chat")}>
      <Switch
        label={t("settings.timestamps")}
        hint={t("settings.timestamps.hint")}
        checked={showTimestamps}
        onChange={(checked) => setPreferences({ showTimestamps: checked })}
      />
    </Section>
  );
}
