import { LogOut } from "lucide-react";
import { formatMonth } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { useUser } from "../../lib/session/session-store.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Avatar } from "./avatar.tsx";
import { accountMessages } from "./messages.ts";
import { RedeemCode } from "./redeem-code.tsx";
import { useSignOut } from "./use-sign-out.ts";

/** Who is signed in: name, email, since when, role and plan; and the way out. */
export default function ProfileDialog({ onClose }: { onClose: () => void }) {
  const t = useT(accountMessages);
  const language = useLanguage();
  const user = useUser();
  const leave = useSignOut();
  if (!user) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title={t("accounts.profile")}
      closeLabel={t("accounts.close")}
      footer={
        <Button
          look="outline"
          icon={<LogOut size={17} aria-hidden />}
          onClick={leave}
          className="w-full"
        >
          {t("accounts.signOut")}
        </Button>
      }
    >
      <div className="flex items-center gap-4 py-2">
        <Avatar name={user.name} size="lg" />
        <div className="min-w-0">
          <p className="text-lg font-semibold">{user.name}</p>
          <p className="text-ink-2">{user.email}</p>
        </div>
      </div>
      <dl className="mt-4 divide-y divide-line rounded-md border border-line text-sm">
        <Row term={t("accounts.profile.member")}>{formatMonth(user.created_at, language)}</Row>
        {user.role !== "seeker" && (
          <Row term={t("accounts.profile.role")}>
            <Badge look="gold">{t(`accounts.role.${user.role}`)}</Badge>
          </Row>
        )}
        <Row term={t("accounts.profile.plan")}>
          <Badge look="brand">{t(`accounts.plan.${user.plan}`)}</Badge>
        </Row>
      </dl>
      {user.role !== "admin" && <RedeemCode />}
    </Dialog>
  );
}

const Row = (props: { term: string; children: React.ReactNode }) => (
  <div className="flex min-h-11 items-center justify-between gap-4 px-4 py-2">
    <dt className="text-ink-2">{props.term}</dt>
    <dd className="text-right">{props.children}</dd>
  </div>
);
