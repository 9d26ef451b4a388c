/** The model that every message without another is answered by. */
export const BUILT_IN_MODEL = "built-in";
/** What is selected where nobody chose. */
export const DEFAULT_MODEL = "gpt-4o-mini";

export const MODEL_PROVIDERS = ["openai", "anthropic", "google", "compatible"] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/**
 * Why a model cannot answer now: the operator has no key for it, switched it off, or has one that its
 * provider refused lately; or it failed several times in a row a moment ago.
 */
export const WHY_NOT_OFFERED = ["no_key", "off", "bad_key", "unhealthy"] as const;
export type WhyNotOffered = (typeof WHY_NOT_OFFERED)[number];

/** The header with a person's own key of a provider. It is held in memory while the answer is written. */
export const OWN_KEY_HEADER = "x-provider-key";
/** Characters of such a key: letters, digits and signs, without spaces. */
export const OWN_KEY_MAX = 512;
