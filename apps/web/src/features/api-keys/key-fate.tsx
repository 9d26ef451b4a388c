import type { ApiKey } from "@propertyvr/contracts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { Moment } from "../../lib/moment.tsx";
import { useKeyState } from "./key-facts.tsx";
import { keyMessages } from "./messages.ts";

/** Why a key ended, that it will soon, or who still holds on to one that is being replaced. */
export function KeyFate({ apiKey }: { apiKey: ApiKey }) {
  const t = useT(keyMessages);
  const { revoked_reason } = apiKey;
  const state = useKeyState(apiKey);
  if (state === "ending") return <StillUsedBy apiKey={apiKey} />;
  if (state === "expiring")
    return (
      <p className="mt-3 rounded-sm bg-gold-soft px-3 py-2 text-sm text-on-gold">
        {t("keys.expiring")}
      </p>
    );
  if (revoked_reason === null || revoked_reason === "revoked") return null;
  return <p className="mt-3 text-sm text-ink-2">{t(`keys.reason.${revoked_reason}`)}</p>;
}

function StillUsedBy({ apiKey: { still_used_by } }: { apiKey: ApiKey }) {
  const t = useT(keyMessages);
  const language = useLanguage();
  if (still_used_by.length === 0)
    return (
      <p className="mt-3 rounded-sm bg-good-soft px-3 py-2 text-sm text-good">
        {t("keys.still.none")}
      </p>
    );
  return (
    <div className="mt-3 rounded-sm bg-gold-soft px-3 py-2 text-sm text-on-gold">
      <p className="font-[550]">{t("keys.still.some")}</p>
      <ul>
        {still_used_by.map(({ network, user_agent, requests, last_used }) => (
          <li key={`${network} ${user_agent ?? ""}`} className="wrap-anywhere">
            {t("keys.still.caller", { network, requests: formatNumber(requests, language) })}
            <span aria-hidden> · </span>
            <Moment iso={last_used} />
            {user_agent !== null && <span className="block text-xs">{user_agent}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
