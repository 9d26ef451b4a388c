import type { ApiKey } from "@propertyvr/contracts";
import { type ReactNode, useState } from "react";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { Moment } from "../../lib/moment.tsx";
import { Badge } from "../../ui/index.ts";
import { keyMessages } from "./messages.ts";

export type KeyState = "active" | "expiring" | "ending" | "revoked" | "expired";

const SOON_MS = 7 * 86_400_000;

/** "expiring": in a week nothing works with it any more, and no other key has taken its place. */
const stateOf = (
  key: Pick<ApiKey, "is_active" | "revoked_at" | "replaced_by" | "expires_at">,
  now: number,
): KeyState => {
  if (key.revoked_at !== null) return "revoked";
  if (!key.is_active) return "expired";
  if (key.replaced_by !== null) return "ending";
  const isSoon = key.expires_at !== null && Date.parse(key.expires_at) - now < SOON_MS;
  return isSoon ? "expiring" : "active";
};

/** As it was when the key came on the screen. */
export function useKeyState(key: ApiKey): KeyState {
  const [now] = useState(() => Date.now());
  return stateOf(key, now);
}

const looks = {
  active: "good",
  expiring: "gold",
  ending: "gold",
  revoked: "bad",
  expired: "plain",
} as const;

export function StateBadge({ apiKey }: { apiKey: ApiKey }) {
  const t = useT(keyMessages);
  const state = useKeyState(apiKey);
  return <Badge variant={looks[state]}>{t(`keys.state.${state}`)}</Badge>;
}

/** What is known of a key, as terms and values. */
export function KeyFacts({ apiKey }: { apiKey: ApiKey }) {
  const t = useT(keyMessages);
  const language = useLanguage();
  const { last_used, revoked_at, addresses } = apiKey;
  const limit = formatNumber(apiKey.rate_limit, language);
  const ends = apiKey.ends_at ?? apiKey.expires_at;
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 text-sm sm:grid-cols-4">
      <Fact term={t("keys.fact.limit")}>{t("keys.fact.limit.value", { count: limit })}</Fact>
      <Fact term={t("keys.fact.requests")}>{formatNumber(apiKey.requests_count, language)}</Fact>
      <Fact term={t("keys.fact.lastUsed")}>
        {last_used === null ? t("keys.fact.never") : <Moment iso={last_used} />}
      </Fact>
      <Fact term={t("keys.fact.created")}>
        <Moment iso={apiKey.created_at} />
      </Fact>
      {revoked_at !== null && (
        <Fact term={t("keys.fact.revoked")}>
          <Moment iso={revoked_at} />
        </Fact>
      )}
      {ends !== null && revoked_at === null && (
        <Fact term={t(apiKey.ends_at === null ? "keys.fact.expires" : "keys.fact.ends")}>
          <Moment iso={ends} />
        </Fact>
      )}
      <Fact term={t("keys.fact.scopes")}>
        {apiKey.scopes.map((scope) => t(`keys.scope.${scope}`)).join(", ")}
      </Fact>
      {addresses.length > 0 && <Fact term={t("keys.fact.addresses")}>{addresses.join(", ")}</Fact>}
    </dl>
  );
}

const Fact = (props: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-3">{props.term}</dt>
    <dd className="tabular-nums">{props.children}</dd>
  </div>
);
