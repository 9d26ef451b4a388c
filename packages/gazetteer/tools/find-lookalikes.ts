/**
 * Reads a list of ordinary words (one a line, English or Thai) through the index and
 * prints those that would be taken for places, for src/tables/lookalikes.ts and
 * ordinary-words.ts. Run: node --import tsx packages/gazetteer/tools/find-lookalikes.ts WORDS.txt
 */
import { readFileSync } from "node:fs";
import { findPlaces } from "../src/index.ts";

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("name a file with one word a line");

for (const word of new Set(readFileSync(file, "utf8").split(/\s+/).filter(Boolean))) {
  for (const { text, certainty, places } of findPlaces(word)) {
    console.log([word, text, certainty, places[0]?.id].join("\t"));
  }
}
