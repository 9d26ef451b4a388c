import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useCallback } from "react";
import { BackLink } from "./back-link.tsx";
import { PageFrame } from "./page-frame.tsx";
import { LegalLinks } from "../features/legal/legal-links.tsx";
import { propertyMessages } from "../features/property/messages.ts";
import { PropertyScreen, useTitleOfProperty } from "../features/property/property-screen.tsx";
import { keepPlace, placeOfHome } from "../lib/chat-places.ts";
import { type OpenBeside, OpenBesideProvider } from "../lib/beside-link.tsx";
import { useT } from "../lib/i18n/index.ts";
import { useUser } from "../lib/session/session-store.ts";
import { buttonClass } from "../ui/button.tsx";
import { cn } from "../ui/classes.ts";
import { HomeWindow } from "./home-window.tsx";

export function PropertyPage() {
  const t = useT(propertyMessages);
  const { id } = useParams({ from: "/property/$id" });
  const navigate = useNavigate();
  useTitleOfProperty(id);
  const userId = useUser()?.id;
  const openOther = useCallback<OpenBeside>(
    ({ id: other }) => {
      const place = userId === undefined ? null : placeOfHome(userId, id);
      // The way back leads past this page as well.
      if (userId !== undefined && place !== null) keepPlace(userId, other, place);
      void navigate({ to: "/property/$id", params: { id: other } });
    },
    [navigate, userId, id],
  );
  return (
    <PageFrame footer={<LegalLinks />}>
      <main id="main" className="flex-1 pb-12">
        <BackLink homeId={id} className={cn(buttonClass("quiet", "sm"), "mb-4 -ml-3")}>
          <ArrowLeft size={17} aria-hidden />
          {t("property.back")}
        </BackLink>
        <OpenBesideProvider value={openOther}>
          <PropertyScreen
            key={id}
            id={id}
            wayOn={
              <Link to="/" className={buttonClass()}>
                {t("property.search")}
              </Link>
            }
          />
        </OpenBesideProvider>
      </main>
      <HomeWindow />
    </PageFrame>
  );
}
