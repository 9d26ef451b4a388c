import { isEmptyCriteria, searchOf } from "@propertyvr/vocabulary";
import { homesOf, say, type TurnContext } from "../context.ts";
import type { DeclineReason, NotBuiltTopic, SmallTalk } from "../plan.ts";
import type { AnswerStream } from "../turn.ts";
import { startQuestions } from "./vague-answer.ts";

/** Nothing was said that could be searched: asks, with taps to start from. */
export async function* ask(context: TurnContext): AnswerStream {
  const { writer, choose, state } = context;
  yield* say(writer, [writer.ask(choose)]);
  if (isEmptyCriteria(state.criteria)) yield* startQuestions(context, { areCounted: false });
}

/** Talk that is no courtesy ("ok") leaves a search where it is; before one it comes with the taps to start from. */
export async function* smallTalk(context: TurnContext, kind: SmallTalk): AnswerStream {
  const { writer, choose, state } = context;
  if (kind === "other" && !isEmptyCriteria(state.criteria)) {
    const homes = homesOf(searchOf(state), context, writer.language);
    yield* say(writer, [writer.goOn(homes, state.shown?.length ?? 0)]);
    return;
  }
  const shown = state.shown?.length ?? 0;
  if (kind === "photos" && shown === 0) {
    yield* say(writer, [writer.selectWhich(0)]);
    return;
  }
  yield* say(writer, [writer.smallTalk(kind, choose)]);
  if (kind === "other") yield* startQuestions(context, { areCounted: false });
}

/** What cannot be done; before any search it comes with the taps to start from. */
export async function* decline(context: TurnContext, because: DeclineReason): AnswerStream {
  const { writer, state } = context;
  yield* say(writer, [writer.declined(because)]);
  if (because === "out_of_scope" && isEmptyCriteria(state.criteria))
    yield* startQuestions(context, { areCounted: false });
}

/** Everything is cleared; the taps to start from follow. */
export async function* resetSearch(context: TurnContext): AnswerStream {
  const { writer, choose } = context;
  yield* say(writer, [writer.reset(choose)]);
  yield* startQuestions(context);
}

/** Something that cannot be done yet. */
export async function* tellNotBuilt({ writer }: TurnContext, topic: NotBuiltTopic): AnswerStream {
  yield* say(writer, [writer.notBuilt(topic)]);
}
