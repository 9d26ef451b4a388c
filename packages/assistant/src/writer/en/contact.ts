import { copyable, quotable } from "@propertyvr/parts/words";
import { joined } from "@propertyvr/parts/words/en";
import type { ListingFacts } from "../../results/listing-facts.ts";
import type { ContactWriter } from "../writer.ts";

export const contactWriter: ContactWriter = {
  contactOf(facts, about) {
    const title = quotable(facts.title, 80);
    const page = `[View listing](/property/${encodeURIComponent(facts.id)})`;
    if (facts.is_sample)
      return `${title} is a sample home, so ${about === "viewing" ? "it can't be visited" : "there is nobody to contact"}. ${page}`;
    if (facts.status === "sold" || facts.status === "rented")
      return `${title} is no longer available: it is ${facts.status}. ${page}`;
    const ask =
      about === "viewing"
        ? `You can ask to see ${title} right here. Suggest a time, and the lister replies to you directly.`
        : `You can write to the lister of ${title} right here, and the reply comes straight to you.`;
    return [ask, waysOf(facts)].filter((sentence) => sentence !== "").join(" ");
  },
  contactWhich: (about) =>
    about === "viewing"
      ? "Which of these homes would you like to see? Your request goes straight to its lister."
      : "Which of these homes is it about? Your message goes straight to its lister.",
  contactNobody: (shown) =>
    shown === 0
      ? "No homes are on screen yet. Tell me what you are looking for first."
      : "The homes on screen are samples or already taken, so there is nobody to contact.",
};

/** The agent's own phone, LINE and email, as the listing states them. */
function waysOf({ contact }: ListingFacts): string {
  if (contact === null) return "";
  const { phone, line, email } = contact;
  const ways = [
    phone === null ? "" : `phone ${copyable(phone, 40)}`,
    line === null ? "" : `LINE ${copyable(line, 60)}`,
    email === null ? "" : `email ${copyable(email, 120)}`,
  ].filter((way) => way !== "");
  return ways.length === 0 ? "" : `The listing also gives ${joined(ways)}.`;
}
