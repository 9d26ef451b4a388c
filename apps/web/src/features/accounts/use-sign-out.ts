import { useRouter } from "@tanstack/react-router";
import { call, endpoints } from "../../lib/api/index.ts";
import { useT } from "../../lib/i18n/index.ts";
import { signOut } from "../../lib/session/session-store.ts";
import { showToast } from "../../ui/toast.ts";
import { accountMessages } from "./messages.ts";

/** Ends the session here at once and on the server behind the scenes, and goes to /. */
export function useSignOut(): () => void {
  const router = useRouter();
  const t = useT(accountMessages);
  return () => {
    // The call takes the token along before the session forgets it. Where it fails, the token ends by its age.
    call(endpoints.logOut).catch(() => undefined);
    signOut("asked");
    showToast(t("accounts.signedOut"));
    void router.navigate({ to: "/" });
  };
}
