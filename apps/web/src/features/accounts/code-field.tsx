import { useRef } from "react";
import { isProblem } from "../../lib/api/index.ts";
import { useT } from "../../lib/i18n/index.ts";
import { TextField } from "../../ui/text-field.tsx";
import { secondStepMessages } from "./second-step-messages.ts";

export type CodeKind = "app" | "recovery";
/** What is typed, and which of the two it is meant to be. */
export interface TypedCode {
  readonly kind: CodeKind;
  readonly code: string;
}
export const NO_CODE: TypedCode = { kind: "app", code: "" };

/** Whether the server refused the code, and not something beside it. */
export const isWrongCode = (error: unknown): boolean =>
  isProblem(error, "invalid") && error.errors.some(({ field }) => field === "code");

/** A field for a code of the app that turns into one for a recovery code. */
export function CodeField(props: {
  typed: TypedCode;
  onChange: (typed: TypedCode) => void;
  fault: "missing" | "wrong" | null;
}) {
  const t = useT(secondStepMessages);
  const { typed, onChange, fault } = props;
  const { kind } = typed;
  const box = useRef<HTMLDivElement>(null);
  const other: CodeKind = kind === "app" ? "recovery" : "app";
  return (
    <div ref={box} className="flex flex-col items-start gap-1">
      <TextField
        // A field of its own: the phone's keyboard is another one.
        key={kind}
        className="w-full"
        label={t(`code.${kind}`)}
        value={typed.code}
        name="code"
        required
        maxLength={40}
        autoCapitalize="none"
        spellCheck={false}
        {...(kind === "app"
          ? { inputMode: "numeric", autoComplete: "one-time-code" }
          : { autoComplete: "off" })}
        error={fault === null ? undefined : t(`code.${fault}.${kind}`)}
        onChange={(event) => onChange({ kind, code: event.target.value })}
      />
      <button
        type="button"
        onClick={() => {
          onChange({ kind: other, code: "" });
          requestAnimationFrame(() => box.current?.querySelector("input")?.focus());
        }}
        className="min-h-9 text-sm font-[550] text-brand underline-offset-4 hover:underline touch:min-h-11"
      >
        {t(kind === "app" ? "code.useRecovery" : "code.useApp")}
      </button>
    </div>
  );
}
