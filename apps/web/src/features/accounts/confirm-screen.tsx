import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { accountEndpoints } from "../../lib/api/account-endpoints.ts";
import { call, isProblem } from "../../lib/api/index.ts";
import { useT } from "../../lib/i18n/index.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { emailMessages } from "./email-messages.ts";
import { Frame, Said } from "./reset-screens.tsx";

/** `/confirm-email#token`: a press confirms, because programs that check mails open their links too. */
export function ConfirmEmailScreen({ header, token }: { header: ReactNode; token: string }) {
  const t = useT(emailMessages);
  const confirm = useMutation({
    mutationFn: () => call(accountEndpoints.confirmEmail, { body: { token } }),
  });
  const fault = token === "" ? "noToken" : faultOf(confirm.error);
  return (
    <Frame header={header} title={t("email.title")} text={t("email.text")}>
      <output>{confirm.isSuccess && <Said tone="good">{t("email.done")}</Said>}</output>
      <div role="alert">{fault !== null && <Said tone="bad">{t(`email.${fault}`)}</Said>}</div>
      {confirm.isSuccess || fault === "noToken" ? (
        <Link to="/" className={`${buttonClass("primary")} mt-4 w-full`}>
          {t("email.open")}
        </Link>
      ) : (
        <Button
          busy={confirm.isPending}
          onClick={() => confirm.mutate()}
          className={fault === null ? "w-full" : "mt-4 w-full"}
        >
          {t("email.confirm")}
        </Button>
      )}
    </Frame>
  );
}

function faultOf(error: unknown) {
  if (error === null) return null;
  if (isProblem(error, "invalid")) return "expired";
  if (isProblem(error, "email_taken")) return "taken";
  return isProblem(error, "too_many_requests") ? "tooMany" : "failed";
}
