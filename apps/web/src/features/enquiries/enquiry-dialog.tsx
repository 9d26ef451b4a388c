import type { User } from "@propertyvr/contracts";
import { useId } from "react";
import type { HomeAsked } from "../../lib/home-window.ts";
import { useT } from "../../lib/i18n/index.ts";
import { useUser } from "../../lib/session/session-store.ts";
import { Button, Dialog } from "../../ui/index.ts";
import { EnquiryFields } from "./enquiry-fields.tsx";
import { SignInFirst } from "./sign-in-first.tsx";
import { enquiryMessages } from "./messages.ts";
import { SentNotice } from "./sent-notice.tsx";
import { useEnquiryForm } from "./use-enquiry-form.ts";

interface Props {
  asked: HomeAsked;
  onClose: () => void;
}

/** Writes to whoever offers a home. What is typed survives closing, reloading and a lost network. */
export default function EnquiryDialog(props: Props) {
  const user = useUser();
  return user === null ? <Guest {...props} /> : <Form key={user.id} {...props} user={user} />;
}

function Form({ asked, onClose, user }: Props & { user: User }) {
  const t = useT(enquiryMessages);
  const formId = useId();
  const enquiry = useEnquiryForm(asked, user);
  const { sent, isSending } = enquiry;
  return (
    <Frame
      asked={asked}
      onClose={onClose}
      title={t(sent === undefined ? "enquiries.title" : "enquiries.sent.title")}
      footer={
        sent === undefined ? (
          <>
            <Button look="outline" onClick={onClose}>
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
        <EnquiryFields id={formId} {...enquiry} />
      ) : (
        <SentNotice enquiry={sent} onLeave={onClose} />
      )}
    </Frame>
  );
}

function Guest({ asked, onClose }: Props) {
  const t = useT(enquiryMessages);
  return (
    <Frame asked={asked} onClose={onClose} title={t("enquiries.title")}>
      <SignInFirst />
    </Frame>
  );
}

function Frame(
  props: Props & { title: string; footer?: React.ReactNode; children: React.ReactNode },
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
