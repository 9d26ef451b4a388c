import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { BackLink } from "./back-link.tsx";
import { PageFrame } from "./page-frame.tsx";
import { LegalLinks } from "../features/legal/legal-links.tsx";
import { useTitle } from "../lib/use-title.ts";
import { buttonClass } from "../ui/button.tsx";
import { cn } from "../ui/classes.ts";

/** A page with one heading and a list of things to do or to look at. */
export function WorkPage(props: {
  title: string;
  text?: string;
  back: string;
  children: ReactNode;
}) {
  useTitle(props.title);
  return (
    <PageFrame footer={<LegalLinks />}>
      <main id="main" className="mx-auto w-full max-w-[48rem] flex-1 pb-12">
        <BackLink className={cn(buttonClass("quiet", "sm"), "mb-4 -ml-3")}>
          <ArrowLeft size={17} aria-hidden />
          {props.back}
        </BackLink>
        <h1 className="text-xl font-semibold">{props.title}</h1>
        {props.text !== undefined && <p className="mt-1 text-ink-2">{props.text}</p>}
        <div className="mt-5">{props.children}</div>
      </main>
    </PageFrame>
  );
}
