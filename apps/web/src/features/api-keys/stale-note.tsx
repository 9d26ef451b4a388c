import { useT } from "../../lib/i18n/index.ts";
import { keyMessages } from "./messages.ts";

/** What stands here is what was known last. */
export function StaleNote() {
  const t = useT(keyMessages);
  return (
    <output className="block rounded-sm bg-gold-soft px-4 py-2 text-sm text-on-gold">
      {t("keys.stale")}
    </output>
  );
}
