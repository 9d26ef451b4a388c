/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the combobox pattern: the field has the focus and the keys, and no element draws such a list */
import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { Unbroken } from "../../lib/unbroken.tsx";
import { useSettled } from "../../lib/use-settled.ts";
import { cn } from "../../ui/classes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { type PaletteEntry, findEntries, GROUPS } from "./find-entries.ts";
import { paletteMessages } from "./messages.ts";

/** So long nothing is typed before the number of results is read aloud. */
const QUIET_MS = 600;

/**
 * Searches everything one can go to or do, by typing; a combobox with its list.
 * @param props.onSettled told what was typed, once it stands still: what is found elsewhere comes as further entries
 */
export function Palette(props: {
  entries: readonly PaletteEntry[];
  onSettled: (typed: string) => void;
  onClose: () => void;
}) {
  const { entries, onSettled, onClose } = props;
  const t = useT(paletteMessages);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const found = findEntries(entries, typed);
  const active = found[Math.min(at, found.length - 1)];
  const optionId = (entry: PaletteEntry): string => `${id}-${entry.id}`;
  const settled = useSettled(typed, QUIET_MS);
  useEffect(() => onSettled(settled.trim()), [onSettled, settled]);

  const run = (entry: PaletteEntry | undefined): void => {
    if (entry === undefined) return;
    onClose();
    entry.run();
  };
  const move = (step: number): void => {
    if (found.length === 0) return;
    const next = (found.indexOf(active as PaletteEntry) + step + found.length) % found.length;
    setAt(next);
    const option = document.getElementById(optionId(found[next] as PaletteEntry));
    option?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => run(active),
      // The window would leave it to a field that holds something.
      Escape: onClose,
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      phone="screen"
      title={t("palette.title")}
      closeLabel={t("palette.close")}
    >
      <div className="sticky -top-1 z-10 flex items-center gap-2.5 rounded-md border border-line-3 bg-surface px-3.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <Search size={18} aria-hidden className="shrink-0 text-ink-3" />
        <input
          type="text"
          role="combobox"
          data-autofocus
          aria-label={t("palette.search")}
          placeholder={t("palette.search")}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && optionId(active)}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
            list.current?.scrollIntoView({ block: "nearest" });
          }}
          onKeyDown={onKeyDown}
          className="min-h-12 min-w-0 flex-1 bg-transparent text-base outline-none"
        />
      </div>
      <output className="sr-only">
        {settled !== "" && settled === typed && t("palette.found", { count: found.length })}
      </output>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t("palette.results")}
        className="mt-2 sm:min-h-[20rem]"
      >
        {GROUPS.map((group) => {
          const inGroup = found.filter((entry) => entry.group === group);
          if (inGroup.length === 0) return null;
          return (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`} className="pt-2">
              <div
                id={`${id}-${group}`}
                role="presentation"
                className="px-3 pb-1 text-xs font-[550] text-ink-3"
              >
                {t(`palette.group.${group}`)}
              </div>
              {inGroup.map((entry) => (
                <Option
                  key={entry.id}
                  id={optionId(entry)}
                  entry={entry}
                  isActive={entry === active}
                  onRun={() => run(entry)}
                  onPoint={() => setAt(found.indexOf(entry))}
                />
              ))}
            </div>
          );
        })}
      </div>
      {found.length === 0 && (
        <p className="px-3 py-6 text-center text-ink-2">{t("palette.none", { text: typed })}</p>
      )}
    </Dialog>
  );
}

/** The keyboard stays in the field: an option is pressed, never focused. */
function Option(props: {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  onRun: () => void;
  onPoint: () => void;
}) {
  const { label, detail, language, Icon } = props.entry;
  return (
    <div
      id={props.id}
      role="option"
      aria-selected={props.isActive}
      onClick={props.onRun}
      onPointerMove={props.onPoint}
      className={cn(
        "flex min-h-10 cursor-pointer items-center gap-3 rounded-[10px] px-3 py-1.5 text-sm touch:min-h-11",
        props.isActive &&
          "bg-surface-2 forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]",
      )}
    >
      <Icon size={17} strokeWidth={1.7} aria-hidden className="shrink-0 text-ink-3" />
      <span lang={language} className="min-w-0 flex-1 truncate">
        <Unbroken text={label} />
        {detail !== undefined && (
          <span className="block truncate text-xs text-ink-3">
            <Unbroken text={detail} />
          </span>
        )}
      </span>
    </div>
  );
}
