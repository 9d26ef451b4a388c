import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Toaster } from "sonner";
import { isProblem } from "../lib/api/index.ts";
import { useT } from "../lib/i18n/index.ts";
import { useTheme } from "../lib/theme.ts";
import { appMessages } from "./messages.ts";

/** A refusal stays a refusal: only what never reached the server, or found it down, is tried again. */
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
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={props.queryClient}>
        {props.children}
        <Toasts />
      </QueryClientProvider>
    </I18nProvider>
  );
}

const TOAST_MS = 5_000;

function Toasts() {
  const t = useT(appMessages);
  const { shown } = useTheme();
  return (
    <Toaster
      theme={shown}
      position="top-center"
      duration={TOAST_MS}
      visibleToasts={1}
      closeButton
      containerAriaLabel={t("app.notifications")}
      toastOptions={{ closeButtonAriaLabel: t("app.close") }}
      style={
        {
          "--normal-bg": "var(--surface)",
          "--normal-border": "var(--line)",
          "--normal-text": "var(--ink)",
          "--border-radius": "14px",
          fontFamily: "inherit",
        } as React.CSSProperties
      }
    />
  );
}
