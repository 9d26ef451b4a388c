import type { ReactNode } from "react";

/** Opens in place; the browser's own search finds what is folded. */
export const Fold = (props: { summary: string; isOpen?: boolean; children: ReactNode }) => (
  <details open={props.isOpen} className="group/fold rounded-md border border-line bg-surface px-4">
    <summary className="-mx-4 flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-4 text-sm font-[550] -outline-offset-2 marker:content-none hover:bg-surface-2">
      <span
        aria-hidden
        className="text-ink-3 transition-transform duration-140 group-open/fold:rotate-90"
      >
        ›
      </span>
      {props.summary}
    </summary>
    {props.children}
  </details>
);
