import type { ListingContact } from "@propertyvr/vocabulary";

export interface ContactWords {
  /** What to beware of before paying anything. */
  readonly depositWarning: () => string;
  /** Each way to reach somebody, as the listing states it. */
  readonly waysTo: (contact: ListingContact) => readonly string[];
  readonly preferredTime: (time: string) => string;
}
