import type { ConversationState } from "@propertyvr/vocabulary";
import { type RefObject, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useLanguage } from "../../../lib/i18n/index.ts";
import { createDraftReader, type DraftReader } from "./draft-reader.ts";
import { HomesCount } from "./homes-count.tsx";
import { movedMarks } from "./moved-marks.ts";
import type { ReadDraft } from "./protocol.ts";
import { startReading } from "./start-reading.ts";
import { Tint } from "./tint.tsx";

export interface TypingHelpProps {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  /** The conversation after its newest answer. */
  readonly state: ConversationState | null;
  /** Where the count of homes stands. */
  readonly countPlace: Element | null;
}

/** Tints what is understood of a draft and says how many homes fit, while it is typed. */
export function TypingHelp({ box, text, state, countPlace }: TypingHelpProps) {
  const read = useReading(box, text, state);
  const isEmpty = text.trim() === "";
  const marks = read === null || isEmpty ? [] : movedMarks(read.marks, read.text, text);
  return (
    <>
      <Tint box={box} text={text} marks={marks} />
      {countPlace !== null &&
        createPortal(<HomesCount sought={isEmpty ? null : (read?.sought ?? null)} />, countPlace)}
    </>
  );
}

interface DraftReading extends ReadDraft {
  /** The text these marks stand in; the box may be ahead of it. */
  readonly text: string;
}

/** While a word is being composed nothing moves; a pause that long is as good as an end. */
const COMPOSING_PAUSE_MS = 400;

function useReading(
  box: TypingHelpProps["box"],
  text: string,
  state: ConversationState | null,
): DraftReading | null {
  const language = useLanguage();
  const [reading, setReading] = useState<DraftReading | null>(null);
  const reader = useRef<DraftReader | null>(null);
  const isComposing = useComposing(box);

  useEffect(() => {
    const made = createDraftReader({
      ready: startReading(),
      nextFrame: (work) => {
        const frame = requestAnimationFrame(work);
        return () => cancelAnimationFrame(frame);
      },
      onRead: (read, of) => setReading({ ...read, text: of.text }),
    });
    reader.current = made;
    return () => made.close();
  }, []);
  useEffect(() => {
    const read = () => reader.current?.read({ text, state, language });
    if (!isComposing) return read();
    const timer = setTimeout(read, COMPOSING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, state, language, isComposing]);
  return reading;
}

function useComposing(box: TypingHelpProps["box"]): boolean {
  const [isComposing, setComposing] = useState(false);
  useEffect(() => {
    const area = box.current;
    const begin = () => setComposing(true);
    const end = () => setComposing(false);
    area?.addEventListener("compositionstart", begin);
    area?.addEventListener("compositionend", end);
    return () => {
      area?.removeEventListener("compositionstart", begin);
      area?.removeEventListener("compositionend", end);
    };
  }, [box]);
  return isComposing;
}
