import { BUILT_IN_MODEL, type OfferedModel, type OfferedModels } from "@propertyvr/contracts";
import type { QueryClient } from "@tanstack/react-query";
import { readPreferences, setPreferences } from "../preferences.ts";
import { createStore, useStore } from "../store.ts";
import { canAnswer, MODELS } from "./models.ts";

export type AgreementAnswer = "agreed" | "built_in" | "closed";

/** A message waits for the person to agree that its provider gets to read it. */
export interface AgreementRequest {
  readonly model: OfferedModel;
  readonly provider: NonNullable<OfferedModel["provider"]>;
  readonly onAnswer: (answer: AgreementAnswer) => void;
}

const request = createStore<AgreementRequest | null>(null);
export const useAgreementRequest = (): AgreementRequest | null => useStore(request);

/** Whoever leaves the chat has not agreed. */
export const closeAgreement = (): void => request.read()?.onAnswer("closed");

/** The model that a message names. Where its provider has to be agreed to first, null: nothing is sent. */
export function modelToAsk(client: QueryClient): string | Promise<string | null> {
  const { selectedModel } = readPreferences();
  const offered = client.getQueryData<OfferedModels>(MODELS);
  const model = offered?.models.find(({ id }) => id === selectedModel);
  // Not known yet: the server asks nobody without an agreement, and says so.
  if (model === undefined || model.provider === null) return selectedModel;
  if (model.provider.is_agreed || !canAnswer(model)) return selectedModel;
  return ask(client, model, model.provider);
}

const ask = (
  client: QueryClient,
  model: OfferedModel,
  provider: NonNullable<OfferedModel["provider"]>,
): Promise<string | null> =>
  new Promise((resolve) => {
    const onAnswer = (answer: AgreementAnswer): void => {
      request.write(null);
      if (answer === "closed") resolve(null);
      else if (answer === "built_in") {
        setPreferences({ selectedModel: BUILT_IN_MODEL });
        resolve(BUILT_IN_MODEL);
      } else {
        noteAgreed(client, provider.id, true);
        resolve(model.id);
      }
    };
    request.write({ model, provider, onAnswer });
  });

/** Keeps what is known of the models true until they are asked for again. */
export function noteAgreed(client: QueryClient, provider: string, isAgreed: boolean): void {
  client.setQueryData<OfferedModels>(
    MODELS,
    (known) =>
      known && {
        ...known,
        models: known.models.map((each) =>
          each.provider?.id === provider
            ? { ...each, provider: { ...each.provider, is_agreed: isAgreed } }
            : each,
        ),
      },
  );
}
