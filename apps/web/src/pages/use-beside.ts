import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { OpenBeside } from "../lib/beside-link.tsx";
import { type Beside, besideInSearch, besideOf, isSameBeside } from "../lib/window-address.ts";

/** What was pressed to open this, or the newest link to it in the chat. */
const linkTo = ({ kind, id }: Beside, pressed: HTMLElement | null): HTMLElement | null =>
  pressed?.isConnected === true
    ? pressed
    : ([...document.querySelectorAll<HTMLElement>(`[role=log] [data-${kind}]`)].findLast(
        (link) => link.dataset[kind] === id,
      ) ?? null);

/**
 * The home or article that is looked at beside a chat. It is part of the address: the way back closes it and a
 * reload keeps it. The link that opened it stays where it is seen, and has the focus afterwards.
 */
export function useBeside() {
  const beside = besideOf(useSearch({ strict: false }));
  const navigate = useNavigate();
  const router = useRouter();
  const pressed = useRef<HTMLElement | null>(null);
  const before = useRef<{ link: HTMLElement; topPx: number } | null>(null);
  const shown = useRef(beside);

  useEffect(
    () =>
      router.subscribe("onBeforeLoad", ({ fromLocation, toLocation }) => {
        const about = besideOf(toLocation.search) ?? besideOf(fromLocation?.search ?? {});
        const link = about === undefined ? null : linkTo(about, pressed.current);
        before.current = link && { link, topPx: link.getBoundingClientRect().top };
      }),
    [router],
  );

  useLayoutEffect(() => {
    if (isSameBeside(shown.current, beside)) return;
    const left = shown.current;
    shown.current = beside;
    const { link, topPx } = before.current ?? {};
    before.current = null;
    const list = link?.closest("[role=log]");
    // The chat is of another width now: its lines stand elsewhere.
    if (link && list && topPx !== undefined)
      list.scrollTop += link.getBoundingClientRect().top - topPx;
    if (beside !== undefined || left === undefined) return;
    (linkTo(left, pressed.current) ?? document.querySelector<HTMLElement>("[role=log]"))?.focus();
    pressed.current = null;
  }, [beside]);

  const open = useCallback<OpenBeside>(
    (what, from) => {
      // One in what is shown is gone with it.
      if (from.closest("[role=log]") !== null) pressed.current = from;
      const isOpen = besideOf(router.state.location.search) !== undefined;
      void navigate({
        to: ".",
        search: ({ home: _home, guide: _guide, ...search }) => ({
          ...search,
          ...besideInSearch(what),
        }),
        state: (state) => (isOpen ? state : { ...state, isBesideOverChat: true }),
        replace: isOpen,
      });
    },
    [navigate, router],
  );
  const close = useCallback(() => {
    if (router.state.location.state.isBesideOverChat === true) router.history.back();
    else
      void navigate({
        to: ".",
        search: ({ home: _home, guide: _guide, ...search }) => search,
        replace: true,
      });
  }, [navigate, router]);
  return { beside, open, close };
}
