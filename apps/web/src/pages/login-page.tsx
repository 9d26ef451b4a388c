import { appMessages } from "./messages.ts";
import { LoginScreen } from "../features/accounts/login-screen.tsx";
import { startReading } from "../features/chat/typing/start-reading.ts";
import { LegalConsent } from "../features/legal/legal-links.tsx";
import { AppearanceBar } from "../lib/appearance/appearance-bar.tsx";
import { useT } from "../lib/i18n/index.ts";
import { Logo } from "../ui/logo.tsx";

export function LoginPage() {
  const t = useT(appMessages);
  return (
    // Whoever signs in opens the chat next: what reads drafts there is fetched while they type a password.
    <div onInput={() => void startReading()}>
      <LoginScreen
        header={
          <div className="flex items-center justify-between gap-4">
            <Logo name={t("app.name")} accent={t("app.nameEnd")} />
            <AppearanceBar />
          </div>
        }
        legal={<LegalConsent />}
      />
    </div>
  );
}
