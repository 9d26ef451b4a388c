import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { isProblem } from "../../lib/api/index.ts";
import { useT } from "../../lib/i18n/index.ts";
import { keepDeviceToken } from "../../lib/session/device-tokens.ts";
import { signIn } from "../../lib/session/session-store.ts";
import { Button } from "../../ui/button.tsx";
import { passkeyLoginMessages } from "./passkey-login-messages.ts";
import { failureText } from "./sign-in-text.ts";

/** A sign-in without email and password. */
export function PasskeyLogin() {
  const t = useT(passkeyLoginMessages);
  const use = useMutation({
    mutationFn: async () => (await import("./ask-for-passkey.ts")).logInWithPasskey(),
    onSuccess: ({ user, session_token, device_token }) => {
      keepDeviceToken(device_token);
      signIn(user, session_token);
    },
  });
  // The browser answers like this where its person closed the window, has none or waited too long.
  const isCancelled = use.error instanceof Error && use.error.name === "NotAllowedError";
  const fault = isProblem(use.error)
    ? failureText(use.error, "signIn")
    : t(isCancelled ? "passkeyLogin.cancelled" : "passkeyLogin.failed");
  return (
    <>
      <Button
        variant="outline"
        className="mt-3 w-full"
        icon={<KeyRound size={17} aria-hidden />}
        busy={use.isPending}
        onClick={() => use.mutate()}
      >
        {t(use.isPending ? "passkeyLogin.busy" : "passkeyLogin.action")}
      </Button>
      <div role="alert">
        {use.isError && (
          <p className="mt-3 rounded-sm bg-bad-soft px-4 py-2.5 text-sm text-bad">{fault}</p>
        )}
      </div>
    </>
  );
}
