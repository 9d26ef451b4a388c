import type { ApiKey } from "@propertyvr/contracts";
import { useT } from "../../lib/i18n/index.ts";
import { ConfirmDialog, showToast } from "../../ui/index.ts";
import { failureReason } from "./failure-reason.ts";
import { keyMessages } from "./messages.ts";
import { useDeleteKey, useRevokeKey } from "./queries.ts";

export interface Ending {
  readonly how: "revoke" | "delete";
  readonly key: ApiKey;
}

/** Asks before a key is revoked or deleted, does it, and says how it went. */
export function EndKeyDialogs(props: {
  ending: Ending | null;
  onClose: () => void;
  onBegin: (id: string) => void;
  onFailed: (id: string) => void;
}) {
  const t = useT(keyMessages);
  const { ending, onClose } = props;
  const revoke = useRevokeKey();
  const remove = useDeleteKey();

  const confirm = ({ how, key: { id } }: Ending): void => {
    props.onBegin(id);
    const end = how === "revoke" ? revoke : remove;
    end.mutate(id, {
      onSuccess: () =>
        showToast(t(how === "revoke" ? "keys.toast.revoked" : "keys.toast.deleted"), {
          kind: "success",
        }),
      onError: (error) => {
        props.onFailed(id);
        showToast(t(`keys.toast.${how}`), { kind: "error", description: failureReason(error, t) });
      },
    });
  };
  return (["revoke", "delete"] as const).map((how) => {
    const asked = ending?.how === how ? ending : null;
    const named = { key: asked?.key.key ?? "", partner: asked?.key.partner_name ?? "" };
    return (
      <ConfirmDialog
        key={how}
        danger
        open={asked !== null}
        onOpenChange={(open) => !open && onClose()}
        title={t(`keys.${how}.title`)}
        text={t(`keys.${how}.text`, named)}
        confirmLabel={t(`keys.${how}`)}
        cancelLabel={t("keys.keep")}
        onConfirm={() => asked && confirm(asked)}
      />
    );
  });
}
