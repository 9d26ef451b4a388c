import type { Message, RunEvent } from "@propertyvr/contracts";
import type { ListingsPart } from "@propertyvr/parts";
import { searchQuery, type SaidSearch, type SearchQuery } from "@propertyvr/vocabulary";
import type { OwnAddress } from "../../platform/http/own-address.ts";
import { cardFor } from "../search/card-for.ts";

type MessagePart = Message["parts"][number];

/**
 * Answers are stored with paths of ours, and some in an earlier shape; their reader gets the
 * addresses under which it finds them, in the shape of today.
 */
export const messageFor = (own: OwnAddress, message: Message): Message => ({
  ...message,
  parts: message.parts.map((part) => partFor(own, part, message.state?.title_words)),
});

/** The same for an event of a run. */
export const eventFor = (own: OwnAddress, event: RunEvent): RunEvent => {
  if (event.type === "data-part") return { ...event, data: partFor(own, event.data) };
  if (event.type !== "finish") return event;
  const { message } = event.messageMetadata;
  return { ...event, messageMetadata: { message: messageFor(own, message) } };
};

const partFor = (own: OwnAddress, part: MessagePart, titleWords?: string): MessagePart => {
  if (part.type === "nearest") {
    const homes = part.homes.map((home) => ({ ...home, card: cardFor(own, home.card) }));
    return { ...part, homes };
  }
  if (part.type !== "listings") return part;
  const cards = part.cards.map((card) => cardFor(own, card));
  return { ...listingsPart(part, titleWords), cards };
};

/** Stored before a part held its search whole: what was asked stood beside the cards. */
type EarlierPart = Omit<ListingsPart, "search" | "language" | "criteria"> &
  Omit<SaidSearch, "sort" | "title_words">;

/** Stored before a search said what its places are joined with. */
interface UnjoinedPart extends Omit<ListingsPart, "search"> {
  readonly search: Omit<SearchQuery, "extensions"> & {
    readonly extensions: Omit<SearchQuery["extensions"], "one_of">;
  };
}

/**
 * A list of homes as it is read today. The one place that knows how it was stored earlier.
 * @param titleWords those of the conversation after the message, for a part that holds none
 */
export function listingsPart(
  stored: ListingsPart | UnjoinedPart | EarlierPart,
  titleWords: string | undefined,
): ListingsPart {
  if ("search" in stored)
    return isOfToday(stored) ? stored : { ...stored, search: searchQuery(stored.search) };
  const { extensions, status, nice_to_have, place_refs, ...part } = stored;
  const { criteria, sort } = part;
  const beside = { extensions, status, nice_to_have, place_refs };
  const search = searchQuery({ criteria, ...beside, sort, title_words: titleWords });
  const language = /[\u0E01-\u0E5B]/.test(part.query) ? "th" : "en";
  return { ...part, language, search };
}

const isOfToday = (part: ListingsPart | UnjoinedPart): part is ListingsPart =>
  "one_of" in part.search.extensions;
