import { type RefCallback, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { followList, type ListFollower } from "./follow-list.ts";

export interface Follow {
  /** For the element that scrolls. */
  readonly list: RefCallback<HTMLElement>;
  /** Something newer begins below what is in view. */
  readonly isNewestBelow: boolean;
  readonly jump: () => void;
  readonly hold: () => void;
}

/**
 * A list that follows its end; `questionKey` names the newest thing the person said.
 * @param editKey names what is shown in place of an answer: a new one is not followed
 */
export function useFollow(questionKey: string | undefined, editKey: string): Follow {
  const [isNewestBelow, setNewestBelow] = useState(false);
  const follower = useRef<ListFollower | null>(null);
  const list = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const made = followList(element, setNewestBelow);
    follower.current = made;
    return () => {
      made.stop();
      follower.current = null;
    };
  }, []);
  useEffect(() => follower.current?.ask(questionKey), [questionKey]);
  // Before the list hears that it was moved.
  useLayoutEffect(() => follower.current?.edit(editKey), [editKey]);
  return {
    list,
    isNewestBelow,
    jump: () => follower.current?.jump(),
    hold: () => follower.current?.hold(),
  };
}
