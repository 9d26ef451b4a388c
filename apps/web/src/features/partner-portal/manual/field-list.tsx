import type { ManualField, Parameter } from "@propertyvr/contracts/manual";
import { useT } from "../../../lib/i18n/index.ts";
import { manualMessages } from "./messages.ts";

/** Names, what may stand in them and what they mean, one under the other: reads well on a phone too. */
export function FieldList({ fields }: { fields: readonly (ManualField | Parameter)[] }) {
  const t = useT(manualMessages);
  return (
    <dl className="divide-y divide-line text-sm">
      {fields.map((field) => (
        <div key={`${"place" in field ? field.place : ""} ${field.name}`} className="py-2.5">
          <dt className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
            <code className="font-mono text-[13px] font-[550]">{field.name}</code>
            <span lang="en" className="text-ink-3">
              {field.type}
            </span>
            {field.isRequired && <Tag text={t("manual.required")} isStrong />}
            {"place" in field && <Tag text={t(`manual.place.${field.place}`)} />}
            {field.fallback !== null && (
              <Tag text={t("manual.fallback", { value: field.fallback })} />
            )}
          </dt>
          {(field.description ?? field.bounds) !== null && (
            <dd lang="en" className="mt-0.5 text-ink-2">
              {[field.description, field.bounds].filter((part) => part !== null).join(" · ")}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

const Tag = ({ text, isStrong = false }: { text: string; isStrong?: boolean }) => (
  <span className={isStrong ? "text-xs font-[550] text-bad" : "text-xs text-ink-3"}>{text}</span>
);
