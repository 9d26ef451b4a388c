/** How far from the end still counts as being at it. Pixels. */
const AT_END_PX = 48;
const QUESTION_MARGIN_PX = 16;

export interface ListFollower {
  /** The newest thing the person said: a new one is followed again, wherever they were. */
  readonly ask: (questionKey: string | undefined) => void;
  readonly jump: () => void;
  /** Earlier messages are about to appear above: what is read stays where it is. */
  readonly hold: () => void;
  readonly stop: () => void;
}

/**
 * Keeps the end of a growing list in view while the person is there, and never
 * moves it while they read elsewhere. Cards do not push the sentence they belong
 * to out of view: once they come, the list goes no further than the question.
 * `list` scrolls; its first child grows.
 */
export function followList(list: HTMLElement, onAtEnd: (isAtEnd: boolean) => void): ListFollower {
  let isFollowing = true;
  let lastTop = 0;
  let heldFromEnd: number | null = null;
  let asked: string | undefined;

  const tell = (): boolean => {
    const isAtEnd = endOf(list) - list.scrollTop <= AT_END_PX;
    onAtEnd(isAtEnd);
    return isAtEnd;
  };
  const moveTo = (top: number): void => {
    lastTop = top;
    if (Math.abs(list.scrollTop - top) >= 1) list.scrollTop = top;
  };
  const settle = (): void => {
    if (heldFromEnd !== null) {
      moveTo(endOf(list) - heldFromEnd);
      heldFromEnd = null;
    } else if (isFollowing) {
      moveTo(Math.max(list.scrollTop, Math.min(endOf(list), questionStop(list))));
    }
    tell();
  };
  const onScroll = (): void => {
    // Only the person moves up and away from the end: our own moves and the browser's
    // anchoring go down, or stay at the end. No timers.
    if (tell()) isFollowing = true;
    else if (list.scrollTop < lastTop - 1) isFollowing = false;
    lastTop = list.scrollTop;
  };

  list.addEventListener("scroll", onScroll, { passive: true });
  const observer = new ResizeObserver(settle);
  observer.observe(list);
  if (list.firstElementChild !== null) observer.observe(list.firstElementChild);
  settle();

  return {
    ask: (questionKey) => {
      if (questionKey === asked) return;
      asked = questionKey;
      isFollowing = true;
      settle();
    },
    jump: () => {
      isFollowing = true;
      moveTo(endOf(list));
    },
    hold: () => {
      heldFromEnd = endOf(list) - list.scrollTop;
    },
    stop: () => {
      list.removeEventListener("scroll", onScroll);
      observer.disconnect();
    },
  };
}

const endOf = (list: HTMLElement): number => list.scrollHeight - list.clientHeight;

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
