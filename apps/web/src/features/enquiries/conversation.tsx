import type { Enquiry } from "@propertyvr/contracts";
import { useEffect } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { enquiryMessages } from "./messages.ts";
import { useSeeEnquiry, useWriteInEnquiry } from "./queries.ts";
import { ReplyBox } from "./reply-box.tsx";
import { Thread } from "./thread.tsx";

/** An own enquiry after its first message: the answers, which count as seen now, and a field to write on. */
export function Conversation({ enquiry }: { enquiry: Enquiry }) {
  const t = useT(enquiryMessages);
  const write = useWriteInEnquiry();
  const { mutate: see } = useSeeEnquiry();
  const { id, unread, goes_to: to, messages } = enquiry;
  useEffect(() => {
    if (unread > 0 && document.visibilityState === "visible") see(id);
  }, [id, unread, see]);
  const other = to.kind === "partner" ? (to.name ?? "") : t("enquiries.thread.site");
  return (
    <div className="flex flex-col gap-3">
      <Thread messages={messages} side="seeker" other={other} />
      <ReplyBox
        enquiryId={id}
        label={t("enquiries.thread.write", { name: other })}
        send={(reply) => write.mutateAsync({ id, ...reply })}
      />
    </div>
  );
}
