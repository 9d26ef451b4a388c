import { useNavigate } from "@tanstack/react-router";
import {
  ChevronsUpDown,
  CircleHelp,
  Download,
  LogOut,
  MessageSquareText,
  Settings2,
  ShieldCheck,
} from "lucide-react";
import { type ComponentType, useState } from "react";
import { AppearanceChoices } from "../../lib/appearance/appearance-choices.tsx";
import { useT } from "../../lib/i18n/index.ts";
import { install, useInstall } from "../../lib/install.ts";
import { lazyWindow } from "../../lib/lazy-window.tsx";
import { useUser } from "../../lib/session/session-store.ts";
import { Menu, MenuItem, MenuSeparator } from "../../ui/menu.tsx";
import { Avatar } from "./avatar.tsx";
import { accountMessages } from "./messages.ts";
import { useSignOut } from "./use-sign-out.ts";

const InstallWindow = lazyWindow(() => import("./install-window.tsx"));

/** The account at the foot of the sidebar: its settings, language, theme, sign out. */
export function ProfileMenu({
  Settings,
  Help,
}: {
  /** The window of the account and its settings. */
  Settings: ComponentType<{ onClose: () => void }>;
  Help: ComponentType<{ onClose: () => void }>;
}) {
  const t = useT(accountMessages);
  const user = useUser();
  const navigate = useNavigate();
  const leave = useSignOut();
  const installing = useInstall();
  const [open, setOpen] = useState<"settings" | "help" | "install" | null>(null);
  const name = user?.name ?? t("accounts.guest");
  return (
    <>
      <Menu
        side="top"
        align="start"
        trigger={
          <button
            type="button"
            className="flex min-h-14 w-full items-center gap-2.5 rounded-md border border-line bg-surface p-2.5 text-left transition-colors duration-140 hover:border-line-2"
          >
            <Avatar name={name} picture={user?.picture ?? null} />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-sm font-[550]">{name}</span>
              <span className="block truncate text-xs text-ink-3">
                {t(`accounts.plan.${user?.plan ?? "free"}`)}
              </span>
            </span>
            <span className="sr-only">{t("accounts.menu")}</span>
            <ChevronsUpDown size={16} aria-hidden className="shrink-0 text-ink-3" />
          </button>
        }
      >
        <MenuItem
          icon={<Settings2 size={16} aria-hidden className="text-ink-3" />}
          onSelect={() => setOpen("settings")}
        >
          {t("accounts.settings")}
        </MenuItem>
        <MenuItem
          icon={<MessageSquareText size={16} aria-hidden className="text-ink-3" />}
          onSelect={() => void navigate({ to: "/enquiries" })}
        >
          {t("accounts.enquiries")}
        </MenuItem>
        {user?.role === "admin" && (
          <MenuItem
            icon={<ShieldCheck size={16} aria-hidden className="text-ink-3" />}
            onSelect={() => void navigate({ to: "/admin" })}
          >
            {t("accounts.administration")}
          </MenuItem>
        )}
        <MenuSeparator />
        <AppearanceChoices />
        <MenuSeparator />
        <MenuItem
          icon={<CircleHelp size={16} aria-hidden className="text-ink-3" />}
          onSelect={() => setOpen("help")}
        >
          {t("accounts.help")}
        </MenuItem>
        {installing !== null && (
          <MenuItem
            icon={<Download size={16} aria-hidden className="text-ink-3" />}
            onSelect={() => (installing === "prompt" ? void install() : setOpen("install"))}
          >
            {t("accounts.install")}
          </MenuItem>
        )}
        <MenuItem icon={<LogOut size={16} aria-hidden className="text-ink-3" />} onSelect={leave}>
          {t("accounts.signOut")}
        </MenuItem>
      </Menu>
      {open === "settings" && <Settings onClose={() => setOpen(null)} />}
      {open === "help" && <Help onClose={() => setOpen(null)} />}
      {open === "install" && <InstallWindow onClose={() => setOpen(null)} />}
    </>
  );
}
