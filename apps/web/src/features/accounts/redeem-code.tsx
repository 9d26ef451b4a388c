import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call, endpoints, isProblem } from "../../lib/api/index.ts";
import { useT } from "../../lib/i18n/index.ts";
import { confirmUser, useSession } from "../../lib/session/session-store.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";
import { codeMessages } from "./code-messages.ts";

/** As long as an installation waits for its admin: the field for the code that was printed at start. */
export function RedeemCode() {
  const config = useQuery({
    queryKey: ["config"],
    queryFn: ({ signal }) => call(endpoints.config, { signal }),
  });
  return config.data?.awaits_admin === true ? <CodeForm /> : null;
}

function CodeForm() {
  const t = useT(codeMessages);
  const session = useSession();
  const [code, setCode] = useState("");
  const redeem = useMutation({
    mutationFn: () => call(endpoints.redeemAdminCode, { body: { code } }),
    onSuccess: (user) => {
      if (session.status !== "signed_out") confirmUser(user, session.token);
      showToast(t("accounts.code.done"), { kind: "success" });
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!redeem.isPending) redeem.mutate();
  }
  return (
    <form onSubmit={submit} className="mt-5 flex flex-col gap-3 rounded-md bg-surface-2 p-4">
      <TextField
        label={t("accounts.code")}
        hint={t("accounts.code.hint")}
        value={code}
        required
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={redeem.isError ? reasonOf(redeem.error, t) : undefined}
        onChange={(event) => {
          setCode(event.target.value);
          redeem.reset();
        }}
      />
      <Button type="submit" variant="outline" busy={redeem.isPending}>
        {t("accounts.code.action")}
      </Button>
    </form>
  );
}

type RedeemFailure = "wrong" | "other" | "tooMany" | "failed";

function reasonOf(error: unknown, t: (id: `accounts.code.${RedeemFailure}`) => string): string {
  if (isProblem(error, "invalid")) return t("accounts.code.wrong");
  if (isProblem(error, "forbidden")) return t("accounts.code.other");
  if (isProblem(error, "too_many_requests")) return t("accounts.code.tooMany");
  return t("accounts.code.failed");
}
