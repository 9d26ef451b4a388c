import type { UploadCounts } from "@propertyvr/contracts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/index.ts";
import { cn } from "../../ui/classes.ts";
import { uploadMessages } from "./messages.ts";

const SHOWN = ["inserted", "updated", "unchanged", "superseded", "failed", "delisted"] as const;
/** They are told even where there are none. */
const ALWAYS: readonly string[] = ["inserted", "updated", "unchanged"];

/** What became of the rows of a file, or would. */
export function Counts({ counts, isSmall }: { counts: UploadCounts; isSmall?: boolean }) {
  const t = useT(uploadMessages);
  const language = useLanguage();
  const shown = SHOWN.filter((name) => counts[name] > 0 || ALWAYS.includes(name));
  return (
    <dl className={cn("flex flex-wrap gap-x-8 gap-y-2", isSmall && "gap-x-5 text-sm")}>
      {shown.map((name) => (
        <div key={name} className={isSmall ? "flex gap-1.5" : "flex flex-col-reverse"}>
          <dt className={cn("text-ink-2", !isSmall && "text-sm")}>{t(`uploads.count.${name}`)}</dt>
          <dd
            className={cn(
              "font-semibold tabular-nums",
              !isSmall && "text-xl",
              counts[name] > 0 && tones[name],
            )}
          >
            {formatNumber(counts[name], language)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const tones: Readonly<Partial<Record<(typeof SHOWN)[number], string>>> = {
  inserted: "text-good",
  failed: "text-bad",
  delisted: "text-bad",
};
