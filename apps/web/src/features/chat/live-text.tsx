import { Unbroken } from "../../lib/unbroken.tsx";
import { Linked, withoutLinkMarkup } from "./own-links.tsx";
import { splitWords } from "./stream/words.ts";

/** How many of the newest words fade in; the ones before are plain text. */
const FRESH_WORDS = 12;

export interface LiveTextProps {
  text: string;
  language: string;
  /** Of a text that still grows: how many characters are whole words; null when it is finished. */
  visibleChars: number | null;
}

/** Prose in plain paragraphs. While it grows it appears word by word, never a part of one. */
export function LiveText({ text, language, visibleChars }: LiveTextProps) {
  return (
    <div lang={language} className="flex flex-col gap-3 wrap-break-word whitespace-pre-line">
      {visibleChars === null ? (
        paragraphs(text).map((paragraph, at) => (
          <p key={`${at}`}>
            <Linked text={paragraph} />
          </p>
        ))
      ) : (
        <p>
          <Words text={withoutLinkMarkup(text.slice(0, visibleChars))} />
        </p>
      )}
    </div>
  );
}

function Words({ text }: { text: string }) {
  const words = splitWords(text);
  const settled = Math.max(0, words.length - FRESH_WORDS);
  return (
    <>
      <Unbroken text={words.slice(0, settled).join("")} />
      {words.slice(settled).map((word, at) => (
        <span key={settled + at} className="animate-fade">
          {word}
        </span>
      ))}
    </>
  );
}

const paragraphs = (text: string): readonly string[] =>
  text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
