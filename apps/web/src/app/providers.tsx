import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense, useEffect, type ReactNode } from "react";
import { isProblem } from "../lib/api/index.ts";
import { onSessionChange, readSession } from "../lib/session/session-store.ts";

/**
 * Loaded beside the pages and above all of them, so it must not throw: where its code does not come, it is
 * loaded once the network is back. Toasts that come meanwhile wait.
 */
const loadToaster = (): Promise<{ default: ComponentType }> =>
  import("./toaster.tsx").catch(() => untilOnline().then(loadToaster));
const untilOnline = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener("online", () => resolve(), { once: true }));
const Toaster = lazy(loadToaster);

/** Tries again only what did not reach the server, or found it down; a refusal is final. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) =>
          count < 2 && isProblem(error, "offline", "timeout", "unavailable", "internal"),
      },
      mutations: { retry: false },
    },
  });

export function Providers(props: { queryClient: QueryClient; children: ReactNode }) {
  const { queryClient } = props;
  // What one person loaded is not for the next one at this browser.
  useEffect(
    () =>
      onSessionChange(() => {
        if (readSession().status === "signed_out") queryClient.clear();
      }),
    [queryClient],
  );
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        {props.children}
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      </QueryClientProvider>
    </I18nProvider>
  );
}
