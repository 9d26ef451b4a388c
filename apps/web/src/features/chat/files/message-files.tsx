import type { MessageAttachment } from "@propertyvr/contracts";
import { useState } from "react";
import { openStream } from "../../../lib/api/index.ts";
import { fileEndpoints } from "../../../lib/api/file-endpoints.ts";
import { formatBytes } from "../../../lib/format-bytes.ts";
import { useLanguage, useT } from "../../../lib/i18n/index.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button, Dialog, showToast, VisuallyHidden } from "../../../ui/index.ts";
import { FileIcon } from "./file-icon.tsx";
import { fileMessages } from "./messages.ts";
import { shortName } from "./short-name.ts";
import { useAttachedPicture } from "./use-attached-picture.ts";

/** The files of a message: pictures open, others are downloaded. */
export function MessageFiles({ files }: { files: readonly MessageAttachment[] }) {
  const t = useT(fileMessages);
  const [opened, setOpened] = useState<MessageAttachment | null>(null);
  return (
    <>
      <ul
        aria-label={t("files.list")}
        className="flex max-w-full min-w-0 flex-wrap justify-end gap-2 sm:max-w-[80%]"
      >
        {files.map((file) => (
          <li key={file.id} className="max-w-full min-w-0">
            <FileButton file={file} onOpen={() => setOpened(file)} />
          </li>
        ))}
      </ul>
      {opened !== null && <PictureWindow file={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function FileButton({ file, onOpen }: { file: MessageAttachment; onOpen: () => void }) {
  const t = useT(fileMessages);
  const language = useLanguage();
  const { name, picture, bytes } = file;
  const isPicture = picture !== undefined;
  const facts = [
    isPicture
      ? t("files.pixels", { width: picture.width, height: picture.height })
      : nameOfType(file),
    formatBytes(bytes, language),
  ];
  return (
    <button
      type="button"
      title={name}
      onClick={() => (isPicture ? onOpen() : void download(file, t("files.failed")))}
      className="flex min-h-14 max-w-full min-w-0 items-center gap-3 rounded-md border border-line-2 bg-surface p-2 pr-3 text-left transition-colors duration-140 hover:border-line-3 hover:bg-surface-2 sm:max-w-80"
    >
      <VisuallyHidden>{t(isPicture ? "files.open" : "files.download")} </VisuallyHidden>
      <Thumb file={file} />
      <span className="min-w-0">
        <span className="line-clamp-2 text-sm leading-snug font-[550] wrap-anywhere">
          {shortName(name)}
        </span>
        <span className="block truncate text-xs text-ink-2">
          {facts.join(" · ")}
          {file.share_with_model && ` · ${t("files.shared")}`}
        </span>
      </span>
    </button>
  );
}

function Thumb({ file }: { file: MessageAttachment }) {
  const address = useAttachedPicture(file.picture === undefined ? null : file.id, "small");
  return (
    <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-[10px] bg-brand-soft text-brand">
      {address === null ? (
        <FileIcon kind={file.kind} />
      ) : (
        <img src={address} alt="" className="size-full object-cover" />
      )}
    </span>
  );
}

function PictureWindow({ file, onClose }: { file: MessageAttachment; onClose: () => void }) {
  const t = useT(fileMessages);
  const address = useAttachedPicture(file.id, "large");
  const { picture, name } = file;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      closeLabel={t("files.close")}
      width="lg"
      footer={
        <Button onClick={() => void download(file, t("files.failed"))}>
          {t("files.download")}
        </Button>
      }
    >
      <div
        className="mx-auto max-h-[70dvh] max-w-full overflow-hidden rounded-md bg-surface-2"
        style={{ aspectRatio: picture && `${String(picture.width)} / ${String(picture.height)}` }}
      >
        {address !== null && (
          <img
            src={address}
            alt={t("files.pictureOf", { name })}
            className="size-full object-contain"
          />
        )}
      </div>
    </Dialog>
  );
}

async function download({ id, name }: MessageAttachment, failed: string): Promise<void> {
  try {
    const response = await openStream(fileEndpoints.attachedFile, {
      params: { id },
      headers: { accept: "*/*" },
    });
    saveFile(name, await response.blob());
  } catch {
    showToast(failed, { kind: "error" });
  }
}

/** "PDF", "DOCX": what a person knows it by. */
const nameOfType = ({ name, kind }: MessageAttachment): string =>
  (/\.([^.]{1,5})$/.exec(name)?.[1] ?? kind).toUpperCase();
