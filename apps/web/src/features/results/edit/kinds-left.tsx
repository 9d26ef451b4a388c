import { CRITERIA_KEYS, type CriteriaKey } from "@propertyvr/vocabulary";
import { useT } from "../../../lib/i18n/index.ts";
import { buttonClass } from "../../../ui/index.ts";
import type { EditableSearch } from "./editable-search.ts";
import { useEditor } from "./editor-form.tsx";
import { editMessages } from "./messages.ts";

/** The kinds of criteria that no chip stands for yet; ownership concerns who buys. */
function kindsLeft({ criteria, nice_to_have }: EditableSearch): readonly CriteriaKey[] {
  return CRITERIA_KEYS.filter((key) => {
    const value = criteria[key];
    if (Array.isArray(value) ? value.length > 0 : value !== null) return false;
    if (key === "amenities") return nice_to_have.length === 0;
    return key !== "tenure" || criteria.deal !== "rent";
  });
}

/** Which kind to add. */
export function KindsLeft({ onChoose }: { onChoose: (key: CriteriaKey) => void }) {
  const t = useT(editMessages);
  const { asked } = useEditor();
  return (
    <ul className="flex flex-wrap gap-2 pb-5">
      {kindsLeft(asked).map((key, at) => (
        <li key={key}>
          <button
            type="button"
            className={buttonClass("outline", "sm")}
            onClick={() => onChoose(key)}
            {...(at === 0 && { "data-autofocus": true })}
          >
            {t(`edit.title.${key}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}
