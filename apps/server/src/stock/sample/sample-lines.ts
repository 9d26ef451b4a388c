import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { copyLine } from "../listings/copy-line.ts";
import { LISTING_COLUMNS, listingRow } from "../listings/listing-row.ts";
import { generateSample, SAMPLE_SIZE } from "./generate-sample.ts";

/** The moment the lines are dated from; loading moves their dates to its own day. */
const DRAWN_AT = new Date("2026-01-01T00:00:00Z");
const LISTED_AT = LISTING_COLUMNS.indexOf("created_at");

const listedFirst = <T>(row: readonly T[]): readonly T[] => [
  ...row.slice(LISTED_AT, LISTED_AT + 1),
  ...row.slice(0, LISTED_AT),
  ...row.slice(LISTED_AT + 1),
];

/** The columns of a line; the date comes first, where it is easily moved. */
export const SAMPLE_COLUMNS: readonly string[] = listedFirst(LISTING_COLUMNS);

/** Sample homes as lines of COPY, the same each time. Drawing them all takes seconds. */
export function* drawSampleLines(count = SAMPLE_SIZE): Generator<string> {
  for (const record of generateSample(count, DRAWN_AT))
    yield copyLine(listedFirst(listingRow(record).columns()));
}

/** The lines of a file that a build has drawn. */
export const readSampleLines = (file: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });

/** A line, with or without its line break, as if it were drawn at another moment. */
export const datedFrom = (now: Date): ((line: string) => string) => {
  const laterMs = now.getTime() - DRAWN_AT.getTime();
  return (line) => {
    const tab = line.indexOf("\t");
    const listedAt = new Date(Date.parse(line.slice(0, tab)) + laterMs);
    return `${listedAt.toISOString()}${line.slice(tab).trimEnd()}\n`;
  };
};
