import { ProfileTab } from "../features/accounts/profile-tab.tsx";
import { SignOutSection } from "../features/accounts/sign-out-section.tsx";
import { AppSettings } from "../features/settings/app-settings.tsx";
import { SettingsDialog } from "../features/settings/settings-dialog.tsx";

/** Account and Settings, put together from what the features hold. */
export default function SettingsWindow({ onClose }: { onClose: () => void }) {
  return (
    <SettingsDialog
      onClose={onClose}
      contents={{
        profile: <ProfileTab>{null}</ProfileTab>,
        app: <AppSettings>{null}</AppSettings>,
        account: <SignOutSection />,
      }}
    />
  );
}
