import type { WhyNotOffered } from "@propertyvr/contracts";
import type { ModelFailure } from "@propertyvr/assistant";

/** A key that was refused is taken to be wrong for so long; then a question tries it again. */
const BAD_KEY_MS = 10 * 60_000;
/** After so many failures in a row a model is left alone for a while. */
const FAILURES = 3;
const UNHEALTHY_MS = 60_000;

const SICK: ReadonlySet<ModelFailure> = new Set(["timed_out", "cut", "unavailable", "wrong_shape"]);

interface ModelHealthState {
  readonly failures: number;
  readonly lastMs: number;
  readonly badKeyMs: number | null;
}

/** How the models answered lately, with the operator's keys, as this server saw it. */
export class ModelHealth {
  readonly #states = new Map<string, ModelHealthState>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** How a step ended; null: well. */
  note(model: string, failure: ModelFailure | null): void {
    const { failures = 0 } = this.#states.get(model) ?? {};
    const lastMs = this.#now();
    if (failure === null) this.#states.delete(model);
    else if (failure === "bad_key") this.#states.set(model, { failures, lastMs, badKeyMs: lastMs });
    else if (SICK.has(failure))
      this.#states.set(model, { failures: failures + 1, lastMs, badKeyMs: null });
  }

  whyNot(model: string): Extract<WhyNotOffered, "bad_key" | "unhealthy"> | null {
    const state = this.#states.get(model);
    if (state === undefined) return null;
    const now = this.#now();
    if (state.badKeyMs !== null && now - state.badKeyMs < BAD_KEY_MS) return "bad_key";
    return state.failures >= FAILURES && now - state.lastMs < UNHEALTHY_MS ? "unhealthy" : null;
  }
}
