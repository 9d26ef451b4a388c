import {
  FETCH_FAULT_TEXTS,
  FETCH_FAULTS,
  WEBHOOK_LIMITS,
  type Webhook,
  type WebhookType,
  webhookFault,
} from "@propertyvr/contracts";
import { type FormEvent, useId, useRef, useState } from "react";
import { isProblem } from "../../lib/api/index.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { Button } from "../../ui/index.ts";
import { TextField } from "../../ui/text-field.tsx";
import { webhookMessages } from "./messages.ts";
import { usePartnersToChoose, type useWebhookDeeds } from "./queries.ts";

/** What one may listen to, the usual first. */
const TYPES: readonly WebhookType[] = [
  "enquiry.created",
  "import.completed",
  "listing.rejected",
  "listing.expiring",
  "listing.expired",
  "listing.created",
  "listing.updated",
  "listing.removed",
  "image.dead",
];

interface WebhookFormProps {
  /** The one that is changed; left out for a new one. */
  webhook?: Webhook;
  isAdmin: boolean;
  /** Of the page, so that an answer is heard where the form was closed before it came. */
  deeds: Pick<ReturnType<typeof useWebhookDeeds>, "create" | "change">;
  onDone: (made: { readonly secret?: string }) => void;
  onCancel: () => void;
}

export function WebhookForm({ webhook, isAdmin, deeds, onDone, onCancel }: WebhookFormProps) {
  const t = useT(webhookMessages);
  const language = useLanguage();
  const { create, change } = deeds;
  const form = useRef<HTMLFormElement>(null);
  const [url, setUrl] = useState(webhook?.url ?? "");
  const [description, setDescription] = useState(webhook?.description ?? "");
  const [types, setTypes] = useState<ReadonlySet<WebhookType>>(
    new Set(webhook?.types ?? ["enquiry.created", "import.completed"]),
  );
  const [isTelling, setIsTelling] = useState(webhook?.tells_imported ?? false);
  const [partner, setPartner] = useState("");
  const [fault, setFault] = useState<{ field: string; text: () => string } | null>(null);
  const mustChoose = isAdmin && webhook === undefined;
  const errorOf = (field: string) => (fault?.field === field ? fault.text() : undefined);

  const blame = (field: string, text: () => string): void => {
    setFault({ field, text });
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };
  const onError = (error: unknown): void => {
    const refused = isProblem(error, "invalid") ? error.errors[0] : undefined;
    const known = FETCH_FAULTS.find((code) => code === refused?.code);
    const text = known && FETCH_FAULT_TEXTS[known][language];
    if (refused?.code === "https") blame("url", () => t("hooks.fault.https"));
    else if (refused) blame(refused.field, () => text ?? refused.message);
    else if (isProblem(error, "conflict"))
      setFault({
        field: "",
        text: () => t("hooks.fault.many", { most: WEBHOOK_LIMITS.endpoints }),
      });
    else if (isProblem(error, "not_found"))
      setFault({ field: "", text: () => t("hooks.fault.gone") });
    else setFault({ field: "", text: () => t("hooks.why") });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (create.isPending || change.isPending) return;
    const sent = { url: url.trim(), description, types: [...types], tells_imported: isTelling };
    if (mustChoose && partner === "") return blame("partner_id", () => t("hooks.fault.partner"));
    const found = webhookFault(sent);
    if (found) return blame(found.field, () => t(FAULTS[found.field]));
    setFault(null);
    if (webhook)
      change.mutate({ id: webhook.id, ...sent }, { onSuccess: () => onDone({}), onError });
    else create.mutate({ ...sent, partner_id: partner || null }, { onSuccess: onDone, onError });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {mustChoose && (
        <PartnerField value={partner} onChange={setPartner} error={errorOf("partner_id")} />
      )}
      <TextField
        name="url"
        label={t("hooks.form.url")}
        hint={t("hooks.form.url.hint")}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
        maxLength={WEBHOOK_LIMITS.urlLength}
        data-autofocus
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        error={errorOf("url")}
      />
      <TextField
        name="description"
        label={t("hooks.form.description")}
        maxLength={WEBHOOK_LIMITS.descriptionLength}
        autoComplete="off"
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-[550]">{t("hooks.form.types")}</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {TYPES.map((type) => (
            <Check
              key={type}
              name="types"
              label={t(`hooks.type.${type}`)}
              detail={type}
              checked={types.has(type)}
              onChange={(isOn) => {
                const chosen = new Set(types);
                if (isOn) chosen.add(type);
                else chosen.delete(type);
                setTypes(chosen);
              }}
            />
          ))}
        </div>
      </fieldset>
      <Check
        name="tells_imported"
        label={t("hooks.form.imported")}
        detail={t("hooks.form.imported.hint")}
        checked={isTelling}
        onChange={setIsTelling}
      />
      {/* Always in the page, so that a screen reader hears what appears in it. */}
      <div role="alert">
        {(errorOf("types") ?? errorOf("")) !== undefined && (
          <p className="rounded-sm bg-bad-soft px-4 py-2.5 text-sm text-bad">{fault?.text()}</p>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onCancel}>
          {t("hooks.form.cancel")}
        </Button>
        <Button type="submit" busy={create.isPending || change.isPending}>
          {t(webhook ? "hooks.form.save" : "hooks.add")}
        </Button>
      </div>
    </form>
  );
}

const FAULTS = {
  url: "hooks.fault.url",
  types: "hooks.fault.types",
  partner_id: "hooks.fault.partner",
} as const;

function Check(props: {
  name: string;
  label: string;
  detail: string;
  checked: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-2.5 py-1.5 text-sm">
      <input
        type="checkbox"
        name={props.name}
        checked={props.checked}
        onChange={(event) => props.onChange(event.target.checked)}
        className="mt-0.5 size-4.5 shrink-0 accent-brand"
      />
      <span className="min-w-0">
        {props.label}
        <span className="block text-xs text-ink-3">{props.detail}</span>
      </span>
    </label>
  );
}

function PartnerField(props: {
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
}) {
  const t = useT(webhookMessages);
  const id = useId();
  const { data = [], isPending, isError, isFetching, refetch } = usePartnersToChoose(true);
  return (
    <div className="text-sm">
      <label htmlFor={id} className="font-[550]">
        {t("hooks.form.partner")}
      </label>
      <select
        id={id}
        name="partner_id"
        required
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        aria-invalid={props.error !== undefined}
        aria-describedby={`${id}-why`}
        className="mt-1.5 block min-h-11 w-full rounded-md border border-line-3 bg-surface px-3 text-base"
      >
        <option value="">
          {t(isPending ? "hooks.form.partner.loading" : "hooks.form.partner.choose")}
        </option>
        {data.map(({ id: partner, name }) => (
          <option key={partner} value={partner}>
            {name}
          </option>
        ))}
      </select>
      <div id={`${id}-why`} role="alert" className="text-bad">
        {props.error !== undefined && <p className="mt-1">{props.error}</p>}
        {isError && <p className="mt-1">{t("hooks.form.partner.failed")}</p>}
      </div>
      {isError && (
        <Button
          variant="outline"
          size="sm"
          className="mt-1.5"
          busy={isFetching}
          onClick={() => void refetch()}
        >
          {t("hooks.tryAgain")}
        </Button>
      )}
    </div>
  );
}
