import { CloudOff, Flag } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../lib/i18n/index.ts";
import { MoreButton } from "../../../lib/more-button.tsx";
import { Button, EmptyState, Skeleton, VisuallyHidden } from "../../../ui/index.ts";
import { Pill, Pills } from "../../../ui/pills.tsx";
import { reportMessages } from "./messages.ts";
import { type ReportState, useReports } from "./queries.ts";
import { ReportItem } from "./report-item.tsx";

const STATES = ["open", "resolved"] as const;

/** The admins' queue of reported listings. */
export function ReportsQueue() {
  const t = useT(reportMessages);
  const [state, setState] = useState<ReportState>("open");
  const reports = useReports(state);
  const counts = reports.data?.pages[0]?.counts ?? { open: 0, resolved: 0 };
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-2">{t("reports.text")}</p>
      <Pills legend={t("reports.show")}>
        {STATES.map((each) => (
          <Pill key={each} name="state" checked={state === each} onChange={() => setState(each)}>
            {t(`reports.${each}`, { count: counts[each] })}
          </Pill>
        ))}
      </Pills>
      <List state={state} reports={reports} />
    </div>
  );
}

function List(props: { state: ReportState; reports: ReturnType<typeof useReports> }) {
  const t = useT(reportMessages);
  const { reports, state } = props;
  const listed = reports.data?.pages.flatMap((page) => page.reports);
  if (listed === undefined) {
    if (!reports.isError) return <Loading />;
    return (
      <EmptyState
        icon={<CloudOff size={24} />}
        title={t("reports.failed")}
        text={t("reports.failedText")}
        action={<Button onClick={() => void reports.refetch()}>{t("reports.again")}</Button>}
      />
    );
  }
  if (listed.length === 0)
    return (
      <EmptyState
        icon={<Flag size={24} />}
        title={t(state === "open" ? "reports.none" : "reports.noneResolved")}
        text={t("reports.noneText")}
      />
    );
  return (
    <div>
      <ul className="flex flex-col gap-3">
        {listed.map((report) => (
          <li key={report.id}>
            <ReportItem report={report} />
          </li>
        ))}
      </ul>
      <MoreButton query={reports} />
    </div>
  );
}

function Loading() {
  const t = useT(reportMessages);
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <VisuallyHidden>{t("reports.loading")}</VisuallyHidden>
      {["a", "b"].map((each) => (
        <Skeleton key={each} className="h-44 rounded-lg" />
      ))}
    </div>
  );
}
