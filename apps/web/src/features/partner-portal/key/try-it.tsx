import { requestWith, type ManualOperation } from "@propertyvr/contracts/manual";
import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { isProblem } from "../../../lib/api/index.ts";
import { useT } from "../../../lib/i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ask } from "./ask.ts";
import { AnswerView } from "./answer-view.tsx";
import { BodyField } from "./body-field.tsx";
import { useEnteredKey } from "./entered-key.ts";
import { hasDryRun } from "./is-tryable.ts";
import { keyMessages } from "./messages.ts";

/** Sends one operation with the entered key and shows what came, head and all. */
export function TryIt({ operation }: { operation: ManualOperation }) {
  const t = useT(keyMessages);
  const key = useEnteredKey();
  const isDry = hasDryRun(operation);
  const fields = operation.parameters.filter(
    ({ name, place }) => name !== "dry_run" && (place !== "header" || !isDry),
  );
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(fields.map(({ name, example }) => [name, example ?? ""])),
  );
  const [body, setBody] = useState(() => {
    const example = operation.bodies[0]?.example;
    return example === undefined ? "" : JSON.stringify(example, null, 2);
  });
  const [fault, setFault] = useState<string | null>(null);
  const trial = useMutation({
    mutationFn: async (entered: string) => {
      const sent = request();
      return { request: sent, answer: await ask(sent, entered) };
    },
    onError: (error) => setFault(isProblem(error) ? t("portalTry.offline") : String(error)),
  });

  function request() {
    const [usual] = operation.bodies;
    return requestWith(
      operation,
      isDry ? { ...values, dry_run: "true" } : values,
      usual && { mediaType: usual.mediaType, example: body },
    );
  }
  function faultOf(): string | null {
    const missing = fields.find(
      ({ name, isRequired }) => isRequired && (values[name] ?? "").trim() === "",
    );
    if (missing) return t("portalTry.missing", { name: missing.name });
    if (operation.bodies.length === 0) return null;
    try {
      JSON.parse(body);
      return null;
    } catch (error) {
      return t("portalTry.unreadable", { reason: error instanceof Error ? error.message : "" });
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (key === null || trial.isPending) return;
    const found = faultOf();
    setFault(found);
    if (found === null) trial.mutate(key);
  }

  if (key === null)
    return (
      <p className="rounded-md border border-dashed border-line-2 px-4 py-3 text-sm text-ink-2">
        {t("portalTry.needsKey")}{" "}
        <a href="#your-key" className="text-brand underline underline-offset-4">
          {t("portalTry.toKey")}
        </a>
      </p>
    );
  return (
    <div className="rounded-md border border-line bg-surface p-4">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {fields.length > 0 && (
          <div className="grid gap-3 sm:grid-cols-2">
            {fields.map(({ name, isRequired }) => (
              <TextField
                key={name}
                label={name}
                value={values[name] ?? ""}
                required={isRequired}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => setValues({ ...values, [name]: event.target.value })}
              />
            ))}
          </div>
        )}
        {operation.bodies.length > 0 && (
          <BodyField label={t("portalTry.body")} value={body} onChange={setBody} />
        )}
        {isDry && <p className="text-sm text-ink-2">{t("portalTry.dryRun")}</p>}
        <div role="alert" className="empty:-mt-4">
          {fault !== null && (
            <p className="rounded-sm bg-bad-soft px-4 py-2.5 text-sm text-bad">{fault}</p>
          )}
        </div>
        <Button type="submit" size="sm" busy={trial.isPending} className="self-start">
          {trial.isPending ? t("portalTry.sending") : t("portalTry.send")}
        </Button>
      </form>
      {trial.data && <AnswerView {...trial.data} />}
    </div>
  );
}
