import type { ApiKey } from "@propertyvr/contracts";
import { TriangleAlert } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { Button } from "../../ui/index.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { keyMessages } from "./messages.ts";

/** A key that was just made, the only time that all of it is shown. */
export function WholeKey(props: { apiKey: ApiKey; onCopied: () => void; onDone: () => void }) {
  const t = useT(keyMessages);
  const { apiKey, onCopied } = props;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isBlocked, setBlocked] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <p className="flex gap-3 rounded-md bg-gold-soft px-4 py-3 text-on-gold">
        <TriangleAlert size={20} aria-hidden className="mt-0.5 shrink-0" />
        {t("keys.made.text")}
      </p>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-sm font-[550]">
          {t("keys.made.label", { partner: apiKey.partner_name })}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            ref={field}
            id={id}
            readOnly
            value={apiKey.key}
            spellCheck={false}
            onFocus={(event) => event.target.select()}
            // By hand it is copied as well.
            onCopy={onCopied}
            className="min-h-11 min-w-0 flex-1 basis-64 rounded-md border border-line-3 bg-surface-2 px-3 font-mono text-sm"
          />
          <CopyButton
            variant="primary"
            text={apiKey.key}
            label={t("keys.made.copy")}
            copiedLabel={t("keys.made.copied")}
            onCopied={onCopied}
            onBlocked={() => {
              setBlocked(true);
              field.current?.focus();
            }}
          />
        </div>
        <p role="alert" className="text-sm text-bad">
          {isBlocked && t("keys.made.blocked")}
        </p>
      </div>
      <p className="text-sm text-ink-2">{t("keys.made.secret")}</p>
      <div className="flex justify-end">
        <Button variant="outline" onClick={props.onDone}>
          {t("keys.made.done")}
        </Button>
      </div>
    </div>
  );
}
