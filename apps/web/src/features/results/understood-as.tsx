import type { Criteria, CriteriaPart, Language } from "@propertyvr/vocabulary";
import { Fragment } from "react";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { listingWords } from "../../lib/listing-words/messages.ts";
import { criteriaChips } from "./criteria-chips.ts";
import { CriterionChip } from "./criterion-chip.tsx";
import { resultsMessages } from "./messages.ts";
import { languageOf } from "./words.ts";

/** A criterion taken away: what is said in the person's name, and the criteria that then stand. */
export interface CriteriaEdit {
  readonly say: string;
  readonly criteria: Criteria;
}

export interface UnderstoodAsProps {
  part: CriteriaPart;
  /** The language of the conversation, in which a removal is said. */
  conversation: Language;
  /** Given for the newest answer only: older chips tell what was, they change nothing. */
  onEdit?: ((edit: CriteriaEdit) => void) | undefined;
  /** A reply is pending: nothing can be taken away until it is there. */
  disabled?: boolean;
}

/** What was understood, as chips, and below them what was not used. */
export function UnderstoodAs({ part, conversation, onEdit, disabled }: UnderstoodAsProps) {
  const t = useT(resultsMessages);
  const language = useLanguage();
  const word = useT(listingWords);
  const chips = criteriaChips(part, { language, t, word });
  const notUsed = [...new Set([...part.wishes, ...part.unread])];
  return (
    <>
      {chips.length > 0 && (
        <ul
          aria-label={t("results.chips")}
          className="flex flex-wrap items-center gap-1.5 touch:gap-2.5"
        >
          {chips.map((chip) => (
            <li key={chip.id} className="inline-flex max-w-full">
              <CriterionChip
                chip={chip}
                disabled={disabled === true}
                onRemove={
                  onEdit && (() => onEdit({ say: chip.say[conversation], criteria: chip.without }))
                }
              />
            </li>
          ))}
        </ul>
      )}
      <LeftOut label={t("results.chip.notUsed")} items={notUsed} />
      <LeftOut label={t("results.chip.unplaced")} items={part.unplaced} />
    </>
  );
}

function LeftOut({ label, items }: { label: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <p className="mt-1.5 text-sm text-ink-3">
      {label}{" "}
      {items.map((item, at) => (
        <Fragment key={item}>
          {at > 0 && ", "}
          <span lang={languageOf(item)} className="underline decoration-dotted underline-offset-3">
            {item}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
