import type { InsightPart, InsightWords } from "@propertyvr/parts";
import type { LandlordYear } from "@propertyvr/vocabulary";
import { useId, useState } from "react";
import { TextField } from "../../ui/text-field.tsx";
import { ASSUMED, BOUNDS, numberIn, withYear, yearOf } from "./with-year.ts";

interface AssumedYearProps {
  stored: InsightPart;
  words: InsightWords;
  /** The yields as they are with what is assumed now; none of the net ones while something cannot be read. */
  onChange: (part: InsightPart) => void;
}

type TypedYear = Readonly<Partial<Record<keyof LandlordYear, string>>>;

/** What the net yield assumes, to be changed in place: the table above is worked out at once. */
export function AssumedYear({ stored, words, onChange }: AssumedYearProps) {
  const [typed, setTyped] = useState<TypedYear>({});
  const headId = useId();
  const assumed = yearOf(stored);
  if (assumed === null) return null;
  const readOf = (texts: TypedYear, key: keyof LandlordYear): number | null =>
    numberIn(texts[key] ?? String(assumed[key]), BOUNDS[key]);
  const change = (texts: TypedYear): void => {
    setTyped(texts);
    const read = (key: keyof LandlordYear): number => readOf(texts, key) ?? assumed[key];
    const year: LandlordYear = {
      vacantMonths: read("vacantMonths"),
      agentMonths: read("agentMonths"),
      commonFeeThbPerSqm: read("commonFeeThbPerSqm"),
      upkeepPct: read("upkeepPct"),
    };
    const isChanged = ASSUMED.some((key) => year[key] !== assumed[key]);
    const isRead = ASSUMED.every((key) => readOf(texts, key) !== null);
    onChange(isChanged || !isRead ? withYear(stored, isRead ? year : null) : stored);
  };
  return (
    <fieldset aria-labelledby={headId} className="mt-3 min-w-0 border-t border-line pt-3">
      <p id={headId} className="text-sm text-ink-2">
        {words.assumedHead()}
      </p>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {ASSUMED.map((key) => (
          <TextField
            key={key}
            label={words.assumed[key]}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            value={typed[key] ?? String(assumed[key])}
            error={readOf(typed, key) === null ? words.outside(...BOUNDS[key]) : undefined}
            onChange={({ target }) => change({ ...typed, [key]: target.value })}
          />
        ))}
      </div>
      {Object.keys(typed).length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
          {words.changedHere()}
          <button
            type="button"
            className="min-h-9 rounded-sm text-brand underline underline-offset-3 touch:min-h-11"
            onClick={() => change({})}
          >
            {words.reset()}
          </button>
        </p>
      )}
    </fieldset>
  );
}
