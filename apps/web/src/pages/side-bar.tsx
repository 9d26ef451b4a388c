import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ChatSidebar } from "../features/chat/chat-sidebar.tsx";
import { chatMessages } from "../features/chat/messages.ts";
import { useT } from "../lib/i18n/index.ts";
import { Logo } from "../ui/logo.tsx";
import { showToast } from "../ui/toast.ts";
import { appMessages } from "./messages.ts";
import { PartnerLinks } from "./partner-links.tsx";
import { Profile } from "./profile.tsx";

/** The chat's sidebar beside another page. */
export function SideBar({ onChosen = stay }: { onChosen?: () => void }): ReactNode {
  const t = useT(appMessages);
  const ofChat = useT(chatMessages);
  const navigate = useNavigate();
  return (
    <ChatSidebar
      chatId={null}
      logo={<Logo name={t("app.name")} accent={t("app.nameEnd")} />}
      partners={<PartnerLinks onChosen={onChosen} />}
      profile={<Profile />}
      onNew={() => {
        void navigate({ to: "/" });
        showToast(ofChat("chat.toast.started"));
      }}
      onChosen={onChosen}
      onGone={stay}
    />
  );
}

/** Nothing of the page changes. */
const stay = (): void => undefined;
