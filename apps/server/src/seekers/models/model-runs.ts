import {
  modelResponder,
  type LoadPicture,
  type ModelLimits,
  type Responder,
  type RunModelStep,
} from "@propertyvr/assistant";
import type { Db } from "@propertyvr/database";
import { modelStepsOf, type ModelAccess } from "@propertyvr/llm-providers";
import { sql } from "kysely";
import type { Clock, Log } from "../../platform/config/deps.ts";
import { listAgreed } from "./agreement-store.ts";
import { countedSteps, type StepReport } from "./counted-steps.ts";
import type { ModelTallies } from "./model-tallies.ts";
import { providerOf, type Offering } from "./offer-models.ts";
import { type PickedModel, pickModel, type ModelChoice } from "./pick-model.ts";
import { countStep, isOverDay, readUsage } from "./usage-store.ts";
import { builtInWithNotice } from "./with-notice.ts";

/** Who asked, where, and what for; the key of their own is here and in the run alone. */
export interface AskedOfModel extends ModelChoice {
  readonly userId: string;
  readonly chatId: string;
  /** Of the run. */
  readonly signal: AbortSignal;
}

/** Whoever answers a run; undefined: the built-in assistant, without a word about it. */
export type RespondWith = (asked: AskedOfModel) => Promise<Responder | undefined>;

export interface ModelRunsDeps extends Offering {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly tallies: ModelTallies;
  /** In tests: other limits. */
  readonly limits?: Partial<ModelLimits>;
  readonly stepsOf?: (access: ModelAccess) => RunModelStep;
  /** An attached picture of a person, as a model may have it. */
  readonly readPicture: (of: {
    readonly userId: string;
    readonly id: string;
  }) => ReturnType<LoadPicture>;
}

export const MODEL_LIMITS: ModelLimits = {
  steps: 6,
  outputTokens: 3_000,
  totalMs: 60_000,
  firstTokenMs: 15_000,
  idleMs: 10_000,
};

/** Picks who answers each run, and runs the model where it is one. */
export const modelRuns =
  (deps: ModelRunsDeps): RespondWith =>
  async (asked) => {
    const { db, clock } = deps;
    const { userId } = asked;
    const picked = await pickModel(deps, asked, {
      isAgreed: async (provider) => (await listAgreed(db, userId)).has(provider),
      isOverDay: async () => isOverDay(await readUsage(db, userId, clock.now())),
    });
    switch (picked.kind) {
      case "built_in":
        return undefined;
      case "instead":
        return (await wasTold(db, asked.chatId, picked.because))
          ? undefined
          : builtInWithNotice(insteadOf(deps, picked));
      case "model":
        return respondBy(deps, asked, picked);
    }
  };

const insteadOf = ({ config }: Offering, picked: Extract<PickedModel, { kind: "instead" }>) => ({
  because: picked.because,
  model: picked.model?.name,
  provider: picked.model ? providerOf(config, picked.model.provider).name : "",
});

/** A chat is told once. */
const wasTold = async (db: Db, chatId: string, code: string): Promise<boolean> => {
  const told = JSON.stringify([{ type: "notice", code }]);
  const { rows } = await sql<{ is_told: boolean }>`
    select exists (
      select from messages where chat_id = ${chatId} and sender = 'ai' and parts @> ${told}::jsonb
    ) as is_told
  `.execute(db);
  return rows[0]?.is_told ?? false;
};

const respondBy = (
  deps: ModelRunsDeps,
  { userId, signal }: AskedOfModel,
  { model, apiKey, isOwnKey }: Extract<PickedModel, { kind: "model" }>,
): Responder => {
  const { family, baseUrl, id, name, sees } = model;
  const { stepsOf = modelStepsOf, tallies, clock } = deps;
  const steps = stepsOf({ family, model: id, baseUrl, apiKey });
  const report = async (step: StepReport): Promise<void> => {
    tallies.step(id, step.failure);
    if (isOwnKey) return;
    deps.health.note(id, step.failure);
    try {
      await countStep(deps.db, { userId, model: id, ...step.usage }, clock.now());
    } catch (error) {
      deps.log.warn({ err: error, model: id }, "what a model used could not be counted");
    }
  };
  return modelResponder({
    runStep: countedSteps(steps, report),
    limits: { ...MODEL_LIMITS, ...deps.limits },
    now: () => clock.now().getTime(),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    signal,
    model: { id, name },
    plainSearchesBuiltIn: !deps.config.asksForPlainSearches,
    loadPicture: sees ? (picture) => deps.readPicture({ userId, id: picture }) : undefined,
    onTurn: ({ heldBack }) => tallies.heldBack(id, heldBack),
  });
};
