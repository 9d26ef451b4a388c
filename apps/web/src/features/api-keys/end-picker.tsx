import { useId } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { TextField } from "../../ui/text-field.tsx";
import { Pill, Pills } from "../../ui/pills.tsx";
import { keyMessages } from "./messages.ts";

/** When a key ends: as one chooses it. `day` is a calendar day, YYYY-MM-DD. */
export type KeyEnd =
  | { readonly kind: "never" }
  | { readonly kind: "days"; readonly days: number }
  | { readonly kind: "day"; readonly day: string };

const DAYS = [30, 90, 365] as const;

/** The moment itself; a chosen day is over at its midnight, by the clock of whoever chose it. */
export function endOf(end: KeyEnd, now: Date): Date | null | "no_day" {
  if (end.kind === "never") return null;
  const from = end.kind === "day" ? new Date(`${end.day}T00:00`) : new Date(now);
  if (Number.isNaN(from.getTime())) return "no_day";
  from.setDate(from.getDate() + (end.kind === "day" ? 1 : end.days));
  return from;
}

export function EndPicker(props: {
  end: KeyEnd;
  onChange: (end: KeyEnd) => void;
  error: string | undefined;
}) {
  const t = useT(keyMessages);
  const name = useId();
  const { end, onChange } = props;
  return (
    <div className="flex flex-col gap-3">
      <Pills legend={t("keys.form.expiry")} isLegendShown>
        <Pill
          name={name}
          checked={end.kind === "never"}
          onChange={() => onChange({ kind: "never" })}
        >
          {t("keys.form.expiry.never")}
        </Pill>
        {DAYS.map((days) => (
          <Pill
            key={days}
            name={name}
            checked={end.kind === "days" && end.days === days}
            onChange={() => onChange({ kind: "days", days })}
          >
            {days === 365 ? t("keys.form.expiry.year") : t("keys.form.expiry.days", { days })}
          </Pill>
        ))}
        <Pill
          name={name}
          checked={end.kind === "day"}
          onChange={() => onChange({ kind: "day", day: "" })}
        >
          {t("keys.form.expiry.date")}
        </Pill>
      </Pills>
      {end.kind === "day" && (
        <TextField
          label={t("keys.form.day")}
          type="date"
          name="expires_at"
          value={end.day}
          error={props.error}
          onChange={(event) => onChange({ kind: "day", day: event.target.value })}
        />
      )}
    </div>
  );
}
