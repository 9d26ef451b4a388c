import { Moon, Sun } from "lucide-react";
import { buttonClass } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useLanguage, useT } from "../i18n/index.ts";
import { setTheme, useTheme } from "../theme.ts";
import { chooseLanguage } from "./choose-language.ts";
import { appearanceMessages, LANGUAGE_NAMES } from "./messages.ts";

/** The other language and the other theme, one tap each: for pages without a profile menu. */
export function AppearanceBar() {
  const t = useT(appearanceMessages);
  const other = useLanguage() === "en" ? "th" : "en";
  const isDark = useTheme().shown === "dark";
  const Icon = isDark ? Sun : Moon;
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        lang={other}
        onClick={() => void chooseLanguage(other)}
        className={buttonClass("quiet", "sm")}
      >
        {LANGUAGE_NAMES[other]}
      </button>
      <IconButton
        label={isDark ? t("appearance.toLight") : t("appearance.toDark")}
        icon={<Icon size={18} aria-hidden />}
        onClick={() => setTheme(isDark ? "light" : "dark")}
      />
    </div>
  );
}
