import { useState } from "react";
import { ConfirmEmailScreen } from "../features/accounts/confirm-screen.tsx";
import { ForgotPasswordScreen, ResetPasswordScreen } from "../features/accounts/reset-screens.tsx";
import { AppearanceBar } from "../lib/appearance/appearance-bar.tsx";
import { useT } from "../lib/i18n/index.ts";
import { Logo } from "../ui/logo.tsx";
import { appMessages } from "./messages.ts";

export const ForgotPasswordPage = () => <ForgotPasswordScreen header={<Header />} />;

export function ConfirmEmailPage() {
  const [token] = useState(() => globalThis.location.hash.slice(1));
  return <ConfirmEmailScreen header={<Header />} token={token} />;
}

export function ResetPasswordPage() {
  const [token] = useState(() => globalThis.location.hash.slice(1));
  return <ResetPasswordScreen header={<Header />} token={token} />;
}

function Header() {
  const t = useT(appMessages);
  return (
    <div className="flex items-center justify-between gap-4">
      <Logo name={t("app.name")} accent={t("app.nameEnd")} />
      <AppearanceBar />
    </div>
  );
}
