import { lazyWindow } from "../../lib/lazy-window.tsx";
import { useEffect } from "react";
import { closeAgreement, useAgreementRequest } from "../../lib/models/ask-agreement.ts";

const AgreementWindow = lazyWindow(() => import("../../lib/models/agreement-window.tsx"));

/** The question before a first message to a provider, while one waits for it. */
export function Agreement() {
  const request = useAgreementRequest();
  useEffect(() => closeAgreement, []);
  return (
    request && <AgreementWindow request={request} onClose={() => request.onAnswer("closed")} />
  );
}
