import type {
  LanguageModelV3,
  LanguageModelV3StreamResult,
  SharedV3ProviderMetadata,
} from "@ai-sdk/provider";
import type { ModelEvent, ModelStep, RunModelStep } from "@propertyvr/assistant";
import { setTimeout as sleep } from "node:timers/promises";
import { Deadlines, type ModelTiming } from "./deadlines.ts";
import { failureOf, retryAfterMs } from "./failure-of.ts";
import { BASE_URLS, isOfFamily, MODELS, type Family } from "./families.ts";
import { lineTo, type ProviderConnection } from "./guarded-fetch.ts";
import { promptOf, toolsOf } from "./prompt-of.ts";
import { StepReading } from "./step-reading.ts";

export type { ModelTiming } from "./deadlines.ts";

/** Which model is asked, where and with what key. */
export interface ModelAccess {
  readonly family: Family;
  readonly model: string;
  /** Of the operator's configuration; absent: the provider's own. A compatible server needs one. */
  readonly baseUrl?: string | undefined;
  readonly apiKey?: string | undefined;
}

export const MODEL_TIMING: ModelTiming = {
  firstMs: 20_000,
  idleMs: 15_000,
  wholeMs: 90_000,
  patienceMs: 2_000,
};

/**
 * The steps of one run with one model: each call asks its provider once. Nothing is asked again, but
 * where the provider itself says "in a moment" before it sent anything; whoever runs the steps
 * answers otherwise sooner than a second try would come.
 */
export const modelStepsOf = (
  access: ModelAccess,
  timing: ModelTiming = MODEL_TIMING,
  now: () => number = Date.now,
): RunModelStep => {
  const run = new ModelRun(access, timing, now);
  return (step) => run.run(step);
};

class ModelRun {
  readonly #access: ModelAccess;
  readonly #timing: ModelTiming;
  readonly #now: () => number;
  /** What the provider wants back with its calls in the steps that follow. */
  readonly #notes = new Map<string, SharedV3ProviderMetadata>();
  readonly #line: ProviderConnection;
  #model: Promise<LanguageModelV3> | null = null;

  constructor(access: ModelAccess, timing: ModelTiming, now: () => number) {
    this.#access = access;
    this.#line = lineTo(new URL(addressOf(access)).origin);
    this.#timing = timing;
    this.#now = now;
  }

  async *run(step: ModelStep): AsyncGenerator<ModelEvent, void, undefined> {
    const deadlines = new Deadlines(this.#timing, step.signal);
    const { family } = this.#access;
    const reading = new StepReading((raw) => isOfFamily(family, raw), this.#notes);
    let isWhole = false;
    try {
      const { stream } = await this.#open(step, deadlines);
      const reader = stream.getReader();
      while (!reading.isOver) {
        const { done, value } = await deadlines.within(reader.read());
        isWhole = done;
        if (done) break;
        if (StepReading.isLife(value)) deadlines.heard();
        yield* reading.take(value);
      }
      yield reading.last();
    } catch (error) {
      yield reading.failed(deadlines.endedBy ?? failureOf(error));
    } finally {
      deadlines.close();
      if (!isWhole) this.#line.hangUp();
    }
  }

  async #open(step: ModelStep, deadlines: Deadlines): Promise<LanguageModelV3StreamResult> {
    try {
      return await this.#ask(step, deadlines);
    } catch (error) {
      const waitMs = retryAfterMs(error, this.#now());
      if (waitMs === undefined || waitMs > this.#timing.patienceMs) throw error;
      await sleep(waitMs, undefined, { signal: deadlines.signal });
      return this.#ask(step, deadlines);
    }
  }

  async #ask(step: ModelStep, deadlines: Deadlines): Promise<LanguageModelV3StreamResult> {
    this.#model ??= modelOf(this.#access, this.#line.fetch);
    const model = await this.#model;
    deadlines.signal.throwIfAborted();
    const tools = toolsOf(step);
    return deadlines.within(
      Promise.resolve(
        model.doStream({
          prompt: promptOf(step, this.#notes),
          ...(tools.length > 0 && { tools, toolChoice: { type: "auto" } as const }),
          maxOutputTokens: step.maxOutputTokens,
          abortSignal: deadlines.signal,
          includeRawChunks: true,
        }),
      ),
    );
  }
}

const addressOf = ({ family, baseUrl }: ModelAccess): string =>
  baseUrl ?? (family === "openai_compatible" ? "" : BASE_URLS[family]);

const modelOf = (
  { family, model, baseUrl, apiKey }: ModelAccess,
  fetch: ProviderConnection["fetch"],
): Promise<LanguageModelV3> => MODELS[family]({ baseUrl, apiKey, model, fetch });
