import { SignOutSection } from "../sign-out-section.tsx";
import { AccountPreferences } from "./account-preferences.tsx";
import { ChangePassword } from "./change-password.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { DownloadData } from "./download-data.tsx";
import { EmailAddress } from "./email-address.tsx";
import { Identities } from "./identities/identities.tsx";
import { Passkeys } from "./passkeys/passkeys.tsx";
import { SignedInDevices } from "./signed-in-devices.tsx";
import { TwoFactor } from "./two-factor/two-factor.tsx";

/** What concerns the account itself; the way out stands last. */
export function AccountTab() {
  return (
    <>
      <AccountPreferences />
      <EmailAddress />
      <ChangePassword />
      <TwoFactor />
      <Passkeys />
      <Identities />
      <SignedInDevices />
      <DownloadData />
      <DeleteAccount />
      <div className="border-t border-line pt-5">
        <SignOutSection />
      </div>
    </>
  );
}
