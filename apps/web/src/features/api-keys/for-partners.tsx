import type { User } from "@propertyvr/contracts";
import { Link } from "@tanstack/react-router";
import {
  BookOpen,
  ChevronDown,
  CodeXml,
  House,
  Inbox,
  KeyRound,
  Plus,
  Upload,
  Webhook,
  Zap,
} from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { useUser } from "../../lib/session/session-store.ts";
import { createStore, useStore } from "../../lib/store.ts";
import type { WindowName } from "../../lib/window-address.ts";
import { sidebarMessages } from "./sidebar-messages.ts";

const HOLDERS: readonly User["role"][] = ["partner", "admin"];
const SEEKERS: readonly User["role"][] = ["seeker"];
const EVERYONE = [...SEEKERS, ...HOLDERS];

/** A place of the portal. */
const portal = (hash?: string) => ({ to: "/partner-portal", ...(hash && { hash }) }) as const;
/** A window over the page one is on. */
const over = (open: WindowName) => ({ to: ".", search: { open } }) as const;

/** What the group leads to, in order. Whoever may hold no keys is led to asking for access. */
const ENTRIES = [
  { name: "portal", Icon: CodeXml, to: portal(), who: EVERYONE },
  { name: "start", Icon: Zap, to: portal("start"), who: EVERYONE },
  { name: "guide", Icon: BookOpen, to: portal("guide"), who: EVERYONE },
  { name: "getKey", Icon: Plus, to: portal("access"), who: SEEKERS },
  { name: "getKey", Icon: Plus, to: over("new-api-key"), who: HOLDERS },
  { name: "keys", Icon: KeyRound, to: over("api-keys"), who: HOLDERS },
  { name: "listings", Icon: House, to: { to: "/my-listings" }, who: HOLDERS },
  { name: "upload", Icon: Upload, to: over("upload"), who: HOLDERS },
  { name: "webhooks", Icon: Webhook, to: { to: "/webhooks" }, who: HOLDERS },
  { name: "inbox", Icon: Inbox, to: { to: "/inbox" }, who: HOLDERS },
] as const;

/** A place of the portal is this very place, not all of the page. */
const HERE = { exact: true, includeHash: true };

/** Who searches for a home opens the group where they want it. It stays open from page to page. */
const opened = createStore(false);

/** The sidebar's group for partners: what this person may open. It is folded for who is none. */
export function ForPartners({
  onChosen,
  inboxCount,
}: {
  onChosen: () => void;
  /** Stands at the end of the link to the inbox. */
  inboxCount?: ReactNode;
}) {
  const t = useT(sidebarMessages);
  const role = useUser()?.role ?? "seeker";
  const isFolding = role === "seeker";
  const isOpen = useStore(opened) || !isFolding;
  const entries = ENTRIES.filter(({ who }) => who.includes(role));
  return (
    <nav aria-label={t("partners.title")} className="shrink-0">
      <h2 className="text-xs font-[550] text-ink-3">
        {isFolding ? (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => opened.write(!isOpen)}
            className="flex min-h-9 w-full items-center justify-between rounded-[10px] pr-2.5 pl-2 hover:bg-surface/70 hover:text-ink touch:min-h-11"
          >
            {t("partners.title")}
            <ChevronDown size={16} aria-hidden className={isOpen ? "rotate-180" : undefined} />
          </button>
        ) : (
          <span className="pl-2">{t("partners.title")}</span>
        )}
      </h2>
      {isOpen && (
        <ul className="mt-1">
          {entries.map(({ name, Icon, to }) => (
            <li key={name}>
              <Link
                {...to}
                activeOptions={HERE}
                onClick={onChosen}
                className="flex min-h-9 items-center gap-2.5 rounded-[10px] px-2.5 text-sm text-ink-2 transition-colors duration-140 hover:bg-surface/70 hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-1 touch:min-h-11"
              >
                <Icon size={17} strokeWidth={1.7} aria-hidden className="shrink-0" />
                {t(`partners.${name}`)}
                {name === "inbox" && inboxCount}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
