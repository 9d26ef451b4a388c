import { Fragment } from "react";
import { Unbroken } from "../../lib/unbroken.tsx";

/** A link to a page of a listing of ours, to the portal or to the guide: the only links an answer's prose may hold. */
const LINK =
  /\[([^[\]\n]{1,80})\]\((\/property\/[A-Za-z0-9%._-]{1,80}|\/partner-portal#access|\/guide)\)/;
const UNFINISHED_LINK = /\[[^[\]\n]{0,80}(?:\](?:\([^()\s]{0,90})?)?$/;

/** Prose with its links to listings; anything else that looks like markup stays text. */
export function Linked({ text }: { text: string }) {
  const pieces = text.split(LINK);
  return pieces.map((piece, at) => {
    // A split by two groups gives text, label, address, text, label, address, ...
    if (at % 3 === 2) return null;
    if (at % 3 === 0) {
      return (
        <Fragment key={at}>
          <Unbroken text={piece} />
        </Fragment>
      );
    }
    return (
      <a
        key={at}
        href={pieces[at + 1]}
        target="_blank"
        rel="noopener"
        className="text-brand underline underline-offset-3"
      >
        {piece}
      </a>
    );
  });
}

/** What is shown of a text that still grows: the words of its links, and none of their markup. */
export function withoutLinkMarkup(growing: string): string {
  return growing.replace(UNFINISHED_LINK, "").replaceAll(new RegExp(LINK, "g"), "$1");
}
