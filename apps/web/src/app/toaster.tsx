import { useEffect, type CSSProperties } from "react";
import { toast, Toaster as Sonner } from "sonner";
import { useT } from "../lib/i18n/index.ts";
import { useTheme } from "../lib/theme.ts";
import { useOnline } from "../lib/use-online.ts";
import { connectToaster } from "../ui/toast.ts";
import { appMessages } from "./messages.ts";

const TOAST_MS = 5_000;
/** Below the notice that one is offline, which stays where toasts come and go. */
const BELOW_OFFLINE = { top: "7rem" };
const look = {
  "--normal-bg": "var(--surface)",
  "--normal-border": "var(--line)",
  "--normal-text": "var(--ink)",
  "--border-radius": "14px",
  fontFamily: "inherit",
  fontSize: "0.875rem",
} as CSSProperties;

/** Where toasts stand. A module of its own, so that the first paint does not wait for it. */
export default function Toaster() {
  const t = useT(appMessages);
  const { shown } = useTheme();
  const offset = useOnline() ? {} : { offset: BELOW_OFFLINE, mobileOffset: BELOW_OFFLINE };
  useEffect(
    () =>
      connectToaster((text, { kind = "plain", description }) => {
        toast.dismiss();
        const draw = { plain: toast.message, success: toast.success, error: toast.error }[kind];
        draw(text, description === undefined ? {} : { description });
      }),
    [],
  );
  return (
    <Sonner
      theme={shown}
      position="top-center"
      duration={TOAST_MS}
      visibleToasts={1}
      closeButton
      {...offset}
      containerAriaLabel={t("app.notifications")}
      toastOptions={{ closeButtonAriaLabel: t("app.close") }}
      style={look}
    />
  );
}
