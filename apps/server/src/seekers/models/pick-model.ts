import { BUILT_IN_MODEL, OWN_KEY_MAX } from "@propertyvr/contracts";
import { type ConfiguredModel, KEY_TEXT } from "../../platform/config/models-config.ts";
import { type Offering, takesOwnKey, whyNotOffered } from "./offer-models.ts";

/** Who answers a question: the built-in assistant, for a reason that is told or none; or a model. */
export type PickedModel =
  | { readonly kind: "built_in" }
  | {
      readonly kind: "instead";
      readonly because: "model_not_available" | "model_not_agreed" | "model_day_limit";
      /** undefined where nobody knows the model that was asked for. */
      readonly model: ConfiguredModel | undefined;
    }
  | {
      readonly kind: "model";
      readonly model: ConfiguredModel;
      readonly apiKey: string | undefined;
      readonly isOwnKey: boolean;
    };

export interface ModelChoice {
  readonly model: string | undefined;
  /** A key of the person's own, as it was sent. */
  readonly ownKey: string | undefined;
}

/** What is known of the person, asked for only where a model could answer. */
export interface PickPorts {
  readonly isAgreed: (provider: string) => Promise<boolean>;
  readonly isOverDay: () => Promise<boolean>;
}

/** The selected model if it is available, else the built-in assistant. */
export const pickModel = async (
  offering: Offering,
  wanted: ModelChoice,
  ports: PickPorts,
): Promise<PickedModel> => {
  if (wanted.model === undefined || wanted.model === BUILT_IN_MODEL) return { kind: "built_in" };
  const model = offering.config.models.find(({ id }) => id === wanted.model);
  const access = model && accessOf(offering, model, wanted.ownKey);
  if (model === undefined || access === undefined)
    return { kind: "instead", because: "model_not_available", model };
  if (!(await ports.isAgreed(model.provider)))
    return { kind: "instead", because: "model_not_agreed", model };
  // What somebody pays for has no limit of ours.
  if (!access.isOwnKey && offering.config.enforcesDailyLimits && (await ports.isOverDay()))
    return { kind: "instead", because: "model_day_limit", model };
  return { kind: "model", model, ...access };
};

const accessOf = (
  offering: Offering,
  model: ConfiguredModel,
  ownKey: string | undefined,
): { readonly apiKey: string | undefined; readonly isOwnKey: boolean } | undefined => {
  if (ownKey !== undefined && isKey(ownKey) && takesOwnKey(offering, model))
    return { apiKey: ownKey, isOwnKey: true };
  return whyNotOffered(offering, model) === null
    ? { apiKey: model.apiKey, isOwnKey: false }
    : undefined;
};

const isKey = (text: string): boolean => text.length <= OWN_KEY_MAX && KEY_TEXT.test(text);
