import type { ContactPart } from "@propertyvr/parts";
import { say, type TurnContext } from "../context.ts";
import type { ListingFacts } from "../results/listing-facts.ts";
import { shownAt } from "../shown.ts";
import type { AnswerStream } from "../turn.ts";
import { readListing } from "./listing-answers.ts";

type About = ContactPart["about"];

/**
 * Offers to write to whoever offers a home: the one meant, else the one talked about, else those on
 * screen to choose from. A sample, or a home that is taken, has nobody to write to.
 */
export async function* offerContact(
  context: TurnContext,
  index: number | null,
  about: About,
): AnswerStream {
  const { writer, state } = context;
  const shown = state.shown ?? [];
  const id = idMeant(context, index);
  if (id === undefined) {
    yield* index === null
      ? offerChoice(context, about)
      : say(writer, [writer.notShown(shown.length)]);
    return;
  }
  const facts = await readListing(context, id);
  if (typeof facts === "string") {
    yield* say(writer, [facts]);
    return;
  }
  yield* say(writer, [writer.contactOf(facts, about)]);
  if (canBeAsked(facts)) yield contactPart(context, [facts], about);
}

function idMeant({ state }: TurnContext, index: number | null): string | undefined {
  const { shown = [], about_home: aboutHome } = state;
  if (index !== null) return shownAt(shown, index)?.id;
  return aboutHome ?? (shown.length === 1 ? shown[0]?.id : undefined);
}

const CHOICES_MAX = 6;

/** Which home is not clear: those on screen that can be asked about, each with its own way on. */
async function* offerChoice(context: TurnContext, about: About): AnswerStream {
  const { writer, state, tools } = context;
  const shown = (state.shown ?? []).slice(0, CHOICES_MAX);
  const read = await Promise.all(
    shown.map(({ id }) => tools.callTool("get_listing", { listing_id: id })),
  );
  const homes = read.flatMap((result) =>
    result.ok && canBeAsked(result.value) ? [result.value] : [],
  );
  if (homes.length > 0) {
    yield* say(writer, [writer.contactWhich(about)]);
    yield contactPart(context, homes, about);
    return;
  }
  const isBroken = read.some((result) => !result.ok && result.failure !== "not_found");
  yield* say(writer, [isBroken ? writer.listingUnavailable() : writer.contactNobody(shown.length)]);
}

/** A sample, or a home that is taken, has nobody to write to. */
export const canBeAsked = ({ is_sample, status }: ListingFacts): boolean =>
  !is_sample && status !== "sold" && status !== "rented";

export const contactPart = (
  { writer, understood }: TurnContext,
  homes: readonly ListingFacts[],
  about: About,
) => ({
  type: "part" as const,
  part: {
    type: "contact" as const,
    version: 1 as const,
    about,
    homes: homes.map(({ id, title, title_language, contact }) => ({
      id,
      title: { text: title, language: title_language },
      contact,
    })),
    preferred_time: understood.wishes.join(", ") || null,
    text: writer.depositWarning(),
    language: writer.language,
  },
});
