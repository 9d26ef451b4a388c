import type { Language } from "@propertyvr/vocabulary";
import { createContext, type MouseEvent, type ReactNode, use } from "react";

/** Shows the home of this id where the person is; `from` is what was pressed and has the focus afterwards. */
export type OpenHome = (id: string, from: HTMLElement) => void;

/** Without one, a link opens the home's page in a tab of its own. */
const OpenHomeContext = createContext<OpenHome | null>(null);
export const OpenHomeProvider = OpenHomeContext;

/** The home that is shown beside what is read, if any. */
const ShownHomeContext = createContext<string | undefined>(undefined);
export const ShownHomeProvider = ShownHomeContext;

/** The address of a home's page, as it is shared. */
export const pageOfHome = (id: string): string => `/property/${encodeURIComponent(id)}`;

/** A press that asks for this page; with another button or a key it asks for a tab or a window. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A link to the page of a home. A plain press shows the home beside what is read, where that is
 * offered; the link of the home that is shown there says so by `aria-current`.
 */
export function HomeLink(props: {
  id: string;
  lang?: Language | undefined;
  className?: string;
  children: ReactNode;
}) {
  const open = use(OpenHomeContext);
  const isShown = use(ShownHomeContext) === props.id;
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (open === null || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    open(props.id, event.currentTarget);
  };
  return (
    <a
      href={pageOfHome(props.id)}
      target="_blank"
      rel="noopener"
      data-home={props.id}
      aria-current={isShown || undefined}
      lang={props.lang}
      className={props.className}
      onClick={onClick}
    >
      {props.children}
    </a>
  );
}
