import { type ReactNode, useId } from "react";
import { cn } from "./classes.ts";

const pill =
  "relative inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full border border-line-3 bg-surface px-3.5 py-1 text-sm transition-colors duration-140 select-none hover:border-brand touch:min-h-11 has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";

/** Choices side by side; the group is named by its legend. */
export function Pills(props: {
  legend: string;
  isLegendShown?: boolean;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className={cn(props.isLegendShown ? "mb-1.5 text-sm font-[550]" : "sr-only")}>
        {props.legend}
      </legend>
      <div className="flex flex-wrap gap-2">{props.children}</div>
      {props.hint !== undefined && <p className="mt-2 text-sm text-ink-3">{props.hint}</p>}
    </fieldset>
  );
}

/** One of several choices; undefined is a choice too, such as "all". */
export function PillChoice<Value extends string | undefined>({
  choices,
  value,
  onChange,
  labelOf,
  ...group
}: {
  legend: string;
  isLegendShown?: boolean;
  choices: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
  labelOf: (choice: Value) => string;
}) {
  const name = useId();
  return (
    <Pills {...group}>
      {choices.map((each) => (
        <Pill key={each ?? ""} name={name} checked={value === each} onChange={() => onChange(each)}>
          {labelOf(each)}
        </Pill>
      ))}
    </Pills>
  );
}

/** One choice. With a `name` it is one of several of that name, without it on or off by itself. */
export function Pill(props: {
  name?: string;
  checked: boolean;
  onChange: () => void;
  children: ReactNode;
  /** Has the focus when the window around it opens. */
  isFirst?: boolean;
}) {
  return (
    <label className={pill}>
      <input
        type={props.name === undefined ? "checkbox" : "radio"}
        name={props.name}
        checked={props.checked}
        onChange={props.onChange}
        className="sr-only"
        {...(props.isFirst && { "data-autofocus": true })}
      />
      {props.children}
    </label>
  );
}
