import type { Upload, UploadMode } from "@propertyvr/contracts";
import { TriangleAlert } from "lucide-react";
import { useId } from "react";
import { useT } from "../../../lib/i18n/index.ts";
import { Pill, Pills } from "../../../ui/pills.tsx";
import { Counts } from "../counts.tsx";
import { LeftOut } from "../run/left-out.tsx";
import { ChangeList } from "./change-list.tsx";
import { changeMessages } from "./change-messages.ts";

/** What an import would do to the stock, by a whole run of which nothing was kept. */
export function ChangesStep(props: {
  upload: Upload;
  mode: UploadMode;
  isConfirmed: boolean;
  onMode: (mode: UploadMode) => void;
  onConfirm: (isConfirmed: boolean) => void;
  onMend: () => void;
}) {
  const t = useT(changeMessages);
  const name = useId();
  const { upload, mode } = props;
  const { failed, delisted, rows } = upload.counts;
  const isNoneGood = rows > 0 && failed === rows;
  return (
    <div className="flex flex-col gap-6 pt-4">
      <p className="text-ink-2">
        {t(isNoneGood ? "uploads.changes.text.none" : "uploads.changes.text")}
      </p>
      <Counts counts={upload.counts} />
      {failed > 0 && <LeftOut upload={upload} onMend={props.onMend} />}
      {!isNoneGood && (
        <>
          <Pills
            legend={t("uploads.changes.mode")}
            isLegendShown
            {...(mode === "replace" && { hint: t("uploads.changes.mode.replace.text") })}
          >
            {(["upsert", "replace"] as const).map((each) => (
              <Pill
                key={each}
                name={name}
                checked={mode === each}
                onChange={() => props.onMode(each)}
              >
                {t(`uploads.changes.mode.${each}`)}
              </Pill>
            ))}
          </Pills>
          {upload.brake !== null ? (
            <DeletionGuard
              guard={upload.brake}
              isConfirmed={props.isConfirmed}
              onConfirm={props.onConfirm}
            />
          ) : (
            delisted > 0 && (
              <p className="rounded-sm bg-gold-soft px-3 py-2 text-sm text-on-gold">
                {t("uploads.changes.delist", { count: delisted })}
              </p>
            )
          )}
          <ChangeList uploadId={upload.id} key={upload.created_at + upload.mode} />
        </>
      )}
    </div>
  );
}

/** Enough to see whether it is meant so, with the yes still in view. */
const EXAMPLES = 5;

/** A file that would take much off is stopped until somebody who knows says yes. */
function DeletionGuard(props: {
  guard: NonNullable<Upload["brake"]>;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}) {
  const t = useT(changeMessages);
  const { delisted, of, examples } = props.guard;
  return (
    <div className="rounded-md border border-bad bg-bad-soft p-4">
      <p className="flex items-start gap-2.5 font-[550] text-bad">
        <TriangleAlert size={18} aria-hidden className="mt-1 shrink-0" />
        {t("uploads.changes.guard", { count: delisted, of })}
      </p>
      {examples.length > 0 && (
        <>
          <p className="mt-2 text-sm">{t("uploads.changes.guard.examples")}</p>
          <ul className="list-disc pl-5 text-sm">
            {examples.slice(0, EXAMPLES).map(({ external_id, title }) => (
              <li key={`${external_id ?? ""} ${title}`}>
                {external_id !== null && <b className="font-[550]">{external_id} </b>}
                {title}
              </li>
            ))}
          </ul>
          {delisted > EXAMPLES && (
            <p className="text-sm">
              {t("uploads.changes.guard.more", { count: delisted - EXAMPLES })}
            </p>
          )}
        </>
      )}
      <label className="mt-3 flex min-h-9 w-fit items-center gap-2.5 font-[550] touch:min-h-11">
        <input
          type="checkbox"
          className="size-4.5 accent-bad"
          checked={props.isConfirmed}
          onChange={({ target }) => props.onConfirm(target.checked)}
        />
        {t("uploads.changes.guard.confirm", { count: delisted })}
      </label>
    </div>
  );
}
