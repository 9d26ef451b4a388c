import { useEffect } from "react";
import { closeHomeWindow, useHomeWindow } from "../lib/home-window.ts";
import { lazyWindow } from "../lib/lazy-window.tsx";

const EnquiryDialog = lazyWindow(() => import("../features/enquiries/enquiry-dialog.tsx"));
const ReportDialog = lazyWindow(() => import("../features/enquiries/report-dialog.tsx"));

/** What is done about one home, over whichever page asked for it. */
export function HomeWindow() {
  const asked = useHomeWindow();
  useEffect(() => closeHomeWindow, []);
  if (asked === null) return null;
  const Window = asked.about === "enquiry" ? EnquiryDialog : ReportDialog;
  return <Window asked={asked} onClose={closeHomeWindow} />;
}
