import type { ModelProvider } from "@propertyvr/contracts";
import type { Family } from "@propertyvr/llm-providers";

/** US dollars for a million tokens. */
export interface ModelPrice {
  readonly inputUsd: number;
  readonly outputUsd: number;
}

/** A model as the operator set it up; without a key it is listed and not available. */
export interface ConfiguredModel {
  readonly id: string;
  readonly name: string;
  readonly family: Family;
  readonly provider: ModelProvider;
  /** Absent: the provider's own address. */
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  /** A server of the operator's own may ask for no key. */
  readonly needsKey: boolean;
  /** Takes pictures beside words. */
  readonly sees: boolean;
  readonly isOff: boolean;
  readonly price: ModelPrice | null;
}

export interface ModelsConfig {
  readonly models: readonly ConfiguredModel[];
  /** Whose the compatible server is, as people are told. */
  readonly compatible: { readonly name: string; readonly country: string | undefined };
  readonly takesOwnKeys: boolean;
  /** Whether a model is asked for plain searches too, which the built-in assistant surely reads. */
  readonly asksForPlainSearches: boolean;
  /** Whether the daily limits end the use of models for the day. */
  readonly enforcesDailyLimits: boolean;
}

export const MODEL_VARIABLES = [
  "OPENAI_API_KEY",
  "OPENAI_BASE_URL",
  "ANTHROPIC_API_KEY",
  "ANTHROPIC_BASE_URL",
  "ANTHROPIC_MODEL",
  "GOOGLE_API_KEY",
  "GOOGLE_BASE_URL",
  "OPENAI_COMPATIBLE_URL",
  "OPENAI_COMPATIBLE_MODEL",
  "OPENAI_COMPATIBLE_NAME",
  "OPENAI_COMPATIBLE_KEY",
  "OPENAI_COMPATIBLE_COUNTRY",
  "OPENAI_COMPATIBLE_SEES",
  "MODELS_OFF",
  "MODEL_PRICES",
  "MODEL_FOR_PLAIN_SEARCHES",
  "DAILY_LIMITS",
  "OWN_KEYS",
] as const;
type ModelVariable = (typeof MODEL_VARIABLES)[number];
type ReadModelVariable = (variable: ModelVariable) => string | undefined;
type ReportInvalidModelSetting = (variable: ModelVariable, message: string) => undefined;

/** Which of Anthropic's models answers where the operator named none. */
const ANTHROPIC_MODEL = "claude-sonnet-4-5";
/** The specification's four, in its order; the third is one of Anthropic's by configuration. */
const KNOWN = [
  { id: "gpt-4o-mini", name: "GPT-4o mini", prefix: "OPENAI", provider: "openai" },
  { id: "gpt-4o", name: "GPT-4o", prefix: "OPENAI", provider: "openai" },
  { id: null, name: null, prefix: "ANTHROPIC", provider: "anthropic" },
  { id: "gemini-2.0-flash", name: "Gemini 2.0 Flash", prefix: "GOOGLE", provider: "google" },
] as const;

/** A model's own id: what providers call theirs, and no more. */
const MODEL_ID = /^[\w.:/@-]{1,100}$/;

export const modelsConfigOf = (
  read: ReadModelVariable,
  wrong: ReportInvalidModelSetting,
): ModelsConfig => {
  const off = listOf(read("MODELS_OFF"));
  const prices = pricesOf(read("MODEL_PRICES"), wrong);
  const set = (id: string) => ({ isOff: off.includes(id), price: prices.get(id) ?? null });
  const anthropic = idOf("ANTHROPIC_MODEL", read, wrong) ?? ANTHROPIC_MODEL;
  const known = KNOWN.map(({ id, name, prefix, provider }): ConfiguredModel => {
    const model = id ?? anthropic;
    return {
      id: model,
      name: name ?? nameOfId(model),
      family: provider,
      provider,
      baseUrl: addressOf(`${prefix}_BASE_URL`, read, wrong),
      apiKey: keyOf(`${prefix}_API_KEY`, read, wrong),
      needsKey: true,
      sees: true,
      ...set(model),
    };
  });
  const own = compatibleOf(read, wrong);
  const models = own === undefined ? known : [...known, { ...own, ...set(own.id) }];
  if (new Set(models.map(({ id }) => id)).size < models.length)
    wrong("OPENAI_COMPATIBLE_MODEL", "must not be the name of another model");
  return {
    models,
    compatible: {
      name: read("OPENAI_COMPATIBLE_NAME") ?? own?.name ?? "",
      country: read("OPENAI_COMPATIBLE_COUNTRY"),
    },
    takesOwnKeys: isOn("OWN_KEYS", true, read, wrong),
    asksForPlainSearches: isOn("MODEL_FOR_PLAIN_SEARCHES", false, read, wrong),
    enforcesDailyLimits: isOn("DAILY_LIMITS", false, read, wrong),
  };
};

const listOf = (text = ""): readonly string[] =>
  text
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);

const idOf = (
  variable: "ANTHROPIC_MODEL" | "OPENAI_COMPATIBLE_MODEL",
  read: ReadModelVariable,
  wrong: ReportInvalidModelSetting,
): string | undefined => {
  const id = read(variable);
  return id === undefined || MODEL_ID.test(id)
    ? id
    : wrong(variable, "must be the name of a model, as its provider writes it");
};

/** "claude-sonnet-4-5" as people read it. */
const nameOfId = (id: string): string => {
  const [, family, version] = /^claude-([a-z]+)-(\d+(?:-\d{1,2})?)(?:-\d{8})?$/.exec(id) ?? [];
  if (family === undefined || version === undefined) return id;
  return `Claude ${family.charAt(0).toUpperCase()}${family.slice(1)} ${version.replace("-", ".")}`;
};

const addressOf = (
  variable: ModelVariable,
  read: ReadModelVariable,
  wrong: ReportInvalidModelSetting,
): string | undefined => {
  const text = read(variable);
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url?.username === "" && url.password === "" && url.search === "";
  if (url && isPlain && /^https?:$/.test(url.protocol)) return url.href.replace(/\/+$/, "");
  return wrong(variable, "must look like https://models.example/v1");
};

/** What a header can carry. */
export const KEY_TEXT = /^[\x21-\x7e]+$/;

const keyOf = (
  variable: ModelVariable,
  read: ReadModelVariable,
  wrong: ReportInvalidModelSetting,
): string | undefined => {
  const key = read(variable);
  // The key itself is not told: it would stand in a log.
  return key === undefined || KEY_TEXT.test(key)
    ? key
    : wrong(variable, "must be a key without spaces or line breaks");
};

const compatibleOf = (
  read: ReadModelVariable,
  wrong: ReportInvalidModelSetting,
): Omit<ConfiguredModel, "isOff" | "price"> | undefined => {
  const baseUrl = addressOf("OPENAI_COMPATIBLE_URL", read, wrong);
  const model = idOf("OPENAI_COMPATIBLE_MODEL", read, wrong);
  if (read("OPENAI_COMPATIBLE_URL") === undefined) {
    if (model !== undefined)
      wrong("OPENAI_COMPATIBLE_URL", "is required with OPENAI_COMPATIBLE_MODEL");
    return undefined;
  }
  if (model === undefined)
    return wrong("OPENAI_COMPATIBLE_MODEL", "is required with OPENAI_COMPATIBLE_URL");
  return {
    id: model,
    name: read("OPENAI_COMPATIBLE_NAME") ?? model,
    family: "openai_compatible",
    provider: "compatible",
    baseUrl,
    apiKey: keyOf("OPENAI_COMPATIBLE_KEY", read, wrong),
    needsKey: false,
    sees: isOn("OPENAI_COMPATIBLE_SEES", false, read, wrong),
  };
};

/** "gpt-4o-mini=0.15/0.60, gpt-4o=2.50/10". */
const pricesOf = (
  text: string | undefined,
  wrong: ReportInvalidModelSetting,
): ReadonlyMap<string, ModelPrice> => {
  const prices = new Map<string, ModelPrice>();
  for (const each of listOf(text)) {
    const [, id, input, output] =
      /^(\S+?)\s*=\s*(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)$/.exec(each) ?? [];
    if (id === undefined)
      wrong("MODEL_PRICES", "must look like gpt-4o=2.50/10: dollars for a million tokens in / out");
    else prices.set(id, { inputUsd: Number(input), outputUsd: Number(output) });
  }
  return prices;
};

const isOn = (
  variable: ModelVariable,
  otherwise: boolean,
  read: ReadModelVariable,
  wrong: ReportInvalidModelSetting,
): boolean => {
  const text = read(variable);
  if (text === undefined) return otherwise;
  if (text !== "on" && text !== "off") wrong(variable, "must be on or off");
  return text === "on";
};
