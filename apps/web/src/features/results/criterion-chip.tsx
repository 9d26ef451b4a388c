import { MapPin, TrainFront, X } from "lucide-react";
import { useT } from "../../lib/i18n/index.ts";
import { cn } from "../../ui/index.ts";
import type { CriterionChip as Criterion } from "./criteria-chips.ts";
import { resultsMessages } from "./messages.ts";

/** Left out where the chip only tells what was. */
export interface ChipActions {
  readonly onRemove: () => void;
  readonly onChange: (chip: HTMLElement) => void;
  /** The chip is about to be used: its editor may be fetched. */
  readonly onNear: () => void;
}

export interface CriterionChipProps {
  chip: Criterion;
  actions?: ChipActions | undefined;
  disabled: boolean;
}

/**
 * One criterion: solid when it was said, dashed with the word when it follows or
 * may be meant otherwise, tinted when it would be nice to have. A tap on it edits it, its x takes it away;
 * both are small to the eye and 44 px to a finger.
 */
export function CriterionChip({ chip, actions, disabled }: CriterionChipProps) {
  const t = useT(resultsMessages);
  return (
    <span
      className={cn(
        "inline-flex min-h-8 max-w-full items-center rounded-full border text-sm",
        chip.isWish ? "border-brand-line bg-brand-soft" : "bg-surface",
        (chip.isImplied || chip.isUnsure) && "border-dashed border-line-3",
        !chip.isImplied && !chip.isUnsure && !chip.isWish && "border-line-2",
        actions && "transition-colors duration-140 has-[[data-change]:hover]:border-brand",
      )}
    >
      {actions ? (
        <button
          type="button"
          data-change={chip.key}
          aria-haspopup="dialog"
          // It keeps the focus while an answer is awaited.
          aria-disabled={disabled}
          onPointerEnter={actions.onNear}
          onFocus={actions.onNear}
          onClick={(event) => disabled || actions.onChange(event.currentTarget)}
          className="relative flex min-h-8 min-w-0 items-center gap-1.5 rounded-full pr-1 pl-3 text-left aria-disabled:opacity-55 touch:min-w-11 touch:after:absolute touch:after:-inset-y-1.5 touch:after:inset-x-0"
        >
          <ChipText chip={chip} />
        </button>
      ) : (
        <span className="flex min-w-0 items-center gap-1.5 px-3">
          <ChipText chip={chip} />
        </span>
      )}
      {actions && (
        <button
          type="button"
          aria-label={t("results.chip.remove", { what: chip.text })}
          aria-disabled={disabled}
          onClick={() => disabled || actions.onRemove()}
          className="relative mr-1 grid size-6 shrink-0 place-items-center rounded-full text-ink-3 transition-colors duration-140 hover:bg-surface-2 hover:text-ink aria-disabled:opacity-55 touch:size-8 touch:after:absolute touch:after:-inset-1.5"
        >
          <X size={14} aria-hidden />
        </button>
      )}
    </span>
  );
}

const ICONS = { transit: TrainFront, place: MapPin };

function ChipText({ chip }: { chip: Criterion }) {
  const t = useT(resultsMessages);
  const Icon = chip.icon && ICONS[chip.icon];
  const implied = chip.isImplied ? t("results.chip.implied") : null;
  const unsure = chip.isUnsure ? t("results.chip.unsure") : null;
  const note = [chip.note, implied, unsure].filter((word) => word !== null).join(", ");
  return (
    <>
      {Icon !== null && (
        <Icon size={15} strokeWidth={1.7} aria-hidden className="shrink-0 text-ink-2" />
      )}
      <span lang={chip.textLanguage ?? undefined} className="min-w-0">
        {chip.text}
      </span>
      {note !== "" && <span className={chip.isWish ? "text-ink-2" : "text-ink-3"}> {note}</span>}
    </>
  );
}
