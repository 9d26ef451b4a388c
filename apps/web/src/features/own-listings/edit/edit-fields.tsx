import { LISTING_STATUSES } from "@propertyvr/vocabulary";
import { useEffect, useRef } from "react";
import { formatBaht } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { Pill, Pills } from "../../../ui/pills.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { faultText } from "./edit-faults.ts";
import { editOf, type EditMember, type PriceMember, type TextMember } from "./edit-values.ts";
import { editMessages } from "./messages.ts";
import type { useEditForm } from "./use-edit-form.ts";

/** Status, prices and texts of one home, with what is wrong and what has changed meanwhile. */
export function EditFields({ id, form }: { id: string; form: ReturnType<typeof useEditForm> }) {
  const t = useT(editMessages);
  const ref = useRef<HTMLFormElement>(null);
  const { faults, failure } = form;
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      ref.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [faults]);
  useEffect(() => {
    if (failure !== null) ref.current?.querySelector("[role=alert]")?.scrollIntoView();
  }, [failure]);
  return (
    <form
      id={id}
      ref={ref}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      {failure !== null && (
        <p role="alert" className="rounded-md bg-bad-soft px-3.5 py-2.5 text-sm text-bad">
          {t(`own.edit.failed.${failure}`)}
        </p>
      )}
      {faults.row !== undefined && <RowFault form={form} />}
      <p className="rounded-md bg-surface-2 px-3.5 py-2.5 text-sm text-ink-2">
        {t("own.edit.feed")}
      </p>
      <Status form={form} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Price form={form} member="rent_price" />
        <Price form={form} member="sale_price" />
      </div>
      {(["en", "th"] as const).map((language) => (
        <fieldset key={language} className="flex min-w-0 flex-col gap-3">
          <legend className="mb-2 font-semibold">{t(`own.edit.texts.${language}`)}</legend>
          <Text form={form} member={`title_${language}`} />
          <Text form={form} member={`description_${language}`} />
        </fieldset>
      ))}
    </form>
  );
}

interface FieldProps {
  form: ReturnType<typeof useEditForm>;
}

function Status({ form: { values, change } }: FieldProps) {
  const t = useT(editMessages);
  return (
    <Pills legend={t("own.edit.status")} isLegendShown hint={t("own.edit.status.hint")}>
      {LISTING_STATUSES.map((status) => (
        <Pill
          key={status}
          name="status"
          checked={values.status === status}
          onChange={() => change({ status })}
        >
          {t(`own.edit.status.${status}`)}
        </Pill>
      ))}
    </Pills>
  );
}

/** What a problem and a change meanwhile say beside a field. */
function useBeside({ values, from, faults, failure }: FieldProps["form"], member: EditMember) {
  const t = useT(editMessages);
  const language = useLanguage();
  const fault = faults[member];
  const hasMoved = failure === "moved" && Object.hasOwn(editOf(values, from), member);
  const now = from[member];
  const said = typeof now === "number" ? formatBaht(now, language) : now;
  return {
    error: fault && faultText(fault, language),
    ...(hasMoved && {
      hint:
        said === null
          ? t("own.edit.now.empty")
          : t("own.edit.now", { value: said === "on_request" ? t("own.edit.onRequest") : said }),
    }),
  };
}

function Price({ form, member }: FieldProps & { member: PriceMember }) {
  const t = useT(editMessages);
  const { text, isOnRequest } = form.values[member];
  const beside = useBeside(form, member);
  return (
    <div className="flex flex-col gap-1">
      <TextField
        label={t(`own.edit.${member}`)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={100}
        value={isOnRequest ? "" : text}
        disabled={isOnRequest}
        placeholder={isOnRequest ? t("own.edit.onRequest") : t(`own.edit.${member}.none`)}
        onChange={(event) => form.change({ [member]: { text: event.target.value, isOnRequest } })}
        {...beside}
      />
      <label className="flex min-h-9 w-fit items-center gap-2.5 text-sm touch:min-h-11">
        <input
          type="checkbox"
          className="size-4.5 accent-brand"
          checked={isOnRequest}
          aria-label={t(`own.edit.${member}.onRequest`)}
          onChange={(event) =>
            form.change({ [member]: { text, isOnRequest: event.target.checked } })
          }
        />
        {t("own.edit.onRequest")}
      </label>
    </div>
  );
}

function Text({ form, member }: FieldProps & { member: TextMember }) {
  const t = useT(editMessages);
  const beside = useBeside(form, member);
  const common = {
    label: t(`own.edit.${member}`),
    value: form.values[member],
    lang: member.endsWith("_th") ? "th" : "en",
    onChange: (event: { target: { value: string } }) =>
      form.change({ [member]: event.target.value }),
    ...beside,
  };
  return member.startsWith("title") ? <TextField {...common} /> : <TextArea {...common} />;
}

/** A fault of the row that was last sent, which only whoever sends it can mend. */
function RowFault({ form: { faults } }: FieldProps) {
  const t = useT(editMessages);
  const language = useLanguage();
  const { row } = faults;
  if (row === undefined) return null;
  return (
    <p role="alert" className="rounded-md bg-bad-soft px-3.5 py-2.5 text-sm text-bad">
      {t("own.edit.row", { field: row.field, what: faultText(row, language) })}
    </p>
  );
}
