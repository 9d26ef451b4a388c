import { useRef } from "react";
import { splitWords, wholeWords } from "./stream/words.ts";

/** How many of the newest words fade in; the ones before are plain text. */
const FRESH_WORDS = 12;

/**
 * A text that may still grow: word by word, never a part of one, never less
 * than was there before. Finished, it is the same paragraph as plain text.
 */
export function LiveText({
  text,
  language,
  isOpen,
}: {
  text: string;
  language: string;
  isOpen: boolean;
}) {
  const longest = useRef("");
  const whole = isOpen ? wholeWords(text) : text;
  const visible = isOpen && longest.current.startsWith(whole) ? longest.current : whole;
  longest.current = visible;
  return (
    <div lang={language} className="flex flex-col gap-3 wrap-break-word whitespace-pre-line">
      {isOpen ? (
        <p>
          <Words text={visible} />
        </p>
      ) : (
        paragraphs(visible).map((paragraph, at) => <p key={at}>{paragraph}</p>)
      )}
    </div>
  );
}

function Words({ text }: { text: string }) {
  const words = splitWords(text);
  const settled = Math.max(0, words.length - FRESH_WORDS);
  return (
    <>
      {words.slice(0, settled).join("")}
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
