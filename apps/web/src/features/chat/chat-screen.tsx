import { MessageSquareOff, TriangleAlert } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { lazyWindow } from "../../lib/lazy-window.tsx";
import { useTitle } from "../../lib/use-title.ts";
import { useWhenIdle } from "../../lib/use-when-idle.ts";
import { Button, EmptyState, showToast, Skeleton, VisuallyHidden } from "../../ui/index.ts";
import { ChatActionsProvider } from "./actions/chat-actions.tsx";
import type { ResultsDrawing } from "./answer-parts.tsx";
import { ChatHeader } from "./chat-header.tsx";
import { useChatTitle } from "./chat-row.tsx";
import { ChatSidebar } from "./chat-sidebar.tsx";
import { Composer } from "./composer.tsx";
import { Agreement } from "./agreement.tsx";
import { CopyLine } from "./copy-line.tsx";
import { addToDraft, draftPlace, sayIntoDraft } from "./drafts.ts";
import { MessageList } from "./message-list.tsx";
import { chatMessages } from "./messages.ts";
import { RunStatus } from "./run-status.tsx";
import { sidebarMessages } from "./sidebar-messages.ts";
import { useTimesPlaceAsked } from "../../lib/chat-scroll-target.ts";
import { usePreferences } from "../../lib/preferences.ts";
import type { VoiceChat } from "../../lib/voice-chat.ts";
import type { ShownMessage } from "./stream/shown-messages.ts";
import { useChats } from "./use-chats.ts";
import { type Conversation, useConversation } from "./use-conversation.ts";
import { useKeyboardRoom } from "./use-keyboard-room.ts";
import { Welcome } from "./welcome.tsx";
import { lazyOrNothing } from "../../lib/lazy-or-nothing.ts";

const loadDrawer = () => import("./drawer.tsx");
const Drawer = lazyWindow(loadDrawer);
// Without its code, a chat opens at its end.
const PlaceKeeper = lazyOrNothing(() => import("./place-keeper.tsx"));

export interface ChatScreenProps {
  /** The chat the URL names; null for a new one. */
  chatId: string | null;
  person: { readonly id: string; readonly name: string };
  logo: ReactNode;
  /** What the sidebar has for partners; told when something was chosen. */
  partners: (onChosen: () => void) => ReactNode;
  profile: ReactNode;
  /** Stands below the prompt box. */
  foot: ReactNode;
  /** What is looked at beside the chat; null for nothing. */
  beside: ReactNode;
  /** Words that another page puts into the box, once: the caret stands behind them. */
  ask: string | undefined;
  onAsked: () => void;
  drawing: ResultsDrawing;
  /** The microphone at the prompt box. */
  voice: (chat: VoiceChat) => ReactNode;
  onOpenChat: (chatId: string) => void;
  onNewChat: () => void;
}

export function ChatScreen(props: ChatScreenProps) {
  const t = useT(chatMessages);
  const ofSidebar = useT(sidebarMessages);
  const { chatId, person, ask, onAsked } = props;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const conversation = useConversation(chatId, person.id, props.onOpenChat);
  const { data: chats } = useChats();
  const { autoSave } = usePreferences();
  const stored = chats?.find(({ id }) => id === chatId)?.title;
  // The list leaves out the temporary ones.
  const isTemporary =
    chatId === null
      ? !autoSave
      : chats !== undefined && stored === undefined && conversation.load === "ready";
  const title = useChatTitle(
    stored ?? t(isTemporary ? "chat.temporary" : chatId === null ? "chat.untitled" : "chat.chat"),
  );
  useTitle(title.text);
  useKeyboardRoom();
  useEffect(() => focusWithKeyboard(box.current), []);
  useEffect(() => {
    if (ask === undefined) return;
    addToDraft(draftPlace(person.id, chatId), ask);
    // A window that closes gives the focus back first.
    setTimeout(() => box.current?.focus());
    onAsked();
  }, [ask, onAsked, person.id, chatId]);
  useWhenIdle(fetchDrawer);

  const startNew = (): void => {
    setDrawerOpen(false);
    if (chatId !== null) {
      props.onNewChat();
      showToast(t("chat.toast.started"));
    }
    box.current?.focus();
  };
  const sidebar = (
    <ChatSidebar
      chatId={chatId}
      logo={props.logo}
      partners={props.partners(() => setDrawerOpen(false))}
      profile={props.profile}
      onNew={startNew}
      onChosen={() => {
        setDrawerOpen(false);
        focusWithKeyboard(box.current);
      }}
      onGone={(gone) => {
        if (gone === null || gone === chatId) props.onNewChat();
      }}
    />
  );

  return (
    <div className="fixed inset-x-0 top-0 grid h-[var(--room,100dvh)] grid-cols-[minmax(0,1fr)] lg:grid-cols-[272px_minmax(0,1fr)_auto]">
      <aside
        aria-label={ofSidebar("chat.sidebar")}
        className="hidden min-h-0 border-r border-line lg:block"
      >
        {sidebar}
      </aside>
      {isDrawerOpen && (
        <Drawer
          onClose={() => setDrawerOpen(false)}
          title={ofSidebar("chat.sidebar")}
          closeLabel={ofSidebar("chat.sidebar.close")}
        >
          {sidebar}
        </Drawer>
      )}
      <main id="main" className="flex min-h-0 min-w-0 flex-col">
        <ChatHeader
          chatId={chatId}
          title={title}
          canClear={chatId !== null && conversation.shown.length > 0}
          isReplying={conversation.isReplying}
          onOpenSidebar={() => setDrawerOpen(true)}
        />
        <CopyLine chatId={chatId} />
        <Body {...props} conversation={conversation} onNewChat={startNew} />
        {conversation.load !== "missing" && (
          <div className="shrink-0 px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:px-6">
            <Composer
              place={draftPlace(person.id, chatId)}
              box={box}
              placeholder={t(
                conversation.shown.length > 0
                  ? "chat.composer.followUp"
                  : "chat.composer.placeholder",
              )}
              state={conversation.state}
              isReplying={conversation.isReplying}
              isStopping={conversation.live?.isStopping ?? false}
              onSend={(text, files) => void conversation.say(text, files)}
              onStop={conversation.stop}
              tools={props.voice({
                send: conversation.say,
                stop: conversation.stop,
                reply: heardReply(conversation.shown.at(-1)),
                isReplying: conversation.isReplying,
                intoBox: (text) => sayIntoDraft(draftPlace(person.id, chatId), text),
              })}
            />
            {isTemporary && (
              <p className="pt-2 text-center text-xs text-ink-2">{t("chat.temporary.text")}</p>
            )}
            <div className="pt-2 text-center text-xs text-ink-3">{props.foot}</div>
          </div>
        )}
        <RunStatus live={conversation.live} />
        <Agreement />
      </main>
      {props.beside !== null && (
        // Its room is kept while its code is on the way.
        <div className="hidden min-h-0 w-[clamp(22.5rem,36vw,32rem)] border-l border-line lg:block">
          {props.beside}
        </div>
      )}
    </div>
  );
}

function Body(props: ChatScreenProps & { conversation: Conversation }) {
  const t = useT(chatMessages);
  const { conversation, chatId } = props;
  const timesPlaceAsked = useTimesPlaceAsked();
  switch (conversation.load) {
    case "loading":
      return <LoadingMessages label={t("chat.loading")} />;
    case "missing":
      return (
        <Centred>
          <EmptyState
            icon={<MessageSquareOff size={24} />}
            title={t("chat.notFound.title")}
            text={t("chat.notFound.text")}
            action={<Button onClick={props.onNewChat}>{t("chat.new")}</Button>}
          />
        </Centred>
      );
    case "failed":
      return (
        <Centred>
          <EmptyState
            icon={<TriangleAlert size={24} />}
            title={t("chat.failed.title")}
            text={t("chat.failed.text")}
            action={<Button onClick={conversation.reload}>{t("chat.tryAgain")}</Button>}
          />
        </Centred>
      );
    case "ready":
      return conversation.shown.length === 0 ? (
        <Welcome
          chatId={chatId}
          name={props.person.name}
          place={draftPlace(props.person.id, chatId)}
          onSay={(text) => void conversation.say(text)}
        />
      ) : (
        <ChatActionsProvider doing={conversation.doing} isReplying={conversation.isReplying}>
          <MessageList
            key={`${chatId ?? "new"} ${timesPlaceAsked}`}
            shown={conversation.shown}
            isReplying={conversation.isReplying}
            isReconnecting={conversation.isReplying && conversation.live?.link === "waiting"}
            unsent={conversation.unsent}
            drawing={props.drawing}
            onSay={conversation.sayFor}
          />
          {chatId !== null && (
            <Suspense fallback={null}>
              <PlaceKeeper
                key={`${chatId} ${timesPlaceAsked}`}
                chatId={chatId}
                userId={props.person.id}
              />
            </Suspense>
          )}
        </ChatActionsProvider>
      );
  }
}

/** The newest message where it is an answer, for a voice. */
function heardReply(newest: ShownMessage | undefined): VoiceChat["reply"] {
  if (newest === undefined || newest.message.sender === "user") return null;
  const { key, message, openPart, visibleChars } = newest;
  return { key, parts: message.parts, openPart, visibleChars };
}

const Centred = ({ children }: { children: ReactNode }) => (
  <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto">{children}</div>
);

function LoadingMessages({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="min-h-0 flex-1 overflow-hidden px-4 py-5 lg:px-6 lg:py-8">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className="mx-auto flex max-w-[920px] flex-col gap-6">
        <Skeleton className="h-12 w-2/3 self-end rounded-[18px]" />
        <Skeleton className="h-5 w-11/12" />
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-48 rounded-lg" />
      </div>
    </div>
  );
}

/** Where the sidebar is a drawer, it is there before it is asked for. */
function fetchDrawer(): void {
  // Failing, it is fetched again when it is asked for, and what failed is said then.
  if (matchMedia("(width < 64rem)").matches) void loadDrawer().catch(() => undefined);
}

/** With a keyboard one can type at once; on touch the keyboard stays away until it is asked for. */
function focusWithKeyboard(box: HTMLTextAreaElement | null): void {
  if (matchMedia("(hover: hover) and (pointer: fine)").matches) box?.focus();
}
