import type { BrokenRow, FileEvent, FileFault } from "../reader/file-reader.ts";
import { createTableRows, type IsHeader, type RawRecord } from "../reader/table-rows.ts";
import type { TextFormat } from "../reader/text-format.ts";
import { type CsvReader, createCsvReader } from "./csv-reader.ts";
import { findSeparator } from "./separator.ts";

interface CsvOptions {
  /** undefined: told by the first piece of text. */
  readonly separator: string | undefined;
  readonly isHeader: IsHeader;
}

/** Text of a CSV to the rows of its one table. */
export function createCsvRows({
  separator: chosen,
  isHeader,
}: CsvOptions): TextFormat & { readonly separator: () => string | undefined } {
  let separator = chosen;
  let reader: CsvReader | undefined;
  let table = createTableRows({ sheet: null, isHeader, separator: chosen ?? ",", isText: true });
  let faultsTold = 0;

  /** A CSV begins with its separator, which the file may name in a line of its own. */
  const begin = (head: string): { readonly reader: CsvReader; readonly skip: number } => {
    const found = findSeparator(head);
    separator = chosen ?? found.separator;
    table = createTableRows({ sheet: null, isHeader, separator, isText: true });
    const isNamed = found.skip > 1;
    return { reader: createCsvReader(separator, isNamed ? 2 : 1), skip: found.skip };
  };
  const told = (records: readonly RawRecord[], faults: CsvReader["faults"]): FileEvent[] => {
    const events: FileEvent[] = [];
    const add = (record: RawRecord | BrokenRow): void => {
      for (const event of table.push(record)) events.push(event);
    };
    let at = 0;
    for (const { row, line, code, text } of faults.slice(faultsTold)) {
      for (; (records[at]?.row ?? Infinity) < row; at++) add(records[at] as RawRecord);
      const broken = code === "unclosed_quote" ? "malformed_csv" : code;
      add({ is: "broken", sheet: null, row, line, code: broken, value: text });
    }
    faultsTold = faults.length;
    for (; at < records.length; at++) add(records[at] as RawRecord);
    return events;
  };
  return {
    push(text) {
      let skip = 0;
      if (reader === undefined) ({ reader, skip } = begin(text));
      return told(reader.push(text.slice(skip)), reader.faults);
    },
    end: () => [...(reader === undefined ? [] : told(reader.end(), reader.faults)), ...table.end()],
    fault: (): FileFault | undefined => {
      const code = table.fault();
      return code && { code };
    },
    separator: () => separator,
  };
}
