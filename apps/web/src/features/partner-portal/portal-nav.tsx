import { Fragment, useRef } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { cn } from "../../ui/classes.ts";
import { accessMessages } from "./access/messages.ts";
import { keyMessages } from "./key/messages.ts";
import { portalMessages } from "./messages.ts";
import { PAGE_SECTIONS } from "./page-sections.ts";
import { manualMessages } from "./manual/messages.ts";
import { MethodBadge } from "./manual/method-badge.tsx";
import { MANUAL } from "./manual/manual-data.ts";
import { useSeenSection } from "./use-seen-section.ts";

/** Beside the page where there is room, else folded at its top; both stay in view. */
export function PortalNav() {
  const t = useT(portalMessages);
  const folded = useRef<HTMLDetailsElement>(null);
  const seen = useSeenSection();
  return (
    <>
      <nav
        aria-label={t("portal.nav")}
        className="sticky top-0 hidden max-h-dvh self-start overflow-y-auto py-6 pr-2 @5xl:block"
      >
        <Entries seen={seen} />
      </nav>
      <details
        ref={folded}
        className="sticky top-0 z-20 -mx-4 border-y border-line bg-bg px-4 sm:-mx-8 sm:px-8 @5xl:hidden"
      >
        <summary className="min-h-12 cursor-pointer py-3 text-sm font-[550] -outline-offset-2">
          {t("portal.nav")}
        </summary>
        <nav aria-label={t("portal.nav")} className="max-h-[70dvh] overflow-y-auto pb-4">
          <Entries
            seen={seen}
            onChosen={() => {
              if (folded.current) folded.current.open = false;
            }}
          />
        </nav>
      </details>
    </>
  );
}

function Entries(props: { seen: string | null; onChosen?: () => void }) {
  // One translator serves every catalogue; each is named so that it is loaded.
  const t = useT(portalMessages);
  const ofKey = useT(keyMessages);
  const ofReference = useT(manualMessages);
  const ofAccess = useT(accessMessages);
  const titleOf = ({ title }: (typeof PAGE_SECTIONS)[number]): string => {
    if (title in keyMessages.en) return ofKey(title as keyof (typeof keyMessages)["en"]);
    if (title in manualMessages.en)
      return ofReference(title as keyof (typeof manualMessages)["en"]);
    if (title in accessMessages.en) return ofAccess(title as keyof (typeof accessMessages)["en"]);
    return t(title as keyof (typeof portalMessages)["en"]);
  };
  const link = (id: string) => ({
    href: `#${id}`,
    onClick: props.onChosen,
    ...(props.seen === id && { "aria-current": "location" as const }),
  });
  const look = (id: string) =>
    cn(
      "flex min-h-8 items-center gap-2 rounded-sm px-2.5 py-1 text-sm touch:min-h-11",
      props.seen === id
        ? "bg-brand-soft font-[550] text-brand-strong"
        : "text-ink-2 hover:bg-surface-2 hover:text-ink",
    );
  return (
    <ul>
      {PAGE_SECTIONS.map((section) => (
        <li key={section.id}>
          <a {...link(section.id)} className={look(section.id)}>
            {titleOf(section)}
          </a>
          {section.id === "endpoints" && (
            <ul className="my-1 ml-2.5 border-l border-line pl-1.5">
              {MANUAL.operations.map(({ name, method, path }) => (
                <li key={name}>
                  <a {...link(name)} className={look(name)} translate="no">
                    <MethodBadge method={method} />
                    <span className="min-w-0 font-mono text-[12px] [overflow-wrap:anywhere]">
                      <Path path={path.replace("/api/partner", "")} />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Broken before a slash, not within a word, where it does not fit on a line. */
const Path = ({ path }: { path: string }) =>
  path.split(/(?=\/)/).map((step) => (
    <Fragment key={step}>
      <wbr />
      {step}
    </Fragment>
  ));
