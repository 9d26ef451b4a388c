import { CircleAlert, Info } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../ui/index.ts";

export function Notice({ isBad, children }: { isBad?: boolean; children: ReactNode }) {
  const Icon = isBad ? CircleAlert : Info;
  return (
    <div
      className={cn(
        "flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md px-4 py-2.5 text-sm",
        isBad ? "bg-bad-soft text-bad" : "bg-surface-2 text-ink-2",
      )}
    >
      <Icon size={17} aria-hidden className="shrink-0" />
      <div className="min-w-0 flex-1 basis-48">{children}</div>
    </div>
  );
}
