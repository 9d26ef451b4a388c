import { Link, useLocation } from "@tanstack/react-router";
import { useT } from "../../lib/i18n/index.ts";
import { buttonClass } from "../../ui/index.ts";
import { enquiryMessages } from "./messages.ts";

/** For a guest at a home's page: the way in, and back here. */
export function SignInFirst() {
  const t = useT(enquiryMessages);
  const { pathname } = useLocation();
  return (
    <div className="flex flex-col items-start gap-3">
      <h3 className="font-semibold">{t("enquiries.guest.title")}</h3>
      <p className="text-ink-2">{t("enquiries.guest.text")}</p>
      <Link to="/login" search={{ return_to: pathname }} className={buttonClass()}>
        {t("enquiries.guest.action")}
      </Link>
    </div>
  );
}
