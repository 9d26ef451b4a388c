import { useId, type ComponentProps, type ReactNode } from "react";
import { cn } from "./classes.ts";

export interface TextFieldProps extends Omit<ComponentProps<"input">, "id"> {
  label: string;
  /** What is wrong with the value; marks the field and is read with it. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Stands inside the field at its end, e.g. a show-password button. */
  end?: ReactNode;
}

export function TextField({ label, error, hint, end, className, ...rest }: TextFieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const isInvalid = error !== undefined || rest["aria-invalid"] === true;
  return (
    <div className={cn("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className="text-sm font-[550]">
        {label}
      </label>
      <div className="relative">
        <input
          {...rest}
          id={id}
          aria-invalid={isInvalid || undefined}
          aria-describedby={cn(errorId, rest["aria-describedby"], hintId) || undefined}
          className={cn(
            "min-h-12 w-full rounded-md border bg-surface px-4 py-2 text-base transition-colors duration-140",
            isInvalid ? "border-bad" : "border-line-3",
            end !== undefined && "pr-14",
          )}
        />
        {end !== undefined && (
          <div className="absolute inset-y-0 right-1 grid place-items-center">{end}</div>
        )}
      </div>
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
