import { markdownLink, plainInMarkdown, type AddressOf } from "../words/links.ts";
import type { CalculationPart } from "./schema.ts";
import { amountInBaht } from "./amount.ts";
import { comparedLines } from "./stated.ts";
import { inputInWords, lineInWords, wordsOf } from "./calculation-texts.ts";

/** Inputs as a list, the lines as a table with their arithmetic, then notes and sources. */
export function markdownCalculation(part: CalculationPart, addressOf: AddressOf): string {
  const words = wordsOf(part);
  const inputs = part.inputs.map((input) => {
    const mark = input.origin === "assumed" ? ` (${words.assumedMark()})` : "";
    return `- ${words.inputLabel(input.key)}: ${plainInMarkdown(inputInWords(input, part))}${mark}`;
  });
  const rows = part.lines.map((line) => [
    words.lineLabel(line.key, line.year),
    line.isPossible === true
      ? `${lineInWords(line, part)} (${words.possibleMark()})`
      : lineInWords(line, part),
    line.how.map(plainInMarkdown).join("; ") || "–",
  ]);
  const head = [words.linesHead(), words.amountHead(), words.howHead()];
  const table = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  const faults = part.faults.map((fault) => {
    const unit = part.inputs.find(({ key }) => key === fault.key)?.unit;
    return `- ${words.faultText(fault, unit)}`;
  });
  const sources = part.sources.map(({ title, url }) => `- ${markdownLink(title, url, addressOf)}`);
  return [
    `**${plainInMarkdown(part.text)}**`,
    inputs.join("\n"),
    part.lines.length > 0 ? table.join("\n") : faults.join("\n"),
    part.stated === undefined ? "" : statedTable(part, part.stated),
    part.notes.map((note) => `- ${words.noteText(note)}`).join("\n"),
    sources.length > 0
      ? `${words.sourcesHead()} (${words.rulesOf(part.day)}):\n\n${sources.join("\n")}`
      : "",
  ]
    .filter((block) => block !== "")
    .join("\n\n");
}

/** The amounts of a file, ours beside them and the difference. */
function statedTable(
  part: CalculationPart,
  stated: NonNullable<CalculationPart["stated"]>,
): string {
  const words = wordsOf(part);
  const { lines, unstated } = comparedLines(stated, part.lines);
  const head = [words.linesHead(), words.inFile(), words.ours(), words.difference()];
  const rows = lines.map((line) => [
    plainInMarkdown(line.text),
    amountInBaht(line.stated),
    line.ours === null ? "–" : amountInBaht(line.ours),
    line.difference === null ? words.notInSum() : words.differs(line.difference),
  ]);
  const table = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  const labels = unstated.map((key) => words.lineLabel(key));
  return [
    `**${plainInMarkdown(words.statedHead(stated.file.name))}**`,
    table.join("\n"),
    labels.length === 0 ? "" : words.notInFile(labels),
  ]
    .filter((block) => block !== "")
    .join("\n\n");
}
