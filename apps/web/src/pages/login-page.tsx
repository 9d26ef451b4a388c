import { appMessages } from "./messages.ts";
import { LoginScreen } from "../features/accounts/login-screen.tsx";
import { startReading } from "../features/chat/typing/start-reading.ts";
import { LegalConsent } from "../features/legal/legal-links.tsx";
import { AppearanceBar } from "../lib/appearance/appearance-bar.tsx";
import { useT } from "../lib/i18n/index.ts";
import { useWhenIdle } from "../lib/use-when-idle.ts";
import { Logo } from "../ui/logo.tsx";

export function LoginPage() {
  const t = useT(appMessages);
  // Whoever signs in opens the chat next: what reads drafts there is fetched while they type a password.
  useWhenIdle(() => void startReading());
  return (
    <LoginScreen
      header={
        <div className="flex items-center justify-between gap-4">
          <Logo name={t("app.name")} accent={t("app.nameEnd")} />
          <AppearanceBar />
        </div>
      }
      legal={<LegalConsent />}
    />
  );
}
