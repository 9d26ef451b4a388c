import type { ComponentProps, ReactNode } from "react";
import { cn } from "./classes.ts";
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx";

export interface TextFieldProps
  extends Omit<ComponentProps<"input">, "id" | "className">, FieldFrameProps {
  /** Stands inside the field at its end, e.g. a show-password button. */
  end?: ReactNode;
}

export function TextField({ label, error, hint, end, className, ...rest }: TextFieldProps) {
  return (
    <FieldFrame {...rest} {...{ label, error, hint, className }}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            className={cn(control.className, end !== undefined && "pr-14")}
          />
          {end !== undefined && (
            <div className="absolute inset-y-0 right-1 grid place-items-center">{end}</div>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
