import { markdownLink, plainInMarkdown, type AddressOf } from "../words/links.ts";
import { contactWords as english } from "./en.ts";
import type { ContactPart } from "./schema.ts";
import { contactWords as thai } from "./th.ts";
import type { ContactWords } from "./words.ts";

/** Whom to ask about each home, then what to beware of. */
export function markdownContact(part: ContactPart, addressOf: AddressOf): string {
  const words: ContactWords = { en: english, th: thai }[part.language];
  const homes = part.homes.map(({ id, title, contact }) => {
    const page = markdownLink(title.text, `/property/${encodeURIComponent(id)}`, addressOf);
    const ways = contact === null ? [] : words.waysTo(contact).map(plainInMarkdown);
    return `- ${[page, ...ways].join(", ")}`;
  });
  const time =
    part.preferred_time === null ? "" : plainInMarkdown(words.preferredTime(part.preferred_time));
  return [homes.join("\n"), time, `> ${plainInMarkdown(part.text)}`]
    .filter((piece) => piece !== "")
    .join("\n\n");
}
