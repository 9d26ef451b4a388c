import type { ComponentProps, ReactNode } from "react";
import { cn } from "./classes.ts";

export type ButtonLook = "primary" | "ink" | "outline" | "quiet" | "danger";
const looks: Record<ButtonLook, string> = {
  primary: "forced-colors:border bg-brand text-on-brand hover:bg-brand-strong",
  ink: "forced-colors:border bg-ink text-bg hover:bg-ink-2",
  outline: "border border-line-2 bg-surface text-ink hover:bg-surface-2",
  quiet: "text-ink-2 hover:bg-surface-2 hover:text-ink",
  danger: "forced-colors:border bg-bad text-on-bad hover:bg-bad-strong",
};
const sizes = {
  md: "min-h-11 px-5 rounded-md text-base",
  sm: "min-h-9 px-3.5 rounded-[11px] text-sm touch:min-h-11",
};

export interface ButtonProps extends ComponentProps<"button"> {
  look?: ButtonLook;
  size?: keyof typeof sizes;
  /** Something is under way: no second press, and said to screen readers. */
  busy?: boolean;
  icon?: ReactNode;
}

export const buttonClass = (
  look: ButtonLook = "primary",
  size: keyof typeof sizes = "md",
): string =>
  cn(
    "inline-flex items-center justify-center gap-2 font-[550] transition-colors duration-140 ease-calm",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55",
    looks[look],
    sizes[size],
  );

export function Button({ look, size, busy, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      {...rest}
      disabled={rest.disabled || busy}
      className={cn(buttonClass(look, size), className)}
    >
      {icon}
      {children}
    </button>
  );
}
