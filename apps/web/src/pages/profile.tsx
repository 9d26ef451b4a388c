import { ProfileMenu } from "../features/accounts/profile-menu.tsx";
import { lazyWindow } from "../lib/lazy-window.tsx";

const SettingsWindow = lazyWindow(() => import("./settings-window.tsx"));
const HelpWindow = lazyWindow(() => import("./help-window.tsx"));

/** The account at the foot of the sidebar, with the windows that its menu opens. */
export const Profile = () => <ProfileMenu Settings={SettingsWindow} Help={HelpWindow} />;
