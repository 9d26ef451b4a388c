import { useT } from "../../../lib/i18n/index.ts";
import { FieldFrame } from "../../../ui/field-frame.tsx";
import { uploadMessages } from "../messages.ts";
import { usePartners } from "../queries.ts";

/** An admin says whose homes a file holds. */
export function PartnerChoice(props: {
  value: string | null;
  isNeeded: boolean;
  onChange: (id: string | null) => void;
}) {
  const t = useT(uploadMessages);
  const { data: partners, isError } = usePartners(true);
  const error = isError
    ? t("uploads.partner.failed")
    : props.isNeeded
      ? t("uploads.partner.needed")
      : undefined;
  return (
    <FieldFrame label={t("uploads.partner.label")} error={error}>
      {(look) => (
        <select
          {...look}
          value={props.value ?? ""}
          onChange={({ target }) => props.onChange(target.value === "" ? null : target.value)}
        >
          <option value="">{t("uploads.partner.choose")}</option>
          {partners?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
