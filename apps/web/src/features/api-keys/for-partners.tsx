import type { User } from "@propertyvr/contracts";
import { Link } from "@tanstack/react-router";
import { Inbox, KeyRound, Plus } from "lucide-react";
import { useT } from "../../lib/i18n/index.ts";
import { useUser } from "../../lib/session/session-store.ts";
import { sidebarMessages } from "./sidebar-messages.ts";

const HOLDERS: readonly User["role"][] = ["partner", "admin"];

/** What the group leads to, in order; an entry stands here once what it opens is built. */
const ENTRIES = [
  { name: "getKey", Icon: Plus, to: { to: ".", search: { open: "new-api-key" } }, who: HOLDERS },
  { name: "inbox", Icon: Inbox, to: { to: "/inbox" }, who: HOLDERS },
  { name: "keys", Icon: KeyRound, to: { to: ".", search: { open: "api-keys" } }, who: HOLDERS },
] as const;

/** The sidebar's group for partners: what this person may open. */
export function ForPartners({ onChosen }: { onChosen: () => void }) {
  const t = useT(sidebarMessages);
  const role = useUser()?.role ?? "seeker";
  const entries = ENTRIES.filter(({ who }) => who.includes(role));
  if (entries.length === 0) return null;
  return (
    <nav aria-label={t("partners.title")} className="shrink-0">
      <h2 className="pl-2 text-xs font-[550] text-ink-3">{t("partners.title")}</h2>
      <ul className="mt-1">
        {entries.map(({ name, Icon, to }) => (
          <li key={name}>
            <Link
              {...to}
              onClick={onChosen}
              className="flex min-h-9 items-center gap-2.5 rounded-[10px] px-2.5 text-sm text-ink-2 transition-colors duration-140 hover:bg-surface/70 hover:text-ink touch:min-h-11"
            >
              <Icon size={17} strokeWidth={1.7} aria-hidden className="shrink-0" />
              {t(`partners.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
