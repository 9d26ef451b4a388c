import type { OwnListing, EditedOwnListing } from "@propertyvr/contracts";
import { useId, useState } from "react";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { useLeaveGuard } from "../../../lib/use-leave-guard.ts";
import { Button, ConfirmDialog, Dialog, showToast } from "../../../ui/index.ts";
import { faultText } from "./edit-faults.ts";
import { EditFields } from "./edit-fields.tsx";
import { editMessages } from "./messages.ts";
import { useEditForm } from "./use-edit-form.ts";

interface EditDialogProps {
  listing: OwnListing;
  onClose: () => void;
}

/** Changes one home by hand. Closing, leaving and reloading ask first where something typed would be lost. */
export default function EditDialog({ listing, onClose }: EditDialogProps) {
  const t = useT(editMessages);
  const formId = useId();
  const [isLeaving, setIsLeaving] = useState(false);
  const [noted, setNoted] = useState<EditedOwnListing["warnings"]>([]);
  const form = useEditForm(listing, (answer) => {
    if (answer !== null && answer.warnings.length > 0) return setNoted(answer.warnings);
    if (answer !== null || form.isTouched) showToast(t("own.edit.saved"), { kind: "success" });
    onClose();
  });
  const isDone = noted.length > 0;
  const isUnsaved = form.isTouched && !isDone;
  useLeaveGuard(isUnsaved);
  const leave = (): void => (isUnsaved ? setIsLeaving(true) : onClose());
  return (
    <>
      <Dialog
        open
        width="lg"
        phone="screen"
        onOpenChange={(open) => !open && leave()}
        title={t(isDone ? "own.edit.saved" : "own.edit.title")}
        description={<span lang={listing.title.language}>{listing.title.text}</span>}
        closeLabel={t("own.edit.close")}
        footer={
          isDone ? (
            <Button onClick={onClose}>{t("own.edit.done")}</Button>
          ) : (
            <>
              <Button variant="outline" onClick={leave}>
                {t("own.edit.cancel")}
              </Button>
              <Button type="submit" form={formId} busy={form.isSaving}>
                {t(form.isSaving ? "own.edit.saving" : "own.edit.save")}
              </Button>
            </>
          )
        }
      >
        {isDone ? <Noted warnings={noted} /> : <EditFields id={formId} form={form} />}
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        title={t("own.edit.leave")}
        text={t("own.edit.leave.text")}
        confirmLabel={t("own.edit.leave.yes")}
        cancelLabel={t("own.edit.leave.no")}
        onConfirm={onClose}
      />
    </>
  );
}

/** What is worth knowing about values that were taken. */
function Noted({ warnings }: { warnings: EditedOwnListing["warnings"] }) {
  const t = useT(editMessages);
  const language = useLanguage();
  return (
    <output className="block">
      <p>{t("own.edit.noted")}</p>
      <ul className="mt-2 list-disc pl-5 text-ink-2">
        {warnings.map((warning) => (
          <li key={`${warning.field} ${warning.code}`}>{faultText(warning, language)}</li>
        ))}
      </ul>
    </output>
  );
}
