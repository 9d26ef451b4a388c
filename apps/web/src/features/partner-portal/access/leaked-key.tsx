import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { call } from "../../../lib/api/index.ts";
import { workEndpoints } from "../../../lib/api/work-endpoints.ts";
import { useT } from "../../../lib/i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { accessMessages } from "./messages.ts";

/** pvr_ and 46 letters and digits, the last six a checksum that the server proves. */
const KEY = /^pvr_[0-9A-Za-z]{46}$/;

/** Whoever finds a key may end it: it has no business where it was found. */
export function LeakedKey() {
  const t = useT(accessMessages);
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<"missing" | "malformed" | null>(null);
  const report = useMutation({
    mutationFn: (key: string) => call(workEndpoints.reportLeakedKeys, { body: { key } }),
    onSuccess: () => setTyped(""),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (report.isPending) return;
    const key = typed.trim();
    const found = key === "" ? "missing" : KEY.test(key) ? null : "malformed";
    setFault(found);
    report.reset();
    if (found === null) report.mutate(key);
  }
  return (
    <form noValidate onSubmit={submit} className="max-w-[46rem]">
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={t("portalLeak.label")}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={fault === null ? undefined : t(`portalLeak.${fault}`)}
          className="min-w-0 flex-[1_1_18rem]"
        />
        {/* In line with the field, whose label stands above it. */}
        <Button
          variant="danger"
          type="submit"
          busy={report.isPending}
          className="min-h-12 sm:mt-[1.7rem]"
        >
          {report.isPending ? t("portalLeak.sending") : t("portalLeak.submit")}
        </Button>
      </div>
      <div role="alert">
        {report.isSuccess && (
          <p className="mt-3 rounded-sm bg-good-soft px-4 py-2.5 text-sm text-good">
            {t("portalLeak.done")}
          </p>
        )}
        {report.isError && (
          <p className="mt-3 rounded-sm bg-bad-soft px-4 py-2.5 text-sm text-bad">
            {t("portalLeak.failed")}
          </p>
        )}
      </div>
    </form>
  );
}
