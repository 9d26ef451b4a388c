import type { PriceListPart } from "@propertyvr/parts";
import { priceListRows, priceListWordsOf } from "@propertyvr/parts/price-list";
import { useId } from "react";
import { cn } from "../../ui/classes.ts";

/** A price list by unit type: what the file asks, and that this is no figure of the market. */
export function PriceListBlock({ part }: { part: PriceListPart }) {
  const titleId = useId();
  const words = priceListWordsOf(part);
  const [unit, ...figures] = words.heads();
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no landmark: a long chat has many alike
      role="group"
      data-price-list
      lang={part.language}
      aria-labelledby={titleId}
      className="mt-2 max-w-[44rem] min-w-0 rounded-lg border border-line bg-surface p-4 text-[15px]"
    >
      <h2 id={titleId} className="font-semibold">
        {part.text}
      </h2>
      <p className="mt-0.5 text-sm wrap-anywhere text-ink-2">{part.file.name}</p>
      <table
        aria-labelledby={titleId}
        className="mt-2 w-full border-collapse text-left tabular-nums"
      >
        <thead className="text-xs text-ink-3">
          <tr>
            <th scope="col" className="py-1 font-normal">
              {unit}
            </th>
            {figures.map((head) => (
              <th
                key={head}
                scope="col"
                className="py-1 pl-3 text-right font-normal whitespace-nowrap"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {priceListRows(part).map(([label = "", ...cells]) => (
            <tr key={label} className="border-t border-line align-baseline">
              <th scope="row" className="py-2 font-normal whitespace-nowrap">
                {label}
              </th>
              {cells.map((cell, at) => (
                <td
                  key={figures[at]}
                  className={cn("py-2 pl-3 text-right", at === 2 && "font-[550]")}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-ink-2">
        {words.notMarket()}
        {part.is_cut && ` ${words.listCut()}`}
      </p>
    </div>
  );
}
