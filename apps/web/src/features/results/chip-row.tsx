import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { cn, VisuallyHidden } from "../../ui/index.ts";
import { resultsMessages } from "./messages.ts";

export interface ChipRowProps {
  list: RefObject<HTMLUListElement | null>;
  label: string;
  /** How many chips there are. */
  count: number;
  /** List items. */
  children: ReactNode;
}

/**
 * Chips in one row, so that the homes below stand high. What has no room in it is reached
 * by scrolling sideways, or by the button that unfolds the row.
 */
export function ChipRow({ list, label, count, children }: ChipRowProps) {
  const t = useT(resultsMessages);
  const [beyond, setBeyond] = useState(0);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const row = list.current;
    if (row === null || count === 0 || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(() => setBeyond(isOpen ? 0 : itemsBeyond(row)));
    observer.observe(row);
    return () => observer.disconnect();
  }, [list, count, isOpen]);
  const isCut = beyond > 0;
  return (
    <div className="flex max-w-full min-w-0 items-center gap-2">
      <ul
        ref={list}
        data-chips
        aria-label={label}
        // Where the focus goes when the chip that had it can no longer be changed. A row that
        // scrolls is reached by keyboard even where its chips only tell.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={isCut ? 0 : -1}
        className={cn(
          // The room around it keeps rings of focus and targets of touch in one piece.
          "-m-1.5 flex min-w-0 items-center gap-1.5 rounded-md p-1.5 touch:gap-2.5",
          !isCut && "outline-none",
          isOpen ? "flex-wrap" : "overflow-x-auto overscroll-x-contain [scrollbar-width:none]",
        )}
      >
        {children}
      </ul>
      {(isCut || isOpen) && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="relative min-h-8 shrink-0 rounded-full px-2.5 text-sm text-ink-2 transition-colors duration-140 hover:bg-surface-2 hover:text-ink touch:after:absolute touch:after:-inset-2"
        >
          {isOpen ? (
            t("results.chip.less")
          ) : (
            <>
              +{beyond} <VisuallyHidden>{t("results.chip.all", { count })}</VisuallyHidden>
            </>
          )}
        </button>
      )}
    </div>
  );
}

/** How many items the row does not show in full before anybody scrolls it. */
function itemsBeyond(row: HTMLElement): number {
  if (row.scrollWidth <= row.clientWidth) return 0;
  const end = row.getBoundingClientRect().right;
  return [...row.children].filter(
    (item) => item.getBoundingClientRect().right + row.scrollLeft > end,
  ).length;
}
