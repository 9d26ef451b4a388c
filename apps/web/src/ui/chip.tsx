import type { ReactNode } from "react";

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
