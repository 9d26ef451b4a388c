import { JAVASCRIPT_VERIFIER } from "./javascript-verifier.ts";
import { PHP_VERIFIER } from "./php-verifier.ts";
import { PYTHON_VERIFIER } from "./python-verifier.ts";

/** The languages in which servers that hear of events are shown; curl hears nothing. */
export const VERIFIER_LANGUAGES = ["python", "javascript", "php"] as const;
export type VerifierLanguage = (typeof VERIFIER_LANGUAGES)[number];

const VERIFIERS: Readonly<Record<VerifierLanguage, string>> = {
  python: PYTHON_VERIFIER,
  javascript: JAVASCRIPT_VERIFIER,
  php: PHP_VERIFIER,
};

/**
 * One function that tells whether a message is ours: Standard Webhooks 1.0 (standardwebhooks.com),
 * with five minutes between the clocks and any of several signatures.
 */
export const verifier = (language: VerifierLanguage): string => VERIFIERS[language];
