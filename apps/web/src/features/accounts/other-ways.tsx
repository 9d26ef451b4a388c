import { ProviderButtons } from "./openid/provider-buttons.tsx";
import { PasskeyLogin } from "./passkey-login.tsx";

/** Ways to sign in without typing an email and a password. */
export default function OtherWays({ hasPasskeys }: { hasPasskeys: boolean }) {
  return (
    <>
      {hasPasskeys && <PasskeyLogin />}
      <ProviderButtons />
    </>
  );
}
