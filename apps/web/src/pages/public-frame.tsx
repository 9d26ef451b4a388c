import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AppearanceBar } from "../lib/appearance/appearance-bar.tsx";
import { useT } from "../lib/i18n/index.ts";
import { cn } from "../ui/classes.ts";
import { Logo } from "../ui/logo.tsx";
import { appMessages } from "./messages.ts";

export interface PublicFrameProps {
  children: ReactNode;
  footer?: ReactNode;
  /** With a column of its own for navigation. */
  isWide?: boolean;
}

/**
 * Around pages that anybody may see: the name, language and theme above, a foot below.
 * `menu` stands before the name; null leaves out all above, where a sidebar holds it.
 */
export function PublicFrame(props: PublicFrameProps & { menu?: ReactNode }) {
  const t = useT(appMessages);
  return (
    <div
      className={cn(
        "mx-auto flex min-h-dvh w-full flex-col px-4 sm:px-8",
        props.isWide ? "max-w-[86rem]" : "max-w-[68rem]",
        props.menu === null && "pt-4",
      )}
    >
      {props.menu !== null && (
        <header className="flex items-center justify-between gap-4 py-3">
          <div className="flex items-center gap-1">
            {props.menu}
            <Link to="/" className="flex min-h-11 items-center rounded-sm">
              <Logo name={t("app.name")} accent={t("app.nameEnd")} />
            </Link>
          </div>
          <AppearanceBar />
        </header>
      )}
      {props.children}
      {props.footer !== undefined && (
        <footer className="border-t border-line py-5 text-center">{props.footer}</footer>
      )}
    </div>
  );
}
