import type { CriteriaPart } from "@propertyvr/parts";
import { Plus } from "lucide-react";
import { useId } from "react";
import type { EditByHand } from "../../lib/edit-by-hand.ts";
import { formatHomes } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { listingWords } from "../../lib/listing-words/messages.ts";
import { criteriaChips, type CriterionChip } from "./criteria-chips.ts";
import { resultsMessages } from "./messages.ts";

export interface SuggestedChipsProps {
  part: CriteriaPart;
  disabled: boolean;
  onAdd: (edit: EditByHand) => void;
}

/** What a model would ask for besides: dashed, and asked for only once it is tapped. */
export function SuggestedChips({ part, disabled, onAdd }: SuggestedChipsProps) {
  const t = useT(resultsMessages);
  const word = useT(listingWords);
  const language = useLanguage();
  const label = useId();
  const { suggested = [] } = part;
  const texts = { language, t, word };
  const asked = new Set(criteriaChips(part, texts).map(nameOf));
  const offers = suggested.flatMap(({ criteria, place_refs, count }) => {
    const near = criteria.near.map((_, at) => part.implied_within_m[at] ?? null);
    const chips = criteriaChips({ ...part, criteria, implied_within_m: near }, texts);
    const added = chips.filter((chip) => !asked.has(nameOf(chip)));
    const what = added.map(nameOf).join(", ");
    return what === ""
      ? []
      : [{ what, count, edit: { criteria, ...(place_refs && { place_refs }) } }];
  });
  if (offers.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm">
      <span id={label} className="text-ink-3">
        {t("results.suggested")}
      </span>
      <ul aria-labelledby={label} className="contents">
        {offers.map(({ what, count, edit }) => (
          <li key={what} className="inline-flex max-w-full">
            <button
              type="button"
              aria-disabled={disabled}
              onClick={() => disabled || onAdd({ say: t("results.say.add", { what }), edit })}
              className="relative inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-dashed border-line-3 px-3 text-left text-ink transition-colors duration-140 hover:border-brand aria-disabled:opacity-55 touch:after:absolute touch:after:-inset-2"
            >
              <Plus size={15} aria-hidden className="shrink-0 text-ink-2" />
              <span className="min-w-0">
                {what}
                {count !== null && (
                  <span className="text-ink-3"> {formatHomes(count, language)}</span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const nameOf = ({ text, note }: CriterionChip): string =>
  note === null ? text : `${text} ${note}`;
