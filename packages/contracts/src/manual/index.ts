export type { ManualField } from "./fields.ts";
export {
  manualOf,
  type ExampleBody,
  type ManualOperation,
  type Parameter,
  type Manual,
  type ManualProblem,
} from "./manual.ts";
export {
  exampleRequest,
  requestWith,
  textOf,
  type ExampleRequest,
  type FieldValues,
} from "./request.ts";
export { program, snippet, SNIPPET_LANGUAGES, type SnippetLanguage } from "./snippet.ts";
export type { ManualSpec } from "./spec.ts";
export { verifier, VERIFIER_LANGUAGES, type VerifierLanguage } from "./verifiers/verifier.ts";
