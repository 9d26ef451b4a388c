/** Writes what the partners' guide has from the OpenAPI document: `npm run guide`. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { openApiDocument } from "@propertyvr/contracts";
import {
  exampleRequest,
  program,
  manualOf,
  snippet,
  SNIPPET_LANGUAGES,
  type Manual,
  type SnippetLanguage,
} from "@propertyvr/contracts/manual";

export const GUIDE = path.resolve(import.meta.dirname, "../docs/partner-api.md");
/** Stands for the address of an installation. */
const ORIGIN = "https://propertyvr.example";

const LANGUAGES: Readonly<Record<SnippetLanguage, { name: string; fence: string }>> = {
  curl: { name: "curl", fence: "sh" },
  python: { name: "Python", fence: "python" },
  javascript: { name: "JavaScript", fence: "js" },
  php: { name: "PHP", fence: "php" },
};

const PARTS: Readonly<Record<string, (manual: Manual) => string>> = {
  first: ({ operations }) => {
    const create = operations.find(({ name }) => name === "writePartnerProperty");
    if (!create) throw new Error("the document has no way to send a home");
    return fenced("sh", snippet("curl", exampleRequest(create), ORIGIN));
  },
  endpoints: ({ operations }) =>
    table(
      ["", "", "scope", ""],
      operations.map(({ method, path: at, scope, isFree, summary }) => [
        method,
        `\`${at}\``,
        `${scope ?? ""}${isFree ? ", free" : ""}`,
        summary,
      ]),
    ),
  problems: ({ problems }) =>
    table(
      ["code", "status", "title"],
      problems.map(({ code, status, title }) => [`\`${code}\``, String(status), title]),
    ),
  programs: (manual) =>
    SNIPPET_LANGUAGES.map((language) => {
      const { name, fence } = LANGUAGES[language];
      return `### ${name}\n\n${fenced(fence, program(language, manual, ORIGIN))}`;
    }).join("\n\n"),
};

/** The guide with its generated parts as they have to be now. */
export const regenerated = (guide: string): string => {
  const manual = manualOf(openApiDocument());
  return guide.replaceAll(/<!-- generated: (\w+) -->\n[^]*?<!-- end -->/g, (_, part: string) => {
    const write = PARTS[part];
    if (!write) throw new Error(`the guide asks for ${part}, which nobody writes`);
    return `<!-- generated: ${part} -->\n\n${write(manual)}\n\n<!-- end -->`;
  });
};

const fenced = (language: string, code: string): string =>
  `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;

/** In columns, as the formatter leaves it. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const all = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll("|", String.raw`\|`)));
  const widths = head.map((_, at) => Math.max(3, ...all.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const [first = [], ...others] = all;
  return [line(first), line(widths.map((width) => "-".repeat(width))), ...others.map(line)].join(
    "\n",
  );
};

if (process.argv[1] === import.meta.filename)
  writeFileSync(GUIDE, regenerated(readFileSync(GUIDE, "utf8")));
