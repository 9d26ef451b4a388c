import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { PublicFrame } from "./public-frame.tsx";
import { LegalLinks } from "../features/legal/legal-links.tsx";
import { PortalScreen } from "../features/partner-portal/index.ts";
import { portalMessages } from "../features/partner-portal/messages.ts";
import { useT } from "../lib/i18n/index.ts";
import { buttonClass } from "../ui/button.tsx";
import { cn } from "../ui/classes.ts";

export function PartnerPortalPage() {
  const t = useT(portalMessages);
  return (
    <PublicFrame isWide footer={<LegalLinks />}>
      <main id="main" className="flex-1">
        <Link to="/" className={cn(buttonClass("quiet", "sm"), "-ml-3")}>
          <ArrowLeft size={17} aria-hidden />
          {t("portal.back")}
        </Link>
        <PortalScreen />
      </main>
    </PublicFrame>
  );
}
