import type { Chat } from "@propertyvr/contracts";
import { Link } from "@tanstack/react-router";
import { Ellipsis, MessageSquare, Pencil, Trash2 } from "lucide-react";
import { useT } from "../../lib/i18n/index.ts";
import { cn, IconButton, Menu, MenuItem } from "../../ui/index.ts";
import { chatMessages } from "./messages.ts";
import { languageOfScript } from "./stream/run-view.ts";

export interface ChatRowProps {
  chat: Chat;
  isOpen: boolean;
  onOpen: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** One chat in the sidebar: its title leads there, its menu renames or deletes it. */
export function ChatRow({ chat, isOpen, onOpen, onRename, onDelete }: ChatRowProps) {
  const t = useT(chatMessages);
  const title = useChatTitle(chat.title);
  return (
    <li
      className={cn(
        "group flex items-center rounded-[10px] text-sm transition-colors duration-140",
        isOpen ? "bg-surface text-ink shadow-1" : "text-ink-2 hover:bg-surface/70",
      )}
    >
      <Link
        to="/chats/$chatId"
        params={{ chatId: chat.id }}
        aria-current={isOpen ? "page" : undefined}
        onClick={onOpen}
        className="flex min-h-10 min-w-0 flex-1 items-center gap-2.5 rounded-[10px] py-1.5 pl-2.5 touch:min-h-11"
      >
        <MessageSquare size={17} strokeWidth={1.7} aria-hidden className="shrink-0" />
        <span lang={title.language} className="truncate" title={title.text}>
          {title.text}
        </span>
      </Link>
      <Menu
        align="start"
        trigger={
          <IconButton
            label={t("chat.menu", { title: title.text })}
            icon={<Ellipsis size={17} aria-hidden />}
            className={cn(
              "size-9",
              !isOpen &&
                "opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 data-[state=open]:opacity-100 touch:opacity-100",
            )}
          />
        }
      >
        <MenuItem
          icon={<Pencil size={16} aria-hidden className="text-ink-3" />}
          onSelect={onRename}
        >
          {t("chat.rename")}
        </MenuItem>
        <MenuItem danger icon={<Trash2 size={16} aria-hidden />} onSelect={onDelete}>
          {t("chat.delete")}
        </MenuItem>
      </Menu>
    </li>
  );
}

/** The title the server gives a chat before it knows better; shown in the person's language. */
const DEFAULT_TITLE = "New Chat";

/** A chat's title as it is shown, with the language it is in. */
export function useChatTitle(title: string): {
  readonly text: string;
  readonly language: "en" | "th";
} {
  const t = useT(chatMessages);
  const text = title === DEFAULT_TITLE ? t("chat.untitled") : title;
  return { text, language: languageOfScript(text) };
}
