import type { ApiKey } from "@propertyvr/contracts";
import { Activity, Ban, Ellipsis, RefreshCw, Trash2 } from "lucide-react";
import { useT } from "../../lib/i18n/index.ts";
import { Button, IconButton, Menu, MenuItem } from "../../ui/index.ts";
import { KeyFacts, StateBadge, useKeyState } from "./key-facts.tsx";
import { KeyFate } from "./key-fate.tsx";
import { keyMessages } from "./messages.ts";

export interface KeyDeeds {
  readonly onUsage: (key: ApiKey) => void;
  readonly onRotate: (key: ApiKey) => void;
  readonly onRevoke: (key: ApiKey) => void;
  readonly onDelete: (key: ApiKey) => void;
}

/** One key of the list: whose it is, what is known of it, what one can do with it. */
export function KeyRow({ apiKey, ...deeds }: KeyDeeds & { apiKey: ApiKey }) {
  const t = useT(keyMessages);
  const state = useKeyState(apiKey);
  const named = { key: apiKey.key, partner: apiKey.partner_name };
  return (
    <li className="rounded-md border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-3.5rem)]">
          <KeyName apiKey={apiKey} />
        </div>
        <Button
          variant="outline"
          size="sm"
          className="max-sm:order-last max-sm:w-full"
          icon={<Activity size={16} aria-hidden />}
          aria-label={t("keys.usage.of", named)}
          onClick={() => deeds.onUsage(apiKey)}
        >
          {t("keys.usage")}
        </Button>
        <Menu
          trigger={
            <IconButton label={t("keys.menu", named)} icon={<Ellipsis size={18} aria-hidden />} />
          }
        >
          {(state === "active" || state === "expiring") && (
            <MenuItem
              icon={<RefreshCw size={16} aria-hidden />}
              onSelect={() => deeds.onRotate(apiKey)}
            >
              {t("keys.rotate")}
            </MenuItem>
          )}
          {apiKey.revoked_at === null && (
            <MenuItem
              danger
              icon={<Ban size={16} aria-hidden />}
              onSelect={() => deeds.onRevoke(apiKey)}
            >
              {t("keys.revoke")}
            </MenuItem>
          )}
          <MenuItem
            danger
            icon={<Trash2 size={16} aria-hidden />}
            onSelect={() => deeds.onDelete(apiKey)}
          >
            {t("keys.delete")}
          </MenuItem>
        </Menu>
      </div>
      <KeyFacts apiKey={apiKey} />
      <KeyFate apiKey={apiKey} />
    </li>
  );
}

/** The partner, its company and email, and the key's two ends. */
export function KeyName({ apiKey }: { apiKey: ApiKey }) {
  const { key, label, partner_name, partner_company, partner_email } = apiKey;
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 className="font-semibold">{partner_name}</h3>
        <StateBadge apiKey={apiKey} />
      </div>
      <p className="text-sm text-ink-2">
        {[partner_company === partner_name ? null : partner_company, partner_email]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2 text-sm text-ink-2">
        <code className="rounded-[6px] bg-surface-2 px-1.5 text-ink">{key}</code>
        {label}
      </p>
    </div>
  );
}
