import type { LinkedIdentity, SignInProvider } from "@propertyvr/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { accountEndpoints } from "../../../../lib/api/account-endpoints.ts";
import { call, isProblem } from "../../../../lib/api/index.ts";
import { useT } from "../../../../lib/i18n/index.ts";
import { lazyWindow } from "../../../../lib/lazy-window.tsx";
import { Moment } from "../../../../lib/moment.tsx";
import { useUser } from "../../../../lib/session/session-store.ts";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { Section } from "../../../../ui/section.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { identityMessages } from "./messages.ts";

const ConnectWindow = lazyWindow(() => import("./connect-window.tsx"));
const KEY = ["identities"];

/** Accounts elsewhere that sign in to this one. Nothing where none is connected and none can be. */
export function Identities() {
  const t = useT(identityMessages);
  const [connecting, setConnecting] = useState<SignInProvider | null>(null);
  const list = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(accountEndpoints.listIdentities, { signal }),
    staleTime: 0,
  });
  if (list.isError)
    return (
      <Section title={t("identities.title")}>
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-bad">
          {t("identities.loadFailed")}
          <Button variant="outline" size="sm" onClick={() => void list.refetch()}>
            {t("identities.retry")}
          </Button>
        </div>
      </Section>
    );
  if (list.data === undefined) return null;
  const { identities, providers, has_password } = list.data;
  // One that was connected stays listed when the operator no longer offers its provider.
  const known = new Map(providers.map(({ id, name }) => [id, name]));
  for (const { provider, name } of identities) known.set(provider, name);
  if (known.size === 0) return null;
  return (
    <Section title={t("identities.title")}>
      <p className="text-sm text-ink-2">{t("identities.text")}</p>
      {!has_password && <NoPassword />}
      <ul className="flex flex-col divide-y divide-line">
        {[...known].map(([id, name]) => (
          <Line
            key={id}
            provider={{ id, name }}
            identity={identities.find(({ provider }) => provider === id)}
            canConnect={has_password}
            onConnect={() => setConnecting({ id, name })}
          />
        ))}
      </ul>
      {connecting && <ConnectWindow provider={connecting} onClose={() => setConnecting(null)} />}
    </Section>
  );
}

/** A link by mail sets one, as it does where a password was forgotten. */
function NoPassword() {
  const t = useT(identityMessages);
  const email = useUser()?.email ?? "";
  const ask = useMutation({
    mutationFn: () => call(accountEndpoints.forgotPassword, { body: { email } }),
    onSuccess: () => showToast(t("identities.mailed"), { kind: "success" }),
    onError: () => showToast(t("identities.failed"), { kind: "error" }),
  });
  return (
    <>
      <p className="text-sm text-ink-2">{t("identities.noPassword")}</p>
      <Button
        variant="outline"
        className="w-full sm:w-fit"
        busy={ask.isPending}
        onClick={() => ask.mutate()}
      >
        {t("identities.setPassword")}
      </Button>
    </>
  );
}

function Line(props: {
  provider: SignInProvider;
  identity: LinkedIdentity | undefined;
  canConnect: boolean;
  onConnect: () => void;
}) {
  const t = useT(identityMessages);
  const queries = useQueryClient();
  const { id, name } = props.provider;
  const { identity } = props;
  const [isAsked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => call(accountEndpoints.unlinkOpenId, { params: { id } }),
    onSuccess: () => showToast(t("identities.disconnected")),
    onError: (error) =>
      showToast(isProblem(error, "conflict") ? error.detail : t("identities.failed"), {
        kind: "error",
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="text-sm font-[550]">{name}</p>
        <p className="text-sm text-ink-2 wrap-anywhere">
          {identity === undefined ? (
            t("identities.notConnected")
          ) : (
            <>
              {identity.email !== null && `${identity.email} · `}
              {t("identities.since")} <Moment iso={identity.created_at} />
            </>
          )}
        </p>
      </div>
      {identity !== undefined ? (
        <Button
          variant="outline"
          size="sm"
          aria-label={t("identities.disconnectNamed", { name })}
          busy={remove.isPending}
          onClick={() => setAsked(true)}
        >
          {t("identities.disconnect")}
        </Button>
      ) : (
        props.canConnect && (
          <Button
            variant="outline"
            size="sm"
            aria-label={t("identities.connectNamed", { name })}
            onClick={props.onConnect}
          >
            {t("identities.connect")}
          </Button>
        )
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t("identities.disconnect.title", { name })}
        text={t("identities.disconnect.text")}
        confirmLabel={t("identities.disconnect")}
        cancelLabel={t("identities.cancel")}
        onConfirm={() => remove.mutate()}
        danger
      />
    </li>
  );
}
