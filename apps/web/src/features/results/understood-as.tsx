import type { CriteriaPart } from "@propertyvr/parts";
import type { Language } from "@propertyvr/vocabulary";
import { Plus } from "lucide-react";
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { EditByHand, SendOutcome } from "../../lib/edit-by-hand.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { listingWords } from "../../lib/listing-words/messages.ts";
import { ChipRow } from "./chip-row.tsx";
import { criteriaChips, type EditedKey } from "./criteria-chips.ts";
import { CriterionChip } from "./criterion-chip.tsx";
import { resultsMessages } from "./messages.ts";
import { SuggestedChips } from "./suggested-chips.tsx";
import { languageOf } from "./words.ts";

const loadEditor = () => import("./edit/chip-editor.tsx");
const ChipEditor = lazy(loadEditor);
/** Fetched before it is opened; without a network it is fetched then. */
const fetchEditor = (): void => void loadEditor().catch(() => undefined);

export interface UnderstoodAsProps {
  part: CriteriaPart;
  /** The language of the conversation, in which an edit is said. */
  conversation: Language;
  /** Given for the newest answer only: older chips tell what was, they change nothing. */
  onEdit?: ((edit: EditByHand) => Promise<SendOutcome>) | undefined;
  /** A reply is pending: nothing can be changed until it is there. */
  disabled?: boolean;
  /** Stands at the beginning of the row: what the message changed. */
  beside?: ReactNode;
}

/** One row: what was understood, as chips that can be changed, and what was not used. */
export function UnderstoodAs(props: UnderstoodAsProps) {
  const { part, conversation, onEdit, disabled = false, beside } = props;
  const t = useT(resultsMessages);
  const language = useLanguage();
  const word = useT(listingWords);
  const list = useRef<HTMLUListElement>(null);
  const [editing, setEditing] = useState<{ key: EditedKey | null; at: HTMLElement } | null>(null);
  const chips = criteriaChips(part, { language, t, word });
  const notUsed = [...new Set([...part.wishes, ...part.unread])];
  const canEdit = onEdit !== undefined;
  useEffect(() => (canEdit ? whenIdle(fetchEditor) : undefined), [canEdit]);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:flex-nowrap">
        {beside}
        {(chips.length > 0 || canEdit) && (
          <ChipRow list={list} label={t("results.chips")} count={chips.length}>
            {chips.map((chip) => (
              <li key={chip.id} className="inline-flex max-w-full shrink-0 items-center gap-1.5">
                {chip.isEither && (
                  <span className="text-sm text-ink-3">{t("results.chip.or")}</span>
                )}
                <CriterionChip
                  chip={chip}
                  disabled={disabled}
                  actions={
                    onEdit && {
                      onRemove: () =>
                        void onEdit({ say: chip.say[conversation], edit: chip.without }),
                      onChange: (at) => setEditing({ key: chip.key, at }),
                      onNear: fetchEditor,
                    }
                  }
                />
              </li>
            ))}
            {canEdit && (
              <li className="inline-flex shrink-0">
                <button
                  type="button"
                  aria-haspopup="dialog"
                  aria-disabled={disabled}
                  onPointerEnter={fetchEditor}
                  onClick={({ currentTarget }) =>
                    disabled || setEditing({ key: null, at: currentTarget })
                  }
                  className="relative inline-flex min-h-8 items-center gap-1 rounded-full border border-dashed border-line-3 px-3 text-sm text-ink-2 transition-colors duration-140 hover:border-brand hover:text-ink aria-disabled:opacity-55 touch:after:absolute touch:after:-inset-2"
                >
                  <Plus size={15} aria-hidden />
                  {t("results.chip.add")}
                </button>
              </li>
            )}
          </ChipRow>
        )}
        <LeftOut label={t("results.chip.notUsed")} items={notUsed} />
      </div>
      {onEdit && (
        <SuggestedChips part={part} disabled={disabled} onAdd={(edit) => void onEdit(edit)} />
      )}
      {editing !== null && (
        <Suspense>
          <ChipEditor
            editing={editing}
            part={part}
            conversation={conversation}
            // Gone when something newer was said: then what was chosen can only be read.
            onEdit={disabled ? undefined : onEdit}
            fallback={list}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Editors are fetched while nobody waits for them, so that a tap opens one at once. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}

function LeftOut({ label, items }: { label: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <p
      title={items.join(", ")}
      className="max-w-full truncate text-sm text-ink-3 sm:max-w-[40%] sm:shrink-0"
    >
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
