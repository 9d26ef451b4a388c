import { ShieldAlert } from "lucide-react";
import { useT } from "../../lib/i18n/index.ts";
import { enquiryMessages } from "./messages.ts";

const POINTS = ["deed", "agent", "office", "law"] as const;

/** What to beware of before any money goes to somebody unknown: the first thing always, the rest on request. */
export function DepositWarning() {
  const t = useT(enquiryMessages);
  return (
    <aside className="rounded-md bg-gold-soft px-4 py-3 text-sm text-on-gold">
      <h3 className="flex items-center gap-2 font-semibold">
        <ShieldAlert size={17} aria-hidden className="shrink-0" />
        {t("enquiries.beware")}
      </h3>
      <p className="mt-1">{t("enquiries.beware.see")}</p>
      <details className="mt-1">
        <summary className="min-h-7 cursor-pointer font-[550] touch:min-h-11 touch:content-center">
          {t("enquiries.beware.more")}
        </summary>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {POINTS.map((point) => (
            <li key={point}>{t(`enquiries.beware.${point}`)}</li>
          ))}
        </ul>
      </details>
    </aside>
  );
}
