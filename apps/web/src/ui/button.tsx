import type { ComponentProps, ReactNode } from "react";
import { cn } from "./classes.ts";

export type ButtonVariant = "primary" | "ink" | "outline" | "quiet" | "danger";
const variants: Record<ButtonVariant, string> = {
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
  variant?: ButtonVariant;
  size?: keyof typeof sizes;
  /** Something is under way: no second press, and said to screen readers. */
  busy?: boolean;
  icon?: ReactNode;
}

export const buttonClass = (
  variant: ButtonVariant = "primary",
  size: keyof typeof sizes = "md",
): string =>
  cn(
    "inline-flex items-center justify-center gap-2 font-[550] transition-colors duration-140 ease-calm",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55",
    variants[variant],
    sizes[size],
  );

export function Button({ variant, size, busy, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      {...rest}
      disabled={rest.disabled || busy}
      className={cn(buttonClass(variant, size), className)}
    >
      {icon}
      {children}
    </button>
  );
}
