import { Search } from "lucide-react";
import { wordsOf } from "@propertyvr/parts/calculation";
import { useT } from "../../../lib/i18n/index.ts";
import { ChipButton, cn } from "../../../ui/index.ts";
import type { EditedSheet } from "./edited-sheet.ts";
import { calculationMessages } from "./messages.ts";
import { amountIn } from "./words.ts";

export interface ResultsProps {
  sheet: EditedSheet;
  onSay: ((text: string) => void) | undefined;
  disabled: boolean;
}

/** What the sum comes to, the first figure largest; grey while something is wrong with the inputs. */
export function Results({ sheet, onSay, disabled }: ResultsProps) {
  const t = useT(calculationMessages);
  const words = wordsOf(sheet.part);
  const { worked, faults } = sheet;
  const isOld = faults.length > 0;
  const lines = worked.results.flatMap(
    (key) => worked.lines.find((line) => line.key === key) ?? [],
  );
  return (
    <>
      {lines.length > 0 && (
        <dl className="mt-2 flex flex-wrap items-end gap-x-8 gap-y-2 tabular-nums">
          {lines.map((line, at) => {
            const [figure, rest] = amountIn(sheet, line);
            return (
              <div key={line.key} className={cn("min-w-0", at === 0 && "w-full @md:w-auto")}>
                <dt className="text-sm text-ink-2">{words.lineLabel(line.key)}</dt>
                <dd className={cn("font-semibold", isOld && "text-ink-3")}>
                  <span className={at === 0 ? "text-2xl" : "text-lg"}>{figure}</span>
                  <span className="text-sm font-normal text-ink-2">{rest}</span>
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {isOld && (
        <p className="mt-2 text-sm text-ink-2">
          {t(lines.length > 0 ? "calculation.before" : "calculation.needed")}
        </p>
      )}
      {!isOld && sheet.isChanged && <SearchUpTo sheet={sheet} onSay={onSay} disabled={disabled} />}
    </>
  );
}

/** Prices are searched by steps of this. Baht. */
const STEP_THB = 10_000;

/** The homes that somebody could afford by a changed sheet, as one tap: the answer offers it for its own. */
function SearchUpTo({ sheet, onSay, disabled }: ResultsProps) {
  const t = useT(calculationMessages);
  const { part, worked } = sheet;
  const priceThb = worked.lines.find(({ key }) => key === "price_thb")?.amount ?? 0;
  const upToThb = Math.floor(priceThb / STEP_THB) * STEP_THB;
  if (part.tool !== "affordability" || onSay === undefined || upToThb === 0) return null;
  const price = wordsOf(part).amountOf(upToThb, "thb");
  return (
    <div className="mt-3">
      <ChipButton
        icon={<Search aria-hidden size={16} />}
        disabled={disabled}
        onClick={() => onSay(t("calculation.say", { price }))}
      >
        {t("calculation.search", { price })}
      </ChipButton>
    </div>
  );
}
