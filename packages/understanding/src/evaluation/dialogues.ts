import type { Action, ConversationState, Understood } from "@propertyvr/vocabulary";
import { stateAfter } from "../refine/state-after.ts";
import { understand } from "../understand.ts";
import { compareCriteria, type Comparison, nameFolder } from "./compare.ts";
import type { LabelledDialogue, LabelledTurn, PlaceSpellings } from "./labelled.ts";

/** How the conversation so far reaches the reading: as the messages, or as the state they left. */
export type Route = "history" | "state";

export interface DialogueScore {
  readonly turns: number;
  /** Turns after which the whole state was right. */
  readonly rightTurns: number;
  readonly dialogues: number;
  readonly rightDialogues: number;
  readonly actions: number;
  readonly rightActions: number;
  /** Actions that no label asks for. */
  readonly strayActions: number;
  readonly f1: number;
  readonly wrong: readonly string[];
}

/** Scores labelled conversations turn by turn; every turn is scored, also after a wrong one. */
export function scoreDialogues(
  rows: readonly LabelledDialogue[],
  spellings: PlaceSpellings,
  route: Route,
): DialogueScore {
  const fold = nameFolder(spellings);
  const sheet = { turns: 0, rightTurns: 0, rightDialogues: 0, actions: 0, rightActions: 0 };
  const slots = { hits: 0, extras: 0, misses: 0 };
  let strayActions = 0;
  const wrong: string[] = [];
  for (const { id, turns } of rows) {
    let isWhole = true;
    const said: string[] = [];
    for (const { turn, got } of understoodTurns(turns, route)) {
      const label = { ...turn, text: turn.user, expect: turn.state };
      const compared = compareCriteria(label, got.criteria, fold);
      slots.hits += compared.hits;
      slots.extras += compared.extras;
      slots.misses += compared.misses;
      const isRight = isRightTurn(turn, compared);
      const isRightAct = turn.action === undefined || isRightAction(turn.action, got.action);
      sheet.turns++;
      if (isRight) sheet.rightTurns++;
      if (turn.action !== undefined) sheet.actions++;
      if (turn.action !== undefined && isRightAct) sheet.rightActions++;
      if (turn.action === undefined && got.action !== null) strayActions++;
      isWhole = isWhole && isRight;
      if (!isRight || !isRightAct)
        wrong.push(
          describe(`${id} ${said.join(" / ")} >> ${turn.user}`, turn, got.action, compared),
        );
      said.push(turn.user);
    }
    if (isWhole) sheet.rightDialogues++;
  }
  const { hits, extras, misses } = slots;
  const f1 = (2 * hits) / Math.max(1e-9, 2 * hits + extras + misses);
  return { ...sheet, dialogues: rows.length, strayActions, f1, wrong };
}

function* understoodTurns(
  turns: readonly LabelledTurn[],
  route: Route,
): Generator<{ turn: LabelledTurn; got: Understood }> {
  const history: string[] = [];
  let state: ConversationState | undefined;
  for (const turn of turns) {
    const got: Understood = understand(
      route === "history"
        ? { text: turn.user, history }
        : { text: turn.user, ...(state && { state }) },
    );
    yield { turn, got };
    history.push(turn.user);
    state = stateAfter(state, got, turn.user);
  }
}

/** "Cheaper" without a figure may lower the ceiling or sort: both are honest readings. */
function isRightTurn(
  { action }: LabelledTurn,
  { extras, misses, missing, unwanted }: Comparison,
): boolean {
  if (extras + misses === 0) return true;
  return (
    action?.type === "adjust" &&
    missing.length === 0 &&
    unwanted.every((extra) => /^price\.max|^sort/.test(extra))
  );
}

const isRightAction = (wanted: Action, got: Action | null): boolean =>
  got?.type === wanted.type && (wanted.index === undefined || got.index === wanted.index);

function describe(
  said: string,
  { action }: LabelledTurn,
  got: Action | null,
  { missing, unwanted }: Comparison,
): string {
  const act =
    action === undefined || isRightAction(action, got)
      ? ""
      : `; action ${JSON.stringify(got)} not ${JSON.stringify(action)}`;
  return `${said}\n      missing ${missing.join(" ")} | extra ${unwanted.join(" ")}${act}`;
}
