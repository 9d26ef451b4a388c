import { useState } from "react";
import { useT } from "../../../lib/i18n/index.ts";
import { Pill, Pills } from "../../../ui/pills.tsx";
import { withCriteria } from "./editable-search.ts";
import { EditorForm, useEditor } from "./editor-form.tsx";
import { editMessages } from "./messages.ts";
import { choiceOf, rangeOf, ROOM_COUNTS, toggled } from "./room-range.ts";

export function BedroomsEditor() {
  const t = useT(editMessages);
  const { asked } = useEditor();
  const { bedrooms } = asked.criteria;
  const [choice, setChoice] = useState(() => choiceOf(bedrooms));
  const { from, to, isOpen } = choice;
  const top = Math.max(ROOM_COUNTS.length - 1, to);
  const counts = Array.from({ length: top + 1 }, (_, count) => count);
  return (
    <EditorForm choose={() => withCriteria(asked, { bedrooms: rangeOf(choice, bedrooms) })}>
      <Pills legend={t("edit.title.bedrooms")} hint={t("edit.rooms.hint")}>
        {counts.map((count) => (
          <Pill
            key={count}
            checked={from !== null && count >= from && count <= to}
            isFirst={count === (from ?? 0)}
            onChange={() => setChoice(toggled(choice, count))}
          >
            {count === 0 ? t("edit.rooms.studio") : count}
          </Pill>
        ))}
        <Pill
          checked={isOpen}
          onChange={() => setChoice({ ...choice, to: from ?? to, isOpen: !isOpen })}
        >
          {t("edit.rooms.orMore")}
        </Pill>
      </Pills>
    </EditorForm>
  );
}
