import type { Chat } from "@propertyvr/contracts";
import { Link } from "@tanstack/react-router";
import { BookText, Compass, Ellipsis, Plus, Search, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { openCommand, paletteKeys } from "../../lib/commands.ts";
import { useCopyTime } from "../../lib/copy-times.ts";
import { lazyWindow } from "../../lib/lazy-window.tsx";
import {
  Button,
  cn,
  IconButton,
  Menu,
  MenuItem,
  showToast,
  Skeleton,
  VisuallyHidden,
} from "../../ui/index.ts";
import { ChatRow, useChatTitle } from "./chat-row.tsx";
import { chatMessages } from "./messages.ts";
import { latestFirst, useDeleteChat } from "./queries.ts";
import { sidebarMessages } from "./sidebar-messages.ts";
import { tellOtherTabs, useChatRuns } from "./stream/use-chat-runs.ts";
import { AllDeletedRow, DeletedRow } from "./undo-row.tsx";
import { offerUndo, useUndoables } from "./undo-store.ts";
import { useChats } from "./use-chats.ts";
import { useClearChats } from "./use-clear-chats.ts";

const RenameDialog = lazyWindow(() => import("./rename-dialog.tsx"));
const ConfirmWindow = lazyWindow(() => import("./confirm-window.tsx"));

export interface ChatSidebarProps {
  chatId: string | null;
  logo: ReactNode;
  /** Below the chats. */
  partners: ReactNode;
  profile: ReactNode;
  onNew: () => void;
  /** A chat was chosen: a drawer closes. */
  onChosen: () => void;
  /** These chats are gone; null stands for all of them. */
  onGone: (chatId: string | null) => void;
}

type SidebarQuestion =
  | { readonly about: "rename" | "delete"; readonly chat: Chat }
  | { readonly about: "all" };

const PAGE_LINK =
  "flex min-h-9 items-center gap-2.5 rounded-[10px] px-2.5 text-sm text-ink-2 transition-colors duration-140 hover:bg-surface/70 hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-1 touch:min-h-11";

/** Logo, New chat, the chats, Explore and the guide, what is for partners, and at the foot who is signed in. */
export function ChatSidebar(props: ChatSidebarProps) {
  const { chatId, onNew, onChosen, onGone } = props;
  const t = useT(chatMessages);
  const ofSidebar = useT(sidebarMessages);
  const [asked, setAsked] = useState<SidebarQuestion | null>(null);
  return (
    <div className="flex h-full min-h-0 flex-col gap-4 overflow-y-auto bg-surface-2 px-4 pt-[max(1rem,env(safe-area-inset-top))] pb-[max(1rem,env(safe-area-inset-bottom))]">
      <div className="px-1.5 py-1">{props.logo}</div>
      <Button icon={<Plus size={18} aria-hidden />} onClick={onNew} className="shrink-0">
        {t("chat.new")}
      </Button>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          openCommand({ kind: "palette" });
          // Where the sidebar is a drawer, it would stand over what is gone to.
          if (matchMedia("(width < 64rem)").matches) onChosen();
        }}
        className={cn(PAGE_LINK, "-my-2 shrink-0")}
      >
        <Search size={17} strokeWidth={1.7} aria-hidden className="shrink-0" />
        <span className="flex-1 text-left">{ofSidebar("chat.search")}</span>
        <kbd className="font-sans text-xs text-ink-3 touch:hidden">{paletteKeys()}</kbd>
      </button>
      <RecentChats chatId={chatId} onChosen={onChosen} onAsk={setAsked} />
      <div className="flex shrink-0 flex-col gap-0.5">
        <Link to="/explore" onClick={onChosen} className={PAGE_LINK}>
          <Compass size={17} strokeWidth={1.7} aria-hidden className="shrink-0" />
          {ofSidebar("chat.explore")}
        </Link>
        <Link to="/guide" onClick={onChosen} className={PAGE_LINK}>
          <BookText size={17} strokeWidth={1.7} aria-hidden className="shrink-0" />
          {ofSidebar("chat.guide")}
        </Link>
      </div>
      {props.partners}
      <div className="mt-auto">{props.profile}</div>
      {asked?.about === "rename" && (
        <RenameDialog chat={asked.chat} onClose={() => setAsked(null)} />
      )}
      <DeleteDialogs asked={asked} onClose={() => setAsked(null)} onGone={onGone} />
    </div>
  );
}

function RecentChats(props: {
  chatId: string | null;
  onChosen: () => void;
  onAsk: (asked: SidebarQuestion) => void;
}) {
  const t = useT(chatMessages);
  const { data: chats, isPending, isError, error, refetch } = useChats();
  const isListed = ({ id }: Chat) => chats?.some((chat) => chat.id === id);
  const undoables = useUndoables();
  const deleted = undoables
    .flatMap((each) => (each.about === "chat" ? [each.chat] : []))
    .filter((chat) => !isListed(chat));
  const allDeleted = undoables.find(({ about }) => about === "all");
  const rows = chats && latestFirst([...chats, ...deleted]);
  const isCopy = useCopyTime("chats") !== undefined;
  useEffect(() => {
    if (error !== null && !isCopy) showToast(t("chat.toast.history"), { kind: "error" });
  }, [error, isCopy, t]);

  return (
    <nav aria-label={t("chat.recent")} className="flex min-h-36 flex-1 flex-col">
      <div className="flex min-h-9 items-center justify-between">
        <h2 className="pl-2 text-xs font-[550] text-ink-3">{t("chat.recent")}</h2>
        {chats !== undefined && chats.length > 0 && (
          <Menu
            trigger={
              <IconButton
                label={t("chat.menu.all")}
                icon={<Ellipsis size={17} aria-hidden />}
                className="size-9"
              />
            }
          >
            <MenuItem
              danger
              icon={<Trash2 size={16} aria-hidden />}
              onSelect={() => props.onAsk({ about: "all" })}
            >
              {t("chat.deleteAll")}
            </MenuItem>
          </Menu>
        )}
      </div>
      {isPending && <RowSkeletons label={t("chat.recent.loading")} />}
      {isError && chats === undefined && (
        <div className="flex flex-col items-start gap-3 px-2 py-1 text-sm text-ink-2">
          <p>{t("chat.recent.failed")}</p>
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            {t("chat.tryAgain")}
          </Button>
        </div>
      )}
      {rows?.length === 0 && allDeleted === undefined && (
        <p className="px-2 py-1 text-sm text-ink-3">{t("chat.recent.none")}</p>
      )}
      {rows !== undefined && (rows.length > 0 || allDeleted !== undefined) && (
        <ul className="-mx-1 flex min-h-0 flex-col gap-0.5 overflow-y-auto overscroll-contain px-1 pb-1">
          {allDeleted !== undefined && (
            <AllDeletedRow key={allDeleted.serial} chatId={allDeleted.chatId} />
          )}
          {rows.map((chat) =>
            deleted.includes(chat) ? (
              <DeletedRow key={`deleted ${chat.id}`} chat={chat} />
            ) : (
              <ChatRow
                key={chat.id}
                chat={chat}
                isOpen={chat.id === props.chatId}
                onOpen={props.onChosen}
                onRename={() => props.onAsk({ about: "rename", chat })}
                onDelete={() => props.onAsk({ about: "delete", chat })}
              />
            ),
          )}
        </ul>
      )}
    </nav>
  );
}

function RowSkeletons({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="flex flex-col gap-2 px-2 py-1">
      <VisuallyHidden>{label}</VisuallyHidden>
      {["w-4/5", "w-3/5", "w-11/12"].map((width) => (
        <Skeleton key={width} className={`h-7 bg-line ${width}`} />
      ))}
    </div>
  );
}

/** Asks before chats are deleted, and says how it went. */
function DeleteDialogs(props: {
  asked: SidebarQuestion | null;
  onClose: () => void;
  onGone: (chatId: string | null) => void;
}) {
  const t = useT(chatMessages);
  const runs = useChatRuns();
  const deleteChat = useDeleteChat();
  const { clear } = useClearChats(() => props.onGone(null));
  const { asked } = props;
  const title = useChatTitle(asked?.about === "delete" ? asked.chat.title : "");

  const confirmOne = (): void => {
    if (asked?.about !== "delete") return;
    const { chat } = asked;
    const { id } = chat;
    deleteChat.mutate(id, {
      onSuccess: () => {
        offerUndo({ about: "chat", chatId: id, chat });
        runs.forget(id);
        tellOtherTabs(id);
        showToast(t("chat.toast.deleted"), { kind: "success" });
        props.onGone(id);
      },
      onError: () => showToast(t("chat.toast.delete"), { kind: "error" }),
    });
  };

  if (asked === null || asked.about === "rename") return null;
  const isOne = asked.about === "delete";
  return (
    <ConfirmWindow
      about={isOne ? "delete" : "deleteAll"}
      title={title.text}
      onClose={props.onClose}
      onConfirm={isOne ? confirmOne : () => void clear()}
    />
  );
}
