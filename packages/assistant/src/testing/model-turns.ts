import type { Part, TextPart } from "@propertyvr/parts";
import { understand } from "@propertyvr/understanding";
import type { ConversationState, CriteriaEdit } from "@propertyvr/vocabulary";
import {
  modelResponder,
  type ModelResponderOptions,
  type ModelTurnReport,
} from "../model/model-responder.ts";
import type { ModelStep } from "../model/language-model.ts";
import { takeTurn } from "../take-turn.ts";
import type { AnswerEvent, EarlierMessage, TurnAttachment } from "../turn.ts";
import { smallMarket, type SmallHome } from "./small-market.ts";
import { scriptedModel, type ScriptedEvent } from "./scripted-model.ts";

export const ARI: readonly SmallHome[] = [
  { id: "a", place: "Ari", rent: 20_000, bedrooms: 2, area: 45, metres: 300, title: "Sky Ari 18" },
  { id: "b", place: "Ari", rent: 31_850, bedrooms: 1, area: 32, amenities: { pool: "yes" } },
];

/** Time that goes on only where a test says so. */
export function handClock() {
  let now = 0;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  return {
    now: () => now,
    after: (ms: number, run: () => void) => {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    pending: () => timers.length,
    pass: (ms: number) => {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { run } of due) run();
    },
  };
}

export interface ModelTurn {
  readonly events: readonly AnswerEvent[];
  readonly text: string;
  readonly parts: readonly Exclude<Part, TextPart>[];
  readonly state: ConversationState;
  readonly asked: readonly ModelStep[];
  readonly report: ModelTurnReport | null;
}

export interface TurnOf {
  readonly text: string;
  readonly script: readonly (readonly ScriptedEvent[])[];
  readonly homes?: readonly SmallHome[];
  readonly state?: ConversationState | null;
  readonly edited?: CriteriaEdit;
  readonly earlier?: readonly EarlierMessage[];
  readonly attachments?: readonly TurnAttachment[];
  readonly options?: Partial<ModelResponderOptions>;
  /** After each event of the answer. */
  readonly onEvent?: (event: AnswerEvent) => void;
}

export const LIMITS = {
  steps: 4,
  outputTokens: 800,
  totalMs: 30_000,
  firstTokenMs: 8_000,
  idleMs: 5_000,
} as const;

/** One turn answered by a scripted model over a small market. */
export async function modelTurn(turn: TurnOf): Promise<ModelTurn> {
  const { ports } = smallMarket(turn.homes ?? ARI);
  const model = scriptedModel(turn.script);
  const events: AnswerEvent[] = [];
  let report: ModelTurnReport | null = null;
  const clock = handClock();
  const respond = modelResponder({
    runStep: model.runStep,
    limits: LIMITS,
    now: clock.now,
    after: clock.after,
    signal: new AbortController().signal,
    model: { id: "some/model", name: "Model One" },
    onTurn: (told) => {
      report = told;
    },
    ...turn.options,
  });
  const said = {
    text: turn.text,
    state: turn.state ?? null,
    origins: {},
    messageId: "m1",
    edited: turn.edited,
    earlier: turn.earlier,
    attachments: turn.attachments,
  };
  for await (const event of takeTurn({ understand, ...ports }, said, respond)) {
    events.push(event);
    turn.onEvent?.(event);
  }
  const states = events.flatMap((event) => (event.type === "state" ? [event.state] : []));
  const state = states.at(-1);
  if (state === undefined) throw new Error("a turn without a state");
  return {
    events,
    text: events.map((event) => (event.type === "text" ? event.delta : "")).join(""),
    parts: events.flatMap((event) => (event.type === "part" ? [event.part] : [])),
    state,
    asked: model.asked,
    report,
  };
}
