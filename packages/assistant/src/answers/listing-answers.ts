import { askedOf, samplesNotice, say, type TurnContext } from "../context.ts";
import type { ListingFacts } from "../results/listing-facts.ts";
import { shownAt } from "../shown.ts";
import type { Answer } from "../turn.ts";

const COMPARED_MAX = 3;

/** The facts of one home on screen, counted from 1; a negative number counts from the end. */
export async function* describeListing(context: TurnContext, index: number | null): Answer {
  const { writer, state } = context;
  const shown = shownCount(context);
  const chosen = index ?? (shown === 1 ? 1 : null);
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
  yield* say(writer, [
    typeof facts === "string" ? facts : writer.listing(facts, askedOf(state.criteria)),
  ]);
}

/** Two or three homes side by side; without numbers, all that are on screen where that is few enough. */
export async function* compareListings(context: TurnContext, indexes: readonly number[]): Answer {
  const { writer, state } = context;
  const shown = shownCount(context);
  const all = Array.from({ length: shown }, (_, position) => position + 1);
  const chosen = indexes.length > 0 ? [...new Set(indexes)] : shown <= COMPARED_MAX ? all : [];
  const ids = chosen.slice(0, COMPARED_MAX).map((index) => idAt(context, index));
  if (ids.includes(null)) {
    yield* say(writer, [writer.notShown(shown)]);
    return;
  }
  const found = ids.filter((id) => id !== null);
  if (found.length < 2) {
    yield* say(writer, [writer.compareWhich(shown)]);
    return;
  }
  const read = await Promise.all(
    found.map((id) => context.tools.callTool("get_listing", { listing_id: id })),
  );
  const failed = read.find((result) => !result.ok);
  if (failed !== undefined) {
    const isGone = !failed.ok && failed.failure === "not_found";
    yield* say(writer, [isGone ? writer.listingGone() : writer.listingUnavailable()]);
    return;
  }
  const listings = read.flatMap((result) => (result.ok ? [result.value] : []));
  yield* say(writer, [writer.comparison(listings, askedOf(state.criteria))]);
  if (listings.every((facts) => facts.is_sample)) yield samplesNotice(writer);
}

const shownCount = ({ state }: TurnContext): number => state.shown?.length ?? 0;

function idAt({ state }: TurnContext, index: number): string | null {
  return shownAt(state.shown ?? [], index)?.id ?? null;
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
