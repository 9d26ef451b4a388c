import { useId, useState } from "react";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { Pill, Pills } from "../../../ui/pills.tsx";
import type { FileEncoding, PreviewTable } from "../check/protocol.ts";
import { changeTable, type OpenCheck } from "../flow.ts";
import { EncodingChoice } from "./encoding-choice.tsx";
import { FileFacts } from "./file-facts.tsx";
import { PreviewRows } from "./preview-rows.tsx";
import { previewMessages } from "./preview-messages.ts";
import { Repairs } from "./repairs.tsx";

/** What was understood of a file, before anything is decided about it. */
export function PreviewStep(props: {
  check: OpenCheck;
  onEncoding: (encoding: FileEncoding) => void;
}) {
  const t = useT(previewMessages);
  const language = useLanguage();
  const { planned, plan, checked } = props.check;
  const [sheet, setSheet] = useState(() =>
    Math.max(
      0,
      plan.tables.findIndex(({ isLeftOut }) => !isLeftOut),
    ),
  );
  const table = planned.tables[sheet];
  return (
    <div className="flex flex-col gap-7 pt-4">
      <div>
        <FileFacts check={props.check} table={table} />
        {checked?.isWhole === false && (
          <p className="mt-3 rounded-sm bg-gold-soft px-3 py-2 text-sm text-on-gold">
            {t("uploads.preview.first", { rows: formatNumber(checked.rows, language) })}
          </p>
        )}
        {planned.samples.length > 0 && (
          <EncodingChoice
            samples={planned.samples}
            chosen={plan.encoding ?? "utf-8"}
            onChoose={props.onEncoding}
          />
        )}
      </div>
      {planned.tables.length > 1 && <Sheets check={props.check} shown={sheet} onShow={setSheet} />}
      {table !== undefined && (
        <>
          {plan.tables[sheet]?.isLeftOut === true && table.lacks !== null && (
            <p className="rounded-sm bg-gold-soft px-3 py-2 text-sm text-on-gold">
              {t("uploads.preview.lacks", { why: table.lacks[language] })}
            </p>
          )}
          <FirstRows key={sheet} table={table} />
        </>
      )}
      {checked !== null && checked.rows > 0 && <Repairs repairs={checked.repairs} />}
    </div>
  );
}

function Sheets(props: { check: OpenCheck; shown: number; onShow: (sheet: number) => void }) {
  const t = useT(previewMessages);
  const name = useId();
  const { tables } = props.check.plan;
  const shown = tables[props.shown];
  return (
    <div className="flex flex-col gap-3">
      <Pills legend={t("uploads.preview.sheet")} isLegendShown>
        {tables.map((table, at) => (
          <Pill key={at} name={name} checked={props.shown === at} onChange={() => props.onShow(at)}>
            {table.sheet}
            {table.isLeftOut && (
              <span className="text-xs opacity-80">({t("uploads.preview.sheet.left")})</span>
            )}
          </Pill>
        ))}
      </Pills>
      <label className="flex min-h-9 w-fit items-center gap-2.5 text-sm touch:min-h-11">
        <input
          type="checkbox"
          className="size-4.5 accent-brand"
          checked={shown?.isLeftOut ?? false}
          onChange={({ target }) => changeTable(props.shown, { isLeftOut: target.checked })}
        />
        {t("uploads.preview.sheet.leave")}
      </label>
    </div>
  );
}

function FirstRows({ table }: { table: PreviewTable }) {
  const t = useT(previewMessages);
  const name = useId();
  const isRead = table.rows.some(({ home, error }) => home !== null || error !== null);
  const hasCells = table.rows.some(({ cells }) => cells.length > 0);
  const [how, setHow] = useState<"read" | "file">(isRead ? "read" : "file");
  return (
    <div>
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{t("uploads.preview.shown")}</h3>
        {hasCells && isRead && (
          <Pills legend={t("uploads.preview.shown")}>
            {(["read", "file"] as const).map((each) => (
              <Pill key={each} name={name} checked={how === each} onChange={() => setHow(each)}>
                {t(`uploads.preview.shown.${each}`)}
              </Pill>
            ))}
          </Pills>
        )}
      </div>
      {table.rows.length === 0 ? (
        <p className="text-ink-2">{t("uploads.preview.none")}</p>
      ) : (
        <PreviewRows table={table} how={how} />
      )}
    </div>
  );
}
