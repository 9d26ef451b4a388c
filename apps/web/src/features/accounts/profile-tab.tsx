import { ACCOUNT_NAME_MAX, type User } from "@propertyvr/contracts";
import { useMutation } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { type ReactNode, useState } from "react";
import { call, endpoints } from "../../lib/api/index.ts";
import { formatMonth } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { confirmUser, useSession } from "../../lib/session/session-store.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";
import { useFocusOf } from "../../ui/use-focus-of.ts";
import { accountMessages } from "./messages.ts";
import { PortraitField } from "./portrait-field.tsx";
import { profileMessages } from "./profile-messages.ts";
import { RedeemCode } from "./redeem-code.tsx";

/** Who is signed in: name, email, since when, role and plan; the name can be changed. */
export function ProfileTab({ children }: { children: ReactNode }) {
  const session = useSession();
  const [isEdited, setEdited] = useState(false);
  const head = useFocusOf(isEdited ? "edited" : "shown");
  if (session.status !== "signed_in") return null;
  const { user, token } = session;
  return (
    <>
      <div ref={head} tabIndex={-1} className="pb-5 outline-none">
        <PortraitField user={user} token={token}>
          {isEdited ? (
            <NameForm user={user} token={token} onDone={() => setEdited(false)} />
          ) : (
            <Shown user={user} onEdit={() => setEdited(true)} />
          )}
        </PortraitField>
      </div>
      <Facts user={user} />
      {user.role !== "admin" && <RedeemCode />}
      <div className="mt-5">{children}</div>
    </>
  );
}

function Shown({ user, onEdit }: { user: User; onEdit: () => void }) {
  const t = useT(profileMessages);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="text-lg font-semibold">{user.name}</p>
        <p className="text-ink-2">{user.email}</p>
      </div>
      <Button variant="outline" size="sm" icon={<Pencil size={15} aria-hidden />} onClick={onEdit}>
        {t("profile.edit")}
      </Button>
    </div>
  );
}

function NameForm({ user, token, onDone }: { user: User; token: string; onDone: () => void }) {
  const t = useT(profileMessages);
  const [name, setName] = useState(user.name);
  const [isEmpty, setEmpty] = useState(false);
  const save = useMutation({
    mutationFn: (next: string) => call(endpoints.updateMe, { body: { name: next } }),
    onSuccess: (changed) => {
      confirmUser(changed, token);
      showToast(t("profile.updated"), { kind: "success" });
      onDone();
    },
    onError: () => showToast(t("profile.failed"), { kind: "error" }),
  });
  const submit = (): void => {
    const next = name.trim();
    if (next === "") setEmpty(true);
    else if (next === user.name) onDone();
    else if (!save.isPending) save.mutate(next);
  };
  return (
    <form
      className="flex min-w-0 flex-1 flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={t("profile.name")}
        value={name}
        maxLength={ACCOUNT_NAME_MAX}
        autoComplete="name"
        data-autofocus
        error={isEmpty ? t("profile.nameNeeded") : undefined}
        onChange={(event) => {
          setName(event.target.value);
          setEmpty(false);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={save.isPending}>
          {t("profile.save")}
        </Button>
        <Button variant="outline" size="sm" onClick={onDone}>
          {t("profile.cancel")}
        </Button>
      </div>
    </form>
  );
}

function Facts({ user }: { user: User }) {
  const t = useT(profileMessages);
  const ofAccount = useT(accountMessages);
  const language = useLanguage();
  return (
    <dl className="divide-y divide-line rounded-md border border-line text-sm">
      <Row term={t("profile.member")}>{formatMonth(user.created_at, language)}</Row>
      {user.role !== "seeker" && (
        <Row term={t("profile.role")}>
          <Badge variant="gold">{ofAccount(`accounts.role.${user.role}`)}</Badge>
        </Row>
      )}
      <Row term={t("profile.plan")}>
        <Badge variant="brand">{ofAccount(`accounts.plan.${user.plan}`)}</Badge>
      </Row>
    </dl>
  );
}

const Row = (props: { term: string; children: ReactNode }) => (
  <div className="flex min-h-11 items-center justify-between gap-4 px-4 py-2">
    <dt className="text-ink-2">{props.term}</dt>
    <dd className="text-right">{props.children}</dd>
  </div>
);
