import type { ReceivedPartnerRequest } from "@propertyvr/contracts";
import { type FormEvent, useId, useState } from "react";
import { isProblem } from "../../lib/api/index.ts";
import { useT } from "../../lib/i18n/index.ts";
import { Button, Dialog, showToast } from "../../ui/index.ts";
import { TextArea } from "../../ui/text-area.tsx";
import { adminMessages } from "./messages.ts";
import { useDecide, usePartners } from "./queries.ts";

export interface DecisionToMake {
  readonly decision: "approve" | "decline";
  readonly request: ReceivedPartnerRequest;
}

/** Approves or declines a request. The portal shows the applicant the note of a refusal. */
export function DecideDialog({
  decision,
  request,
  onClose,
}: DecisionToMake & { onClose: () => void }) {
  const t = useT(adminMessages);
  const formId = useId();
  const [note, setNote] = useState("");
  const [partnerId, setPartnerId] = useState("");
  const decide = useDecide();
  const { name, email } = request.account;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (decide.isPending) return;
    const partner_id = decision === "approve" && partnerId !== "" ? partnerId : null;
    decide.mutate(
      { id: request.id, decision, partner_id, note: note.trim() },
      {
        onSuccess: () => {
          showToast(
            t(decision === "approve" ? "requests.toast.approved" : "requests.toast.declined"),
            { kind: "success" },
          );
          onClose();
        },
        onError: (error) => {
          showToast(t("requests.toast.failed"), {
            kind: "error",
            description: reasonOf(error, t),
          });
          if (isProblem(error, "conflict", "not_found")) onClose();
        },
      },
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title={t(`requests.${decision}.title`, { company: request.company })}
      description={t(`requests.${decision}.text`, { name, email })}
      closeLabel={t("requests.close")}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("requests.cancel")}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={decision === "approve" ? "primary" : "danger"}
            busy={decide.isPending}
          >
            {t(`requests.${decision}`)}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        {decision === "approve" && (
          <PartnerChoice request={request} value={partnerId} onChange={setPartnerId} />
        )}
        <TextArea
          label={t(`requests.${decision}.note`)}
          value={note}
          maxLength={1_000}
          onChange={(event) => setNote(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

/**
 * A new partner of the request's company, or one that is there. Whoever claims the email of a
 * partner is let into nothing by default: then the admin has to choose.
 */
function PartnerChoice(props: {
  request: ReceivedPartnerRequest;
  value: string;
  onChange: (id: string) => void;
}) {
  const t = useT(adminMessages);
  const id = useId();
  const { company, same_email } = props.request;
  const known = usePartners().data ?? [];
  // The one it may belong to stands here before the rest has come.
  const partners =
    same_email === null || known.some((each) => each.id === same_email.id)
      ? known
      : [{ ...same_email, email: "" }, ...known];
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-[550]">
        {t("requests.joins")}
      </label>
      <select
        id={id}
        value={props.value}
        required={same_email !== null}
        onChange={(event) => props.onChange(event.target.value)}
        className="min-h-12 w-full rounded-md border border-line-3 bg-surface px-3 text-base"
      >
        <option value="">
          {same_email === null ? t("requests.joins.new", { company }) : t("requests.joins.choose")}
        </option>
        {partners.map((partner) => (
          <option key={partner.id} value={partner.id}>
            {partner.email === "" ? partner.name : `${partner.name} (${partner.email})`}
          </option>
        ))}
      </select>
      {same_email !== null && (
        <p className="text-sm text-ink-2">{t("requests.sameEmail", { name: same_email.name })}</p>
      )}
    </div>
  );
}

function reasonOf(error: unknown, t: ReturnType<typeof useT<keyof (typeof adminMessages)["en"]>>) {
  if (isProblem(error, "conflict", "not_found")) return t("requests.why.elsewhere");
  if (isProblem(error, "offline", "timeout", "unreadable_reply")) return t("requests.why.unknown");
  return isProblem(error, "invalid") ? error.detail : t("admin.failed.text");
}
