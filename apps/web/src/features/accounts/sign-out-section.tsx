import { LogOut } from "lucide-react";
import { useT } from "../../lib/i18n/index.ts";
import { Button } from "../../ui/button.tsx";
import { accountMessages } from "./messages.ts";
import { useSignOut } from "./use-sign-out.ts";

/** The way out, at the foot of the tab Account. */
export function SignOutSection() {
  const t = useT(accountMessages);
  const leave = useSignOut();
  return (
    <Button
      variant="outline"
      icon={<LogOut size={17} aria-hidden />}
      onClick={leave}
      className="w-full sm:w-fit"
    >
      {t("accounts.signOut")}
    </Button>
  );
}
