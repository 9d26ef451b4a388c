/** How far from the end still counts as being at it. Pixels. */
const AT_END_PX = 48;
const MARGIN_PX = 16;

export interface ListFollower {
  /** The newest thing the person said: a new one is followed again, wherever they were. */
  readonly ask: (questionKey: string | undefined) => void;
  /** To the newest answer, and as far into it as following goes. */
  readonly jump: () => void;
  /** Earlier messages are about to appear above: what is read stays where it is. */
  readonly hold: () => void;
  /** What is shown in place of an answer: with a new one the end is not followed until the person goes there. */
  readonly edit: (editKey: string) => void;
  readonly stop: () => void;
}

/**
 * Keeps the end of a growing list in view while the person is there, and never
 * moves it while they read elsewhere. Cards, figures, sums and articles do not push the
 * sentence they belong to out of view: once they come, the list goes no further than the
 * question, or than the answer where the price of its first card would not be seen otherwise.
 * `list` scrolls; its first child grows, and holds the messages, each an `article`.
 */
export function followList(
  list: HTMLElement,
  onBelow: (isNewestBelow: boolean) => void,
): ListFollower {
  let isFollowing = true;
  let lastTop = 0;
  let heldFromEnd: number | null = null;
  let asked: string | undefined;
  let edited = "";

  const tell = (): boolean => {
    onBelow(isNewestBelow(list));
    return endOf(list) - list.scrollTop <= AT_END_PX;
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
      moveTo(Math.max(list.scrollTop, Math.min(endOf(list), stopOf(list))));
    }
    tell();
  };
  const onScroll = (): void => {
    // Only the person moves up and away from the end: our own moves and the browser's
    // anchoring go down, or stay at the end. No timers.
    const isAtEnd = tell();
    if (Math.abs(list.scrollTop - lastTop) < 1) return;
    if (isAtEnd) isFollowing = true;
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
      moveTo(Math.min(endOf(list), stopOf(list)));
    },
    hold: () => {
      heldFromEnd = endOf(list) - list.scrollTop;
    },
    edit: (editKey) => {
      if (editKey === edited) return;
      edited = editKey;
      isFollowing = false;
      lastTop = list.scrollTop;
    },
    stop: () => {
      list.removeEventListener("scroll", onScroll);
      observer.disconnect();
    },
  };
}

const endOf = (list: HTMLElement): number => list.scrollHeight - list.clientHeight;

/** The newest message begins below what is in view. */
function isNewestBelow(list: HTMLElement): boolean {
  const messages = [...(list.firstElementChild?.children ?? [])];
  const newest = messages.findLast(({ tagName }) => tagName === "ARTICLE");
  return newest !== undefined && depthOf(newest, list) >= list.clientHeight;
}

/** How far below the upper edge of the list an element begins. Pixels. */
const depthOf = (element: Element, list: HTMLElement): number =>
  element.getBoundingClientRect().top - list.getBoundingClientRect().top;

/** What stands under the sentence of an answer. */
const BLOCKS = "[data-results], [data-insight], [data-calculation], [data-citation]";

/** How far the list scrolls by itself where its newest answer has cards or a block; else no limit. */
function stopOf(list: HTMLElement): number {
  const question = [...list.querySelectorAll<HTMLElement>("[data-question]")].at(-1);
  const block = [...list.querySelectorAll<HTMLElement>(BLOCKS)].at(-1);
  if (question === undefined || block === undefined) return Infinity;
  const isAfter = question.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (!isAfter) return Infinity;
  const atTop = depthOf(question, list) - MARGIN_PX;
  const answer = block.closest("article");
  const price = block.querySelector("[data-price]");
  if (answer === null || price === null) return Math.max(0, list.scrollTop + atTop);
  const priceSeen =
    depthOf(price, list) + price.getBoundingClientRect().height + MARGIN_PX - list.clientHeight;
  const answerAtTop = depthOf(answer, list) - MARGIN_PX;
  return Math.max(0, list.scrollTop + Math.max(atTop, Math.min(answerAtTop, priceSeen)));
}
