import type { Language } from "@propertyvr/vocabulary";
import { MapPin, Search, TrainFront } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { cn, VisuallyHidden } from "../../../ui/index.ts";
import { typedFirst } from "./editor-form.tsx";
import { editMessages } from "./messages.ts";
import { type Suggestion, usePlaceSearch } from "./use-place-search.ts";

/**
 * A field that offers places while one types, by the combobox pattern: arrows
 * walk through the list, Enter takes one, Escape empties the field first.
 */
export function PlaceBox(props: {
  label: string;
  wanted: "places" | "near";
  onPick: (place: Suggestion) => void;
}) {
  const t = useT(editMessages);
  const id = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const { places, status } = usePlaceSearch(typed, props.wanted);
  const isOpen = places.length > 0;
  const at = Math.min(active, places.length - 1);

  const type = (text: string): void => {
    setTyped(text);
    setActive(0);
  };
  const pick = (place: Suggestion | undefined): void => {
    if (place === undefined) return;
    props.onPick(place);
    type("");
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Thai keyboards choose words with Enter and the arrows too.
    if (event.nativeEvent.isComposing) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0 && isOpen) setActive((at + step + places.length) % places.length);
    else if (event.key === "Enter" && typed.trim() !== "") pick(places[at]);
    else if (event.key === "Escape" && typed !== "") type("");
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-[550]">
        {props.label}
      </label>
      <div className="relative">
        <Search
          size={17}
          aria-hidden
          className="absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3"
        />
        <input
          id={id}
          {...typedFirst()}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen ? `${id}-${at}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-h-11 w-full rounded-md border border-line-3 bg-surface py-2 pr-4 pl-10 text-base"
        />
      </div>
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the combobox pattern: the field has the focus and the keys, and no element draws such a list */}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={props.label}
        className={cn(
          "flex max-h-60 flex-col overflow-y-auto rounded-md border border-line",
          !isOpen && "hidden",
        )}
      >
        {places.map((place, index) => (
          <div
            key={place.ref.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            onPointerMove={() => setActive(index)}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(place)}
            className={cn(
              "flex min-h-10 shrink-0 cursor-pointer items-center gap-2.5 px-3 py-1.5 text-sm touch:min-h-11",
              index === at && "bg-surface-2",
            )}
          >
            <PlaceRow place={place} />
          </div>
        ))}
      </div>
      {/* oxlint-enable */}
      <p className={cn("text-sm", status === "failed" ? "text-bad" : "text-ink-3")}>
        {(status === "none" || status === "failed") && t(`edit.search.${status}`)}
      </p>
      <VisuallyHidden>
        <output>
          {status === "found" && t("edit.search.found", { count: places.length })}
          {(status === "none" || status === "failed") && t(`edit.search.${status}`)}
        </output>
      </VisuallyHidden>
    </div>
  );
}

function PlaceRow({ place }: { place: Suggestion }) {
  const t = useT(editMessages);
  const language = useLanguage();
  const other = language === "th" ? "en" : "th";
  const Icon = place.near_kind === "transit" ? TrainFront : MapPin;
  const within = place.within.map((outer) => outer[language]).join(", ");
  const isStation = place.network !== null;
  return (
    <>
      <Icon size={16} strokeWidth={1.7} aria-hidden className="shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1">
        {labelOf(place, language)}{" "}
        {place.names.en !== place.names.th && (
          <span lang={other} className="text-ink-3">
            {place.names[other]}
          </span>
        )}
        <span className="block text-xs text-ink-3">
          {isStation && place.codes.length > 0
            ? place.codes.join(", ")
            : t(`edit.kind.${kindOf(place)}`)}
          {within !== "" && ` · ${within}`}
        </span>
      </span>
    </>
  );
}

const kindOf = ({ ref }: Suggestion) => ref.kind;

/** A place as people of a language call it, a station with its network: "BTS Asok". */
export function labelOf({ names, network, codes }: Suggestion, language: Language): string {
  // A whole line bears its network in its own name.
  return network === null || codes.length === 0 ? names[language] : `${network} ${names[language]}`;
}
