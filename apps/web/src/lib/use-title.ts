import { useEffect } from "react";

/** Names the page in the tab: "title · PropertyVR". */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} · PropertyVR` : "PropertyVR";
  }, [title]);
}
