import { Info } from "lucide-react";
import { useT } from "../../lib/i18n/index.ts";
import { Button } from "../../ui/index.ts";
import type { Elsewhere } from "./elsewhere.ts";
import { keyMessages } from "./messages.ts";

/** Tells what happened to keys in another tab or by somebody else, until it is seen. */
export function ElsewhereNote(props: { done: readonly Elsewhere[]; onSeen: () => void }) {
  const t = useT(keyMessages);
  const { done, onSeen } = props;
  return (
    // Always in the page, so that a screen reader hears what appears in it.
    <div aria-live="polite">
      {done.length > 0 && (
        <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-gold-soft px-4 py-3 text-sm text-on-gold">
          <Info size={18} aria-hidden className="shrink-0" />
          <ul className="min-w-0 flex-1 basis-60">
            {done.map(({ key, what }) => (
              <li key={`${key.id} ${what}`}>
                {t(`keys.elsewhere.${what}`, { key: key.key, partner: key.partner_name })}
              </li>
            ))}
          </ul>
          <Button variant="outline" size="sm" onClick={onSeen}>
            {t("keys.elsewhere.seen")}
          </Button>
        </div>
      )}
    </div>
  );
}
