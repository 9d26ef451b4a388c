import type { ModelFailure } from "@propertyvr/assistant";
import { Counter, type Registry } from "prom-client";

/** What /metrics tells of models; by the configured names, never by person. */
export interface ModelTallies {
  readonly step: (model: string, failure: ModelFailure | null) => void;
  readonly heldBack: (model: string, sentences: number) => void;
}

export const modelTallies = (registry: Registry): ModelTallies => {
  const steps = new Counter({
    name: "model_requests_total",
    help: "Requests to language models by how they ended",
    labelNames: ["model", "outcome"] as const,
    registers: [registry],
  });
  const held = new Counter({
    name: "model_sentences_held_back_total",
    help: "Sentences of models that were not shown, because a figure in them came from no source of ours",
    labelNames: ["model"] as const,
    registers: [registry],
  });
  return {
    step: (model, failure) => steps.inc({ model, outcome: failure ?? "answered" }),
    heldBack: (model, sentences) => held.inc({ model }, sentences),
  };
};
