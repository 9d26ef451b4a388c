import { useRef, useState } from "react";
import { useT } from "../../../lib/i18n/index.ts";
import { Button } from "../../../ui/index.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import { uploadMessages } from "../messages.ts";
import { type JsonError, jsonErrorIn } from "./json-error.ts";

/** Homes as JSON, typed or pasted. */
export function JsonBox({ onJson }: { onJson: (file: File) => void }) {
  const t = useT(uploadMessages);
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [refusal, setRefusal] = useState<"needed" | JsonError | null>(null);

  const send = (): void => {
    if (text.trim() === "") return refuse("needed");
    const error = jsonErrorIn(text);
    if (error !== undefined) return refuse(error);
    onJson(new File([text], "pasted.json", { type: "application/json" }));
  };
  const refuse = (why: "needed" | JsonError): void => {
    setRefusal(why);
    const area = box.current;
    area?.focus();
    if (why !== "needed") area?.setSelectionRange(...selectionOf(text, why));
  };
  const said =
    refusal === null
      ? undefined
      : refusal === "needed"
        ? t("uploads.json.needed")
        : t("uploads.json.invalid");
  const place = refusal === null || refusal === "needed" ? null : refusal;
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        ref={box}
        label={t("uploads.json.label")}
        hint={place === null ? t("uploads.json.hint") : t("uploads.json.at", { ...place })}
        error={said}
        value={text}
        spellCheck={false}
        rows={9}
        onChange={(event) => {
          setText(event.target.value);
          setRefusal(null);
        }}
        className="[&_textarea]:min-h-56 [&_textarea]:font-mono [&_textarea]:text-sm"
      />
      <Button className="self-end" onClick={send}>
        {t("uploads.continue")}
      </Button>
    </div>
  );
}

/** The letter at the place, so that the box scrolls to it and shows it. */
function selectionOf(text: string, { line, column }: JsonError): [number, number] {
  const before = text.split("\n").slice(0, line - 1);
  const at = before.reduce((length, each) => length + each.length + 1, 0) + column - 1;
  return [at, Math.min(text.length, at + 1)];
}
