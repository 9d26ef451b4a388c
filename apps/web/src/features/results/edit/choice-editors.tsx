import {
  CRITERIA_SORTS,
  DEALS,
  LISTING_STATUSES,
  PROPERTY_TYPES,
  TENURES,
  type PropertyType,
} from "@propertyvr/vocabulary";
import { useId, useState } from "react";
import { useT } from "../../../lib/i18n/index.ts";
import { listingWords } from "../../../lib/listing-words/messages.ts";
import { Pill, Pills } from "../../../ui/pills.tsx";
import {
  type EditableSearch,
  withCriteria,
  withDeal,
  withTenure,
  withTypes,
} from "./editable-search.ts";
import { EditorForm, useEditor } from "./editor-form.tsx";
import { editMessages } from "./messages.ts";

/** One of several, or none of them. */
function OneOf<Value extends string | number>(props: {
  legend: string;
  values: readonly Value[];
  label: (value: Value) => string;
  noneLabel: string;
  chosen: Value | null;
  make: (value: Value | null) => EditableSearch;
}) {
  const name = useId();
  const [chosen, setChosen] = useState(props.chosen);
  return (
    <EditorForm choose={() => props.make(chosen)}>
      <Pills legend={props.legend}>
        {[...props.values, null].map((value) => (
          <Pill
            key={value ?? "none"}
            name={name}
            checked={chosen === value}
            isFirst={chosen === value}
            onChange={() => setChosen(value)}
          >
            {value === null ? props.noneLabel : props.label(value)}
          </Pill>
        ))}
      </Pills>
    </EditorForm>
  );
}

export function DealEditor() {
  const t = useT(editMessages);
  const { asked } = useEditor();
  return (
    <OneOf
      legend={t("edit.title.deal")}
      values={DEALS}
      label={(deal) => t(`edit.deal.${deal}`)}
      noneLabel={t("edit.deal.any")}
      chosen={asked.criteria.deal}
      make={(deal) => withDeal(asked, deal)}
    />
  );
}

const BATHROOMS = [1, 2, 3, 4, 5];

export function BathroomsEditor() {
  const t = useT(editMessages);
  const { asked } = useEditor();
  const chosen = asked.criteria.bathrooms?.min ?? null;
  return (
    <OneOf
      legend={t("edit.title.bathrooms")}
      values={chosen === null || BATHROOMS.includes(chosen) ? BATHROOMS : [...BATHROOMS, chosen]}
      label={(count) => t("edit.baths.orMore", { count })}
      noneLabel={t("edit.any")}
      chosen={chosen}
      make={(min) => withCriteria(asked, { bathrooms: min === null ? null : { min } })}
    />
  );
}

export function TenureEditor() {
  const t = useT(editMessages);
  const word = useT(listingWords);
  const { asked } = useEditor();
  return (
    <OneOf
      legend={t("edit.title.tenure")}
      values={TENURES}
      label={(tenure) => word(`listing.tenure.${tenure}`)}
      noneLabel={t("edit.any")}
      chosen={asked.criteria.tenure}
      make={(tenure) => withTenure(asked, tenure)}
    />
  );
}

export function SortEditor() {
  const t = useT(editMessages);
  const { asked } = useEditor();
  return (
    <OneOf
      legend={t("edit.title.sort")}
      values={CRITERIA_SORTS}
      label={(sort) => t(`edit.order.${sort}`)}
      noneLabel={t("edit.order.any")}
      chosen={asked.criteria.sort}
      make={(sort) => withCriteria(asked, { sort })}
    />
  );
}

export function StatusEditor() {
  const t = useT(editMessages);
  const { asked } = useEditor();
  return (
    <OneOf
      legend={t("edit.title.status")}
      values={LISTING_STATUSES.filter((status) => status !== "available")}
      label={(status) => t(`edit.status.${status}`)}
      noneLabel={t("edit.status.available")}
      chosen={asked.status === "available" ? null : asked.status}
      make={(status) => ({ ...asked, status: status ?? "available" })}
    />
  );
}

/** Taken into one list a kind leaves the other. */
export function TypesEditor() {
  const t = useT(editMessages);
  const word = useT(listingWords);
  const { asked } = useEditor();
  const [types, setTypes] = useState(asked.criteria.types);
  const [notTypes, setNotTypes] = useState(asked.extensions.not_types ?? []);
  const without = (list: readonly PropertyType[], type: PropertyType) =>
    list.filter((other) => other !== type);
  const toggle = (type: PropertyType): void => {
    setTypes(types.includes(type) ? without(types, type) : [...types, type]);
    setNotTypes(without(notTypes, type));
  };
  return (
    <EditorForm choose={() => withTypes(asked, types, notTypes)}>
      <Pills legend={t("edit.title.types")} hint={t("edit.types.hint")}>
        {PROPERTY_TYPES.map((type, at) => (
          <Pill
            key={type}
            checked={types.includes(type)}
            isFirst={at === 0}
            onChange={() => toggle(type)}
          >
            {word(`listing.type.${type}`)}
          </Pill>
        ))}
      </Pills>
      {asked.extensions.not_types?.length !== 0 && (
        <Pills legend={t("edit.types.not")} isLegendShown>
          {(asked.extensions.not_types ?? []).map((type) => (
            <Pill
              key={type}
              checked={notTypes.includes(type)}
              onChange={() => {
                setNotTypes(
                  notTypes.includes(type) ? without(notTypes, type) : [...notTypes, type],
                );
                setTypes(without(types, type));
              }}
            >
              {word(`listing.type.${type}`)}
            </Pill>
          ))}
        </Pills>
      )}
    </EditorForm>
  );
}
