import { OpenIdCallbackScreen } from "../features/accounts/openid/callback-screen.tsx";
import { AppearanceBar } from "../lib/appearance/appearance-bar.tsx";
import { useT } from "../lib/i18n/index.ts";
import { Logo } from "../ui/logo.tsx";
import { appMessages } from "./messages.ts";

export function OpenIdPage() {
  const t = useT(appMessages);
  return (
    <OpenIdCallbackScreen
      header={
        <div className="flex items-center justify-between gap-4">
          <Logo name={t("app.name")} accent={t("app.nameEnd")} />
          <AppearanceBar />
        </div>
      }
    />
  );
}
