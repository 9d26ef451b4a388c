import type { Message, RunEvent } from "@propertyvr/contracts";
import type { OwnAddress } from "../../platform/http/own-address.ts";
import { cardFor } from "../search/card-for.ts";
import { listingsPart } from "./listings-part.ts";

type Part = Message["parts"][number];

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

const partFor = (own: OwnAddress, part: Part, titleWords?: string): Part => {
  if (part.type === "nearest") {
    const homes = part.homes.map((home) => ({ ...home, card: cardFor(own, home.card) }));
    return { ...part, homes };
  }
  if (part.type !== "listings") return part;
  const cards = part.cards.map((card) => cardFor(own, card));
  return { ...listingsPart(part, titleWords), cards };
};
