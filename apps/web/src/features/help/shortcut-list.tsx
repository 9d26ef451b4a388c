import { isMac } from "../../lib/commands.ts";
import { useT } from "../../lib/i18n/index.ts";
import { helpMessages } from "./messages.ts";
import { SHORTCUTS } from "./shortcuts.ts";

/** Every key of the product and what it does, as the keys of this system are called. */
export function ShortcutList() {
  const t = useT(helpMessages);
  const names: Readonly<Record<string, string>> = isMac() ? { Ctrl: "⌘", Alt: "⌥" } : {};
  return (
    <dl className="mt-1 grid gap-2 text-sm">
      {SHORTCUTS.map(({ keys, does }) => (
        <div key={`${does} ${keys.join()}`} className="flex items-center justify-between gap-4">
          <dt className="text-ink-2">{t(does)}</dt>
          <dd className="flex shrink-0 gap-1">
            {keys.map((key) => (
              <kbd
                key={key}
                className="min-w-7 rounded-sm border border-line-2 bg-surface-2 px-2 py-0.5 text-center font-sans text-xs"
              >
                {names[key] ?? key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
