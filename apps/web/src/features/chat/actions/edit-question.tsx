import type { Message } from "@propertyvr/contracts";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useT } from "../../../lib/i18n/index.ts";
import { useUser } from "../../../lib/session/session-store.ts";
import { Button } from "../../../ui/index.ts";
import { editPlace, readDraft, writeDraft } from "../drafts.ts";
import { isSendKey } from "../send-key.ts";
import { focusMessages, useChatActions } from "./chat-actions.tsx";
import { actionMessages } from "./messages.ts";

/** The words of an earlier question, to be changed and said in its place. */
export default function EditQuestion({ message }: { message: Message }) {
  const t = useT(actionMessages);
  const { edit, isReplying, resend } = useChatActions();
  const note = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  // What was changed and not sent survives leaving and reloading.
  const place = editPlace(useUser()?.id ?? "", message.id);
  const [text, setText] = useState(() => readDraft(place) || message.content);
  useEffect(() => {
    const { current: field } = box;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);

  const close = (): void => {
    writeDraft(place, "");
    edit(null);
  };
  const send = async (): Promise<void> => {
    if (text.trim() === "" || isReplying) return;
    focusMessages(box.current);
    // Where it could not be sent the question stands here again, with the changed words.
    if ((await resend(message.id, text)) === "taken") close();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && !event.nativeEvent.isComposing) close();
    if (!isSendKey(event)) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      className="w-full min-w-0 rounded-[18px] border border-brand-line bg-brand-soft p-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <textarea
        ref={box}
        rows={2}
        aria-label={t("actions.edit.label")}
        aria-describedby={note}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          writeDraft(place, target.value);
        }}
        onKeyDown={onKey}
        className="field-sizing-content max-h-60 w-full resize-none rounded-md bg-surface px-3 py-2"
      />
      <div className="mt-2 flex flex-wrap items-center justify-end gap-2">
        <p id={note} className="min-w-0 flex-1 basis-72 text-sm text-ink-2">
          {t("actions.edit.note")}
        </p>
        <div className="flex gap-2">
          <Button variant="quiet" size="sm" onClick={close}>
            {t("actions.edit.cancel")}
          </Button>
          <Button type="submit" size="sm" disabled={text.trim() === "" || isReplying}>
            {t("actions.edit.send")}
          </Button>
        </div>
      </div>
    </form>
  );
}
