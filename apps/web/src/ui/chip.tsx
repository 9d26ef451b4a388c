import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./classes.ts";

export interface ChipProps {
  children: ReactNode;
  icon?: ReactNode;
  /** A unit or scope, in grey behind the words. */
  note?: ReactNode;
  /** Dashed: this was not said but follows. */
  implied?: boolean;
  onRemove?: (() => void) | undefined;
  /** The accessible name of the x, e.g. "Remove 2 bedrooms". */
  removeLabel?: string;
  disabled?: boolean;
}

/** One thing that was understood, removable where `onRemove` is given. */
export function Chip({
  children,
  icon,
  note,
  implied,
  onRemove,
  removeLabel,
  disabled,
}: ChipProps) {
  return (
    <span
      className={cn(
        "inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-line-2 bg-surface py-0.5 pl-3 text-sm touch:min-h-11",
        onRemove ? "pr-1" : "pr-3",
        implied && "border-dashed",
      )}
    >
      {icon}
      <span className="min-w-0">{children}</span>
      {note !== undefined && <span className="text-ink-3">{note}</span>}
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          disabled={disabled}
          onClick={onRemove}
          className="grid size-6 shrink-0 place-items-center rounded-full text-ink-3 transition-colors duration-140 hover:bg-surface-2 hover:text-ink disabled:opacity-55 touch:size-11"
        >
          <X size={14} aria-hidden />
        </button>
      )}
    </span>
  );
}

/** Words one can tap: a suggestion, an answer to a question. */
export function ChipButton(props: {
  children: ReactNode;
  icon?: ReactNode;
  onClick: () => void;
  lang?: string;
  disabled?: boolean;
}) {
  return (
    <button
      type="button"
      lang={props.lang}
      disabled={props.disabled}
      onClick={props.onClick}
      className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-line-2 bg-surface px-3.5 py-1 text-left text-sm text-ink transition-colors duration-140 hover:border-brand-line hover:bg-brand-soft disabled:opacity-55 touch:min-h-11"
    >
      {props.icon}
      <span className="min-w-0">{props.children}</span>
    </button>
  );
}
