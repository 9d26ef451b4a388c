import { useMedia } from "./use-media.ts";
import { createStore, useStore } from "./store.ts";

/** What Chromium hands over when the site can be installed. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}
const offered = createStore<InstallOffer | null>(null);

/** Keeps the browser's offer for the entry of our own. Call once, at the start: it comes early. */
export function watchInstall(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offered.write(event as InstallOffer);
  });
  window.addEventListener("appinstalled", () => offered.write(null));
}

/** Where people install a site by hand, from the share menu. An iPad calls itself a Mac. */
const isIos = (): boolean =>
  /iphone|ipad|ipod/i.test(navigator.userAgent) ||
  (/macintosh/i.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** How the site can be installed here now; null where it cannot be, or is. */
export function useInstall(): "prompt" | "by-hand" | null {
  const isOffered = useStore(offered) !== null;
  const isApp = useMedia("(display-mode: standalone)");
  if (isApp) return null;
  return isOffered ? "prompt" : isIos() ? "by-hand" : null;
}

/** Shows the browser's own question. An offer holds once. */
export async function install(): Promise<void> {
  const offer = offered.read();
  offered.write(null);
  await offer?.prompt();
}
