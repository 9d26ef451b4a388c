import type { HomeFactsPart, HomeFactsRow, HomeFactsWords } from "@propertyvr/parts";
import { homeFactsWords as english } from "@propertyvr/parts/home-facts/en";
import { homeFactsWords as thai } from "@propertyvr/parts/home-facts/th";
import { EqualNot } from "lucide-react";
import { useId, useState } from "react";
import { HomeLink } from "../../lib/beside-link.tsx";
import { Unbroken } from "../../lib/unbroken.tsx";
import { cn, VisuallyHidden } from "../../ui/index.ts";

/**
 * One to four homes with their facts, a column each. What differs stands first and is marked; where
 * several homes agree, the rows fold away. The first column stays while the others scroll.
 */
export function HomeFactsBlock({ part }: { part: HomeFactsPart }) {
  const captionId = useId();
  const words: HomeFactsWords = { en: english, th: thai }[part.language];
  const isAlone = part.homes.length === 1;
  const isFolded = ({ standing }: HomeFactsRow): boolean => !isAlone && standing === "same";
  const folded = part.rows.filter(isFolded);
  const open = part.rows.filter((row) => !isFolded(row));
  const [isWhole, setWhole] = useState(false);
  // One row more takes no more room than the button that would open it.
  const isLong = open.length > ROWS_FIRST + 1;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no landmark: a long chat has many alike
      role="group"
      data-home-facts
      lang={part.language}
      aria-labelledby={captionId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard too
      tabIndex={0}
      className="mt-2 w-fit max-w-full min-w-0 overflow-x-auto overscroll-x-contain rounded-lg border border-line bg-surface"
    >
      <table className="w-full border-collapse text-left text-[15px] tabular-nums">
        <caption id={captionId} className="px-2.5 sm:px-4 py-2.5 text-left text-sm text-ink-2">
          {part.text}
        </caption>
        <thead>
          <tr className="align-top">
            <th scope="col" className={cn(cell, stuck, "font-normal text-ink-2")}>
              <VisuallyHidden>{words.factHead()}</VisuallyHidden>
            </th>
            {part.homes.map((home) => (
              <HomeHead key={home.id} home={home} words={words} />
            ))}
          </tr>
        </thead>
        <tbody>
          {(isLong && !isWhole ? open.slice(0, ROWS_FIRST) : open).map((row) => (
            <FactRow key={row.key} row={row} words={words} />
          ))}
        </tbody>
      </table>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="sticky left-0 flex min-h-11 w-fit items-center px-2.5 sm:px-4 text-sm text-brand"
        >
          {isWhole ? words.fewerRows() : words.moreRows(open.length - ROWS_FIRST)}
        </button>
      )}
      {folded.length > 0 && (
        <details className="border-t border-line">
          <summary className="sticky left-0 flex min-h-11 w-fit cursor-pointer items-center px-2.5 sm:px-4 text-sm text-brand">
            {words.sameRows(folded.length)}
          </summary>
          <SameRows rows={folded} />
        </details>
      )}
    </div>
  );
}

/** What people look at first: prices, rooms, size, where. */
const ROWS_FIRST = 10;

// Narrow on a phone, so that two homes stand side by side.
const cell = "border-t border-line px-2.5 py-2 sm:px-4";
const stuck = "sticky left-0 z-1 bg-surface";

interface HeadProps {
  home: HomeFactsPart["homes"][number];
  words: HomeFactsWords;
}

function HomeHead({ home, words }: HeadProps) {
  const { id, number, title, is_sample } = home;
  return (
    <th scope="col" className={cn(cell, "min-w-30 font-[550] sm:min-w-40")}>
      {number !== null && (
        <span className="block text-sm font-normal text-ink-2">{words.homeNumber(number)}</span>
      )}
      <HomeLink
        id={id}
        lang={title.language}
        className="-my-0.5 block py-0.5 wrap-anywhere text-brand underline underline-offset-3 touch:py-2.5"
      >
        <span title={title.text} className="line-clamp-4">
          <Unbroken text={title.text} />
        </span>
      </HomeLink>
      {is_sample && (
        <span className="mt-1 inline-block rounded-sm border border-dashed border-line-3 px-1.5 text-xs font-normal text-ink-2">
          {words.sampleMark()}
        </span>
      )}
    </th>
  );
}

/** What differs is heavier, has a sign before it and says so to whoever listens. */
function FactRow({ row, words }: { row: HomeFactsRow; words: HomeFactsWords }) {
  const isDifferent = row.standing === "differs";
  return (
    <tr data-standing={row.standing} className="align-top">
      <th scope="row" className={cn(cell, stuck, "w-28 min-w-28 font-normal text-ink-2 sm:w-44")}>
        {/* Beside each other: a long name goes on under itself, and its sign stands on its first line. */}
        <span className="flex gap-1">
          {isDifferent && (
            <EqualNot aria-hidden size={12} className="mt-[0.4em] shrink-0 text-ink" />
          )}
          <span className="min-w-0">
            <Unbroken text={row.label} />
            {isDifferent && <VisuallyHidden>{` (${words.differs()})`}</VisuallyHidden>}
          </span>
        </span>
      </th>
      {row.values.map(({ known, text }, at) => (
        <td
          key={at}
          data-known={known}
          className={cn(
            cell,
            "wrap-anywhere",
            known === "unknown" ? "text-ink-3" : isDifferent && "font-[550]",
          )}
        >
          <Unbroken text={text} />
        </td>
      ))}
    </tr>
  );
}

/** What all homes have in common is said once. */
function SameRows({ rows }: { rows: readonly HomeFactsRow[] }) {
  return (
    <dl className="grid w-fit grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 px-2.5 sm:px-4 pb-3 text-[15px]">
      {rows.map(({ key, label, values: [value] }) => (
        <div key={key} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-2">{label}</dt>
          <dd className={cn(value?.known === "unknown" && "text-ink-3")}>{value?.text}</dd>
        </div>
      ))}
    </dl>
  );
}
