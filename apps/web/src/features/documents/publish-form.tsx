import type { ListingDraftPart, ListingDraftWords } from "@propertyvr/parts";
import { PROPERTY_TYPES } from "@propertyvr/vocabulary";
import { useId } from "react";
import { HomeLink } from "../../lib/beside-link.tsx";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { documentsMessages } from "./messages.ts";
import { type TypedField, TYPED, usePublish } from "./use-publish.ts";

interface PublishFormProps {
  part: ListingDraftPart;
  words: ListingDraftWords;
}

/** Of the form the box that takes a field of the rule book by another name. */
const BOXES: Readonly<Record<string, string>> = { land_sqm: "land", price: "rent_price" };

/** The draft to be checked, and published once its owner's word is ticked. */
export function PublishForm({ part, words }: PublishFormProps) {
  const t = useT(documentsMessages);
  const language = useLanguage();
  const formId = useId();
  const form = usePublish(part);
  const faultOf = (key: string): string | undefined => {
    const fault = form.faults.find(({ field }) => (BOXES[field] ?? field) === key);
    return fault && ((language === "th" ? fault.message_th : undefined) ?? fault.message);
  };
  const others = form.faults.filter(({ field }) => {
    const box = BOXES[field] ?? field;
    return box !== "property_type" && !TYPED.some((key) => key === box);
  });
  if (form.published !== null)
    return (
      <output className="block">
        {t("draft.published")}{" "}
        <HomeLink
          id={form.published.listing.property.id}
          className="inline-flex min-h-9 items-center text-brand underline underline-offset-3 touch:min-h-11"
        >
          {t("draft.open")}
        </HomeLink>
      </output>
    );
  const field = (key: Exclude<TypedField, "description">, isNumber = false) => (
    <TextField
      key={key}
      label={words.fieldLabel(key)}
      value={form.values[key]}
      error={faultOf(key)}
      inputMode={isNumber ? "decimal" : "text"}
      onChange={({ target }) => form.type(key, target.value)}
    />
  );
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.publish();
      }}
    >
      <h3 className="text-sm text-ink-2">{t("draft.edit")}</h3>
      {field("title")}
      <div className="grid gap-4 @md:grid-cols-2">
        <label className="text-sm" htmlFor={`${formId}-type`}>
          <span className="font-[550]">{words.fieldLabel("property_type")}</span>
          <select
            id={`${formId}-type`}
            value={form.values.property_type}
            aria-invalid={faultOf("property_type") !== undefined || undefined}
            onChange={({ target }) => form.type("property_type", target.value)}
            className="mt-1.5 block min-h-11 w-full rounded-md border border-line-3 bg-surface px-3 text-base"
          >
            <option value="">{t("draft.choose")}</option>
            {PROPERTY_TYPES.map((type) => (
              <option key={type} value={type}>
                {words.typeName(type)}
              </option>
            ))}
          </select>
          {faultOf("property_type") !== undefined && (
            <span role="alert" className="mt-1 block text-bad">
              {faultOf("property_type")}
            </span>
          )}
        </label>
        {field("location")}
        {field("rent_price", true)}
        {field("sale_price", true)}
        {field("bedrooms", true)}
        {field("bathrooms", true)}
        {field("area_sqm", true)}
        {field("land")}
        {field("floor")}
      </div>
      <TextArea
        label={words.fieldLabel("description")}
        value={form.values.description}
        error={faultOf("description")}
        onChange={({ target }) => form.type("description", target.value)}
      />
      {(others.length > 0 || form.hasFailed) && (
        <div role="alert" className="rounded-md bg-bad-soft px-3.5 py-2.5 text-sm text-bad">
          {form.hasFailed && <p>{t("draft.failed")}</p>}
          {others.map((fault) => (
            <p key={`${fault.field ?? ""} ${fault.code}`}>
              {(language === "th" ? fault.message_th : undefined) ?? fault.message}
            </p>
          ))}
        </div>
      )}
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          required
          checked={form.isAuthorised}
          onChange={({ target }) => form.setAuthorised(target.checked)}
          className="size-5 shrink-0 accent-brand"
        />
        {t("draft.owner")}
      </label>
      <div>
        <Button type="submit" busy={form.isSending} disabled={!form.isAuthorised}>
          {t(form.isSending ? "draft.publishing" : "draft.publish")}
        </Button>
      </div>
    </form>
  );
}
