import type { ReactNode } from "react";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import type { PreviewTable } from "../check/protocol.ts";
import type { OpenCheck } from "../flow.ts";
import { ENCODING_TEXTS, KIND_TEXTS, previewMessages } from "./preview-messages.ts";

const SEPARATORS: Readonly<Record<string, "comma" | "semicolon" | "bar" | "tab">> = {
  ",": "comma",
  ";": "semicolon",
  "|": "bar",
  "\t": "tab",
};

/** What kind of file it is and how it is written, as it was recognised. */
export function FileFacts(props: { check: OpenCheck; table: PreviewTable | undefined }) {
  const t = useT(previewMessages);
  const language = useLanguage();
  const { check, table } = props;
  const { encoding, separator, kind } = check.plan;
  const parted = separator === undefined ? undefined : SEPARATORS[separator];
  const count = formatNumber(
    check.at === "checked" ? (check.checked?.rows ?? 0) : check.rows,
    language,
  );
  const isPart = check.at === "checking" || check.checked?.isWhole === false;
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-3 rounded-md border border-line bg-surface-2 px-4 py-3.5 sm:flex sm:flex-wrap sm:gap-x-10">
      <Fact term={t("uploads.preview.kind")}>{t(KIND_TEXTS[kind])}</Fact>
      {encoding !== undefined && (
        <Fact term={t("uploads.preview.encoding")}>{t(ENCODING_TEXTS[encoding])}</Fact>
      )}
      {parted !== undefined && (
        <Fact term={t("uploads.preview.separator")}>
          {t(`uploads.preview.separator.${parted}`)}
        </Fact>
      )}
      {table !== undefined && table.columns.length > 0 && table.headerRow > 0 && (
        <Fact term={t("uploads.preview.header")}>
          {t("uploads.preview.header.row", { row: table.headerRow })}
        </Fact>
      )}
      <Fact term={t("uploads.preview.rows")}>
        {count === "0" && isPart
          ? "…"
          : isPart
            ? t("uploads.preview.rows.first", { count })
            : count}
      </Fact>
    </dl>
  );
}

const Fact = (props: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-3">{props.term}</dt>
    <dd className="font-[550] tabular-nums">{props.children}</dd>
  </div>
);
