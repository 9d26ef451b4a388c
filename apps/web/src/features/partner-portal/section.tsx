import { Link as LinkIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { portalMessages } from "./messages.ts";
import type { SectionId } from "./page-sections.ts";

/** Clears the bar that stays at the top on a phone. */
export const ANCHORED = "scroll-mt-20 @5xl:scroll-mt-6";

/** One part of the page under its own address. */
export function Section(props: {
  id: SectionId;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={props.id} aria-labelledby={`${props.id}-title`} className={ANCHORED}>
      <div className="group flex items-center">
        <h2 id={`${props.id}-title`} className="text-xl font-semibold">
          {props.title}
        </h2>
        <Anchor id={props.id} name={props.title} />
      </div>
      {props.text !== undefined && <p className="mt-2 max-w-[46rem] text-ink-2">{props.text}</p>}
      <div className="mt-5">{props.children}</div>
    </section>
  );
}

/** The address of a heading; shown to whoever points at it or reaches it by keyboard; a finger does neither. */
export function Anchor({ id, name }: { id: string; name: string }) {
  const t = useT(portalMessages);
  return (
    <a
      href={`#${id}`}
      aria-label={t("portal.anchor", { name })}
      className="ml-2 inline-grid size-7 shrink-0 place-items-center rounded-sm align-middle text-ink-3 opacity-0 group-hover:opacity-100 hover:text-brand focus-visible:opacity-100 touch:hidden"
    >
      <LinkIcon size={16} aria-hidden />
    </a>
  );
}

/** Within a sentence. */
export const TextLink = (props: { href: string; children?: ReactNode }) => (
  <a
    href={props.href}
    className="rounded-[4px] text-brand underline decoration-brand-line underline-offset-4 hover:decoration-brand"
  >
    {props.children}
  </a>
);

export const Mono = (props: { children?: ReactNode }) => (
  <code className="rounded-[5px] bg-surface-2 px-1.5 py-0.5 font-mono text-[0.86em] whitespace-nowrap">
    {props.children}
  </code>
);
