import { formatSent } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n/index.ts";
import { usePreferences } from "../../lib/preferences.ts";

/** When a message was sent, where the person wants times: of today the clock alone. */
export function TimeOf({ iso }: { iso: string }) {
  const language = useLanguage();
  const { showTimestamps } = usePreferences();
  if (!showTimestamps) return null;
  return (
    <time dateTime={iso} className="mt-1 block text-xs text-ink-3">
      {formatSent(iso, language)}
    </time>
  );
}
