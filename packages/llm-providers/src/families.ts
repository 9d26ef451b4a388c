import type { LanguageModelV3 } from "@ai-sdk/provider";

/** The protocols that providers speak. Any server that speaks OpenAI's chat completions is compatible. */
export const FAMILIES = ["openai", "anthropic", "google", "openai_compatible"] as const;
export type Family = (typeof FAMILIES)[number];

export interface FamilyOptions {
  /** Where the API begins, with its version; absent: the provider's own. */
  readonly baseUrl: string | undefined;
  /** Absent where a server of one's own asks for none. */
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly fetch: typeof fetch;
}

/** The providers' own addresses; a server of one's own has none. */
export const BASE_URLS: Readonly<Record<Exclude<Family, "openai_compatible">, string>> = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
};

/** An absent key is sent as an empty one, so that no SDK looks for one in the environment. */
const keyOf = ({ apiKey }: FamilyOptions): string => apiKey ?? "";

/**
 * The model as the AI SDK's providers speak to it. Their code is loaded when it is first needed. What
 * OpenAI is sent goes to chat completions, which keep nothing of it; its responses endpoint would.
 */
export const MODELS: Readonly<
  Record<Family, (options: FamilyOptions) => Promise<LanguageModelV3>>
> = {
  openai: async (options) => {
    const { createOpenAI } = await import("@ai-sdk/openai");
    const { fetch, model, baseUrl = BASE_URLS.openai } = options;
    return createOpenAI({ baseURL: baseUrl, apiKey: keyOf(options), fetch }).chat(model);
  },
  anthropic: async (options) => {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    const { fetch, model, baseUrl = BASE_URLS.anthropic } = options;
    return createAnthropic({ baseURL: baseUrl, apiKey: keyOf(options), fetch })(model);
  },
  google: async (options) => {
    const { createGoogleGenerativeAI } = await import("@ai-sdk/google");
    const { fetch, model, baseUrl = BASE_URLS.google } = options;
    return createGoogleGenerativeAI({ baseURL: baseUrl, apiKey: keyOf(options), fetch })(model);
  },
  openai_compatible: async ({ fetch, model, baseUrl = "", apiKey }) => {
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    const provider = createOpenAICompatible({
      name: "compatible",
      baseURL: baseUrl,
      ...(apiKey !== undefined && { apiKey }),
      includeUsage: true,
      fetch,
    });
    return provider(model);
  },
};

/** Whether a piece of a stream is of this protocol, where the SDK takes any object for one. */
export const isOfFamily = (family: Family, raw: unknown): boolean =>
  family !== "google" ||
  (typeof raw === "object" &&
    raw !== null &&
    ["candidates", "usageMetadata", "promptFeedback", "error"].some((key) => key in raw));
