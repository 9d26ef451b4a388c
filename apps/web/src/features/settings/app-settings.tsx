import { CURRENCIES, EXCHANGE_RATES_SET } from "@propertyvr/vocabulary";
import { type ReactNode, useEffect, useId, useState } from "react";
import { chooseLanguage } from "../../lib/appearance/choose-language.ts";
import { appearanceMessages, LANGUAGE_NAMES } from "../../lib/appearance/messages.ts";
import { formatDate } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import {
  DEFAULT_PREFERENCES,
  type BrowserPreferences,
  readPreferences,
  setPreferences,
  usePreferences,
} from "../../lib/preferences.ts";
import { setTheme, type Theme, THEMES, useTheme } from "../../lib/theme.ts";
import { Button } from "../../ui/button.tsx";
import { Pill, Pills } from "../../ui/pills.tsx";
import { Section } from "../../ui/section.tsx";
import { Switch } from "../../ui/switch.tsx";
import { settingsMessages } from "./messages.ts";
import { ModelSection } from "./model-section.tsx";

/** How the product looks and behaves for this person; the sections of other features are handed in. */
export function AppSettings({ children }: { children: ReactNode }) {
  return (
    <>
      <Appearance />
      <ModelSection />
      <ChatPreferences />
      <Homes />
      {children}
      <Reset />
    </>
  );
}

function Appearance() {
  const t = useT(settingsMessages);
  const tAppearance = useT(appearanceMessages);
  const { theme } = useTheme();
  const { textSize } = usePreferences();
  const language = useLanguage();
  return (
    <Section title={t("settings.appearance")}>
      <Pills legend={t("settings.theme")} isLegendShown>
        {THEMES.map((each) => (
          <Pill key={each} name="theme" checked={each === theme} onChange={() => setTheme(each)}>
            {tAppearance(`appearance.theme.${each}`)}
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

function ChatPreferences() {
  const t = useT(settingsMessages);
  const { autoSave, showTimestamps } = usePreferences();
  return (
    <Section title={t("settings.chat")}>
      <Switch
        label={t("settings.autoSave")}
        hint={t("settings.autoSave.hint")}
        checked={autoSave}
        onChange={(checked) => setPreferences({ autoSave: checked })}
      />
      <Switch
        label={t("settings.timestamps")}
        hint={t("settings.timestamps.hint")}
        checked={showTimestamps}
        onChange={(checked) => setPreferences({ showTimestamps: checked })}
      />
    </Section>
  );
}

function Homes() {
  const t = useT(settingsMessages);
  const language = useLanguage();
  const { units, currency } = usePreferences();
  const id = useId();
  return (
    <Section title={t("settings.homes")}>
      <Pills legend={t("settings.units")} isLegendShown hint={t("settings.units.hint")}>
        {(["m2", "sqft", "wah"] as const).map((each) => (
          <Pill
            key={each}
            name="units"
            checked={each === units}
            onChange={() => setPreferences({ units: each })}
          >
            {t(`settings.units.${each}`)}
          </Pill>
        ))}
      </Pills>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-sm font-[550]">
          {t("settings.currency")}
        </label>
        <select
          id={id}
          aria-describedby={`${id}-hint`}
          value={currency}
          onChange={(event) =>
            setPreferences({ currency: event.target.value as BrowserPreferences["currency"] })
          }
          className="min-h-12 w-full rounded-md border border-line-3 bg-surface px-3 text-base sm:w-64"
        >
          <option value="THB">{t("settings.currency.thb")}</option>
          {CURRENCIES.map((each) => (
            <option key={each} value={each}>
              {`${each} · ${nameOf(each, language)}`}
            </option>
          ))}
        </select>
        <p id={`${id}-hint`} className="text-sm text-ink-3">
          {t("settings.currency.hint", { date: formatDate(EXCHANGE_RATES_SET, language) })}
        </p>
      </div>
    </Section>
  );
}

const nameOf = (currency: string, language: string): string =>
  new Intl.DisplayNames(language, { type: "currency" }).of(currency) ?? currency;

const UNDO_MS = 10_000;

/** Everything on this tab but the language, back to what it was at first; for ten seconds that can be undone. */
function Reset() {
  const t = useT(settingsMessages);
  const { theme } = useTheme();
  const [before, setBefore] = useState<(BrowserPreferences & { theme: Theme }) | null>(null);
  useEffect(() => {
    if (before === null) return undefined;
    const timer = setTimeout(() => setBefore(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [before]);
  const reset = (): void => {
    setBefore({ ...readPreferences(), theme });
    setPreferences(DEFAULT_PREFERENCES);
    setTheme("system");
  };
  const undo = (): void => {
    if (before === null) return;
    const { theme: earlier, ...preferences } = before;
    setPreferences(preferences);
    setTheme(earlier);
    setBefore(null);
  };
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-3 border-t border-line pt-5">
      {/* One button in both states, so that it keeps the focus. */}
      <Button variant="outline" size="sm" onClick={before === null ? reset : undo}>
        {t(before === null ? "settings.reset" : "settings.reset.undo")}
      </Button>
      <output className="text-sm text-ink-2">{before !== null && t("settings.reset.done")}</output>
    </div>
  );
}
