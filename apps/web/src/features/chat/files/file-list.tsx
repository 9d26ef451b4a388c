import type { OfferedModel } from "@propertyvr/contracts";
import type { Language } from "@propertyvr/vocabulary";
import { useQuery } from "@tanstack/react-query";
import { RotateCw, TriangleAlert, X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { formatBytes } from "../../../lib/format-bytes.ts";
import { type Translate, useLanguage, useT } from "../../../lib/i18n/index.ts";
import { canAnswer, modelsQuery } from "../../../lib/models/models.ts";
import { usePreferences } from "../../../lib/preferences.ts";
import { cn, IconButton, Progress, VisuallyHidden } from "../../../ui/index.ts";
import { type DraftFile, draftFiles, setDraftFiles } from "./draft-files.ts";
import { FileIcon } from "./file-icon.tsx";
import { fileMessages } from "./messages.ts";
import { shortName } from "./short-name.ts";
import { onUploaded, removeFile, retryFile, uploadedShare } from "./uploads.ts";
import { useAttachedPicture } from "./use-attached-picture.ts";

/** The files at the prompt box, each with its state and what can be done about it. */
export function FileList(props: {
  place: string;
  files: readonly DraftFile[];
  /** The last one was taken away, and the focus with it. */
  onEmptied: () => void;
}) {
  const t = useT(fileMessages);
  const language = useLanguage();
  const { place, files } = props;
  const said = files.map((file) => sentenceOf(file, t, language)).filter((each) => each !== "");
  return (
    <>
      <VisuallyHidden>
        <output>{said.join(". ")}</output>
      </VisuallyHidden>
      {files.length > 0 && (
        <ul
          aria-label={t("files.list")}
          className="mb-2 grid max-h-[38dvh] items-start grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-2 overflow-y-auto pt-1 pr-2.5"
        >
          {files.map((file) => (
            <FileCard
              key={file.key}
              place={place}
              file={file}
              onRemove={() => {
                removeFile(place, file);
                if (files.length === 1) props.onEmptied();
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}

type T = Translate<keyof (typeof fileMessages)["en"]>;

const sentenceOf = (file: DraftFile, t: T, language: Language): string => {
  if (file.state === "ready") return t("files.saidReady", { name: file.name });
  const reason = reasonOf(file, t, language);
  return reason === undefined ? "" : `${file.name}: ${reason}`;
};

const reasonOf = ({ fault, failure }: DraftFile, t: T, language: Language): string | undefined =>
  fault === undefined ? failure?.[language] : t(`files.${fault}`);

function FileCard({
  place,
  file,
  onRemove,
}: {
  place: string;
  file: DraftFile;
  onRemove: () => void;
}) {
  const t = useT(fileMessages);
  const { name, key, state, canRetry } = file;
  const model = useModelOn();
  const canTakeIt = model !== undefined && (file.kind !== "image" || model.sees_pictures);
  const isOnItsWay = state === "sending" || state === "reading";
  return (
    <li
      className={cn(
        "flex min-w-0 flex-col rounded-md border bg-surface-2 p-2",
        state === "failed" ? "border-bad" : "border-line-2",
      )}
    >
      <div className="flex min-w-0 items-center gap-2.5">
        <Thumb file={file} />
        <div className="min-w-0 flex-1">
          <p className="line-clamp-2 text-sm leading-snug font-[550] wrap-anywhere" title={name}>
            {shortName(name)}
          </p>
          <State file={file} />
        </div>
        {state === "failed" && canRetry === true && (
          <IconButton
            label={t("files.retryOf", { name })}
            title={t("files.retry")}
            icon={<RotateCw size={16} aria-hidden />}
            onClick={() => retryFile(place, key)}
          />
        )}
        <IconButton
          label={t(isOnItsWay ? "files.cancel" : "files.remove", { name })}
          icon={<X size={17} aria-hidden />}
          className="-mr-1"
          onClick={onRemove}
        />
      </div>
      {canTakeIt && state === "ready" && (
        <label className="mt-1.5 flex min-h-6 items-center gap-2 border-t border-line pt-1.5 text-xs text-ink-2 touch:min-h-11">
          <input
            type="checkbox"
            checked={file.isShared}
            className="size-4 accent-brand"
            onChange={({ target }) =>
              setDraftFiles(
                place,
                draftFiles(place).map((each) =>
                  each.key === key ? { ...each, isShared: target.checked } : each,
                ),
              )
            }
          />
          {t("files.share")}
        </label>
      )}
    </li>
  );
}

/** The language model that would answer now; undefined where the built-in assistant does. */
function useModelOn(): OfferedModel | undefined {
  const { selectedModel } = usePreferences();
  const { data } = useQuery(modelsQuery);
  const model = data?.models.find(({ id }) => id === selectedModel);
  return model?.provider !== null && model !== undefined && canAnswer(model) ? model : undefined;
}

function State({ file }: { file: DraftFile }) {
  const t = useT(fileMessages);
  const language = useLanguage();
  const { key, name, state, bytes } = file;
  const share = useSyncExternalStore(onUploaded, () => uploadedShare(key));
  if (state === "failed")
    return (
      <p className="flex gap-1.5 text-xs text-bad">
        <TriangleAlert size={14} aria-hidden className="mt-0.5 shrink-0" />
        <span>{reasonOf(file, t, language)}</span>
      </p>
    );
  return (
    <>
      <p className="truncate text-xs text-ink-2">
        {formatBytes(bytes, language)}
        {" · "}
        {state === "sending"
          ? t("files.sending", { percent: Math.round(share * 100) })
          : t(state === "reading" ? "files.reading" : "files.ready")}
      </p>
      {state === "sending" && (
        <Progress label={t("files.sendingOf", { name })} value={share} className="mt-1" />
      )}
      {state === "reading" && <Progress label={t("files.readingOf", { name })} className="mt-1" />}
    </>
  );
}

function Thumb({ file: { id, kind, state } }: { file: DraftFile }) {
  const address = useAttachedPicture(kind === "image" && state === "ready" ? id : null, "small");
  return (
    <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-[10px] bg-brand-soft text-brand">
      {address === null ? (
        <FileIcon kind={kind} />
      ) : (
        <img src={address} alt="" className="size-full object-cover" />
      )}
    </span>
  );
}
