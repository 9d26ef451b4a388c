import type { Deal, PricePeriod, PriceRange, Range } from "@propertyvr/vocabulary";
import { useId, useState } from "react";
import { formatBaht, formatLand, formatNumber, formatSqm } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { Pill, Pills } from "../../../ui/pills.tsx";
import { type EditableSearch, withCriteria, withPrice } from "./editable-search.ts";
import { EditorForm, typedFirst, useEditor } from "./editor-form.tsx";
import { editMessages } from "./messages.ts";
import type { AmountOf, AmountRead } from "./read-amount.ts";
import { type AmountField, useAmount } from "./use-amount.ts";

type RangeFault = "unclear" | "negative" | "unreachable" | "crossed";

/** Two ends of a range, in the words of whoever fills them in. */
function RangeEditor(props: {
  of: AmountOf;
  range: Range | null;
  deal: Deal | null;
  show: (value: number) => string;
  make: (range: Range | null) => EditableSearch;
  children?: React.ReactNode;
}) {
  const t = useT(editMessages);
  const language = useLanguage();
  const write = (value: number | undefined): string =>
    value === undefined ? "" : formatNumber(value, language);
  const [texts, setTexts] = useState({
    min: write(props.range?.min),
    max: write(props.range?.max),
  });
  const [faults, setFaults] = useState<{
    min?: RangeFault | undefined;
    max?: RangeFault | undefined;
  }>({});
  const min = useAmount(texts.min, props.of, props.deal);
  const max = useAmount(texts.max, props.of, props.deal);

  const choose = async (): Promise<EditableSearch | null> => {
    const [low, high] = await Promise.all([min.settle(), max.settle()]);
    const found = { min: faultOf(low), max: faultOf(high) };
    const range = { ...amountAs("min", low), ...amountAs("max", high) };
    const isCrossed = (range.min ?? 0) > (range.max ?? Infinity);
    if (isCrossed) found.max ??= "crossed";
    setFaults(found);
    if (found.min !== undefined || found.max !== undefined) return null;
    return props.make(range.min === undefined && range.max === undefined ? null : range);
  };
  const field = (end: "min" | "max", amount: AmountField, isFirst: boolean) => (
    <TextField
      label={t(`edit.${end}`)}
      value={texts[end]}
      autoComplete="off"
      enterKeyHint="done"
      placeholder={t("edit.any")}
      error={faults[end] && t(`edit.amount.${faults[end]}`)}
      hint={<Reading read={amount.read} text={texts[end]} show={props.show} />}
      onChange={(event) => {
        setTexts({ ...texts, [end]: event.target.value });
        setFaults({});
      }}
      {...(isFirst && typedFirst())}
    />
  );
  // The end that was set is the one most likely to be changed.
  const isMaxFirst = props.range?.max !== undefined;
  return (
    <EditorForm choose={choose}>
      <div className="grid grid-cols-2 gap-3">
        {field("min", min, !isMaxFirst)}
        {field("max", max, isMaxFirst)}
      </div>
      {props.children}
      <p className="text-sm text-ink-3">{t(`edit.hint.${props.of}`)}</p>
    </EditorForm>
  );
}

/** What was made of the text, where that is more than the text itself says. */
function Reading(props: {
  read: AmountRead | null;
  text: string;
  show: (value: number) => string;
}) {
  const { read } = props;
  const isShown = read?.kind === "amount";
  return (
    <span aria-live="polite" className="block min-h-6 tabular-nums">
      {isShown && `= ${props.show(read.value)}`}
    </span>
  );
}

function faultOf(read: AmountRead | null): RangeFault | undefined {
  if (read === null) return "unreachable";
  return read.kind === "unclear" || read.kind === "negative" ? read.kind : undefined;
}

const amountAs = (end: "min" | "max", read: AmountRead | null): Range =>
  read?.kind === "amount" ? { [end]: read.value } : {};

const PERIODS: Readonly<Record<Deal | "any", readonly PricePeriod[]>> = {
  rent: ["month", "year", "sqm"],
  sale: ["total", "sqm"],
  any: ["month", "total", "year", "sqm"],
};

export function PriceEditor() {
  const t = useT(editMessages);
  const language = useLanguage();
  const name = useId();
  const { asked } = useEditor();
  const { price, deal } = asked.criteria;
  const [per, setPer] = useState<PricePeriod>(price?.per ?? (deal === "sale" ? "total" : "month"));
  const periods = PERIODS[deal ?? "any"];
  const make = (range: Range | null): EditableSearch =>
    withPrice(asked, range === null ? null : ({ ...range, per } satisfies PriceRange));
  return (
    <RangeEditor
      of="price"
      range={price}
      deal={deal}
      show={(value) => formatBaht(value, language)}
      make={make}
    >
      <Pills legend={t("edit.per")} isLegendShown>
        {(periods.includes(per) ? periods : [...periods, per]).map((period) => (
          <Pill key={period} name={name} checked={period === per} onChange={() => setPer(period)}>
            {t(`edit.per.${period}`)}
          </Pill>
        ))}
      </Pills>
    </RangeEditor>
  );
}

export function AreaEditor() {
  const language = useLanguage();
  const { asked } = useEditor();
  return (
    <RangeEditor
      of="area_sqm"
      range={asked.criteria.area_sqm}
      deal={asked.criteria.deal}
      show={(value) => formatSqm(value, language)}
      make={(area_sqm) => withCriteria(asked, { area_sqm })}
    />
  );
}

export function LandEditor() {
  const language = useLanguage();
  const { asked } = useEditor();
  return (
    <RangeEditor
      of="land_sqm"
      range={asked.criteria.land_sqm}
      deal={asked.criteria.deal}
      show={(value) => formatLand(value, language)}
      make={(land_sqm) => withCriteria(asked, { land_sqm })}
    />
  );
}
