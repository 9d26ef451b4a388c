import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { OpenHome } from "../lib/home-link.tsx";
import { homeBesideOf, homeInSearch } from "../lib/window-address.ts";

/** What was pressed to open the home, or the newest link to it in the chat. */
const linkTo = (home: string, pressed: HTMLElement | null): HTMLElement | null =>
  pressed?.isConnected === true
    ? pressed
    : ([...document.querySelectorAll<HTMLElement>("[role=log] [data-home]")].findLast(
        (link) => link.dataset["home"] === home,
      ) ?? null);

/**
 * The home that is looked at beside a chat. It is part of the address: the way back closes it and a
 * reload keeps it. The link that opened it stays where it is seen, and has the focus afterwards.
 */
export function useHomeBeside() {
  const home = homeBesideOf(useSearch({ strict: false }));
  const navigate = useNavigate();
  const router = useRouter();
  const pressed = useRef<HTMLElement | null>(null);
  const before = useRef<{ link: HTMLElement; topPx: number } | null>(null);
  const shown = useRef(home);

  useEffect(
    () =>
      router.subscribe("onBeforeLoad", ({ fromLocation, toLocation }) => {
        const about = homeBesideOf(toLocation.search) ?? homeBesideOf(fromLocation?.search ?? {});
        const link = about === undefined ? null : linkTo(about, pressed.current);
        before.current = link && { link, topPx: link.getBoundingClientRect().top };
      }),
    [router],
  );

  useLayoutEffect(() => {
    if (shown.current === home) return;
    const left = shown.current;
    shown.current = home;
    const { link, topPx } = before.current ?? {};
    before.current = null;
    const list = link?.closest("[role=log]");
    // The chat is of another width now: its lines stand elsewhere.
    if (link && list && topPx !== undefined)
      list.scrollTop += link.getBoundingClientRect().top - topPx;
    if (home !== undefined || left === undefined) return;
    (linkTo(left, pressed.current) ?? document.querySelector<HTMLElement>("[role=log]"))?.focus();
    pressed.current = null;
  }, [home]);

  const open = useCallback<OpenHome>(
    (id, from) => {
      // One in the home that is shown is gone with it.
      if (from.closest("[role=log]") !== null) pressed.current = from;
      const isOpen = homeBesideOf(router.state.location.search) !== undefined;
      void navigate({
        to: ".",
        search: (search) => ({ ...search, home: homeInSearch(id) }),
        state: (state) => (isOpen ? state : { ...state, isHomeOverChat: true }),
        replace: isOpen,
      });
    },
    [navigate, router],
  );
  const close = useCallback(() => {
    if (router.state.location.state.isHomeOverChat === true) router.history.back();
    else
      void navigate({
        to: ".",
        search: ({ home: _closed, ...search }) => search,
        replace: true,
      });
  }, [navigate, router]);
  return { home, open, close };
}
