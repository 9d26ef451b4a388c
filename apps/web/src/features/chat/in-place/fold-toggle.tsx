import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../../lib/i18n/index.ts";
import { cn } from "../../../ui/index.ts";
import { inPlaceMessages } from "./messages.ts";

export interface FoldToggleProps {
  isOpen: boolean;
  onToggle: () => void;
  /** The changes are in short, and need a word that says what they are. */
  isShort: boolean;
  /** Edits before the one that is told. */
  earlierCount: number;
  children: ReactNode;
}

/** What was changed; opens what stood in this place before. */
export function FoldToggle(props: FoldToggleProps) {
  const t = useT(inPlaceMessages);
  const { isOpen, earlierCount } = props;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={props.onToggle}
      className="relative min-h-6 max-w-full rounded-sm text-left underline-offset-3 transition-colors duration-140 hover:text-ink hover:underline touch:after:absolute touch:after:-inset-x-1 touch:after:-inset-y-3"
    >
      <ChevronRight
        size={15}
        aria-hidden
        className={cn("mr-0.5 -ml-0.5 inline align-[-2px]", isOpen && "rotate-90")}
      />
      {props.isShort && <span aria-hidden>{t("inPlace.changed")} </span>}
      {props.children}
      {earlierCount > 0 && (
        <span className="text-ink-3 max-sm:sr-only">
          {" · "}
          {t("inPlace.earlier", { count: earlierCount })}
        </span>
      )}
    </button>
  );
}
