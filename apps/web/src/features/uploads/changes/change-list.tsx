import type { UploadChange } from "@propertyvr/contracts";
import type { Language } from "@propertyvr/vocabulary";
import { ArrowRight } from "lucide-react";
import { formatBaht, formatNumber } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { MoreButton } from "../../../lib/more-button.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button, Skeleton, VisuallyHidden } from "../../../ui/index.ts";
import { useFieldName } from "../columns/field-name.ts";
import { uploadMessages } from "../messages.ts";
import { useUploadChanges } from "../queries.ts";
import { changeMessages } from "./change-messages.ts";

/** Home by home what would be new or change, field by field, in the order of the file. */
export function ChangeList({ uploadId }: { uploadId: string }) {
  const t = useT(changeMessages);
  const u = useT(uploadMessages);
  const query = useUploadChanges(uploadId);
  const changes = query.data?.pages.flatMap((page) => page.changes) ?? [];
  return (
    <section aria-label={t("uploads.changes.list")}>
      <h3 className="mb-2.5 font-semibold">{t("uploads.changes.list")}</h3>
      {query.isPending && (
        <div aria-busy="true" className="flex flex-col gap-2">
          <VisuallyHidden>{t("uploads.changes.loading")}</VisuallyHidden>
          {["first", "second", "third"].map((name) => (
            <Skeleton key={name} className="h-14 rounded-md" />
          ))}
        </div>
      )}
      {query.isError && changes.length === 0 && (
        <p className="flex flex-wrap items-center gap-3 text-ink-2">
          {t("uploads.changes.failed")}
          <Button variant="outline" size="sm" onClick={() => void query.refetch()}>
            {u("uploads.tryAgain")}
          </Button>
        </p>
      )}
      {query.isSuccess && changes.length === 0 && (
        <p className="text-ink-2">{t("uploads.changes.none")}</p>
      )}
      <ul className="flex flex-col gap-2">
        {changes.map((change) => (
          <ChangeRow key={`${change.sheet ?? ""} ${change.row}`} change={change} />
        ))}
      </ul>
      <MoreButton query={query} isWide />
    </section>
  );
}

const OUTCOMES = {
  inserted: ["uploads.changes.new", "good"],
  updated: ["uploads.changes.updated", "brand"],
  unchanged: ["uploads.changes.unchanged", "plain"],
  superseded: ["uploads.changes.superseded", "plain"],
  failed: ["uploads.changes.rejected", "bad"],
} as const satisfies Record<UploadChange["outcome"], readonly [string, string]>;

function ChangeRow({ change }: { change: UploadChange }) {
  const t = useT(changeMessages);
  const [text, look] = OUTCOMES[change.outcome];
  return (
    <li className="rounded-md border border-line px-4 py-2.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge variant={look}>{t(text)}</Badge>
        <span className="min-w-0 font-[550] wrap-anywhere">{change.title}</span>
        <span className="text-sm text-ink-3 tabular-nums">
          {[change.external_id, t("uploads.changes.row", { row: change.row })]
            .filter((part) => part !== null)
            .join(" · ")}
        </span>
      </p>
      {change.outcome === "updated" && change.changes.length > 0 && (
        <FieldChanges changes={change.changes} />
      )}
    </li>
  );
}

function FieldChanges({ changes }: Pick<UploadChange, "changes">) {
  const t = useT(changeMessages);
  const language = useLanguage();
  const nameOf = useFieldName();
  return (
    <dl className="mt-1.5 flex flex-col gap-1 text-sm">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="grid gap-x-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="text-ink-2">{nameOf(field)}</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <VisuallyHidden>{t("uploads.changes.before")}</VisuallyHidden>
            <del className="min-w-0 wrap-anywhere text-ink-2 decoration-line-3">
              {shownOf(before, field, language) ?? t("uploads.changes.nothing")}
            </del>
            <ArrowRight size={13} aria-hidden className="shrink-0 self-center text-ink-3" />
            <VisuallyHidden>{t("uploads.changes.after")}</VisuallyHidden>
            <ins className="min-w-0 font-[550] wrap-anywhere no-underline">
              {shownOf(after, field, language) ?? t("uploads.changes.nothing")}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const LONGEST = 200;

/** A value of a home as it is read, null where there is none. */
function shownOf(value: unknown, field: string, language: Language): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "number") {
    if (field.endsWith("price")) return formatBaht(value, language);
    // A year is written as it is.
    return field === "year_built" ? String(value) : formatNumber(value, language);
  }
  const text = Array.isArray(value)
    ? value.map((each) => shownOf(each, field, language) ?? "").join(", ")
    : typeof value === "string"
      ? value
      : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
