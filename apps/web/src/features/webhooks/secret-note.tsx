import { useId, useRef } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Button, showToast } from "../../ui/index.ts";
import { webhookMessages } from "./messages.ts";

/** A secret that was just made, the only time that it is shown. */
export function SecretNote({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useT(webhookMessages);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const onBlocked = (): void => {
    field.current?.select();
    showToast(t("hooks.secret.blocked"), { kind: "error" });
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">{t("hooks.secret.text")}</p>
      <label htmlFor={id} className="sr-only">
        {t("hooks.secret.title")}
      </label>
      <input
        ref={field}
        id={id}
        readOnly
        data-autofocus
        value={secret}
        onFocus={(event) => event.target.select()}
        className="min-h-11 w-full rounded-md border border-line-3 bg-surface-2 px-3 font-mono text-sm"
      />
      <div className="flex flex-wrap justify-end gap-2">
        <CopyButton
          text={secret}
          label={t("hooks.secret.copy")}
          copiedLabel={t("hooks.secret.copied")}
          onBlocked={onBlocked}
        />
        <Button onClick={onDone}>{t("hooks.secret.done")}</Button>
      </div>
    </div>
  );
}
