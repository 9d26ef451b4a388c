import { curlSnippet } from "./languages/curl.ts";
import { javascriptSnippet } from "./languages/javascript.ts";
import { phpSnippet } from "./languages/php.ts";
import { pythonSnippet } from "./languages/python.ts";
import { curlProgram } from "./programs/curl-program.ts";
import { javascriptProgram } from "./programs/javascript-program.ts";
import { phpProgram } from "./programs/php-program.ts";
import { pythonProgram } from "./programs/python-program.ts";
import { stepsOf, type Steps } from "./programs/steps.ts";
import type { Manual } from "./manual.ts";
import type { ExampleRequest } from "./request.ts";

/** The languages in which the interface is shown: each runs with what Debian's package brings. */
export const SNIPPET_LANGUAGES = ["curl", "python", "javascript", "php"] as const;
export type SnippetLanguage = (typeof SNIPPET_LANGUAGES)[number];

const SNIPPETS: Readonly<
  Record<SnippetLanguage, (request: ExampleRequest, origin: string) => string>
> = {
  curl: curlSnippet,
  python: pythonSnippet,
  javascript: javascriptSnippet,
  php: phpSnippet,
};

const PROGRAMS: Readonly<Record<SnippetLanguage, (steps: Steps, origin: string) => string>> = {
  curl: curlProgram,
  python: pythonProgram,
  javascript: javascriptProgram,
  php: phpProgram,
};

/** One request. The key is read from PROPERTYVR_API_KEY, so that it stands in no file. */
export const snippet = (
  language: SnippetLanguage,
  request: ExampleRequest,
  origin: string,
): string => SNIPPETS[language](request, origin);

/**
 * A whole program: creates a listing under an Idempotency-Key, changes it, lists the stock and
 * deletes it; where the limit is reached it waits as long as Retry-After says.
 */
export const program = (language: SnippetLanguage, manual: Manual, origin: string): string =>
  PROGRAMS[language](stepsOf(manual), origin);
