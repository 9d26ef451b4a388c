import type { CalculationPart, CalculationWords } from "@propertyvr/parts";
import { calculationWords as english } from "@propertyvr/parts/calculation/en";
import { calculationWords as thai } from "@propertyvr/parts/calculation/th";
import { useId } from "react";

/** A sum with what it was worked out from, line by line. */
export function CalculationBlock({ part }: { part: CalculationPart }) {
  const captionId = useId();
  const words: CalculationWords = { en: english, th: thai }[part.language];
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no landmark: a long chat has many alike
      role="group"
      lang={part.language}
      aria-labelledby={captionId}
      className="mt-2 w-fit max-w-full rounded-lg border border-line bg-surface"
    >
      <table className="w-full text-left text-[15px] tabular-nums">
        <caption id={captionId} className="px-4 py-2.5 text-left text-sm text-ink-2">
          {part.text}
        </caption>
        <tbody>
          {part.lines.map((line) => (
            <tr key={`${line.key}:${String(line.year ?? 0)}`}>
              <th scope="row" className="px-4 py-1.5 font-normal">
                {words.lineLabel(line.key, line.year)}
              </th>
              <td className="px-4 py-1.5 text-right">{words.amountOf(line.amount, line.unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
