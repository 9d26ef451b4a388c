import { type ReactNode, useEffect, useEffectEvent } from "react";
import { closeCommand, isMac, openCommand, readSingleKeys, useCommand } from "../lib/commands.ts";
import { lazyWindow } from "../lib/lazy-window.tsx";
import { readShortcut } from "../lib/read-shortcut.ts";

const CommandPalette = lazyWindow(() => import("../pages/command-palette.tsx"));
const KeysWindow = lazyWindow(() => import("../features/help/keys-window.tsx"));
const HelpWindow = lazyWindow<{ about?: string; onClose: () => void }>(
  () => import("../pages/help-window.tsx"),
);
const SettingsWindow = lazyWindow<{ tab?: "profile" | "app" | "account"; onClose: () => void }>(
  () => import("../pages/settings-window.tsx"),
);

/** Listens for the shortcuts of every page, and draws what they open. Loaded after the page. */
export default function Commands(): ReactNode {
  const open = useCommand();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const isTyping = isField(event.target);
    const asked = readShortcut(event, {
      isMac: isMac(),
      isTyping,
      hasSingleKeys: readSingleKeys(),
    });
    if (asked === null) return;
    // The browser's own use of the key, e.g. its search, would take the focus away.
    event.preventDefault();
    if (open?.kind === asked) closeCommand();
    // A window that is open is finished first.
    else if (open?.kind === "palette" || document.querySelector("[role=dialog]") === null)
      openCommand({ kind: asked });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  switch (open?.kind) {
    case "palette":
      return <CommandPalette onClose={closeCommand} />;
    case "keys":
      return <KeysWindow onClose={closeCommand} />;
    case "help":
      return <HelpWindow about={open.about} onClose={closeCommand} />;
    case "settings":
      return <SettingsWindow tab={open.tab} onClose={closeCommand} />;
    case undefined:
      return null;
  }
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));
