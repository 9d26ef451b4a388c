import { impliedWithinM, type Near, NEAR_KINDS } from "@propertyvr/vocabulary";
import { useState } from "react";
import { formatDistance } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { Pill, Pills } from "../../../ui/pills.tsx";
import { type NearJoin, nearJoinOf, type Picked, withNear } from "./editable-search.ts";
import { ChosenList } from "./chosen-list.tsx";
import { EditorForm, useEditor } from "./editor-form.tsx";
import { editMessages } from "./messages.ts";
import { labelOf, PlaceBox } from "./place-box.tsx";

type NearSelection = Near & { readonly picked: Picked | null };

/** Metres one can choose. */
const DISTANCES = [300, 500, 800, 1_000, 2_000];
/** Minutes of walking one can choose, at 80 metres a minute, as messages are read. */
const MINUTES = [5, 10, 15, 20];
const WALK_M_A_MINUTE = 80;

/** Any of a kind; a network of trains is one too. */
const ANY = [
  { id: "transit", kind: "transit", name: null },
  { id: "bts", kind: "transit", name: "BTS" },
  { id: "mrt", kind: "transit", name: "MRT" },
  ...NEAR_KINDS.filter((kind) => kind !== "transit" && kind !== "poi").map(
    (kind) => ({ id: kind, kind, name: null }) as const,
  ),
] as const;

const keyOf = ({ kind, name }: Pick<Near, "kind" | "name">): string => `${kind}:${name ?? ""}`;

export function NearEditor() {
  const t = useT(editMessages);
  const { asked, conversation } = useEditor();
  const [near, setNear] = useState<readonly NearSelection[]>(() =>
    asked.criteria.near.map((each) => ({ ...each, picked: null })),
  );
  const [join, setJoin] = useState(() => nearJoinOf(asked));
  const { places } = asked.criteria;
  const where = places.map((name) => asked.names[name] ?? name).join(", ");
  const joins: readonly NearJoin[] = [
    ...(near.length > 0 ? (["all"] as const) : []),
    ...(near.length > 1 ? (["any"] as const) : []),
    ...(near.length > 0 && places.length > 0 ? (["any_or_places"] as const) : []),
  ];
  const add = (wanted: NearSelection): void =>
    setNear([...near.filter((each) => keyOf(each) !== keyOf(wanted)), wanted]);
  const remove = (key: string): void => setNear(near.filter((each) => keyOf(each) !== key));
  const labelOfNear = ({ kind, name, picked }: NearSelection): string => {
    if (picked !== null) return picked.label;
    return name === null ? t(`edit.near.${kind}`) : (asked.names[name] ?? name);
  };
  return (
    <EditorForm choose={() => withNear(asked, near, join)}>
      <ChosenList
        items={near.map((each) => ({
          key: keyOf(each),
          label: labelOfNear(each),
          setting: (
            <Distance
              near={each}
              what={labelOfNear(each)}
              onChange={(within_m) =>
                setNear(near.map((one) => (one === each ? { ...one, within_m } : one)))
              }
            />
          ),
        }))}
        onRemove={remove}
      />
      {joins.length > 1 && (
        <Pills legend={t("edit.near.howMany")} isLegendShown>
          {joins.map((each) => (
            <Pill
              key={each}
              name="near-join"
              checked={each === (near.length === 1 && join === "any" ? "all" : join)}
              onChange={() => setJoin(each)}
            >
              {t(`edit.near.${near.length === 1 ? "one" : "join"}.${each}`, { where })}
            </Pill>
          ))}
        </Pills>
      )}
      <PlaceBox
        label={t("edit.near.search")}
        wanted="near"
        onPick={(place) => {
          const { ref, near_kind } = place;
          const picked = { name: ref.name, label: labelOf(place, conversation), ref };
          add({ kind: near_kind ?? "poi", name: ref.name, within_m: null, picked });
        }}
      />
      <Pills legend={t("edit.near.kinds")} isLegendShown>
        {ANY.map(({ id, kind, name }) => {
          const isChosen = near.some((each) => keyOf(each) === keyOf({ kind, name }));
          return (
            <Pill
              key={id}
              checked={isChosen}
              onChange={() =>
                isChosen
                  ? remove(keyOf({ kind, name }))
                  : add({ kind, name, within_m: null, picked: null })
              }
            >
              {t(`edit.near.${id}`)}
            </Pill>
          );
        })}
      </Pills>
    </EditorForm>
  );
}

/** How far away at most: as the word "near" implies, in metres, or on foot. */
function Distance(props: {
  near: Near;
  what: string;
  onChange: (within_m: number | null) => void;
}) {
  const t = useT(editMessages);
  const language = useLanguage();
  const { within_m } = props.near;
  const show = (metres: number): string => formatDistance(metres, language);
  const walks = MINUTES.map((minutes) => minutes * WALK_M_A_MINUTE).filter(
    (metres) => !DISTANCES.includes(metres),
  );
  const isListed = within_m === null || DISTANCES.includes(within_m) || walks.includes(within_m);
  const distances = isListed ? DISTANCES : [...DISTANCES, within_m].sort((a, b) => a - b);
  return (
    <select
      aria-label={t("edit.near.within", { what: props.what })}
      value={within_m ?? ""}
      onChange={(event) =>
        props.onChange(event.target.value === "" ? null : Number(event.target.value))
      }
      className="min-h-9 w-36 rounded-md border border-line-3 bg-surface px-2 text-sm touch:min-h-11"
    >
      <option value="">
        {t("edit.near.implied", { distance: show(impliedWithinM(props.near)) })}
      </option>
      <optgroup label={t("edit.near.distance")}>
        {distances.map((metres) => (
          <option key={metres} value={metres}>
            {show(metres)}
          </option>
        ))}
      </optgroup>
      <optgroup label={t("edit.near.onFoot")}>
        {walks.map((metres) => (
          <option key={metres} value={metres}>
            {t("edit.near.minutes", { count: metres / WALK_M_A_MINUTE, distance: show(metres) })}
          </option>
        ))}
      </optgroup>
    </select>
  );
}
