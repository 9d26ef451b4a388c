import { Camera, ImagePlus, Paperclip } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useT } from "../../../lib/i18n/index.ts";
import { IconButton, showToast } from "../../../ui/index.ts";
import { isTouch } from "../send-key.ts";
import { useDraftFiles } from "./draft-files.ts";
import { FileList } from "./file-list.tsx";
import type { FileToolsProps } from "./file-tools-props.ts";
import { fileMessages } from "./messages.ts";
import { attachFiles, resumeFiles } from "./uploads.ts";

const DOCUMENTS =
  ".pdf,.doc,.docx,.txt,.xlsx,.pptx,application/pdf,application/msword,text/plain,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.openxmlformats-officedocument.presentationml.presentation";
/** A phone that keeps photos as HEIC gives JPEG to whoever asks for that. */
const PICTURES = "image/jpeg,image/png,image/webp,image/gif";

/** Files at the prompt box: buttons, dropping, pasting, and what becomes of each. */
export function FileTools({ place, box, buttons }: FileToolsProps) {
  const t = useT(fileMessages);
  const files = useDraftFiles(place);
  const attach = (chosen: readonly File[]): void => {
    if (chosen.length === 0) return;
    if (!attachFiles(place, chosen)) showToast(t("files.tooMany"));
  };
  const latest = useRef(attach);
  useEffect(() => {
    latest.current = attach;
  });
  useEffect(() => resumeFiles(place), [place]);
  useEffect(() => {
    const { current: field } = box;
    const onPaste = (event: ClipboardEvent): void => {
      const pasted = [...(event.clipboardData?.files ?? [])];
      if (pasted.length === 0) return;
      event.preventDefault();
      latest.current(pasted);
    };
    field?.addEventListener("paste", onPaste);
    return () => field?.removeEventListener("paste", onPaste);
  }, [box]);
  const isOver = useDropped((dropped) => latest.current(dropped));
  return (
    <>
      {isOver && (
        <p className="mb-2 rounded-md border-2 border-dashed border-brand bg-brand-soft px-4 py-3 text-center font-[550] text-brand">
          {t("files.drop")}
        </p>
      )}
      <FileList place={place} files={files} onEmptied={() => box.current?.focus()} />
      {buttons !== null &&
        createPortal(
          <>
            <Choose
              label={t("files.documents")}
              accept={DOCUMENTS}
              icon={<Paperclip size={19} strokeWidth={1.8} aria-hidden />}
              onFiles={attach}
            />
            <Choose
              label={t("files.pictures")}
              accept={PICTURES}
              icon={<ImagePlus size={19} strokeWidth={1.8} aria-hidden />}
              onFiles={attach}
            />
            {isTouch() && (
              <Choose
                label={t("files.camera")}
                accept="image/jpeg"
                isCamera
                icon={<Camera size={19} strokeWidth={1.8} aria-hidden />}
                onFiles={attach}
              />
            )}
          </>,
          buttons,
        )}
    </>
  );
}

function Choose(props: {
  label: string;
  accept: string;
  isCamera?: boolean;
  icon: ReactNode;
  onFiles: (files: readonly File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={props.label}
        title={props.label}
        icon={props.icon}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple={props.isCamera !== true}
        accept={props.accept}
        {...(props.isCamera === true && { capture: "environment" as const })}
        aria-label={props.label}
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          props.onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = "";
        }}
      />
    </>
  );
}

/** Files dropped anywhere on the page, but for a window that takes them itself; whether some are held over it. */
function useDropped(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const areFiles = (event: DragEvent): boolean =>
      !event.defaultPrevented &&
      (event.dataTransfer?.types.includes("Files") ?? false) &&
      !(event.target instanceof Element && event.target.closest("[role=dialog]"));
    const onDragOver = (event: DragEvent): void => {
      if (!areFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = ({ relatedTarget }: DragEvent): void => {
      // Out of the page; from one element to the next it is still over it.
      if (relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent): void => {
      setOver(false);
      if (!areFiles(event)) return;
      event.preventDefault();
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    document.addEventListener("dragover", onDragOver);
    document.addEventListener("dragleave", onDragLeave);
    document.addEventListener("drop", onDrop);
    return () => {
      document.removeEventListener("dragover", onDragOver);
      document.removeEventListener("dragleave", onDragLeave);
      document.removeEventListener("drop", onDrop);
    };
  }, []);
  return isOver;
}
