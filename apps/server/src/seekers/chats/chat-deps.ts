import type { AssistantPorts } from "@propertyvr/assistant";
import type { Db } from "@propertyvr/database";
import type { Clock, Log, Random } from "../../platform/config/deps.ts";
import type { AnsweredTurn } from "../misread/record-misread.ts";
import type { RespondWith } from "../models/model-runs.ts";

/** How long things take; the defaults are the product's, tests and chaos choose others. */
export interface RunTiming {
  /** Between two commits of a reply that goes on. */
  readonly flushMs: number;
  readonly heartbeatMs: number;
  readonly sweepMs: number;
  /** A run of another instance that was silent so long is taken to be dead. */
  readonly staleMs: number;
  /** How long a reply waits for a database that went away before it gives up as interrupted. */
  readonly outageMs: number;
  /** How long a search or a listing is asked for again while the database is away. */
  readonly toolWaitMs: number;
  /** How often the log is read for a viewer of another instance's run. */
  readonly tailMs: number;
  /** A JSON caller gets what stands after so long. */
  readonly jsonWaitMs: number;
  /** Comments that keep an idle stream open. */
  readonly keepAliveMs: number;
  /** Events are kept so long after the end of their run. */
  readonly keepEventsMs: number;
}

export const RUN_TIMING: RunTiming = {
  flushMs: 50,
  heartbeatMs: 2_000,
  sweepMs: 5_000,
  staleMs: 15_000,
  outageMs: 10_000,
  toolWaitMs: 3_000,
  tailMs: 200,
  jsonWaitMs: 25_000,
  keepAliveMs: 15_000,
  keepEventsMs: 24 * 3_600_000,
};

export interface ChatDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly assistant: AssistantPorts;
  /** Whoever answers where a model is asked for; absent: the built-in assistant always. */
  readonly respondWith?: RespondWith | undefined;
  /** Hears of each turn once its answer is stored; it neither delays nor fails the answer. */
  readonly onAnswered?: ((answered: AnsweredTurn) => Promise<void>) | undefined;
  /** True where this process alone serves the database: a running run of anybody else is dead. */
  readonly isOnlyInstance: boolean;
  /** Slows the writer to one word each so many milliseconds, so that a reply lasts. 0 or absent: not. */
  readonly paceMs?: number | undefined;
  readonly timing?: Partial<RunTiming> | undefined;
}
