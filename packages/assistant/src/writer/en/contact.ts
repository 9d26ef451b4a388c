import { copyable, quotable } from "@propertyvr/parts/words";
import { joined } from "@propertyvr/parts/words/en";
import type { ListingFacts } from "../../results/listing-facts.ts";
import type { ContactWriter } from "../writer.ts";

export const contactWriter: ContactWriter = {
  contactOf(facts, about) {
    const title = quotable(facts.title, 80);
    const page = `[View listing](/property/${encodeURIComponent(facts.id)})`;
    if (facts.is_sample)
      return `${title} is a sample home, so ${about === "viewing" ? "it cannot be visited" : "there is nobody to contact"}. ${page}`;
    if (facts.status === "sold" || facts.status === "rented")
      return `${title} is no longer available: it is ${facts.status}. ${page}`;
    const ask =
      about === "viewing"
        ? `I can pass on when you would like to see ${title}: whoever offers it answers you directly and agrees on a time.`
        : `You can write to whoever offers ${title} from here; the answer comes to you directly.`;
    return [ask, waysOf(facts)].filter((sentence) => sentence !== "").join(" ");
  },
  contactWhich: (about) =>
    about === "viewing"
      ? "Which of these homes would you like to see? I pass on your wish to whoever offers it."
      : "Which of these homes is it about? Your message goes to whoever offers it.",
  contactNobody: (shown) =>
    shown === 0
      ? "No homes are on screen yet. Tell me what you are looking for first."
      : "Nobody can be asked about the homes on screen: they are samples, or already taken.",
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
