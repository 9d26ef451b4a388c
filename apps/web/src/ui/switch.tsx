import { Switch as Radix } from "radix-ui";
import { useId } from "react";

/** On or off, at once; its words stand before it and say what it does. */
export function Switch(props: {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <div className="min-w-0">
        <label htmlFor={id} className="cursor-pointer text-sm font-[550]">
          {props.label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          {props.hint}
        </p>
      </div>
      <Radix.Root
        id={id}
        aria-describedby={`${id}-hint`}
        checked={props.checked}
        onCheckedChange={props.onChange}
        className="relative h-7 w-12 shrink-0 cursor-pointer rounded-full border border-line-3 bg-surface-2 transition-colors duration-140 after:absolute after:-inset-2 data-[state=checked]:border-brand data-[state=checked]:bg-brand"
      >
        <Radix.Thumb className="block size-5 translate-x-[3px] rounded-full bg-ink-3 transition-transform duration-140 data-[state=checked]:translate-x-[23px] data-[state=checked]:bg-on-brand forced-colors:bg-[ButtonText] forced-colors:forced-color-adjust-none forced-colors:data-[state=checked]:bg-[HighlightText]" />
      </Radix.Root>
    </div>
  );
}
