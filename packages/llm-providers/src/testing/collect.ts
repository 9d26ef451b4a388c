import type { ModelEvent, ModelStep, ModelTool, RunModelStep } from "@propertyvr/assistant";

/** A step that asks one question; what a test is about is given. */
export const stepOf = (also: Partial<ModelStep> = {}): ModelStep => ({
  system: "Answer about homes in Thailand.",
  messages: [{ role: "user", text: "2 ห้องนอน ใกล้ BTS อโศก" }],
  tools: [SEARCH, COUNT],
  maxOutputTokens: 500,
  signal: new AbortController().signal,
  ...also,
});

const SEARCH: ModelTool = {
  name: "search_listings",
  description: "Finds homes.",
  inputSchema: {
    type: "object",
    properties: { place: { type: "string" } },
    required: ["place"],
    additionalProperties: false,
  },
};

const COUNT: ModelTool = {
  name: "count_listings",
  description: "Counts homes.",
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
};

export const collect = async (
  run: RunModelStep,
  step: ModelStep = stepOf(),
): Promise<readonly ModelEvent[]> => {
  const events: ModelEvent[] = [];
  for await (const event of run(step)) events.push(event);
  return events;
};

export const textOf = (events: readonly ModelEvent[]): string =>
  events.map((event) => (event.type === "text" ? event.delta : "")).join("");

export const callsOf = (events: readonly ModelEvent[]) =>
  events.flatMap((event) => (event.type === "tool_call" ? [event.call] : []));
