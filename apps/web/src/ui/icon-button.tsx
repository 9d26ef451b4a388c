import type { ComponentProps, ReactNode } from "react";
import { cn } from "./classes.ts";

const variants = {
  quiet: "text-ink-2 hover:bg-surface-2 hover:text-ink",
  filled: "forced-colors:border bg-brand text-on-brand hover:bg-brand-strong",
};

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  variant?: keyof typeof variants;
  shape?: "square" | "circle";
}

export function IconButton({
  label,
  icon,
  variant = "quiet",
  shape = "square",
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={cn(
        "inline-grid size-10 shrink-0 place-items-center transition-colors duration-140 ease-calm touch:size-11",
        "disabled:cursor-not-allowed disabled:opacity-55",
        shape === "circle" ? "rounded-full" : "rounded-[10px]",
        variants[variant],
        className,
      )}
    >
      {icon}
    </button>
  );
}
