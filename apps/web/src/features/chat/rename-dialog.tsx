import { type Chat, CHAT_TITLE_MAX } from "@propertyvr/contracts";
import { useId, useState } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { Button, Dialog, showToast } from "../../ui/index.ts";
import { TextField } from "../../ui/text-field.tsx";
import { renameMessages } from "./rename-messages.ts";
import { useRenameChat } from "./queries.ts";
import { tellOtherTabs } from "./stream/use-chat-runs.ts";

/** Asks for another title; the old one stands until the server has taken the new one. */
export default function RenameDialog({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const t = useT(renameMessages);
  const formId = useId();
  const [title, setTitle] = useState(chat.title);
  const [isEmpty, setEmpty] = useState(false);
  const rename = useRenameChat();

  const save = (): void => {
    const next = title.trim();
    if (next === "") return setEmpty(true);
    if (next === chat.title) return onClose();
    rename.mutate(
      { id: chat.id, title: next },
      {
        onSuccess: () => {
          tellOtherTabs(chat.id);
          onClose();
        },
        onError: () => showToast(t("chat.rename.failed"), { kind: "error" }),
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("chat.rename.title")}
      closeLabel={t("chat.rename.close")}
      width="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("chat.rename.cancel")}
          </Button>
          <Button type="submit" form={formId} busy={rename.isPending}>
            {t("chat.rename.save")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={t("chat.rename.label")}
          value={title}
          maxLength={CHAT_TITLE_MAX}
          error={isEmpty ? t("chat.rename.needed") : undefined}
          onChange={(event) => {
            setTitle(event.target.value);
            setEmpty(false);
          }}
          onFocus={(event) => event.target.select()}
        />
      </form>
    </Dialog>
  );
}
