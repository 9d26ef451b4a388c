/** node --import tsx tools/draw-sample.ts FILE : writes the sample homes as a start loads them. */
import { writeFileSync } from "node:fs";
import { drawSampleLines } from "../apps/server/src/stock/sample/sample-lines.ts";

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error("node --import tsx tools/draw-sample.ts FILE");
  process.exit(2);
}
writeFileSync(file, [...drawSampleLines()].join(""));
