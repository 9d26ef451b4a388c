import { useMutation } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { accountEndpoints } from "../../../lib/api/account-endpoints.ts";
import { call, isProblem } from "../../../lib/api/index.ts";
import { useT } from "../../../lib/i18n/index.ts";
import { keepDeviceToken, readDeviceTokens } from "../../../lib/session/device-tokens.ts";
import { signIn, useSession } from "../../../lib/session/session-store.ts";
import { showToast } from "../../../ui/toast.ts";
import { Frame, Said } from "../reset-screens.tsx";
import SecondStep from "../second-step.tsx";
import { failureText } from "../sign-in-text.ts";
import { type KeptAttempt, takeKeptAttempt } from "./leave-for-provider.ts";
import { openIdMessages } from "./messages.ts";

/** `/openid/callback`: takes what the provider answered, and goes on to where its person came from. */
export function OpenIdCallbackScreen({ header }: { header: ReactNode }) {
  const t = useT(openIdMessages);
  const router = useRouter();
  const session = useSession();
  const isSent = useRef(false);
  const [challenge, setChallenge] = useState<string | null>(null);
  const [{ answer, kept }] = useState(() => ({
    answer: new URLSearchParams(location.search),
    kept: takeKeptAttempt(),
  }));
  const goOn = () => void router.navigate({ href: kept?.returnTo ?? "/", replace: true });
  const finish = useMutation({
    mutationFn: (attempt: KeptAttempt) =>
      call(accountEndpoints.finishOpenId, {
        body: {
          browser_token: attempt.browserToken,
          state: answer.get("state") ?? "",
          code: answer.get("code") ?? "",
          ...(answer.has("iss") && { iss: answer.get("iss") ?? "" }),
          device_tokens: [...readDeviceTokens()],
        },
      }),
    onSuccess: (done) => {
      if (done.session === null) showToast(t("openid.connected"), { kind: "success" });
      else {
        keepDeviceToken(done.session.device_token);
        signIn(done.session.user, done.session.session_token);
      }
      goOn();
    },
    onError: (error) => {
      if (isProblem(error, "two_factor_required")) setChallenge(error.challenge ?? null);
    },
  });
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    // The code works once, and has no business in the history.
    history.replaceState(history.state, "", location.pathname);
    if (kept !== null && answer.has("code")) finish.mutate(kept);
  });
  const isIn = challenge !== null && session.status === "signed_in";
  useEffect(() => {
    if (isIn) goOn();
  });
  const fault = !answer.has("code")
    ? t("openid.cancelled")
    : kept === null
      ? t("openid.elsewhere")
      : finish.isError && challenge === null
        ? failureText(finish.error, "signIn")
        : null;
  if (challenge !== null)
    return (
      <main id="main" className="flex min-h-dvh flex-col px-5 py-4 sm:px-10">
        {header}
        <div className="mx-auto flex w-full max-w-[24rem] flex-1 flex-col justify-center py-8">
          <SecondStep challenge={challenge} onBack={() => void router.navigate({ to: "/login" })} />
        </div>
      </main>
    );
  // Whoever is signed in connects an account.
  const ended = session.status === "signed_out" ? "failed" : "notConnected";
  return (
    <Frame
      header={header}
      title={t(fault === null ? "openid.title" : `openid.title.${ended}`)}
      text={t(fault === null ? "openid.text" : `openid.text.${ended}`)}
    >
      <div role="alert">{fault !== null && <Said tone="bad">{fault}</Said>}</div>
      {fault !== null && (
        <p className="mt-5 text-center text-sm">
          <Link
            to={ended === "failed" ? "/login" : "/"}
            className="inline-flex min-h-9 items-center font-[550] text-brand underline-offset-4 hover:underline touch:min-h-11"
          >
            {t(ended === "failed" ? "openid.back" : "openid.backHome")}
          </Link>
        </p>
      )}
    </Frame>
  );
}
