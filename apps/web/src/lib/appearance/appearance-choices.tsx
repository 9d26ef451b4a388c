import { Monitor, Moon, Sun } from "lucide-react";
import { MenuChoice, MenuSeparator } from "../../ui/menu.tsx";
import { useLanguage, useT } from "../i18n/index.ts";
import { setTheme, THEMES, useTheme } from "../theme.ts";
import { chooseLanguage } from "./choose-language.ts";
import { appearanceMessages, LANGUAGE_NAMES } from "./messages.ts";

const icons = { light: Sun, dark: Moon, system: Monitor };

/** The rows of a menu in which language and theme are chosen. */
export function AppearanceChoices() {
  const t = useT(appearanceMessages);
  const language = useLanguage();
  const { theme } = useTheme();
  return (
    <>
      <MenuChoice
        label={t("appearance.language")}
        value={language}
        onChange={(chosen) => void chooseLanguage(chosen)}
        choices={(["en", "th"] as const).map((value) => ({
          value,
          label: LANGUAGE_NAMES[value],
          lang: value,
        }))}
      />
      <MenuSeparator />
      <MenuChoice
        label={t("appearance.theme")}
        value={theme}
        onChange={setTheme}
        choices={THEMES.map((value) => {
          const Icon = icons[value];
          return {
            value,
            label: t(`appearance.theme.${value}`),
            icon: <Icon size={16} aria-hidden className="text-ink-3" />,
          };
        })}
      />
    </>
  );
}
