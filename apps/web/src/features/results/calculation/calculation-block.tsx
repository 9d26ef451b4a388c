import type { CalculationPart } from "@propertyvr/parts";
import { useId, useReducer, useRef } from "react";
import { wordsOf } from "@propertyvr/parts/calculation";
import { useT } from "../../../lib/i18n/index.ts";
import { useSettled } from "../../../lib/use-settled.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { type EditedSheet, editSheet, storedSheet } from "./edited-sheet.ts";
import { Footing } from "./footing.tsx";
import { InputRow, useFaultText } from "./input-row.tsx";
import { LinesTable } from "./lines-table.tsx";
import { calculationMessages } from "./messages.ts";
import { Results } from "./results.tsx";
import { ShareBar } from "./share-bar.tsx";
import { StatedTable } from "./stated-table.tsx";
import { amountIn } from "./words.ts";
import { YearsPlot } from "./years-plot.tsx";

export interface CalculationBlockProps {
  part: CalculationPart;
  /** Says something in the person's name; absent where an answer is no longer the newest. */
  onSay?: ((text: string) => void) | undefined;
  /** A reply is pending. */
  disabled?: boolean;
}

/** A sum: what it comes to, what it was worked out from, and every step. Whatever is changed here is worked out at once, in the browser. */
export function CalculationBlock({ part, onSay, disabled = false }: CalculationBlockProps) {
  const t = useT(calculationMessages);
  const headingId = useId();
  const inputsId = useId();
  const inputsHead = useRef<HTMLHeadingElement>(null);
  const words = wordsOf(part);
  const [sheet, dispatch] = useReducer(editSheet, part, storedSheet);
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no landmark: a long chat has many alike
      role="group"
      data-calculation
      lang={part.language}
      aria-labelledby={headingId}
      className="@container mt-2 max-w-[44rem] min-w-0 rounded-lg border border-line bg-surface text-[15px]"
    >
      <div className="p-4 @md:p-5">
        <h2 id={headingId} className="font-semibold">
          {part.text}
        </h2>
        <Results sheet={sheet} onSay={onSay} disabled={disabled} />
        <ShareBar sheet={sheet} />
        <YearsPlot sheet={sheet} />
        {sheet.worked.sources.length > 0 && (
          <p className="mt-3 text-xs text-ink-3">{words.rulesOf(part.day)}</p>
        )}
      </div>
      <StatedTable sheet={sheet} />
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot take the focus back
        role="group"
        aria-labelledby={inputsId}
        className="border-t border-line p-4 @md:p-5"
      >
        <h3 id={inputsId} ref={inputsHead} tabIndex={-1} className="text-sm text-ink-2">
          {words.inputsHead()}
        </h3>
        <div className="mt-1 grid gap-x-8 @xl:grid-cols-2">
          {part.inputs.map((input) => (
            <InputRow key={input.key} sheet={sheet} input={input} onEdit={dispatch} />
          ))}
        </div>
        {sheet.isChanged && (
          <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
            {t("calculation.changed")}
            <button
              type="button"
              className="min-h-9 rounded-sm text-brand underline underline-offset-3 touch:min-h-11"
              onClick={() => {
                dispatch({ type: "reset" });
                inputsHead.current?.focus();
              }}
            >
              {t("calculation.reset")}
            </button>
          </p>
        )}
      </div>
      <LinesTable sheet={sheet} />
      <Footing worked={sheet.worked} words={words} />
      <NewResult sheet={sheet} />
    </div>
  );
}

const TOLD_AFTER_MS = 900;

/** The new result, or what is missing, told once to whoever listens, when the typing has stopped. */
function NewResult({ sheet }: { sheet: EditedSheet }) {
  const faultText = useFaultText(sheet);
  const words = wordsOf(sheet.part);
  const { worked, faults, typed } = sheet;
  const results = worked.results.flatMap((key) => {
    const line = worked.lines.find((each) => each.key === key);
    return line === undefined ? [] : `${words.lineLabel(key)}: ${amountIn(sheet, line).join("")}`;
  });
  const told = faults.length > 0 ? faults.map(faultText) : results;
  const isTouched = Object.keys(typed).length > 0;
  const text = useSettled(isTouched ? told.join(". ") : "", TOLD_AFTER_MS, "");
  return (
    <div aria-live="polite">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
