import { useState, type ReactNode } from "react";
import { Rich, useT } from "../../lib/i18n/index.ts";
import { lazyWindow } from "../../lib/lazy-window.tsx";
import type { LegalTopic } from "./legal-dialog.tsx";
import { legalMessages } from "./messages.ts";

const LegalDialog = lazyWindow(() => import("./legal-dialog.tsx"));

/** "Terms · Privacy · Cookies", for the foot of a page; each opens its dialog or question. The chat has the first two. */
export function LegalLinks({ hasCookies = true }: { hasCookies?: boolean }) {
  const t = useT(legalMessages);
  const { open, dialog } = useLegalDialog();
  return (
    <span className="text-xs text-ink-3">
      <LegalLink onClick={() => open("terms")}>{t("legal.terms")}</LegalLink>
      <span aria-hidden> · </span>
      <LegalLink onClick={() => open("privacy")}>{t("legal.privacy")}</LegalLink>
      {hasCookies && (
        <>
          <span aria-hidden> · </span>
          <LegalLink onClick={askConsentAgain}>{t("legal.cookies")}</LegalLink>
        </>
      )}
      {dialog}
    </span>
  );
}

/** Loaded with the question itself. */
const askConsentAgain = (): void =>
  void import("../../lib/consent.ts").then((consent) => consent.askConsentAgain());

/** The sentence under a form, with both texts as links. */
export function LegalConsent() {
  const { open, dialog } = useLegalDialog();
  return (
    <p>
      <Rich
        messages={legalMessages}
        id="legal.consent"
        components={[
          <LegalLink key="terms" onClick={() => open("terms")} />,
          <LegalLink key="privacy" onClick={() => open("privacy")} />,
        ]}
      />
      {dialog}
    </p>
  );
}

function useLegalDialog() {
  const [topic, setTopic] = useState<LegalTopic | null>(null);
  const dialog = topic && <LegalDialog topic={topic} onClose={() => setTopic(null)} />;
  return { open: setTopic, dialog };
}

const LegalLink = (props: { onClick: () => void; children?: ReactNode }) => (
  <button
    type="button"
    onClick={props.onClick}
    className="rounded-[4px] py-0.5 text-ink-2 underline decoration-line-3 underline-offset-4 hover:text-brand touch:relative touch:after:absolute touch:after:-inset-x-1 touch:after:-inset-y-3"
  >
    {props.children}
  </button>
);
