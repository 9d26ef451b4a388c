import { Cookie } from "lucide-react";
import { decide, useConsent } from "../../lib/consent.ts";
import { useT } from "../../lib/i18n/index.ts";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/classes.ts";
import { consentMessages } from "./messages.ts";

/**
 * Asks once about what the site works without. On a phone it stands at the foot of a page, whose title and
 * fields are above; over a chat, whose box is at the foot, it stands at the top.
 */
export default function ConsentBanner({ isOverChat }: { isOverChat: boolean }) {
  const t = useT(consentMessages);
  const { consent } = useConsent();
  return (
    <section
      aria-labelledby="consent-title"
      data-at-foot={isOverChat ? undefined : true}
      className={cn(
        "fixed inset-x-3 z-50 mx-auto max-w-[36rem] animate-rise rounded-lg border border-line bg-surface p-4 shadow-2 max-sm:p-3 lg:right-6 lg:left-auto",
        isOverChat
          ? "top-[4.25rem]"
          : "bottom-[max(0.75rem,env(safe-area-inset-bottom))] sm:top-[4.25rem] sm:bottom-auto",
      )}
    >
      <h2 id="consent-title" className="flex items-center gap-2 font-[550]">
        <Cookie size={18} aria-hidden className="shrink-0 text-brand" />
        {t("consent.title")}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{t("consent.text")}</p>
      {consent !== null && <p className="mt-1 text-sm text-ink-2">{t(`consent.${consent}`)}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => decide("accepted")}>
          {t("consent.accept")}
        </Button>
        <Button size="sm" variant="outline" onClick={() => decide("declined")}>
          {t("consent.decline")}
        </Button>
      </div>
    </section>
  );
}
