import { newPasswordFault } from "@propertyvr/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { accountEndpoints } from "../../../lib/api/account-endpoints.ts";
import { call, isProblem } from "../../../lib/api/index.ts";
import { useT } from "../../../lib/i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { Section } from "../../../ui/section.tsx";
import { showToast } from "../../../ui/toast.ts";
import { securityMessages } from "./messages.ts";

const EMPTY = { current_password: "", new_password: "" };

/** Asks for the password that holds; saving it signs out every other device. */
export function ChangePassword() {
  const t = useT(securityMessages);
  const queries = useQueryClient();
  const [form, setForm] = useState(EMPTY);
  const [isTooShort, setTooShort] = useState(false);
  const save = useMutation({
    mutationFn: () => call(accountEndpoints.changePassword, { body: form }),
    onSuccess: () => {
      setForm(EMPTY);
      showToast(t("security.password.changed"), { kind: "success" });
      void queries.invalidateQueries({ queryKey: ["sessions"] });
    },
    onError: (error) => {
      if (isProblem(error, "invalid")) return;
      const text = isProblem(error, "too_many_requests") ? "tooMany" : "password.failed";
      showToast(t(`security.${text}`), { kind: "error" });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    const isShort = newPasswordFault(form.new_password) !== undefined;
    setTooShort(isShort);
    if (!isShort) save.mutate();
  };
  const field = (name: keyof typeof EMPTY) => ({
    value: form[name],
    required: true,
    maxLength: 1_000,
    showLabel: t("security.password.show"),
    hideLabel: t("security.password.hide"),
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [name]: event.target.value });
      setTooShort(false);
      save.reset();
    },
  });
  return (
    <Section title={t("security.password")}>
      <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
        <PasswordField
          {...field("current_password")}
          label={t("security.password.current")}
          autoComplete="current-password"
          error={isProblem(save.error, "invalid") ? t("security.wrongPassword") : undefined}
        />
        <PasswordField
          {...field("new_password")}
          label={t("security.password.new")}
          autoComplete="new-password"
          hint={t("security.password.hint")}
          error={isTooShort ? t("security.password.tooShort") : undefined}
        />
        <Button type="submit" variant="outline" busy={save.isPending} className="w-full sm:w-fit">
          {t("security.password")}
        </Button>
      </form>
    </Section>
  );
}
