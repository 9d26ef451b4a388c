import { type ApiKey, type KeyFault, RATE_LIMIT } from "@propertyvr/contracts";
import { useId } from "react";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { Button } from "../../ui/index.ts";
import { TextField } from "../../ui/text-field.tsx";
import { Pill, Pills } from "../../ui/pills.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { EndPicker } from "./end-picker.tsx";
import { keyMessages } from "./messages.ts";
import { type KeyTexts, type Rights, RIGHTS, useKeyForm } from "./use-key-form.ts";

export interface KeyFormProps {
  /** An admin names the partner and its limit; a partner's own account does not. */
  isAdmin: boolean;
  onMade: (key: ApiKey) => void;
  onCancel: () => void;
}

export function KeyForm({ isAdmin, onMade, onCancel }: KeyFormProps) {
  const t = useT(keyMessages);
  const { form, texts, write, errorOf, ...key } = useKeyForm(isAdmin, onMade);
  const field: FieldOf = (name) => ({
    name,
    value: texts[name],
    onChange: (event) => write(name, event.target.value),
    error: errorOf(name as KeyFault["field"]),
  });
  const general = errorOf(null);
  return (
    <form ref={form} noValidate onSubmit={key.submit} className="flex flex-col gap-4">
      {isAdmin ? <PartnerFields field={field} /> : <OwnNote />}
      <TextField
        label={t("keys.form.label")}
        hint={t("keys.form.label.hint")}
        maxLength={100}
        {...(!isAdmin && { "data-autofocus": true })}
        {...field("label")}
      />
      <RightsPicker rights={key.rights} onChange={(rights) => key.change({ rights })} />
      <EndPicker
        end={key.end}
        onChange={(end) => key.change({ end })}
        error={errorOf("expires_at")}
      />
      <TextArea
        label={t("keys.form.addresses")}
        hint={t("keys.form.addresses.hint")}
        autoCapitalize="none"
        spellCheck={false}
        {...field("addresses")}
      />
      {/* Always in the page, so that a screen reader hears what appears in it. */}
      <div role="alert">
        {general !== undefined && (
          <p className="rounded-sm bg-bad-soft px-4 py-2.5 text-sm text-bad">{general}</p>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onCancel}>
          {t("keys.form.cancel")}
        </Button>
        <Button type="submit" busy={key.isSending}>
          {t("keys.form.make")}
        </Button>
      </div>
    </form>
  );
}

type FieldOf = (name: keyof KeyTexts) => {
  name: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  error: string | undefined;
};

function PartnerFields({ field }: { field: FieldOf }) {
  const t = useT(keyMessages);
  const language = useLanguage();
  const { min, max } = RATE_LIMIT;
  const range = { min: formatNumber(min, language), max: formatNumber(max, language) };
  return (
    <>
      <TextField
        label={t("keys.form.partner")}
        required
        maxLength={200}
        autoComplete="off"
        data-autofocus
        {...field("partner_name")}
      />
      <TextField
        label={t("keys.form.email")}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
        maxLength={320}
        hint={t("keys.form.email.hint")}
        {...field("partner_email")}
      />
      <TextField
        label={t("keys.form.company")}
        maxLength={200}
        autoComplete="off"
        {...field("partner_company")}
      />
      <TextField
        label={t("keys.form.limit")}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        required
        hint={t("keys.form.limit.hint", range)}
        {...field("rate_limit")}
      />
    </>
  );
}

function OwnNote() {
  const t = useT(keyMessages);
  const count = formatNumber(RATE_LIMIT.default, useLanguage());
  return <p className="text-ink-2">{t("keys.form.own", { count })}</p>;
}

function RightsPicker(props: { rights: Rights; onChange: (rights: Rights) => void }) {
  const t = useT(keyMessages);
  const name = useId();
  return (
    <Pills legend={t("keys.form.rights")} isLegendShown>
      {(Object.keys(RIGHTS) as Rights[]).map((rights) => (
        <Pill
          key={rights}
          name={name}
          checked={props.rights === rights}
          onChange={() => props.onChange(rights)}
        >
          {t(`keys.form.rights.${rights}`)}
        </Pill>
      ))}
    </Pills>
  );
}
