import { Link, useParams } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { appMessages } from "../app/messages.ts";
import { LegalLinks } from "../features/legal/legal-links.tsx";
import { propertyMessages } from "../features/property/messages.ts";
import { PropertyScreen } from "../features/property/property-screen.tsx";
import { AppearanceBar } from "../lib/appearance/appearance-bar.tsx";
import { useT } from "../lib/i18n/index.ts";
import { buttonClass } from "../ui/button.tsx";
import { cn } from "../ui/classes.ts";
import { Logo } from "../ui/logo.tsx";

export function PropertyPage() {
  const t = useT(propertyMessages);
  const app = useT(appMessages);
  const { id } = useParams({ from: "/property/$id" });
  return (
    <div className="mx-auto flex min-h-dvh max-w-[68rem] flex-col px-4 sm:px-8">
      <header className="flex items-center justify-between gap-4 py-4">
        <Link to="/" className="rounded-sm">
          <Logo name={app("app.name")} accent={app("app.nameEnd")} />
        </Link>
        <AppearanceBar />
      </header>
      <main id="main" className="flex-1 pb-12">
        <Link to="/" className={cn(buttonClass("quiet", "sm"), "mb-4 -ml-3")}>
          <ArrowLeft size={17} aria-hidden />
          {t("property.back")}
        </Link>
        <PropertyScreen key={id} id={id} />
      </main>
      <footer className="border-t border-line py-5 text-center">
        <LegalLinks />
      </footer>
    </div>
  );
}
