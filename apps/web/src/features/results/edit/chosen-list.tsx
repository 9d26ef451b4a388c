import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../../lib/i18n/index.ts";
import { IconButton } from "../../../ui/index.ts";
import { languageOf } from "../words.ts";
import { editMessages } from "./messages.ts";

export interface Chosen {
  readonly key: string;
  readonly label: string;
  /** What can be set for it. */
  readonly setting?: ReactNode;
}

/** What has been chosen so far, each with a way to take it out again. */
export function ChosenList(props: { items: readonly Chosen[]; onRemove: (key: string) => void }) {
  const t = useT(editMessages);
  if (props.items.length === 0) return null;
  return (
    <ul aria-label={t("edit.chosen")} className="flex flex-col divide-y divide-line">
      {props.items.map(({ key, label, setting }) => (
        <li key={key} className="flex min-h-11 items-center gap-2 py-1">
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
            <span lang={languageOf(label)} className="min-w-0 flex-1 basis-24">
              {label}
            </span>
            {setting}
          </span>
          <IconButton
            label={t("edit.remove", { what: label })}
            icon={<X size={16} aria-hidden />}
            className="-mr-2 size-9 touch:size-11"
            onClick={() => props.onRemove(key)}
          />
        </li>
      ))}
    </ul>
  );
}
