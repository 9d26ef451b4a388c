import { AMENITIES, type Amenity } from "@propertyvr/vocabulary";
import { useId, useState } from "react";
import { useT } from "../../../lib/i18n/index.ts";
import { listingWords } from "../../../lib/listing-words/messages.ts";
import { Pill, Pills } from "../../../ui/pills.tsx";
import { withAmenities } from "./editable-search.ts";
import { ChosenList } from "./chosen-list.tsx";
import { EditorForm, useEditor } from "./editor-form.tsx";
import { editMessages } from "./messages.ts";

const WEIGHTS = ["must", "nice"] as const;
type Weight = (typeof WEIGHTS)[number];

export function AmenitiesEditor() {
  const t = useT(editMessages);
  const word = useT(listingWords);
  const { asked } = useEditor();
  const [weights, setWeights] = useState<ReadonlyMap<Amenity, Weight>>(
    () =>
      new Map([
        ...asked.criteria.amenities.map((amenity) => [amenity, "must"] as const),
        ...asked.nice_to_have.map((amenity) => [amenity, "nice"] as const),
      ]),
  );
  const weigh = (amenity: Amenity, weight: Weight | null): void => {
    const next = new Map(weights);
    if (weight === null) next.delete(amenity);
    else next.set(amenity, weight);
    setWeights(next);
  };
  const chosenAs = (weight: Weight): readonly Amenity[] =>
    [...weights].flatMap(([amenity, each]) => (each === weight ? [amenity] : []));
  return (
    <EditorForm choose={() => withAmenities(asked, chosenAs("must"), chosenAs("nice"))}>
      <ChosenList
        items={[...weights].map(([amenity, weight]) => {
          const label = word(`listing.amenity.${amenity}`);
          const setting = (
            <WeightSwitch
              what={label}
              weight={weight}
              onChange={(chosen) => weigh(amenity, chosen)}
            />
          );
          return { key: amenity, label, setting };
        })}
        onRemove={(key) => weigh(key as Amenity, null)}
      />
      <Pills legend={t("edit.title.amenities")} hint={t("edit.amenities.hint")}>
        {AMENITIES.map((amenity, at) => (
          <Pill
            key={amenity}
            checked={weights.has(amenity)}
            isFirst={at === 0}
            onChange={() => weigh(amenity, weights.has(amenity) ? null : "must")}
          >
            {word(`listing.amenity.${amenity}`)}
          </Pill>
        ))}
      </Pills>
    </EditorForm>
  );
}

/** Must have, or nice to have: two radio buttons in one rounded frame. */
function WeightSwitch(props: { what: string; weight: Weight; onChange: (weight: Weight) => void }) {
  const t = useT(editMessages);
  const name = useId();
  return (
    <fieldset className="inline-flex rounded-full border border-line-3 p-0.5">
      <legend className="sr-only">{t("edit.amenities.of", { what: props.what })}</legend>
      {WEIGHTS.map((weight) => (
        <label
          key={weight}
          className="relative inline-flex min-h-8 cursor-pointer items-center rounded-full px-2.5 text-sm transition-colors duration-140 has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-focus touch:min-h-10"
        >
          <input
            type="radio"
            name={name}
            checked={props.weight === weight}
            onChange={() => props.onChange(weight)}
            className="sr-only"
          />
          {t(`edit.amenities.${weight}`)}
        </label>
      ))}
    </fieldset>
  );
}
