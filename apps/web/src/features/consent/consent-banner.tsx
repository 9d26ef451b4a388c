import { Cookie } from "lucide-react";
import { decide, useConsent } from "../../lib/consent.ts";
import { useT } from "../../lib/i18n/index.ts";
import { Button } from "../../ui/button.tsx";
import { consentMessages } from "./messages.ts";

/** Asks once about what the site works without. It stands above the page's content and never over a box to write in. */
export default function ConsentBanner() {
  const t = useT(consentMessages);
  const { consent } = useConsent();
  return (
    <section
      aria-labelledby="consent-title"
      className="fixed inset-x-3 top-[4.25rem] z-50 mx-auto max-w-[36rem] lg:right-6 lg:left-auto animate-rise rounded-lg border border-line bg-surface p-4 shadow-2 max-sm:p-3"
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
        <Button size="sm" look="outline" onClick={() => decide("declined")}>
          {t("consent.decline")}
        </Button>
      </div>
    </section>
  );
}
