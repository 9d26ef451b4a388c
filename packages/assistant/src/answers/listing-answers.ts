import { askedOf, samplesNotice, say, type TurnContext } from "../context.ts";
import type { ListingFacts } from "../results/listing-facts.ts";
import { COMPARED_MAX, shownAt } from "../shown.ts";
import type { AnswerStream } from "../turn.ts";
import { differencesOf } from "../writer/listing-facts.ts";
import type { ComparedHome } from "../writer/writer.ts";
import { homeFactsPart } from "./home-facts-part.ts";

/** The facts of one home on screen, counted from 1; a negative number counts from the end. */
export async function* describeListing(context: TurnContext, index: number | null): AnswerStream {
  const { writer, state } = context;
  const shown = shownCount(context);
  const talkedAbout = (state.shown ?? []).findIndex(({ id }) => id === state.about_home) + 1;
  const chosen = index ?? (talkedAbout > 0 ? talkedAbout : shown === 1 ? 1 : null);
  if (chosen === null) {
    yield* say(writer, [writer.selectWhich(shown)]);
    return;
  }
  const id = idAt(context, chosen);
  if (id === null) {
    yield* say(writer, [writer.notShown(shown)]);
    return;
  }
  const facts = await readListing(context, id);
  if (typeof facts === "string") {
    yield* say(writer, [facts]);
    return;
  }
  yield* say(writer, [writer.described(facts)]);
  yield homeFactsPart(writer, [numbered(context, facts)], askedOf(state.criteria));
}

/** Two to four homes side by side; without numbers, all that are on screen where that is few enough. */
export async function* compareListings(
  context: TurnContext,
  indexes: readonly number[],
): AnswerStream {
  const { writer, state } = context;
  const shown = shownCount(context);
  const all = Array.from({ length: shown }, (_, position) => position + 1);
  const chosen = indexes.length > 0 ? [...new Set(indexes)] : shown <= COMPARED_MAX ? all : [];
  const ids = chosen.slice(0, COMPARED_MAX).map((index) => idAt(context, index));
  if (!ids.every((id) => id !== null)) {
    yield* say(writer, [writer.notShown(shown)]);
    return;
  }
  if (ids.length < 2) {
    yield* say(writer, [writer.compareWhich(shown)]);
    return;
  }
  const read = await readListings(context, ids);
  if (typeof read === "string") {
    yield* say(writer, [read]);
    return;
  }
  const homes = read.map((facts) => numbered(context, facts));
  yield* say(writer, [writer.comparison(homes, differencesOf(read))]);
  yield homeFactsPart(writer, homes, askedOf(state.criteria));
  if (read.every((facts) => facts.is_sample)) yield samplesNotice(writer);
}

const shownCount = ({ state }: TurnContext): number => state.shown?.length ?? 0;

function idAt({ state }: TurnContext, index: number): string | null {
  return shownAt(state.shown ?? [], index)?.id ?? null;
}

/** A home with its place among those on screen. */
export function numbered({ state }: TurnContext, facts: ListingFacts): ComparedHome {
  const at = (state.shown ?? []).findIndex(({ id }) => id === facts.id);
  return { facts, number: at < 0 ? null : at + 1 };
}

/** The facts, or the sentence that says why there are none. */
export async function readListing(
  { tools, writer }: TurnContext,
  id: string,
): Promise<ListingFacts | string> {
  const result = await tools.callTool("get_listing", { listing_id: id });
  if (result.ok) return result.value;
  return result.failure === "not_found" ? writer.listingGone() : writer.listingUnavailable();
}

/** The facts of all, or the sentence that says why those of one are missing. */
export async function readListings(
  context: TurnContext,
  ids: readonly string[],
): Promise<readonly ListingFacts[] | string> {
  const read = await Promise.all(ids.map((id) => readListing(context, id)));
  return (
    read.find((facts) => typeof facts === "string") ??
    read.filter((facts) => typeof facts !== "string")
  );
}
