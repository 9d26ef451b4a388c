import type { Enquiry, User } from "@propertyvr/contracts";
import { useId, useState } from "react";
import { formatDate } from "../../lib/format.ts";
import type { HomeAsked } from "../../lib/home-window.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { useUser } from "../../lib/session/session-store.ts";
import { Button, Dialog } from "../../ui/index.ts";
import { Conversation } from "./conversation.tsx";
import { EnquiryFields } from "./enquiry-fields.tsx";
import { SignInFirst } from "./sign-in-first.tsx";
import { enquiryMessages } from "./messages.ts";
import { useEnquiryAbout } from "./queries.ts";
import { SentNotice } from "./sent-notice.tsx";
import { Thread } from "./thread.tsx";
import { useEnquiryForm } from "./use-enquiry-form.ts";

interface EnquiryDialogProps {
  asked: HomeAsked;
  onClose: () => void;
}

/** Writes to whoever offers a home. What is typed survives closing, reloading and a lost network. */
export default function EnquiryDialog(props: EnquiryDialogProps) {
  const user = useUser();
  return user === null ? <Guest {...props} /> : <Form key={user.id} {...props} user={user} />;
}

function Form({ asked, onClose, user }: EnquiryDialogProps & { user: User }) {
  const t = useT(enquiryMessages);
  const formId = useId();
  const enquiry = useEnquiryForm(asked, user);
  const { sent, isSending } = enquiry;
  const earlier = useEnquiryAbout(asked.home.id).data ?? undefined;
  const [goesOn, setGoesOn] = useState(false);
  if (goesOn && earlier !== undefined)
    return <GoOn asked={asked} onClose={onClose} earlier={earlier} />;
  return (
    <Frame
      asked={asked}
      onClose={onClose}
      title={t(sent === undefined ? "enquiries.title" : "enquiries.sent.title")}
      footer={
        sent === undefined ? (
          <>
            <Button variant="outline" onClick={onClose}>
              {t("enquiries.cancel")}
            </Button>
            <Button type="submit" form={formId} busy={isSending}>
              {t(isSending ? "enquiries.sending" : "enquiries.send")}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t("enquiries.sent.done")}</Button>
        )
      }
    >
      {sent === undefined ? (
        <>
          {earlier !== undefined && <Earlier earlier={earlier} onGoOn={() => setGoesOn(true)} />}
          <EnquiryFields id={formId} {...enquiry} />
        </>
      ) : (
        <SentNotice enquiry={sent} onLeave={onClose} />
      )}
    </Frame>
  );
}

/** Somebody wrote about this home before: the conversation is there to be continued. */
function Earlier({ earlier, onGoOn }: { earlier: Enquiry; onGoOn: () => void }) {
  const t = useT(enquiryMessages);
  const language = useLanguage();
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-brand-soft px-3.5 py-2.5 text-sm">
      <p>{t("enquiries.earlier", { date: formatDate(earlier.created_at, language) })}</p>
      <Button size="sm" variant="outline" onClick={onGoOn}>
        {t("enquiries.earlier.goOn")}
      </Button>
    </div>
  );
}

function GoOn({ asked, onClose, earlier }: EnquiryDialogProps & { earlier: Enquiry }) {
  const t = useT(enquiryMessages);
  return (
    <Frame
      asked={asked}
      onClose={onClose}
      title={t("enquiries.earlier.title")}
      footer={
        <Button variant="outline" onClick={onClose}>
          {t("enquiries.close")}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <Thread
          messages={[
            {
              id: earlier.id,
              from: "seeker",
              text: earlier.message,
              created_at: earlier.created_at,
            },
          ]}
          side="seeker"
          other=""
        />
        <Conversation enquiry={earlier} />
      </div>
    </Frame>
  );
}

function Guest({ asked, onClose }: EnquiryDialogProps) {
  const t = useT(enquiryMessages);
  return (
    <Frame asked={asked} onClose={onClose} title={t("enquiries.title")}>
      <SignInFirst />
    </Frame>
  );
}

function Frame(
  props: EnquiryDialogProps & {
    title: string;
    footer?: React.ReactNode;
    children: React.ReactNode;
  },
) {
  const t = useT(enquiryMessages);
  const { title } = props.asked.home;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={props.title}
      description={<span lang={title.language}>{title.text}</span>}
      closeLabel={t("enquiries.close")}
      {...(props.footer !== undefined && { footer: props.footer })}
    >
      {props.children}
    </Dialog>
  );
}
