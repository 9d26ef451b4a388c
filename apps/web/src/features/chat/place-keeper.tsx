import { useEffect } from "react";
import { askedPlace, askForPlace, type HomePlace } from "../../lib/chat-scroll-target.ts";
import { keepPlace } from "../../lib/chat-places.ts";

/** Everything a person does to a page; from then on the list is theirs. */
const ACTS = ["pointerdown", "keydown", "wheel", "touchstart"] as const;
/** Every way to open a link, in this tab or another. */
const PRESSES = ["click", "auxclick", "contextmenu"] as const;

/** Keeps where in this chat the page of a home was opened, and opens the chat there when asked to. */
export default function PlaceKeeper({ chatId, userId }: { chatId: string; userId: string }) {
  useEffect(() => {
    const list = document.querySelector<HTMLElement>("[role=log]");
    if (list === null) return undefined;
    const letGo = holdAskedPlace(list, chatId);
    const onPress = ({ target }: Event): void => {
      const homeId = homeOf(target);
      const place = homeId === null ? null : placeIn(list, chatId, homeId, target as Element);
      if (place !== null) keepPlace(userId, place.homeId, place);
    };
    for (const press of PRESSES) document.addEventListener(press, onPress, true);
    return () => {
      letGo?.();
      for (const press of PRESSES) document.removeEventListener(press, onPress, true);
    };
  }, [chatId, userId]);
  return null;
}

/** The home whose page the pressed link leads to. */
function homeOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link === null || link.origin !== location.origin) return null;
  const id = /^\/property\/([^/]+)$/.exec(link.pathname)?.[1];
  return id === undefined ? null : decodeURIComponent(id);
}

/** Pressed beside the chat, the link counts for the message that is read. */
function placeIn(
  list: HTMLElement,
  chatId: string,
  homeId: string,
  pressed: Element,
): HomePlace | null {
  const edge = list.getBoundingClientRect().top;
  const message =
    (list.contains(pressed) ? pressed.closest<HTMLElement>("[data-message]") : null) ??
    [...list.querySelectorAll<HTMLElement>("[data-message]")].find(
      (each) => each.getBoundingClientRect().bottom > edge,
    );
  const messageId = message?.dataset["message"];
  if (!message || messageId === undefined) return null;
  const topPx = anchorIn(message, homeId).getBoundingClientRect().top - edge;
  return { homeId, chatId, messageId, topPx };
}

/** What keeps its height on the screen: the home in this message, or else the message. */
const anchorIn = (message: HTMLElement, homeId: string | null): HTMLElement =>
  [...message.querySelectorAll<HTMLElement>("[data-home]")].find(
    (each) => each.dataset["home"] === homeId,
  ) ?? message;

/**
 * Holds the list at the place that was asked for until the person acts: what loads late above it
 * moves nothing. The home's link has the focus, as it had when it was pressed; a message that was
 * searched for has it itself, and is marked for a moment.
 */
function holdAskedPlace(list: HTMLElement, chatId: string): (() => void) | undefined {
  const place = askedPlace(chatId);
  const inside = list.firstElementChild;
  if (place === null || inside === null) return undefined;
  let focused: HTMLElement | null = null;
  const settle = (): void => {
    const message = [...list.querySelectorAll<HTMLElement>("[data-message]")].find(
      (each) => each.dataset["message"] === place.messageId,
    );
    if (message === undefined) return;
    const anchor = anchorIn(message, place.homeId);
    const top = anchor.getBoundingClientRect().top - list.getBoundingClientRect().top;
    list.scrollTop += top - place.topPx;
    // The homes may come after their message.
    const wanted = anchor === message && place.homeId !== null ? list : anchor;
    if (wanted === focused) return;
    focused = wanted;
    if (place.homeId === null) markFound(message);
    wanted.focus({ preventScroll: true });
  };
  // The window that it was searched for in gives the focus back when it is gone.
  const keepFocus = ({ target }: Event): void => {
    if (place.homeId === null && target !== focused) focused?.focus({ preventScroll: true });
  };
  document.addEventListener("focusin", keepFocus);
  // It is told after the list has followed its end, and has the last word.
  const observer = new ResizeObserver(settle);
  observer.observe(list);
  observer.observe(inside);
  const stop = (): void => {
    observer.disconnect();
    document.removeEventListener("focusin", keepFocus);
    for (const act of ACTS) document.removeEventListener(act, release, true);
  };
  const release = (): void => {
    askForPlace(null);
    stop();
  };
  for (const act of ACTS) document.addEventListener(act, release, { capture: true, passive: true });
  return stop;
}

const MARKED_MS = 2_400;

/** A tint that fades; nothing moves. */
function markFound(message: HTMLElement): void {
  message.tabIndex = -1;
  const tint = getComputedStyle(message).getPropertyValue("--color-brand-soft");
  message.animate(
    [
      { boxShadow: `0 0 0 8px ${tint}`, backgroundColor: tint, borderRadius: "8px" },
      { borderRadius: "8px" },
    ],
    { duration: MARKED_MS, easing: "ease-in" },
  );
}
