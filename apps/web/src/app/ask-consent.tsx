import { useLocation } from "@tanstack/react-router";
import { Suspense, useEffect, useState } from "react";
import { useConsent } from "../lib/consent.ts";
import { lazyOrNothing } from "../lib/lazy-or-nothing.ts";

const ConsentBanner = lazyOrNothing(() => import("../features/consent/consent-banner.tsx"));

/** So that it is not the first thing that anybody sees. */
const AFTER_MS = 1_000;

/** The question about optional storage, a second after the page, to whoever has not decided. */
export default function AskConsent() {
  const { consent, isReopened } = useConsent();
  const isOpen = consent === null || isReopened;
  const [isDue, setDue] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setDue(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isOpen && (isDue || isReopened) ? (
    <Suspense fallback={null}>
      <ConsentBanner isOverChat={/^\/(chats\/.*)?$/.test(pathname)} />
    </Suspense>
  ) : null;
}
