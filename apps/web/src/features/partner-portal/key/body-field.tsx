import { useId } from "react";

/** JSON to be written by hand: equal widths, no spelling marks. */
export function BodyField(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-[550]">
        {props.label}
      </label>
      <textarea
        id={id}
        rows={10}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        className="w-full rounded-md border border-line-3 bg-bg px-3 py-2 font-mono text-[13px] leading-[1.6]"
      />
    </div>
  );
}
