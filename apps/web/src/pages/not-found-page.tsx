import { Link } from "@tanstack/react-router";
import { MapPinOff } from "lucide-react";
import { appMessages } from "./messages.ts";
import { PublicFrame } from "./public-frame.tsx";
import { useT } from "../lib/i18n/index.ts";
import { useTitle } from "../lib/use-title.ts";
import { buttonClass } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

export function NotFoundPage() {
  const t = useT(appMessages);
  useTitle(t("app.notFound.title"));
  return (
    <PublicFrame>
      <main id="main" className="grid flex-1 place-items-center pb-24">
        <EmptyState
          level={1}
          icon={<MapPinOff size={24} />}
          title={t("app.notFound.title")}
          text={t("app.notFound.text")}
          action={
            <Link to="/" className={buttonClass("primary")}>
              {t("app.notFound.action")}
            </Link>
          }
        />
      </main>
    </PublicFrame>
  );
}
