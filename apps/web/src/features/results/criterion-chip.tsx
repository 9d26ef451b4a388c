import { MapPin, TrainFront, X } from "lucide-react";
import { useT } from "../../lib/i18n/index.ts";
import { cn } from "../../ui/index.ts";
import type { CriterionChip as Criterion } from "./criteria-chips.ts";
import { resultsMessages } from "./messages.ts";

export interface CriterionChipProps {
  chip: Criterion;
  /** Left out where the chip only tells what was. */
  onRemove?: (() => void) | undefined;
  disabled: boolean;
}

/**
 * One criterion: solid when it was said, dashed with the word when it follows.
 * The x is small to the eye and 44 px to a finger.
 */
export function CriterionChip({ chip, onRemove, disabled }: CriterionChipProps) {
  const t = useT(resultsMessages);
  const Icon = chip.icon === "transit" ? TrainFront : MapPin;
  const implied = chip.isImplied ? t("results.chip.implied") : null;
  const note = [chip.note, implied].filter((word) => word !== null).join(", ");
  return (
    <span
      className={cn(
        "inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-line-2 bg-surface pl-3 text-sm",
        onRemove ? "pr-1" : "pr-3",
        chip.isImplied && "border-dashed border-line-3",
      )}
    >
      {chip.icon !== null && (
        <Icon size={15} strokeWidth={1.7} aria-hidden className="shrink-0 text-ink-2" />
      )}
      <span lang={chip.textLanguage ?? undefined} className="min-w-0">
        {chip.text}
      </span>
      {note !== "" && <span className="text-ink-3">{note}</span>}
      {onRemove && (
        <button
          type="button"
          aria-label={t("results.chip.remove", { what: chip.text })}
          disabled={disabled}
          onClick={onRemove}
          className="relative grid size-6 shrink-0 place-items-center rounded-full text-ink-3 transition-colors duration-140 hover:bg-surface-2 hover:text-ink disabled:opacity-55 touch:size-8 touch:after:absolute touch:after:-inset-1.5"
        >
          <X size={14} aria-hidden />
        </button>
      )}
    </span>
  );
}
