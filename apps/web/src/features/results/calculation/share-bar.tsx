import type { CalculatorName, LineKey } from "@propertyvr/knowledge";
import { wordsOf } from "@propertyvr/parts/calculation";
import { cn } from "../../../ui/classes.ts";
import type { EditedSheet } from "./edited-sheet.ts";

/** Two lines that together make a whole worth seeing. */
const WHOLES: Readonly<Partial<Record<CalculatorName, readonly [LineKey, LineKey]>>> = {
  mortgage: ["loan_thb", "interest_thb"],
  affordability: ["loan_thb", "own_money_thb"],
  transfer_cost: ["buyer_thb", "seller_thb"],
  move_in_cash: ["deposit_thb", "advance_thb"],
};
const TONES = [
  { bar: "fill-brand", swatch: "bg-brand" },
  { bar: "fill-gold", swatch: "bg-gold" },
] as const;

/** How a whole is shared between two, as one bar with its shares in words. */
export function ShareBar({ sheet }: { sheet: EditedSheet }) {
  const { part, worked } = sheet;
  const words = wordsOf(part);
  const [first, second] = (WHOLES[part.tool] ?? []).map(
    (key) => worked.lines.find((line) => line.key === key)?.amount ?? 0,
  );
  const [firstKey, secondKey] = WHOLES[part.tool] ?? [];
  if (!first || !second || firstKey === undefined || secondKey === undefined) return null;
  const percent = Math.min(99, Math.max(1, Math.round((first / (first + second)) * 100)));
  const shares = [
    { key: firstKey, from: 0, percent },
    { key: secondKey, from: percent, percent: 100 - percent },
  ];
  return (
    <figure className="mt-3">
      <svg aria-hidden className="block h-3 w-full overflow-hidden rounded-full">
        {shares.map((share, at) => (
          <rect
            key={share.key}
            x={`${String(share.from)}%`}
            width={`${String(share.percent)}%`}
            height="100%"
            className={TONES[at]?.bar}
          />
        ))}
      </svg>
      <figcaption className="mt-1.5 flex flex-wrap gap-x-5 gap-y-0.5 text-sm text-ink-2 tabular-nums">
        {shares.map((share, at) => (
          <span key={share.key} className="inline-flex items-center gap-1.5">
            <span aria-hidden className={cn("size-2.5 rounded-[3px]", TONES[at]?.swatch)} />
            {`${words.lineLabel(share.key)} ${String(share.percent)}%`}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
