import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** How far from the end still counts as being at it. Pixels. */
const AT_END_PX = 48;
const QUESTION_MARGIN_PX = 16;

export interface Follow {
  readonly isAtEnd: boolean;
  readonly jump: () => void;
  /** The person said something: follow again, wherever they were. */
  readonly followAgain: () => void;
}

/**
 * Keeps the end of a growing list in view while the person is there, and never
 * moves it while they read elsewhere. Cards do not push the sentence they belong
 * to out of view: once they come, the list goes no further than the question.
 */
export function useFollow(
  list: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  place: string | null,
): Follow {
  const isFollowing = useRef(true);
  const lastTop = useRef(0);
  const [isAtEnd, setAtEnd] = useState(true);

  const settle = useCallback(() => {
    const element = list.current;
    if (element === null) return;
    if (isFollowing.current) {
      const top = Math.max(element.scrollTop, Math.min(endOf(element), questionStop(element)));
      lastTop.current = top;
      if (Math.abs(element.scrollTop - top) >= 1) element.scrollTop = top;
    }
    setAtEnd(endOf(element) - element.scrollTop <= AT_END_PX);
  }, [list]);

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const onScroll = (): void => {
      const isAt = endOf(element) - element.scrollTop <= AT_END_PX;
      // Only the person moves up and away from the end: our own moves and the browser's
      // anchoring go down, or stay at the end. No timers.
      if (isAt) isFollowing.current = true;
      else if (element.scrollTop < lastTop.current - 1) isFollowing.current = false;
      lastTop.current = element.scrollTop;
      setAtEnd(isAt);
    };
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => element.removeEventListener("scroll", onScroll);
  }, [list]);

  useEffect(() => {
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(settle);
    for (const each of [list.current, content.current]) if (each !== null) observer.observe(each);
    return () => observer.disconnect();
  }, [list, content, settle]);

  useEffect(() => {
    isFollowing.current = true;
    // Another chat starts at its own newest question, not where the last one was left.
    if (list.current !== null) list.current.scrollTop = 0;
    settle();
  }, [list, place, settle]);

  return {
    isAtEnd,
    jump: useCallback(() => {
      const element = list.current;
      if (element === null) return;
      isFollowing.current = true;
      lastTop.current = endOf(element);
      element.scrollTop = lastTop.current;
    }, [list]),
    followAgain: useCallback(() => {
      isFollowing.current = true;
      requestAnimationFrame(settle);
    }, [settle]),
  };
}

const endOf = (element: HTMLElement): number => element.scrollHeight - element.clientHeight;

/** The scroll position at which the newest question stands at the top, where its answer has cards; else no limit. */
function questionStop(list: HTMLElement): number {
  const question = [...list.querySelectorAll<HTMLElement>("[data-question]")].at(-1);
  const results = [...list.querySelectorAll<HTMLElement>("[data-results]")].at(-1);
  if (question === undefined || results === undefined) return Infinity;
  const isAfter = question.compareDocumentPosition(results) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (!isAfter) return Infinity;
  const offset = question.getBoundingClientRect().top - list.getBoundingClientRect().top;
  return Math.max(0, list.scrollTop + offset - QUESTION_MARGIN_PX);
}
