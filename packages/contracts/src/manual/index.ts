export type { Field } from "./fields.ts";
export {
  manualOf,
  type Body,
  type Operation,
  type Parameter,
  type Manual,
  type ManualProblem,
} from "./manual.ts";
export {
  exampleRequest,
  requestWith,
  textOf,
  type ExampleRequest,
  type Values,
} from "./request.ts";
export { program, snippet, SNIPPET_LANGUAGES, type SnippetLanguage } from "./snippet.ts";
export type { Spec } from "./spec.ts";
export { verifier, VERIFIER_LANGUAGES, type VerifierLanguage } from "./verifiers/verifier.ts";
