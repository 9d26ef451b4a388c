import { useEffect, useId, useState, type FormEvent } from "react";
import { useT } from "../../../lib/i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { enterKey, useEnteredKey } from "./entered-key.ts";
import { KeyFigures } from "./key-figures.tsx";
import { keyMessages } from "./messages.ts";
import { useKeyFigures } from "./use-key-figures.ts";

/** A form for the key; below it what the key is allowed and was used for, live. */
export function KeyPanel() {
  const t = useT(keyMessages);
  const alertId = useId();
  const [typed, setTyped] = useState("");
  const [isMissing, setMissing] = useState(false);
  const key = useEnteredKey();
  const figures = useKeyFigures(key);
  useEffect(() => () => enterKey(null), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = typed.trim();
    setMissing(given === "");
    enterKey(given === "" ? null : given);
    // The same key again: whoever presses wants to know now.
    if (given !== "" && given === key) void figures.refetch();
  }
  function forget() {
    setTyped("");
    enterKey(null);
  }

  const fault = isMissing ? t("portalKey.missing") : figures.isError ? t("portalKey.failed") : null;
  const detail = !isMissing && figures.isError ? figures.detail : null;
  return (
    <>
      <form noValidate onSubmit={submit} className="max-w-[46rem]">
        <div className="flex flex-wrap items-end gap-3">
          <PasswordField
            label={t("portalKey.label")}
            showLabel={t("portalKey.show")}
            hideLabel={t("portalKey.hide")}
            // No password manager is to offer itself for this.
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            {...(fault !== null && { "aria-invalid": true, "aria-describedby": alertId })}
            className="min-w-0 flex-[1_1_18rem]"
          />
          <Button type="submit" busy={figures.isFetching && !figures.data} className="min-h-12">
            {figures.isFetching && !figures.data ? t("portalKey.checking") : t("portalKey.submit")}
          </Button>
          {key !== null && (
            <Button variant="quiet" className="min-h-12" onClick={forget}>
              {t("portalKey.forget")}
            </Button>
          )}
        </div>
        <div role="alert" id={alertId}>
          {fault !== null && (
            <p className="mt-3 rounded-sm bg-bad-soft px-4 py-2.5 text-sm text-bad">
              {fault}
              {detail !== null && (
                <span lang="en" className="mt-0.5 block text-ink-2">
                  {detail}
                </span>
              )}
            </p>
          )}
        </div>
      </form>
      {figures.data && <KeyFigures {...figures.data} />}
    </>
  );
}
