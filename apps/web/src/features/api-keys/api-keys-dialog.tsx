import type { ApiKey } from "@propertyvr/contracts";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { useUser } from "../../lib/session/session-store.ts";
import { Button, ConfirmDialog, Dialog } from "../../ui/index.ts";
import { useFocusOf } from "../../ui/use-focus-of.ts";
import { ElsewhereNote } from "./elsewhere-note.tsx";
import { useElsewhere } from "./elsewhere.ts";
import { EndKeyDialogs, type Ending } from "./end-key-dialogs.tsx";
import { KeyForm } from "./key-form.tsx";
import { KeysView } from "./key-list.tsx";
import { KeyUsage } from "./key-usage.tsx";
import { keyMessages } from "./messages.ts";
import { useApiKeys } from "./queries.ts";
import { RotateForm } from "./rotate-form.tsx";
import { WholeKey } from "./whole-key.tsx";

type View =
  | { readonly at: "list" }
  | { readonly at: "form" }
  | { readonly at: "made"; readonly key: ApiKey; readonly isCopied: boolean }
  | { readonly at: "usage" | "rotate"; readonly key: ApiKey };

const titles = {
  list: "keys.title",
  form: "keys.form.title",
  made: "keys.made.title",
  usage: "keys.usage",
  rotate: "keys.rotate.title",
} as const satisfies Record<View["at"], string>;

export interface ApiKeysDialogProps {
  /** Begins with the form for a new key. */
  isNew: boolean;
  onClose: () => void;
}

/** Partners' API keys: all for an admin, one's own for a partner. Loaded when it is opened. */
export default function ApiKeysDialog({ isNew, onClose }: ApiKeysDialogProps) {
  const t = useT(keyMessages);
  const isAdmin = useUser()?.role === "admin";
  const keys = useApiKeys();
  const elsewhere = useElsewhere(keys.data);
  const [view, setView] = useState<View>({ at: isNew ? "form" : "list" });
  const [ending, setEnding] = useState<Ending | null>(null);
  const [leaving, setLeaving] = useState<{ readonly to: () => void } | null>(null);
  const body = useFocusOf(view.at);
  const made = (key: ApiKey): void => setView({ at: "made", key, isCopied: false });
  const toList = (): void => setView({ at: "list" });
  /** A key that nobody copied is lost: then it asks. */
  const leave = (to: () => void): void =>
    view.at === "made" && !view.isCopied ? setLeaving({ to }) : to();

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave(onClose)}
      width="lg"
      phone="screen"
      title={t(titles[view.at])}
      description={view.at === "list" ? t("keys.text") : undefined}
      closeLabel={t("keys.close")}
    >
      <div ref={body} tabIndex={-1} className="outline-none">
        {view.at !== "list" && view.at !== "made" && <BackButton onClick={toList} />}
        {view.at !== "made" && <ElsewhereNote done={elsewhere.done} onSeen={elsewhere.seen} />}
        {view.at === "list" && (
          <KeysView
            keys={keys}
            isAdmin={isAdmin}
            onNew={() => setView({ at: "form" })}
            onUsage={(key) => setView({ at: "usage", key })}
            onRotate={(key) => setView({ at: "rotate", key })}
            onRevoke={(key) => setEnding({ how: "revoke", key })}
            onDelete={(key) => setEnding({ how: "delete", key })}
          />
        )}
        {view.at === "form" && <KeyForm isAdmin={isAdmin} onMade={made} onCancel={toList} />}
        {view.at === "made" && (
          <WholeKey
            apiKey={view.key}
            onCopied={() => setView({ ...view, isCopied: true })}
            onDone={() => leave(toList)}
          />
        )}
        {view.at === "usage" && (
          <KeyUsage apiKey={keys.data?.find(({ id }) => id === view.key.id) ?? view.key} />
        )}
        {view.at === "rotate" && (
          <RotateForm
            apiKey={view.key}
            onMade={made}
            onBegin={elsewhere.isOwn}
            onFailed={elsewhere.isNotOwn}
          />
        )}
      </div>
      <EndKeyDialogs
        ending={ending}
        onClose={() => setEnding(null)}
        onBegin={elsewhere.isOwn}
        onFailed={elsewhere.isNotOwn}
      />
      <ConfirmDialog
        danger
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={t("keys.made.leave.title")}
        text={t("keys.made.leave.text")}
        confirmLabel={t("keys.made.leave.confirm")}
        cancelLabel={t("keys.made.leave.cancel")}
        onConfirm={() => leaving?.to()}
      />
    </Dialog>
  );
}

function BackButton({ onClick }: { onClick: () => void }) {
  const t = useT(keyMessages);
  return (
    <Button
      variant="quiet"
      size="sm"
      className="mb-3 -ml-3"
      icon={<ArrowLeft size={17} aria-hidden />}
      onClick={onClick}
    >
      {t("keys.back")}
    </Button>
  );
}
