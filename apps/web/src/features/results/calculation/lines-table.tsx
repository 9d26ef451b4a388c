import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { wordsOf } from "@propertyvr/parts/calculation";
import { useT } from "../../../lib/i18n/index.ts";
import { cn } from "../../../ui/classes.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { EditedSheet, Line } from "./edited-sheet.ts";
import { calculationMessages } from "./messages.ts";
import { amountIn } from "./words.ts";

/** Every line of the sum; a button opens the arithmetic of all. What may apply stands apart, in no sum. */
export function LinesTable({ sheet }: { sheet: EditedSheet }) {
  const t = useT(calculationMessages);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const words = wordsOf(sheet.part);
  // The years have a plot of their own with a table behind it.
  const lines = sheet.worked.lines.filter(({ year }) => year === undefined);
  const certain = lines.filter(({ isPossible }) => isPossible !== true);
  const possible = lines.filter(({ isPossible }) => isPossible === true);
  if (lines.length === 0) return null;
  const isOld = sheet.faults.length > 0;
  const row = (line: Line) => (
    <LineRow key={line.key} sheet={sheet} line={line} isOpen={isOpen} isOld={isOld} />
  );
  return (
    <div className="border-t border-line px-4 py-2 @md:px-5">
      <table id={id} className="w-full border-collapse text-left tabular-nums">
        <caption className="sr-only">{sheet.part.text}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.linesHead()}</th>
            <th scope="col">{t("calculation.amount")}</th>
          </tr>
        </thead>
        <tbody>{certain.map(row)}</tbody>
        {possible.length > 0 && (
          <tbody className="border-t border-dashed border-line-3 text-ink-2">
            {possible.map(row)}
          </tbody>
        )}
      </table>
      {lines.some(({ how }) => how.length > 0) && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="mt-1 inline-flex min-h-11 items-center gap-1.5 rounded-sm text-sm text-brand"
        >
          {words.howHead()}
          <ChevronDown
            aria-hidden
            size={16}
            className={cn("transition-transform duration-140", isOpen && "rotate-180")}
          />
        </button>
      )}
    </div>
  );
}

/** A line breaks before a sign, so that "= ฿420,000" stays in one piece. */
const withSigns = (step: string): string => step.replaceAll(/([=−×÷+]) /g, "$1\u00A0");

interface LineRowProps {
  sheet: EditedSheet;
  line: Line;
  isOpen: boolean;
  isOld: boolean;
}

function LineRow({ sheet, line, isOpen, isOld }: LineRowProps) {
  const words = wordsOf(sheet.part);
  const [figure, rest] = amountIn(sheet, line);
  const isResult = sheet.worked.results.includes(line.key);
  return (
    <tr className="border-line align-baseline not-first:border-t">
      <th scope="row" className={cn("py-2 pr-4", isResult ? "font-[550]" : "font-normal")}>
        {words.lineLabel(line.key)}
        {line.isPossible && (
          <>
            {" "}
            <span className="inline-block rounded-sm border border-dashed border-line-3 px-1.5 text-xs">
              {words.possibleMark()}
            </span>
          </>
        )}
        {isOpen && line.how.length > 0 && (
          <span className="block text-sm font-normal wrap-anywhere text-ink-2">
            <VisuallyHidden>{`${words.howHead()}: `}</VisuallyHidden>
            {line.how.map((step) => (
              <span key={step} className="block">
                {withSigns(step)}
              </span>
            ))}
          </span>
        )}
      </th>
      <td
        className={cn(
          "py-2 text-right whitespace-nowrap",
          isResult && "font-[550]",
          isOld && "text-ink-3",
        )}
      >
        {figure}
        {rest !== "" && <span className="text-sm font-normal text-ink-2">{rest}</span>}
      </td>
    </tr>
  );
}
