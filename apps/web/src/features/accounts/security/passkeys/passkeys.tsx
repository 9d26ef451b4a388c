import type { Passkey } from "@propertyvr/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { accountEndpoints } from "../../../../lib/api/account-endpoints.ts";
import { call } from "../../../../lib/api/index.ts";
import { useT } from "../../../../lib/i18n/index.ts";
import { lazyWindow } from "../../../../lib/lazy-window.tsx";
import { Moment } from "../../../../lib/moment.tsx";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { Section } from "../../../../ui/section.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { passkeyMessages } from "./messages.ts";

const AddWindow = lazyWindow(() => import("./add-passkey-window.tsx"));
const RenameWindow = lazyWindow(() => import("./rename-passkey-window.tsx"));

const KEY = ["passkeys"];

/** What signs in without a password; each is named, and can be removed. */
export function Passkeys() {
  const t = useT(passkeyMessages);
  const queries = useQueryClient();
  const [opened, setOpened] = useState<"add" | Passkey | null>(null);
  const list = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(accountEndpoints.listPasskeys, { signal }),
    staleTime: 0,
  });
  const refresh = () => queries.invalidateQueries({ queryKey: KEY });
  const close = (): void => {
    setOpened(null);
    void refresh();
  };
  const passkeys = list.data?.passkeys ?? [];
  return (
    <Section title={t("passkeys.title")}>
      <p className="text-sm text-ink-2">{t("passkeys.text")}</p>
      {list.isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-bad">
          {t("passkeys.loadFailed")}
          <Button variant="outline" size="sm" onClick={() => void list.refetch()}>
            {t("passkeys.retry")}
          </Button>
        </div>
      )}
      {passkeys.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {passkeys.map((passkey) => (
            <Line
              key={passkey.id}
              passkey={passkey}
              onRename={() => setOpened(passkey)}
              onRemoved={refresh}
            />
          ))}
        </ul>
      )}
      {list.data && <AddButton origin={list.data.origin} onAdd={() => setOpened("add")} />}
      {opened === "add" && <AddWindow onClose={close} />}
      {opened !== null && opened !== "add" && <RenameWindow passkey={opened} onClose={close} />}
    </Section>
  );
}

/** The button, or why there is none. */
function AddButton({ origin, onAdd }: { origin: string | null; onAdd: () => void }) {
  const t = useT(passkeyMessages);
  if (origin === null) return <p className="text-sm text-ink-2">{t("passkeys.nowhere")}</p>;
  if (origin !== location.origin)
    return <p className="text-sm text-ink-2">{t("passkeys.elsewhere", { origin })}</p>;
  if (typeof PublicKeyCredential !== "function")
    return <p className="text-sm text-ink-2">{t("passkeys.unsupported")}</p>;
  return (
    <Button variant="outline" className="w-full sm:w-fit" onClick={onAdd}>
      {t("passkeys.add")}
    </Button>
  );
}

function Line(props: { passkey: Passkey; onRename: () => void; onRemoved: () => Promise<void> }) {
  const t = useT(passkeyMessages);
  const { id, name, created_at, last_used_at } = props.passkey;
  const [isAsked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => call(accountEndpoints.removePasskey, { params: { id } }),
    onSuccess: () => showToast(t("passkeys.removed")),
    onError: () => showToast(t("passkeys.failed"), { kind: "error" }),
    onSettled: props.onRemoved,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="text-sm font-[550] wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-2">
          {t("passkeys.created")} <Moment iso={created_at} />
          {" · "}
          {last_used_at === null ? (
            t("passkeys.neverUsed")
          ) : (
            <>
              {t("passkeys.used")} <Moment iso={last_used_at} />
            </>
          )}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="outline"
          size="sm"
          aria-label={t("passkeys.renameNamed", { name })}
          onClick={props.onRename}
        >
          {t("passkeys.rename")}
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label={t("passkeys.removeNamed", { name })}
          busy={remove.isPending}
          onClick={() => setAsked(true)}
        >
          {t("passkeys.remove")}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t("passkeys.remove.title")}
        text={t("passkeys.remove.text", { name })}
        confirmLabel={t("passkeys.remove")}
        cancelLabel={t("passkeys.cancel")}
        onConfirm={() => remove.mutate()}
        danger
      />
    </li>
  );
}
