import { ArrowLeft } from "lucide-react";
import { BackLink } from "./back-link.tsx";
import { PageFrame } from "./page-frame.tsx";
import { LegalLinks } from "../features/legal/legal-links.tsx";
import { PortalScreen } from "../features/partner-portal/index.ts";
import { portalMessages } from "../features/partner-portal/messages.ts";
import { useT } from "../lib/i18n/index.ts";
import { buttonClass } from "../ui/button.tsx";
import { cn } from "../ui/classes.ts";

export function PartnerPortalPage() {
  const t = useT(portalMessages);
  return (
    <PageFrame isWide footer={<LegalLinks />}>
      <main id="main" className="flex-1">
        <BackLink className={cn(buttonClass("quiet", "sm"), "-ml-3")}>
          <ArrowLeft size={17} aria-hidden />
          {t("portal.back")}
        </BackLink>
        <PortalScreen />
      </main>
    </PageFrame>
  );
}
