import type { ComponentProps } from "react";
import { cn } from "./classes.ts";
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx";

export interface TextAreaProps
  extends Omit<ComponentProps<"textarea">, "id" | "className">, FieldFrameProps {}

/** A field of several lines, which grows with its text where the browser can. */
export function TextArea({ label, error, hint, className, ...rest }: TextAreaProps) {
  return (
    <FieldFrame {...rest} {...{ label, error, hint, className }}>
      {(control) => (
        <textarea
          rows={3}
          {...rest}
          {...control}
          className={cn(control.className, "field-sizing-content max-h-60 min-h-24 resize-y")}
        />
      )}
    </FieldFrame>
  );
}
