import type { KeyboardEvent } from "react";

/** Enter sends; with Shift, and on a touch keyboard, which has no Shift+Enter, it is a new line. */
export const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === "Enter" && !event.shiftKey && !isComposing(event) && !isTouch();

/** Thai and Chinese keyboards use Enter to choose a word; some report it only as key code 229. */
const isComposing = (event: KeyboardEvent): boolean =>
  event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;

/** Typing is on the glass: there is no Shift, and room is dear. */
export const isTouch = (): boolean => matchMedia("(hover: none) and (pointer: coarse)").matches;
