import { Outlet, useRouter } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { useT } from "../lib/i18n/index.ts";
import { onSessionChange } from "../lib/session/session-store.ts";
import { appMessages } from "../pages/messages.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { lazyOrNothing } from "../lib/lazy-or-nothing.ts";

// Where its code does not come, offline, nothing optional is stored, and nobody is asked.
const AskConsent = lazyOrNothing(() => import("./ask-consent.tsx"));

// Where its code does not come the site is as it was without it.
const Offline = lazyOrNothing(() => import("./offline/offline.tsx"));

const Commands = lazyOrNothing(() => import("./commands.tsx"));

/** Around every page. Each page brings one `<main id="main">`. */
export function RootLayout() {
  const t = useT(appMessages);
  const router = useRouter();
  // Signing in, signing out and what another tab does all move the person through the guards.
  useEffect(() => onSessionChange(() => void router.invalidate()), [router]);
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-16 rounded-sm bg-ink px-4 py-2.5 text-bg focus:translate-y-0"
      >
        {t("app.skip")}
      </a>
      <Suspense fallback={null}>
        <AskConsent />
      </Suspense>
      <Suspense fallback={null}>
        <Offline />
        <Commands />
      </Suspense>
      <OfflineNotice />
      <Outlet />
    </>
  );
}
