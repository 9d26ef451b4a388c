import type {
  ModelEvent,
  ModelFailure,
  ModelStep,
  ModelUsage,
  RunModelStep,
} from "@propertyvr/assistant";

/** How one request to a model ended and what it took. */
export interface StepReport {
  readonly usage: ModelUsage;
  readonly failure: ModelFailure | null;
}

/**
 * Steps of which each is reported once, before its last event is handed on: when it ends, when it is
 * stopped, or when nobody reads on. Where a provider did not come to telling what was used, the
 * tokens are estimated, so that breaking off does not make them free.
 */
export const countedSteps =
  (run: RunModelStep, report: (step: StepReport) => Promise<void>): RunModelStep =>
  (step) =>
    counted(run, step, report);

async function* counted(
  run: RunModelStep,
  step: ModelStep,
  report: (step: StepReport) => Promise<void>,
): AsyncGenerator<ModelEvent, void, undefined> {
  let written = 0;
  let isReported = false;
  const tell = async (usage: ModelUsage | null, failure: ModelFailure | null): Promise<void> => {
    if (isReported) return;
    isReported = true;
    await report({ usage: usage ?? estimate(step, written, failure), failure });
  };
  const onStop = (): void => void tell(null, "stopped");
  step.signal.addEventListener("abort", onStop, { once: true });
  try {
    for await (const event of run(step)) {
      if (event.type === "text") written += Buffer.byteLength(event.delta);
      if (event.type === "tool_call") written += Buffer.byteLength(JSON.stringify(event.call));
      if (event.type === "end") await tell(event.usage, null);
      if (event.type === "failed") await tell(event.usage, event.failure);
      yield event;
    }
  } finally {
    step.signal.removeEventListener("abort", onStop);
    await tell(null, "stopped");
  }
}

/** Of bytes; Thai has three a letter and about a token each. */
const BYTES_A_TOKEN = 4;

/** A request that was refused took nothing. */
const REFUSED: ReadonlySet<ModelFailure | null> = new Set<ModelFailure>([
  "bad_key",
  "rate_limited",
  "unavailable",
]);

const estimate = (
  { system, messages, tools }: ModelStep,
  written: number,
  failure: ModelFailure | null,
): ModelUsage => {
  if (written === 0 && REFUSED.has(failure)) return { inputTokens: 0, outputTokens: 0 };
  const sent = messages.map((message) =>
    message.role === "user" ? message.text : JSON.stringify(message),
  );
  const read = Buffer.byteLength(system + JSON.stringify(tools) + sent.join(""));
  return {
    inputTokens: Math.ceil(read / BYTES_A_TOKEN),
    outputTokens: Math.ceil(written / BYTES_A_TOKEN),
  };
};
