import { useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { call, endpoints } from "../lib/api/index.ts";
import { useT } from "../lib/i18n/index.ts";
import { confirmUser, signOut, useSession } from "../lib/session/session-store.ts";
import { Logo } from "../ui/logo.tsx";
import { Progress } from "../ui/progress.tsx";
import { appMessages } from "../pages/messages.ts";

/**
 * A stored user is shown at once and confirmed behind the scenes; a token
 * without a readable user waits for the server to say who it is.
 */
export function SignedInOnly() {
  const session = useSession();
  const token = session.status === "signed_out" ? null : session.token;
  const isRestoring = session.status === "restoring";
  const me = useQuery({
    queryKey: ["me", token],
    queryFn: ({ signal }) => call(endpoints.me, { signal }),
    enabled: token !== null,
  });

  useEffect(() => {
    if (me.data && token !== null) confirmUser(me.data, token);
  }, [me.data, token]);
  useEffect(() => {
    if (me.isError && isRestoring) signOut("unconfirmed");
  }, [me.isError, isRestoring]);

  if (session.status === "signed_in") return <Outlet />;
  return isRestoring ? <Authenticating /> : null;
}

function Authenticating() {
  const t = useT(appMessages);
  return (
    <main id="main" className="grid min-h-dvh place-content-center justify-items-center gap-6 p-6">
      <Logo name={t("app.name")} accent={t("app.nameEnd")} />
      <h1 className="text-base text-ink-2">
        <output>{t("app.authenticating")}</output>
      </h1>
      <Progress label={t("app.authenticating")} className="w-48" />
    </main>
  );
}
