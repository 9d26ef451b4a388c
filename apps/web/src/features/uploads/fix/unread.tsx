import { TableProperties } from "lucide-react";
import { useT } from "../../../lib/i18n/index.ts";
import { Button, EmptyState } from "../../../ui/index.ts";
import { goTo, useFlow } from "../flow.ts";
import { fixMessages } from "./fix-messages.ts";

/** There was no table of homes to check. */
export function Unread() {
  const t = useT(fixMessages);
  const { check } = useFlow();
  const isRecognised = "plan" in check && check.plan.tables.some(({ isLeftOut }) => !isLeftOut);
  return (
    <EmptyState
      level={3}
      icon={<TableProperties size={24} />}
      title={t("uploads.fix.unread.title")}
      text={t(isRecognised ? "uploads.fix.unread.empty" : "uploads.fix.unread.text")}
      action={<Button onClick={() => goTo("columns")}>{t("uploads.fix.unread.columns")}</Button>}
    />
  );
}
