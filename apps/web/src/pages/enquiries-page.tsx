import { enquiryMessages } from "../features/enquiries/messages.ts";
import { OwnEnquiries } from "../features/enquiries/own-enquiries.tsx";
import { useT } from "../lib/i18n/index.ts";
import { WorkPage } from "./work-page.tsx";

/** What one has asked about homes. */
export function EnquiriesPage() {
  const t = useT(enquiryMessages);
  return (
    <WorkPage title={t("enquiries.own.title")} back={t("enquiries.own.back")}>
      <OwnEnquiries />
    </WorkPage>
  );
}
