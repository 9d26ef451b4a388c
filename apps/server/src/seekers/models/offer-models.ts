import {
  BUILT_IN_MODEL,
  type ModelProvider,
  type OfferedModel,
  type OfferedModels,
  type WhyNotOffered,
} from "@propertyvr/contracts";
import type { ConfiguredModel, ModelsConfig } from "../../platform/config/models-config.ts";
import type { ModelHealth } from "./model-health.ts";
import { BUILT_IN, COMPATIBLE_LINE, LINES, PROVIDERS } from "./model-words.ts";

export interface Offering {
  readonly config: ModelsConfig;
  readonly health: ModelHealth;
}

/** Why a model cannot answer with the operator's access; null: it can. */
export const whyNotOffered = (
  { health }: Pick<Offering, "health">,
  model: ConfiguredModel,
): WhyNotOffered | null => {
  if (model.isOff) return "off";
  if (model.needsKey && model.apiKey === undefined) return "no_key";
  return health.whyNot(model.id);
};

/** A key of one's own is for the providers themselves: nobody's server is opened by it. */
export const takesOwnKey = (
  { config }: Pick<Offering, "config">,
  model: ConfiguredModel,
): boolean => config.takesOwnKeys && !model.isOff && model.provider !== "compatible";

export const providerOf = (
  { compatible }: ModelsConfig,
  id: ModelProvider,
): Pick<NonNullable<OfferedModel["provider"]>, "name" | "country"> => {
  if (id !== "compatible") return PROVIDERS[id];
  const { name, country } = compatible;
  return { name, country: country === undefined ? null : { en: country, th: country } };
};

/** The catalogue as an account sees it. Nothing of a key or an address is in it. */
export const offerModels = (offering: Offering, agreed: ReadonlySet<string>): OfferedModels => ({
  models: [
    ...offering.config.models.map((model): OfferedModel => {
      const whyNot = whyNotOffered(offering, model);
      return {
        id: model.id,
        name: model.name,
        line: lineOf(model),
        provider: {
          id: model.provider,
          ...providerOf(offering.config, model.provider),
          is_agreed: agreed.has(model.provider),
        },
        is_available: whyNot === null,
        why_not: whyNot,
        takes_own_key: takesOwnKey(offering, model),
        sees_pictures: model.sees,
      };
    }),
    {
      id: BUILT_IN_MODEL,
      name: BUILT_IN.name,
      line: BUILT_IN.line,
      provider: null,
      is_available: true,
      why_not: null,
      takes_own_key: false,
      sees_pictures: false,
    },
  ],
  takes_own_keys: offering.config.takesOwnKeys,
});

const lineOf = ({ id, provider }: ConfiguredModel): OfferedModel["line"] => {
  if (provider === "compatible") return COMPATIBLE_LINE;
  if (provider !== "openai") return LINES[provider];
  return id === "gpt-4o" ? LINES["gpt-4o"] : LINES["gpt-4o-mini"];
};
