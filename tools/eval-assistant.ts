/**
 * `npm run eval:assistant [-- --only th --models gpt-4o,qwen3 --most-usd 0.5 --wrong]`: has forty fixed
 * conversations with the built-in assistant and with each configured language model, over a small market
 * that needs no database, and prints a table. Without a model it needs no network either.
 */
import { parseArgs } from "node:util";
import { builtInResponder, modelResponder, PROMPT_VERSION } from "@propertyvr/assistant";
import { modelStepsOf } from "@propertyvr/llm-providers";
import {
  modelsConfigOf,
  type ConfiguredModel,
} from "../apps/server/src/platform/config/models-config.ts";
import { findCheckout, readEnv } from "../apps/server/src/platform/config/read-env.ts";
import { MODEL_LIMITS } from "../apps/server/src/seekers/models/model-runs.ts";
import { ENGLISH } from "./eval-assistant/english.ts";
import { evaluate, type Candidate, type Evaluation } from "./eval-assistant/evaluate.ts";
import { tableOf } from "./eval-assistant/table.ts";
import { THAI } from "./eval-assistant/thai.ts";

const { values } = parseArgs({
  options: {
    /** Conversations whose id begins so. */
    only: { type: "string", default: "" },
    /** Models by their ids; empty: all that are configured. */
    models: { type: "string", default: "" },
    /** US dollars that each model may cost, where its price is configured. */
    "most-usd": { type: "string", default: "1" },
    /** Prints the turns that fall short. */
    wrong: { type: "boolean", default: false },
  },
});

const env = readEnv(findCheckout(import.meta.dirname));
const config = modelsConfigOf(
  (variable) => env[variable]?.trim() || undefined,
  (variable, message) => {
    console.error(`${variable} ${message}`);
    process.exit(2);
  },
);
const wanted = values.models.split(",").filter((id) => id !== "");
const models = config.models.filter(
  ({ id, isOff, apiKey, needsKey }) =>
    !isOff && (apiKey !== undefined || !needsKey) && (wanted.length === 0 || wanted.includes(id)),
);
const conversations = [...ENGLISH, ...THAI].filter(({ id }) => id.startsWith(values.only));
const options = { now: () => performance.now(), mostUsd: Number(values["most-usd"]) };

const candidates: readonly Candidate[] = [
  { name: "built-in", respond: () => builtInResponder, price: null },
  ...models.map(candidateOf),
];
console.log(
  `${String(conversations.length)} conversations, ${String(models.length)} models, prompt ${PROMPT_VERSION}`,
);
const evaluations: Evaluation[] = [];
for (const candidate of candidates) {
  const evaluation = await evaluate(candidate, conversations, options);
  evaluations.push(evaluation);
  if (values.wrong) for (const line of evaluation.short) console.log(`${candidate.name} ${line}`);
}
console.log(tableOf(evaluations));

/** A model as the server runs it, but asked for plain searches too: their words are what differs. */
function candidateOf({ family, id, name, baseUrl, apiKey, price }: ConfiguredModel): Candidate {
  return {
    name: id,
    price,
    respond: (onTurn) =>
      modelResponder({
        runStep: modelStepsOf({ family, model: id, baseUrl, apiKey }),
        limits: MODEL_LIMITS,
        now: () => performance.now(),
        after: (ms, run) => {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
        signal: new AbortController().signal,
        model: { id, name },
        plainSearchesBuiltIn: false,
        onTurn,
      }),
  };
}
