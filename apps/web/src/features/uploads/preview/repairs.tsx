import { ArrowRight } from "lucide-react";
import { useId } from "react";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import type { Repair } from "../check/protocol.ts";
import { previewMessages } from "./preview-messages.ts";

/** Each kind of change that is made by itself, with examples: nothing is changed in silence. */
export function Repairs({ repairs }: { repairs: readonly Repair[] }) {
  const t = useT(previewMessages);
  const language = useLanguage();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-2.5 font-semibold">
        {t("uploads.preview.repairs")}
      </h3>
      {repairs.length === 0 && <p className="text-ink-2">{t("uploads.preview.repairs.none")}</p>}
      <ul className="grid gap-2.5 lg:grid-cols-2">
        {repairs.map((repair) => (
          <li
            key={`${repair.code} ${repair.column ?? repair.field}`}
            className="min-w-0 rounded-md border border-line px-4 py-3"
          >
            <p className="text-sm">
              {repair.column !== null && (
                <b className="font-[550]">
                  {t("uploads.preview.repairs.in", { column: repair.column })}{" "}
                </b>
              )}
              {repair.says[language]}{" "}
              <span className="text-ink-2 tabular-nums">
                {t("uploads.preview.repairs.cells", { count: repair.count })}
              </span>
            </p>
            <ul className="mt-1.5 flex flex-col gap-1 text-sm">
              {repair.examples.map(({ row, before, after }) => (
                <li key={row} className="flex min-w-0 items-baseline gap-2">
                  <span className="shrink-0 text-xs text-ink-3 tabular-nums">
                    {t("uploads.preview.repairs.row", { row: formatNumber(row, language) })}
                  </span>
                  <del className="min-w-0 truncate text-ink-2 decoration-line-3">{before}</del>
                  {after !== null && (
                    <>
                      <ArrowRight
                        size={13}
                        aria-hidden
                        className="shrink-0 self-center text-ink-3"
                      />
                      <ins className="min-w-0 truncate font-[550] no-underline">{after}</ins>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
