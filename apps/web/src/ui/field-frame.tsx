import { type ReactNode, useId } from "react";
import { cn } from "./classes.ts";

export interface FieldFrameProps {
  label: string;
  /** What is wrong with the value; marks the field and is read with it. */
  error?: string | undefined;
  hint?: ReactNode;
  className?: string | undefined;
}

/** What every field of one kind or another is given by its frame. */
export interface FieldControlProps {
  readonly id: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
  readonly className: string;
}

/** A field with its label above, and below it what is wrong and what helps. */
export function FieldFrame(
  props: FieldFrameProps & {
    /** The field's own, which the frame joins to what it says. */
    "aria-invalid"?: unknown;
    "aria-describedby"?: string | undefined;
    children: (control: FieldControlProps) => ReactNode;
  },
) {
  const { label, error, hint } = props;
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const isInvalid = error !== undefined || props["aria-invalid"] === true;
  return (
    <div className={cn("flex flex-col gap-1.5", props.className)}>
      <label htmlFor={id} className="text-sm font-[550]">
        {label}
      </label>
      {props.children({
        id,
        "aria-invalid": isInvalid || undefined,
        "aria-describedby": cn(errorId, props["aria-describedby"], hintId) || undefined,
        className: cn(
          "min-h-12 w-full rounded-md border bg-surface px-4 py-2 text-base transition-colors duration-140",
          isInvalid ? "border-bad" : "border-line-3",
        ),
      })}
      {error !== undefined && (
        <p id={errorId} className="text-sm text-bad">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}
