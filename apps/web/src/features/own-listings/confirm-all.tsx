import { CalendarCheck } from "lucide-react";
import { useState } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { Button, ConfirmDialog } from "../../ui/index.ts";
import { ownListingsMessages } from "./messages.ts";

interface ConfirmAllProps {
  /** So many are expiring or expired, whatever the list is narrowed to. */
  count: number;
  busy: boolean;
  onConfirm: () => void;
}

/** Says of every home that is due that it holds; asks first, for it is said of many at once. */
export function ConfirmAll({ count, busy, onConfirm }: ConfirmAllProps) {
  const t = useT(ownListingsMessages);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        className="self-start"
        busy={busy}
        icon={<CalendarCheck size={17} aria-hidden />}
        onClick={() => setIsAsking(true)}
      >
        {t("own.confirmAll", { count })}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t("own.confirmAll.title", { count })}
        text={t("own.confirmAll.text")}
        confirmLabel={t("own.confirmAll.yes")}
        cancelLabel={t("own.confirmAll.no")}
        onConfirm={onConfirm}
      />
    </>
  );
}
