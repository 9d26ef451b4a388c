import type { ListingCard } from "@propertyvr/vocabulary";
import type { OwnAddress } from "../../platform/http/own-address.ts";

type Addressed = Pick<ListingCard, "image" | "websiteUrl">;

/** A card with the addresses of its picture and its page under which its reader finds them. */
export const cardFor = <Card extends Addressed>(own: OwnAddress, card: Card): Card => ({
  ...card,
  image: card.image === null ? null : own(card.image),
  websiteUrl: own(card.websiteUrl),
});
