/** The only links that the prose of an answer holds: to the page of a home of ours, or to the portal. */
const LINK = /\[([^[\]\n]{1,80})\]\((\/property\/[A-Za-z0-9%._-]{1,80}|\/partner-portal#access)\)/g;

/** The whole address of one of our pages, told by its path ("/property/42"). */
export type AddressOf = (path: string) => string;

/** Prose with the words of its links and without their addresses. */
export const withoutLinks = (prose: string): string => prose.replaceAll(LINK, "$1");

/** Prose whose links lead to our pages from anywhere. */
export const withWholeLinks = (prose: string, addressOf: AddressOf): string =>
  prose.replaceAll(LINK, (_, label: string, path: string) => `[${label}](${addressOf(path)})`);

/** Words of others inside Markdown: one line, and nothing in it is markup. */
export const plainInMarkdown = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .replaceAll(/[\\`*_[\]<>#|~]/g, "\\$&");

/** A link with the words of others; only the words where the address is none of the web. */
export function markdownLink(text: string, address: string, addressOf: AddressOf): string {
  const whole = address.startsWith("/") ? addressOf(address) : address;
  if (!/^https?:\/\//i.test(whole)) return plainInMarkdown(text);
  const safe = whole.replaceAll(
    /[\s()<>[\]\\]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
  return `[${plainInMarkdown(text)}](${safe})`;
}
