import type { ReactNode } from "react";
import { cn } from "./classes.ts";

export interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** What happened, what is safe. */
  text?: ReactNode;
  /** One next step. */
  action?: ReactNode;
  /** The level of the heading where this stands. */
  level?: 1 | 2 | 3;
  className?: string;
}

/** Nothing here, or something went wrong: said calmly, with one next step. */
export function EmptyState({ icon, title, text, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={cn(
        "mx-auto flex max-w-md animate-rise flex-col items-center gap-3 px-4 py-12 text-center",
        className,
      )}
    >
      {icon !== undefined && (
        <span
          aria-hidden
          className="mb-1 grid size-14 place-items-center rounded-full bg-brand-soft text-brand"
        >
          {icon}
        </span>
      )}
      <Heading className={cn("font-semibold", level === 1 ? "text-xl" : "text-lg")}>
        {title}
      </Heading>
      {text !== undefined && <div className="text-balance text-ink-2">{text}</div>}
      {action !== undefined && (
        <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>
      )}
    </div>
  );
}
