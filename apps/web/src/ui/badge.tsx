import type { ReactNode } from "react";
import { cn } from "./classes.ts";

const variants = {
  plain: "bg-surface-2 text-ink-2",
  brand: "bg-brand-soft text-brand-strong",
  gold: "bg-gold-soft text-on-gold",
  good: "bg-good-soft text-good",
  bad: "bg-bad-soft text-bad",
};

/** A small word about something: its state, its kind. */
export const Badge = (props: {
  children: ReactNode;
  variant?: keyof typeof variants;
  className?: string;
}) => (
  <span
    className={cn(
      "inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-[550]",
      variants[props.variant ?? "plain"],
      props.className,
    )}
  >
    {props.children}
  </span>
);
