import { useId } from "react";
import { useT } from "../../../lib/i18n/index.ts";
import { cn } from "../../../ui/classes.ts";
import { ENCODING_TEXTS, previewMessages } from "./preview-messages.ts";
import type { FileEncoding, PreviewedFile } from "../check/protocol.ts";

/** The first words of the file as each encoding reads them: a person sees at once which is right. */
export function EncodingChoice(props: {
  samples: PreviewedFile["samples"];
  chosen: string;
  onChoose: (encoding: FileEncoding) => void;
}) {
  const t = useT(previewMessages);
  const name = useId();
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-sm text-sm text-brand underline underline-offset-4 touch:min-h-11">
        {t("uploads.preview.encoding.change")}
      </summary>
      <fieldset className="mt-2">
        <legend className="mb-2 text-sm text-ink-2">{t("uploads.preview.encoding.choose")}</legend>
        <div className="grid gap-2 md:grid-cols-3">
          {props.samples.map(({ encoding, text }) => {
            const isChosen = encoding === props.chosen;
            return (
              <label
                key={encoding}
                className={cn(
                  "flex min-w-0 cursor-pointer flex-col gap-1.5 rounded-md border p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
                  isChosen ? "border-brand bg-brand-soft" : "border-line-3 bg-surface",
                )}
              >
                <span className="flex items-center gap-2 text-sm font-[550]">
                  <input
                    type="radio"
                    name={name}
                    className="accent-brand"
                    checked={isChosen}
                    onChange={() => props.onChoose(encoding)}
                  />
                  {t(ENCODING_TEXTS[encoding])}
                </span>
                <span className="line-clamp-3 text-sm wrap-anywhere text-ink-2">{text}</span>
              </label>
            );
          })}
        </div>
      </fieldset>
    </details>
  );
}
