import type { Amenity } from "@propertyvr/vocabulary";
import { askedOf, samplesNotice, say, type TurnContext } from "../context.ts";
import { COMPARED_MAX, shownAt } from "../shown.ts";
import type { AnswerStream } from "../turn.ts";
import { knownOf } from "../writer/listing-facts.ts";
import { homeFactsPart, statedFact } from "./home-facts-part.ts";
import { numbered, readListings } from "./listing-answers.ts";

/** Which of the homes on screen has something: one sentence and the row of the table. */
export async function* answerWhichHave(
  context: TurnContext,
  what: Amenity,
  among: readonly number[],
): AnswerStream {
  const { writer, state } = context;
  const ids = among.flatMap((index) => shownAt(state.shown ?? [], index)?.id ?? []);
  const read = await readListings(context, ids);
  if (typeof read === "string") {
    yield* say(writer, [read]);
    return;
  }
  const homes = read.map((facts) => numbered(context, facts));
  const knownAs = (known: "yes" | "no" | "unknown") =>
    homes.filter(({ facts }) => knownOf(facts, what) === known);
  const [having, without, silent] = [knownAs("yes"), knownAs("no"), knownAs("unknown")];
  yield* say(writer, [
    writer.whichHave({ what, having, without: without.length, silent: silent.length }),
  ]);
  const told = [...having, ...without, ...silent].slice(0, COMPARED_MAX);
  const rows = [{ key: what, facts: told.map(({ facts }) => statedFact(facts, what)) }];
  yield homeFactsPart(writer, told, askedOf(state.criteria), rows);
  if (read.every(({ is_sample }) => is_sample)) yield samplesNotice(writer);
}
