import { amountInWords, comparedLines, wordsOf } from "@propertyvr/parts/calculation";
import { useId } from "react";
import type { EditedSheet } from "./edited-sheet.ts";

/** What a file states beside the lines of the sum as they stand now, and how far they lie apart. */
export function StatedTable({ sheet }: { sheet: EditedSheet }) {
  const headingId = useId();
  const { part, worked } = sheet;
  if (part.stated === undefined || worked.lines.length === 0) return null;
  const words = wordsOf(part);
  const { lines, unstated } = comparedLines(part.stated, worked.lines);
  const heads = [words.inFile(), words.ours(), words.difference()];
  return (
    <div data-stated className="border-t border-line px-4 py-3 @md:px-5">
      <h3 id={headingId} className="text-sm wrap-anywhere text-ink-2">
        {words.statedHead(part.stated.file.name)}
      </h3>
      <table
        aria-labelledby={headingId}
        className="mt-1 w-full border-collapse text-left text-sm tabular-nums"
      >
        <thead className="text-xs text-ink-3">
          <tr>
            <th scope="col" className="sr-only">
              {words.linesHead()}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="py-1 pl-3 text-right font-normal">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {lines.map(({ text, stated, ours, difference }) => (
          <tbody key={text} className="border-t border-line">
            <tr className="align-baseline">
              <th scope="row" className="py-2 pr-2 font-normal wrap-anywhere">
                {text}
              </th>
              <td className="py-2 pl-3 text-right whitespace-nowrap">{amountInWords(stated)}</td>
              <td className="py-2 pl-3 text-right whitespace-nowrap">
                {ours === null ? "–" : amountInWords(ours)}
              </td>
              <td
                className={
                  difference === null || difference === 0
                    ? "py-2 pl-3 text-right text-ink-2"
                    : "py-2 pl-3 text-right font-[550]"
                }
              >
                {difference === null ? words.notInSum() : words.differs(difference)}
              </td>
            </tr>
          </tbody>
        ))}
      </table>
      {unstated.length > 0 && (
        <p className="mt-1 text-sm text-ink-2">
          {words.notInFile(unstated.map((key) => words.lineLabel(key)))}
        </p>
      )}
    </div>
  );
}
