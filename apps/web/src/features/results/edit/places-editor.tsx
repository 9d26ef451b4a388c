import { useState } from "react";
import { useT } from "../../../lib/i18n/index.ts";
import { type Picked, withPlaces } from "./editable-search.ts";
import { ChosenList } from "./chosen-list.tsx";
import { EditorForm, useEditor } from "./editor-form.tsx";
import { editMessages } from "./messages.ts";
import { labelOf, PlaceBox } from "./place-box.tsx";

export function PlacesEditor() {
  const t = useT(editMessages);
  const { asked, conversation } = useEditor();
  const [places, setPlaces] = useState<readonly Picked[]>(() =>
    asked.criteria.places.map((name) => ({ name, label: asked.names[name] ?? name, ref: null })),
  );
  return (
    <EditorForm choose={() => withPlaces(asked, places)}>
      <ChosenList
        items={places.map(({ name, label }) => ({ key: name, label }))}
        onRemove={(name) => setPlaces(places.filter((place) => place.name !== name))}
      />
      <PlaceBox
        label={t("edit.places.search")}
        wanted="places"
        onPick={(place) => {
          const { ref } = place;
          const others = places.filter(({ name }) => name !== ref.name);
          setPlaces([...others, { name: ref.name, label: labelOf(place, conversation), ref }]);
        }}
      />
      <p className="text-sm text-ink-3">{t("edit.places.hint")}</p>
    </EditorForm>
  );
}
