import { Link, useParams } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { type ComponentType, useEffect, useRef } from "react";
import { BackLink } from "./back-link.tsx";
import { PageFrame } from "./page-frame.tsx";
import { AccessRequests } from "../features/admin/access-requests.tsx";
import { AccountList } from "../features/admin/account-list.tsx";
import { AuditTrail } from "../features/admin/audit-trail.tsx";
import { FeedbackList } from "../features/admin/feedback-list.tsx";
import { AdminListings } from "../features/admin/listings/admin-listings.tsx";
import { MailList } from "../features/admin/mail-list.tsx";
import { MisreadList } from "../features/admin/misread-list.tsx";
import { ModelUsage } from "../features/admin/model-usage.tsx";
import { SupportList } from "../features/admin/support-list.tsx";
import { adminMessages } from "../features/admin/messages.ts";
import { ReportsQueue } from "../features/enquiries/reports/reports-queue.tsx";
import { AllUploads } from "../features/uploads/history/all-uploads.tsx";
import { useT } from "../lib/i18n/index.ts";
import { useUser } from "../lib/session/session-store.ts";
import { useTitle } from "../lib/use-title.ts";
import { buttonClass } from "../ui/button.tsx";
import { cn } from "../ui/classes.ts";
import { NotFoundPage } from "./not-found-page.tsx";

type SectionName =
  | "requests"
  | "support"
  | "reports"
  | "listings"
  | "uploads"
  | "feedback"
  | "words"
  | "accounts"
  | "mail"
  | "models"
  | "audit";

/**
 * What the page holds, in order: a feature adds its queue as a line here, its name in the address
 * above and its title in `adminMessages`.
 */
const SECTIONS: readonly { readonly name: SectionName; readonly Section: ComponentType }[] = [
  { name: "requests", Section: AccessRequests },
  { name: "support", Section: SupportList },
  { name: "reports", Section: ReportsQueue },
  { name: "listings", Section: AdminListings },
  { name: "uploads", Section: AllUploads },
  { name: "feedback", Section: FeedbackList },
  { name: "words", Section: MisreadList },
  { name: "accounts", Section: AccountList },
  { name: "mail", Section: MailList },
  { name: "models", Section: ModelUsage },
  { name: "audit", Section: AuditTrail },
];

/** `/admin` and `/admin/$section`: for admins; for everybody else it does not exist. */
export function AdminPage() {
  const user = useUser();
  const { section } = useParams({ strict: false });
  const open = section === undefined ? SECTIONS[0] : SECTIONS.find(({ name }) => name === section);
  if (user?.role !== "admin" || open === undefined) return <NotFoundPage />;
  return <AdminSection {...open} />;
}

function AdminSection({ name, Section }: (typeof SECTIONS)[number]) {
  const t = useT(adminMessages);
  useTitle(`${t(`admin.section.${name}`)} · ${t("admin.title")}`);
  const sections = useRef<HTMLElement>(null);
  // On a phone the open one may stand beyond the edge.
  useEffect(() => {
    const { current: row } = sections;
    const link = row?.querySelector<HTMLElement>(`[href$="/${name}"]`);
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [name]);
  return (
    <PageFrame>
      <main id="main" className="flex-1 pb-16">
        <BackLink className={cn(buttonClass("quiet", "sm"), "-ml-3")}>
          <ArrowLeft size={17} aria-hidden />
          {t("admin.back")}
        </BackLink>
        <h1 className="mt-4 mb-4 text-xl font-semibold">{t("admin.title")}</h1>
        <nav
          ref={sections}
          aria-label={t("admin.sections")}
          // Fades where it goes on: the names may end just at the edge of a phone.
          className="relative mb-6 overflow-x-auto border-b border-line max-sm:mask-r-from-[calc(100%-2rem)]"
        >
          <ul className="flex w-max max-sm:pr-8">
            {SECTIONS.map((each) => (
              <li key={each.name} className="shrink-0">
                <Link
                  to="/admin/$section"
                  params={{ section: each.name }}
                  aria-current={each.name === name ? "page" : undefined}
                  className={cn(
                    "-mb-px flex min-h-11 items-center border-b-2 px-2.5 text-sm font-[550]",
                    each.name === name
                      ? "border-brand text-ink"
                      : "border-transparent text-ink-2 hover:text-ink",
                  )}
                >
                  {t(`admin.section.${each.name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Section key={name} />
      </main>
    </PageFrame>
  );
}
