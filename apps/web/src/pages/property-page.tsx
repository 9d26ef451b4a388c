import { Link, useParams } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { PublicFrame } from "./public-frame.tsx";
import { LegalLinks } from "../features/legal/legal-links.tsx";
import { propertyMessages } from "../features/property/messages.ts";
import { PropertyScreen } from "../features/property/property-screen.tsx";
import { useT } from "../lib/i18n/index.ts";
import { buttonClass } from "../ui/button.tsx";
import { cn } from "../ui/classes.ts";
import { HomeWindow } from "./home-window.tsx";

export function PropertyPage() {
  const t = useT(propertyMessages);
  const { id } = useParams({ from: "/property/$id" });
  return (
    <PublicFrame footer={<LegalLinks />}>
      <main id="main" className="flex-1 pb-12">
        <Link to="/" className={cn(buttonClass("quiet", "sm"), "mb-4 -ml-3")}>
          <ArrowLeft size={17} aria-hidden />
          {t("property.back")}
        </Link>
        <PropertyScreen key={id} id={id} />
      </main>
      <HomeWindow />
    </PublicFrame>
  );
}
