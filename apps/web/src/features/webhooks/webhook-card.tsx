import type { Webhook } from "@propertyvr/contracts";
import { Ellipsis, ListChecks, Pencil, Power, RefreshCw, Send, Trash2 } from "lucide-react";
import { formatMoment } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { Badge, Button, IconButton, Menu, MenuItem } from "../../ui/index.ts";
import { webhookMessages } from "./messages.ts";

export interface WebhookActions {
  readonly onDeliveries: (webhook: Webhook) => void;
  readonly onTest: (webhook: Webhook) => void;
  readonly onChange: (webhook: Webhook) => void;
  readonly onRotate: (webhook: Webhook) => void;
  readonly onTurn: (webhook: Webhook) => void;
  readonly onRemove: (webhook: Webhook) => void;
}

/** One webhook: where it goes, what it hears, how it fares, what one can do with it. */
export function WebhookCard({ webhook, ...on }: WebhookActions & { webhook: Webhook }) {
  const t = useT(webhookMessages);
  const { url, is_enabled, description, partner, types, tells_imported } = webhook;
  const about = [partner?.name, description].filter(Boolean).join(" · ");
  return (
    <li className="rounded-md border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-3.5rem)]">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h2 title={url} className="line-clamp-3 min-w-0 font-semibold wrap-anywhere">
              {url}
            </h2>
            <Badge variant={is_enabled ? "good" : "bad"}>
              {t(is_enabled ? "hooks.on" : "hooks.off")}
            </Badge>
          </div>
          {about !== "" && <p className="text-sm wrap-anywhere text-ink-2">{about}</p>}
        </div>
        <Button
          variant="outline"
          size="sm"
          className="max-sm:order-last max-sm:w-full"
          icon={<ListChecks size={16} aria-hidden />}
          aria-label={t("hooks.deliveries.of", { url })}
          onClick={() => on.onDeliveries(webhook)}
        >
          {t("hooks.deliveries")}
        </Button>
        <Menu
          trigger={
            <IconButton
              label={t("hooks.menu", { url })}
              icon={<Ellipsis size={18} aria-hidden />}
            />
          }
        >
          {is_enabled && (
            <MenuItem icon={<Send size={16} aria-hidden />} onSelect={() => on.onTest(webhook)}>
              {t("hooks.test")}
            </MenuItem>
          )}
          <MenuItem icon={<Pencil size={16} aria-hidden />} onSelect={() => on.onChange(webhook)}>
            {t("hooks.change")}
          </MenuItem>
          <MenuItem
            icon={<RefreshCw size={16} aria-hidden />}
            onSelect={() => on.onRotate(webhook)}
          >
            {t("hooks.rotate")}
          </MenuItem>
          {is_enabled && (
            <MenuItem icon={<Power size={16} aria-hidden />} onSelect={() => on.onTurn(webhook)}>
              {t("hooks.turnOff")}
            </MenuItem>
          )}
          <MenuItem
            danger
            icon={<Trash2 size={16} aria-hidden />}
            onSelect={() => on.onRemove(webhook)}
          >
            {t("hooks.delete")}
          </MenuItem>
        </Menu>
      </div>
      <ul className="mt-3 flex flex-wrap gap-1.5">
        {types.map((type) => (
          <li key={type}>
            <Badge>{t(`hooks.type.${type}`)}</Badge>
          </li>
        ))}
        {tells_imported && (
          <li>
            <Badge variant="brand">{t("hooks.tellsImported")}</Badge>
          </li>
        )}
      </ul>
      <Condition webhook={webhook} />
      {!is_enabled && (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => on.onTurn(webhook)}>
          {t("hooks.turnOn")}
        </Button>
      )}
    </li>
  );
}

/** What its owner should know of it; nothing where all is well. */
function Condition({ webhook }: { webhook: Webhook }) {
  const t = useT(webhookMessages);
  const language = useLanguage();
  const when = (iso: string) => ({ when: formatMoment(iso, language) });
  const { disabled_at, disabled_reason, failing_since, missed, waiting, old_secret_until } =
    webhook;
  return (
    <>
      {disabled_at !== null && disabled_reason !== null && (
        <p className="mt-3 rounded-sm bg-bad-soft px-3 py-2 text-sm text-bad">
          {t(`hooks.off.${disabled_reason}`, when(disabled_at))}
        </p>
      )}
      {disabled_at === null && failing_since !== null && (
        <p className="mt-3 rounded-sm bg-gold-soft px-3 py-2 text-sm text-on-gold">
          {t("hooks.failing", when(failing_since))}
        </p>
      )}
      {missed > 0 && (
        <p className="mt-3 rounded-sm bg-gold-soft px-3 py-2 text-sm text-on-gold">
          {t("hooks.missed", { count: missed })}
        </p>
      )}
      {waiting > 0 && (
        <p className="mt-2 text-sm text-ink-2">{t("hooks.waiting", { count: waiting })}</p>
      )}
      {old_secret_until !== null && (
        <p className="mt-2 text-sm text-ink-2">{t("hooks.rotated", when(old_secret_until))}</p>
      )}
    </>
  );
}
