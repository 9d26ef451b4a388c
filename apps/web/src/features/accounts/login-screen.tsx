import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { useTitle } from "../../lib/use-title.ts";
import { AccountForm } from "./account-form.tsx";
import { LoginPicture } from "./login-picture.tsx";
import { signInMessages } from "./sign-in-messages.ts";
import type { AccountMode } from "./sign-in-text.ts";
import { lazyOrNothing } from "../../lib/lazy-or-nothing.ts";

/** Loaded after the form, which nobody has to wait for. */
const OtherWays = lazyOrNothing(() => import("./other-ways.tsx"));
/** Few accounts have one, so nobody else loads it. */
const SecondStep = lazy(() => import("./second-step.tsx"));

export interface LoginScreenProps {
  /** Name of the product and what stands at the top, e.g. the language menu. */
  header: ReactNode;
  /** The sentence about terms and privacy. */
  legal: ReactNode;
}

export function LoginScreen({ header, legal }: LoginScreenProps) {
  const t = useT(signInMessages);
  const [challenge, setChallenge] = useState<string | null>(null);
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <main id="main" className="flex flex-col px-5 py-4 sm:px-10">
        {header}
        <div className="mx-auto flex w-full max-w-[24rem] flex-1 flex-col justify-center py-8">
          {challenge === null ? (
            <PasswordStep onChallenge={setChallenge} />
          ) : (
            <Suspense fallback={null}>
              <SecondStep challenge={challenge} onBack={() => setChallenge(null)} />
            </Suspense>
          )}
          <div className="mt-6 border-t border-line pt-4 text-center text-sm text-balance text-ink-3">
            {legal}
            <Link
              to="/help"
              className="mt-1 inline-flex min-h-9 items-center text-ink-2 underline decoration-line-3 underline-offset-4 hover:text-brand touch:min-h-11"
            >
              {t("accounts.signIn.help")}
            </Link>
          </div>
        </div>
      </main>
      <Pitch />
    </div>
  );
}

/** Browsers make passkeys over HTTPS and on localhost, and at no address that is a number. */
const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" &&
  isSecureContext &&
  !/^[\d.]+$|^\[/.test(location.hostname);

function PasswordStep({ onChallenge }: { onChallenge: (challenge: string) => void }) {
  const t = useT(signInMessages);
  const [mode, setMode] = useState<AccountMode>("signIn");
  const hasPasskeys = mode === "signIn" && canUsePasskeys();
  useTitle(t(`accounts.${mode}.title`));
  return (
    <>
      <SignedOutReason />
      <h1 className="text-xl font-[650]">{t(`accounts.${mode}.title`)}</h1>
      <p className="mt-1 mb-6 text-balance text-ink-2">{t(`accounts.${mode}.text`)}</p>
      <AccountForm key={mode} mode={mode} onChallenge={onChallenge} />
      <Suspense fallback={hasPasskeys && <div className="mt-3 min-h-11" />}>
        <OtherWays hasPasskeys={hasPasskeys} />
      </Suspense>
      {mode === "signIn" && (
        <p className="mt-4 text-center text-sm">
          <Link
            to="/forgot-password"
            className="inline-flex min-h-9 items-center font-[550] text-brand underline-offset-4 hover:underline touch:min-h-11"
          >
            {t("accounts.forgot")}
          </Link>
        </p>
      )}
      <p className="mt-5 flex flex-wrap items-center justify-center gap-x-2 text-sm text-ink-2">
        {t(`accounts.${mode}.toggleBefore`)}
        <button
          type="button"
          onClick={() => setMode(mode === "signIn" ? "signUp" : "signIn")}
          className="min-h-9 rounded-sm px-1 font-[550] text-brand underline-offset-4 hover:underline touch:min-h-11"
        >
          {t(`accounts.${mode}.toggle`)}
        </button>
      </p>
    </>
  );
}

/** Why somebody who was signed in stands here; nothing for those who asked to leave or are new. */
function SignedOutReason() {
  const t = useT(signInMessages);
  const session = useSession();
  const reason = session.status === "signed_out" ? session.reason : null;
  return (
    <output>
      {reason !== null && reason !== "asked" && (
        <span className="mb-5 block animate-rise rounded-md bg-gold-soft px-4 py-3 text-sm text-on-gold">
          {t(`accounts.reason.${reason}`)}
        </span>
      )}
    </output>
  );
}

function Pitch() {
  const t = useT(signInMessages);
  return (
    <aside className="relative hidden overflow-hidden border-l border-line bg-surface-2 lg:flex lg:flex-col">
      <div className="mx-auto flex w-full max-w-[34rem] flex-1 flex-col justify-center px-10 pt-12">
        <p className="text-2xl font-[650] whitespace-pre-line">{t("accounts.pitch.title")}</p>
        <p className="mt-3 text-lg text-balance text-ink-2">{t("accounts.pitch.text")}</p>
      </div>
      <LoginPicture />
    </aside>
  );
}
