import type { Language } from "@propertyvr/vocabulary";
import { createContext, type MouseEvent, type ReactNode, use } from "react";
import { type Beside, isSameBeside } from "./window-address.ts";

/** Shows a home or an article where the person is; `from` is what was pressed and has the focus afterwards. */
export type OpenBeside = (what: Beside, from: HTMLElement) => void;

/** Without one, a link opens the page in a tab of its own. */
const OpenBesideContext = createContext<OpenBeside | null>(null);
export const OpenBesideProvider = OpenBesideContext;

/** What is shown beside what is read, if anything. */
const ShownBesideContext = createContext<Beside | undefined>(undefined);
export const ShownBesideProvider = ShownBesideContext;

/** The address of a home's page, as it is shared. */
export const pageOfHome = (id: string): string => `/property/${encodeURIComponent(id)}`;

/** A press that asks for this page; with another button or a key it asks for a tab or a window. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

interface LinkProps {
  id: string;
  lang?: Language | undefined;
  className?: string;
  children: ReactNode;
}

/**
 * A link to the page of a home or of an article. A plain press shows it beside what is read, where
 * that is offered; the link of what is shown there says so by `aria-current`.
 */
function BesideLink({ kind, href, ...props }: LinkProps & { kind: Beside["kind"]; href: string }) {
  const open = use(OpenBesideContext);
  const what = { kind, id: props.id };
  const isShown = isSameBeside(use(ShownBesideContext), what);
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (open === null || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    open(what, event.currentTarget);
  };
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      {...{ [`data-${kind}`]: props.id }}
      aria-current={isShown || undefined}
      lang={props.lang}
      className={props.className}
      onClick={onClick}
    >
      {props.children}
    </a>
  );
}

export const HomeLink = (props: LinkProps) => (
  <BesideLink kind="home" href={pageOfHome(props.id)} {...props} />
);

/** @param id the slug of the article, or "slug#rule" */
export const ArticleLink = (props: LinkProps) => (
  <BesideLink kind="guide" href={`/guide/${props.id}`} {...props} />
);
