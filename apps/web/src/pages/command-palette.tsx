import type { Message } from "@propertyvr/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import {
  BookText,
  BookUser,
  CircleHelp,
  CodeXml,
  Compass,
  House,
  Inbox,
  KeyRound,
  Keyboard,
  Languages,
  LogIn,
  LogOut,
  type LucideIcon,
  MessageSquare,
  MessageSquareText,
  Monitor,
  Moon,
  Plus,
  Settings2,
  ShieldCheck,
  Sun,
  Upload,
  Webhook,
} from "lucide-react";
import { useState } from "react";
import { accountMessages } from "../features/accounts/messages.ts";
import { securityMessages } from "../features/accounts/security/messages.ts";
import { useSignOut } from "../features/accounts/use-sign-out.ts";
import { sidebarMessages as partnerMessages } from "../features/api-keys/sidebar-messages.ts";
import { chatMessages } from "../features/chat/messages.ts";
import { sidebarMessages } from "../features/chat/sidebar-messages.ts";
import { useChats } from "../features/chat/use-chats.ts";
import { FAQS } from "../features/help/find-answers.ts";
import { helpMessages } from "../features/help/messages.ts";
import type { PaletteEntry, Group } from "../features/palette/find-entries.ts";
import { paletteMessages } from "../features/palette/messages.ts";
import { Palette } from "../features/palette/palette.tsx";
import { settingsMessages } from "../features/settings/messages.ts";
import { chooseLanguage } from "../lib/appearance/choose-language.ts";
import { appearanceMessages, LANGUAGE_NAMES } from "../lib/appearance/messages.ts";
import { type CommandWindow, openCommand } from "../lib/commands.ts";
import { type Messages, useLanguage } from "../lib/i18n/index.ts";
import { useUser } from "../lib/session/session-store.ts";
import { setTheme, THEMES } from "../lib/theme.ts";
import { besideInSearch } from "../lib/window-address.ts";
import { languageOf, useMessageEntries } from "./message-entries.ts";

/** Everything that a person can go to or do, for the palette to search. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const isSignedIn = useUser() !== null;
  const [settled, setSettled] = useState("");
  const entries = [
    ...useChatEntries(isSignedIn),
    ...useMessageEntries(isSignedIn, settled),
    ...useHomeEntries(),
    ...useActionEntries(isSignedIn),
    ...usePageEntries(isSignedIn),
    ...useSettingEntries(isSignedIn),
    ...useHelpEntries(),
  ];
  return <Palette entries={entries} onSettled={setSettled} onClose={onClose} />;
}

/** An entry that is called by a text of the product, and found by it in both languages. */
function useNamed() {
  const language = useLanguage();
  return <Id extends string>(
    group: Group,
    [messages, id]: readonly [Messages<Id>, Id],
    Icon: LucideIcon,
    run: () => void,
    ...further: readonly (readonly [Messages<Id>, Id])[]
  ): PaletteEntry => ({
    id: `${group}-${id.replaceAll(".", "-")}`,
    group,
    label: [...further, [messages, id] as const].map(([of, name]) => of[language][name]).join(": "),
    words: [...further, [messages, id] as const].flatMap(([of, name]) => [
      of.en[name],
      of.th[name],
    ]),
    Icon,
    run,
  });
}

function useChatEntries(isSignedIn: boolean): readonly PaletteEntry[] {
  const navigate = useNavigate();
  const { data: chats = [] } = useChats(isSignedIn);
  return chats.map(({ id, title }) => ({
    id: `chat-${id}`,
    group: "chats",
    label: title,
    language: languageOf(title),
    Icon: MessageSquare,
    run: () => void navigate({ to: "/chats/$chatId", params: { chatId: id } }),
  }));
}

/** The homes that the open chat has shown, the latest first. */
function useHomeEntries(): readonly PaletteEntry[] {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { chatId } = useParams({ strict: false });
  if (chatId === undefined) return [];
  const messages = client.getQueryData<readonly Message[]>(["chats", chatId, "messages"]) ?? [];
  const cards = messages
    .flatMap(({ parts }) => parts.flatMap((part) => (part.type === "listings" ? part.cards : [])))
    .toReversed();
  const homes = new Map(cards.map((card) => [card.id, card]));
  return [...homes.values()].map(({ id, title, title_language: language }) => ({
    id: `home-${id}`,
    group: "homes",
    label: title,
    language,
    Icon: House,
    run: () =>
      void navigate({
        to: "/chats/$chatId",
        params: { chatId },
        search: besideInSearch({ kind: "home", id }),
      }),
  }));
}

function useActionEntries(isSignedIn: boolean): readonly PaletteEntry[] {
  const navigate = useNavigate();
  const leave = useSignOut();
  const named = useNamed();
  const language = useLanguage();
  const themeIcons = { light: Sun, dark: Moon, system: Monitor };
  const other = language === "en" ? "th" : "en";
  const common: readonly PaletteEntry[] = [
    ...THEMES.map((theme) =>
      named(
        "actions",
        [appearanceMessages, `appearance.theme.${theme}`],
        themeIcons[theme],
        () => setTheme(theme),
        [appearanceMessages, "appearance.theme"],
      ),
    ),
    {
      id: "language",
      group: "actions",
      label: `${appearanceMessages[language]["appearance.language"]}: ${LANGUAGE_NAMES[other]}`,
      words: ["language", "ภาษา", "Thai", "อังกฤษ", ...Object.values(LANGUAGE_NAMES)],
      Icon: Languages,
      run: () => void chooseLanguage(other),
    },
    named("actions", [paletteMessages, "palette.keys"], Keyboard, () =>
      openCommand({ kind: "keys" }),
    ),
  ];
  if (!isSignedIn)
    return [
      named(
        "actions",
        [paletteMessages, "palette.signIn"],
        LogIn,
        () => void navigate({ to: "/login" }),
      ),
      ...common,
    ];
  return [
    named("actions", [chatMessages, "chat.new"], Plus, () => void navigate({ to: "/" })),
    ...common,
    named("actions", [accountMessages, "accounts.signOut"], LogOut, leave),
  ];
}

function usePageEntries(isSignedIn: boolean): readonly PaletteEntry[] {
  const navigate = useNavigate();
  const named = useNamed();
  const role = useUser()?.role;
  const isHolder = role === "partner" || role === "admin";
  const open = (window: "api-keys" | "upload") => () =>
    void navigate({ to: ".", search: { open: window } });
  return [
    named(
      "pages",
      [sidebarMessages, "chat.guide"],
      BookText,
      () => void navigate({ to: "/guide" }),
    ),
    ...(isSignedIn
      ? [
          named(
            "pages",
            [accountMessages, "accounts.enquiries"],
            MessageSquareText,
            () => void navigate({ to: "/enquiries" }),
          ),
          named(
            "pages",
            [sidebarMessages, "chat.explore"],
            Compass,
            () => void navigate({ to: "/explore" }),
          ),
        ]
      : []),
    named(
      "pages",
      [partnerMessages, "partners.portal"],
      CodeXml,
      () => void navigate({ to: "/partner-portal" }),
    ),
    ...(isHolder
      ? [
          named("pages", [partnerMessages, "partners.keys"], KeyRound, open("api-keys")),
          named(
            "pages",
            [partnerMessages, "partners.listings"],
            House,
            () => void navigate({ to: "/my-listings" }),
          ),
          named("pages", [partnerMessages, "partners.upload"], Upload, open("upload")),
          named(
            "pages",
            [partnerMessages, "partners.webhooks"],
            Webhook,
            () => void navigate({ to: "/webhooks" }),
          ),
          named(
            "pages",
            [partnerMessages, "partners.inbox"],
            Inbox,
            () => void navigate({ to: "/inbox" }),
          ),
        ]
      : []),
    ...(role === "admin"
      ? [
          named(
            "pages",
            [accountMessages, "accounts.administration"],
            ShieldCheck,
            () => void navigate({ to: "/admin" }),
          ),
        ]
      : []),
  ];
}

/** Where each thing that can be set stands. */
const APP_SETTINGS = [
  "language",
  "theme",
  "textSize",
  "model",
  "autoSave",
  "timestamps",
  "units",
  "currency",
] as const;
const ACCOUNT_SETTINGS = ["preferences", "password", "devices", "data", "danger"] as const;

function useSettingEntries(isSignedIn: boolean): readonly PaletteEntry[] {
  const named = useNamed();
  if (!isSignedIn) return [];
  const to = (tab: Extract<CommandWindow, { kind: "settings" }>["tab"]) => () =>
    openCommand({ kind: "settings", tab });
  return [
    named("settings", [settingsMessages, "settings.title"], Settings2, to("profile")),
    named("settings", [settingsMessages, "settings.tab.profile"], BookUser, to("profile")),
    ...APP_SETTINGS.map((name) =>
      named("settings", [settingsMessages, `settings.${name}`], Settings2, to("app"), [
        settingsMessages,
        "settings.tab.app",
      ]),
    ),
    ...ACCOUNT_SETTINGS.map((name) =>
      named("settings", [securityMessages, `security.${name}`], ShieldCheck, to("account")),
    ),
  ];
}

function useHelpEntries(): readonly PaletteEntry[] {
  const named = useNamed();
  const language = useLanguage();
  return [
    named("help", [helpMessages, "help.title"], CircleHelp, () =>
      openCommand({ kind: "help", about: "" }),
    ),
    ...FAQS.map(({ question, answer }) => ({
      ...named("help", [helpMessages, question], CircleHelp, () =>
        openCommand({ kind: "help", about: helpMessages[language][question] }),
      ),
      words: [question, answer].flatMap((id) => [helpMessages.en[id], helpMessages.th[id]]),
    })),
  ];
}
