import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { HelpTabs } from "../features/help/help-tabs.tsx";
import { helpMessages } from "../features/help/messages.ts";
import { LegalLinks } from "../features/legal/legal-links.tsx";
import { useT } from "../lib/i18n/index.ts";
import { useUser } from "../lib/session/session-store.ts";
import { useTitle } from "../lib/use-title.ts";
import { buttonClass } from "../ui/button.tsx";
import { cn } from "../ui/classes.ts";
import { BackLink } from "./back-link.tsx";
import { PageFrame } from "./page-frame.tsx";
import { useAsk } from "./use-ask.ts";

/** `/help`: what the help panel holds, for everybody. */
export function HelpPage() {
  const t = useT(helpMessages);
  const isGuest = useUser() === null;
  const back = cn(buttonClass("quiet", "sm"), "mb-4 -ml-3");
  useTitle(t("help.title"));
  return (
    <PageFrame footer={<LegalLinks />}>
      <main id="main" className="w-full max-w-[40rem] flex-1 pb-12">
        {isGuest ? (
          <Link to="/login" className={back}>
            <ArrowLeft size={17} aria-hidden />
            {t("help.backToSignIn")}
          </Link>
        ) : (
          <BackLink className={back}>
            <ArrowLeft size={17} aria-hidden />
            {t("help.back")}
          </BackLink>
        )}
        <h1 className="mb-4 text-2xl font-[600]">{t("help.title")}</h1>
        <HelpTabs {...useAsk()} />
      </main>
    </PageFrame>
  );
}
