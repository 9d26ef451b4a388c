import type { MessageAttachment } from "@propertyvr/contracts";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { useWhenIdle } from "../../../lib/use-when-idle.ts";
import type { FileToolsProps } from "./file-tools-props.ts";

const Tools = lazy<ComponentType<FileToolsProps>>(() =>
  import("./file-tools.tsx").then(
    ({ FileTools }) => ({ default: FileTools }),
    () => ({ default: () => null }),
  ),
);

/** Attaching files, which nobody needs to type: its code comes after the page is painted. */
export function FileTools(props: FileToolsProps) {
  const [isIdle, setIdle] = useState(false);
  useWhenIdle(() => setIdle(true));
  return isIdle ? (
    <Suspense fallback={null}>
      <Tools {...props} />
    </Suspense>
  ) : null;
}

const Shown = lazy<ComponentType<{ files: readonly MessageAttachment[] }>>(() =>
  import("./message-files.tsx").then(
    ({ MessageFiles }) => ({ default: MessageFiles }),
    () => ({ default: FileNames }),
  ),
);

/** The files of a message; until their code is there, their names. */
export const MessageFiles = ({ files }: { files: readonly MessageAttachment[] }) => (
  <Suspense fallback={<FileNames files={files} />}>
    <Shown files={files} />
  </Suspense>
);

const FileNames = ({ files }: { files: readonly MessageAttachment[] }) => (
  <ul className="flex max-w-full min-w-0 flex-col items-end gap-2">
    {files.map(({ id, name }) => (
      <li key={id} className="min-h-14 max-w-full truncate">
        {name}
      </li>
    ))}
  </ul>
);
