import type { User } from "@propertyvr/contracts";
import { useMutation } from "@tanstack/react-query";
import { call, endpoints } from "../../../lib/api/index.ts";
import { useT } from "../../../lib/i18n/index.ts";
import { confirmUser, useSession } from "../../../lib/session/session-store.ts";
import { Section } from "../../../ui/section.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { showToast } from "../../../ui/toast.ts";
import { securityMessages } from "./messages.ts";

const FLAGS = ["emailNotifications", "marketingEmails", "dataCollection"] as const;

/** Saved as each is switched; one that the server refused goes back to what it was. */
export function AccountPreferences() {
  const t = useT(securityMessages);
  const session = useSession();
  const save = useMutation({
    mutationFn: (preferences: Partial<User["preferences"]>) =>
      call(endpoints.updateMe, { body: { preferences } }),
    onSuccess: (user) => {
      if (session.status === "signed_in") confirmUser(user, session.token);
    },
    onError: () => showToast(t("security.preferences.failed"), { kind: "error" }),
  });
  if (session.status !== "signed_in") return null;
  const shown = { ...session.user.preferences, ...(save.isPending && save.variables) };
  return (
    <Section title={t("security.preferences")}>
      {FLAGS.map((flag) => (
        <Switch
          key={flag}
          label={t(`security.${flag}`)}
          hint={t(`security.${flag}.hint`)}
          checked={shown[flag]}
          onChange={(checked) => save.mutate({ [flag]: checked })}
        />
      ))}
    </Section>
  );
}
