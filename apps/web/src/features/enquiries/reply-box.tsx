import { cleanEnquiry, ENQUIRY_MAX } from "@propertyvr/contracts";
import { useState } from "react";
import { isProblem } from "../../lib/api/index.ts";
import { useT } from "../../lib/i18n/index.ts";
import { readStored, removeStored, writeStored } from "../../lib/storage.ts";
import { Button } from "../../ui/index.ts";
import { TextArea } from "../../ui/text-area.tsx";
import { failureText } from "./failure-text.ts";
import { enquiryMessages } from "./messages.ts";

/** A message as it is sent; sent again under the same id it is the same one. */
export interface OutgoingReply {
  readonly client_id: string;
  readonly message: string;
}

interface ReplyBoxProps {
  /** Names the draft, which survives leaving and reloading. */
  enquiryId: string;
  label: string;
  send: (reply: OutgoingReply) => Promise<unknown>;
}

const isBlank = (text: string): boolean =>
  cleanEnquiry({ name: "", phone: "", email: "", line: "", preferred_time: "", message: text })
    .message === "";

const ID_LENGTH = 36;

/**
 * The id to send a text under: the one that it was tried under before, also before the page was left,
 * because it may have arrived.
 */
function clientIdOf(triedKey: `draft:${string}`, text: string): string {
  const tried = readStored(triedKey);
  if (tried?.slice(ID_LENGTH) === text) return tried.slice(0, ID_LENGTH);
  const id = crypto.randomUUID();
  writeStored(triedKey, id + text);
  return id;
}

/** Writes one more message. What is typed stays until it has arrived. */
export function ReplyBox({ enquiryId, label, send }: ReplyBoxProps) {
  const t = useT(enquiryMessages);
  const draftKey = `draft:reply:${enquiryId}` as const;
  const triedKey = `draft:reply-tried:${enquiryId}` as const;
  const [text, setText] = useState(() => readStored(draftKey) ?? "");
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  const submit = async (): Promise<void> => {
    if (isSending || isBlank(text)) return;
    if (text.length > ENQUIRY_MAX.message)
      return setFailure(t("enquiries.fault.tooLong", { max: ENQUIRY_MAX.message }));
    setIsSending(true);
    setFailure(undefined);
    try {
      await send({ client_id: clientIdOf(triedKey, text), message: text });
      removeStored(draftKey);
      removeStored(triedKey);
      setText("");
    } catch (error) {
      if (isProblem(error, "limit_reached")) setFailure(t("enquiries.thread.full"));
      else if (isProblem(error, "not_found")) setFailure(t("enquiries.thread.gone"));
      else setFailure(failureText(error, t).text);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextArea
        label={label}
        rows={2}
        value={text}
        error={failure}
        onChange={(event) => {
          setText(event.target.value);
          setFailure(undefined);
          writeStored(draftKey, event.target.value);
        }}
      />
      <Button
        type="submit"
        size="sm"
        className="self-end"
        busy={isSending}
        disabled={isBlank(text)}
      >
        {t(isSending ? "enquiries.sending" : "enquiries.thread.send")}
      </Button>
    </form>
  );
}
