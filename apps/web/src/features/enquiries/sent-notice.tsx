import type { Enquiry } from "@propertyvr/contracts";
import { Link } from "@tanstack/react-router";
import { useT } from "../../lib/i18n/index.ts";
import { ContactWays } from "./contact-ways.tsx";
import { DepositWarning } from "./deposit-warning.tsx";
import { enquiryMessages } from "./messages.ts";

/** Where a message has gone, and how else the agent can be reached. */
export function SentNotice({ enquiry, onLeave }: { enquiry: Enquiry; onLeave: () => void }) {
  const t = useT(enquiryMessages);
  const { goes_to: to, contact } = enquiry;
  return (
    <div className="flex flex-col gap-4">
      <output className="block">
        {to.kind === "partner"
          ? t("enquiries.sent.partner", { name: to.name ?? "" })
          : t("enquiries.sent.site")}
      </output>
      {contact === null ? (
        <p className="text-sm text-ink-3">{t("enquiries.sent.noWays")}</p>
      ) : (
        <section>
          <h3 className="text-sm font-[550]">{t("enquiries.sent.ways")}</h3>
          <ContactWays contact={contact} />
        </section>
      )}
      <DepositWarning />
      <Link
        to="/enquiries"
        onClick={onLeave}
        className="self-start text-sm text-brand underline underline-offset-4"
      >
        {t("enquiries.sent.all")}
      </Link>
    </div>
  );
}
