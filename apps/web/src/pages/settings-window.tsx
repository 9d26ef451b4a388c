import { useRouter } from "@tanstack/react-router";
import { ProfileTab } from "../features/accounts/profile-tab.tsx";
import { AccountTab } from "../features/accounts/security/account-tab.tsx";
import { ChatData } from "../features/chat/transfer/chat-data.tsx";
import { AppSettings } from "../features/settings/app-settings.tsx";
import { OwnKeySection } from "../features/settings/own-key-section.tsx";
import { SettingsDialog, type SettingsTab } from "../features/settings/settings-dialog.tsx";
import { UsageStatistics } from "../features/settings/usage-statistics.tsx";

/** Account and Settings, put together from what the features hold. */
export default function SettingsWindow(props: { tab?: SettingsTab; onClose: () => void }) {
  const router = useRouter();
  const leaveChat = (): void => {
    if (router.state.location.pathname.startsWith("/chats/")) void router.navigate({ to: "/" });
  };
  return (
    <SettingsDialog
      {...props}
      contents={{
        profile: (
          <ProfileTab>
            <UsageStatistics />
          </ProfileTab>
        ),
        app: (
          <AppSettings>
            <ChatData onCleared={leaveChat} />
            <OwnKeySection />
            <UsageStatistics />
          </AppSettings>
        ),
        account: <AccountTab />,
      }}
    />
  );
}
