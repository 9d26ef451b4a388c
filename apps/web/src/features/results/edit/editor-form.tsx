import type { Language } from "@propertyvr/vocabulary";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { useT } from "../../../lib/i18n/index.ts";
import { Button } from "../../../ui/index.ts";
import type { EditableSearch } from "./editable-search.ts";
import { editMessages } from "./messages.ts";

/** Why the edit was not applied; what was chosen is kept. */
export type Hindrance = "failed" | "busy" | "moved";

export interface EditorSetting {
  /** What stands now. */
  readonly asked: EditableSearch;
  /** The language in which places are named and the edit is said. */
  readonly conversation: Language;
  readonly hindrance: Hindrance | null;
  /** The editor came in the place of the list of kinds, which had the focus. */
  readonly takesFocus: boolean;
  readonly isSending: boolean;
  /** Where what stands may have been misread: the search without it; null where it is sure. */
  readonly unsureWithout: EditableSearch | null;
  readonly onApply: (after: EditableSearch) => Promise<void>;
  readonly onCancel: () => void;
}

export const EditorContext = createContext<EditorSetting | null>(null);

export function useEditor(): EditorSetting {
  const setting = useContext(EditorContext);
  if (setting === null) throw new Error("an editor stands outside a chip editor");
  return setting;
}

export interface EditorFormProps {
  /** What was chosen; null where something about it is wrong and is said beside it. */
  choose: () => EditableSearch | null | Promise<EditableSearch | null>;
  children: ReactNode;
}

/**
 * For a field one types in: it has the focus when the editor opens, but on touch
 * the keyboard stays away until it is asked for.
 */
export const typedFirst = (): { readonly "data-autofocus"?: true } =>
  matchMedia("(hover: hover) and (pointer: fine)").matches ? { "data-autofocus": true } : {};

/** The fields of an editor with its two ways out; Enter applies. */
export function EditorForm({ choose, children }: EditorFormProps) {
  const t = useT(editMessages);
  const { asked, hindrance, takesFocus, isSending, unsureWithout, onApply, onCancel } = useEditor();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, [takesFocus]);
  const [isChoosing, setChoosing] = useState(false);
  const apply = async (): Promise<void> => {
    setChoosing(true);
    try {
      const after = await choose();
      if (after !== null) await onApply(after);
    } finally {
      setChoosing(false);
    }
  };
  const isBusy = isSending || isChoosing;
  return (
    <form
      ref={form}
      noValidate
      className="flex min-h-0 flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        // A portal's events rise through the tree that drew it: no other form is meant.
        event.stopPropagation();
        if (!isBusy && hindrance !== "moved") void apply();
      }}
    >
      {unsureWithout !== null && (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-surface-2 px-3 py-2 text-sm text-ink-2">
          <p>{t("edit.unsure")}</p>
          <div className="-mx-3 flex flex-wrap gap-1">
            <Button
              variant="quiet"
              size="sm"
              disabled={isBusy || hindrance === "moved"}
              onClick={() => void onApply(unsureWithout)}
            >
              {t("edit.notMeant")}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              disabled={isBusy || hindrance === "moved"}
              onClick={() => void onApply(asked)}
            >
              {t("edit.right")}
            </Button>
          </div>
        </div>
      )}
      {children}
      <div className="sticky -bottom-5 -mx-5 flex sm:bottom-0 flex-col gap-2 border-t border-line bg-surface px-5 py-3 max-sm:-mb-5">
        {hindrance !== null && (
          <p role="alert" className="text-sm text-bad">
            {t(`edit.${hindrance}`)}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button variant="quiet" size="sm" onClick={onCancel} disabled={isSending}>
            {t("edit.cancel")}
          </Button>
          <Button type="submit" size="sm" busy={isBusy} disabled={hindrance === "moved"}>
            {t(isSending ? "edit.sending" : "edit.apply")}
          </Button>
        </div>
      </div>
    </form>
  );
}
