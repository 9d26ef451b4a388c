import { homesOf, localised, say, type TurnContext } from "../context.ts";
import type { DeclineReason } from "../decline-reason.ts";
import { holdsScope, type NotBuiltTopic } from "../plan.ts";
import type { SmallTalk } from "../small-talk.ts";
import type { Answer } from "../turn.ts";

export const ask = ({ writer, choose }: TurnContext): Answer => say(writer, [writer.ask(choose)]);

export const smallTalk = ({ writer, choose }: TurnContext, kind: SmallTalk): Answer =>
  say(writer, [writer.smallTalk(kind, choose)]);

export const decline = ({ writer }: TurnContext, because: DeclineReason): Answer =>
  say(writer, [writer.declined(because)]);

export const resetSearch = ({ writer, choose }: TurnContext): Answer =>
  say(writer, [writer.reset(choose)]);

/** A kind of question whose tool is not there: says so, and offers the search where a scope was named. */
export async function* tellNotBuilt(context: TurnContext, topic: NotBuiltTopic): Answer {
  const { writer, understood, ports } = context;
  yield* say(writer, [writer.notBuilt(topic)]);
  const { criteria, touched, place_refs: placeRefs } = understood;
  if (topic === "save" || Object.keys(touched).length === 0 || !holdsScope(criteria)) return;
  const homes = homesOf({ criteria, placeRefs }, ports.placeName, writer.language);
  yield {
    type: "part",
    part: {
      type: "question",
      version: 1,
      about: criteria.places.length > 0 ? "places" : "types",
      text: writer.offerSearch(),
      language: writer.language,
      choices: [
        {
          label: localised(writer, writer.searchLabel(homes)),
          say: writer.searchSay(homes),
          count: null,
          criteria,
        },
      ],
    },
  };
}
